"""How a match begins: its envelope, its journal, its first state."""

from chek import CARD
from chek.notation import ChekNotation
from chek.ownboards import with_first
from chek.rules import Chek, complete_options
from chek.scene.play.sitting import Sitting
from engine.core.codec import Envelope
from engine.core.game import Options
from engine.core.turn import LETTERS
from engine.device.console import Console
from engine.device.opening import open_match, write_envelope


def start(
    console: Console,
    options: Options,
    names: tuple[str, ...] = (),
    seats: tuple[str, ...] = (),
    *,
    position: str = "",
) -> Sitting:
    """A new match round this handheld; seats that are not named are people's.

    It begins with the layout of the options, or with `position` if there is one.

    Raises:
        BadOption: the options do not go together.
        BadPosition: the position does not read.
        RulesError: there is no such CPU player.
    """
    full = complete_options(options)
    first = ChekNotation().parse_position(position, full) if position else Chek().new(full)
    players, count = (names, seats), first.setup.seats
    envelope = write_envelope(console, CARD, full, players, position, count=count)
    return open_match(console, CARD, envelope, Sitting)


def rematch(console: Console, envelope: Envelope) -> Sitting:
    """The same players again; a first seat that was chosen moves on by one."""
    options, position = dict(envelope.options), envelope.position
    letters = LETTERS[len(envelope.seats)]
    first = str(options["first"])
    if first in letters:
        following = letters[(letters.index(first) + 1) % len(letters)]
        moved = position and with_first(position, first, following)
        if not position or moved != position:  # a start, not the middle of a match
            options["first"], position = following, moved
    names, seats = envelope.names, envelope.seats
    return start(console, options, names, seats, position=position)
