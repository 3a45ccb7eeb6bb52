"""How a match begins: its envelope, its journal, its first state."""

from chek import make_cpu
from chek.notation import ChekNotation
from chek.ownboards import with_first
from chek.rules import Chek, complete_options
from chek.scene.play.sitting import Sitting
from chek.state import State
from engine.core.codec import FORMAT, Envelope
from engine.core.cpu import HUMAN, check_seats
from engine.core.game import Options
from engine.core.match import from_start
from engine.core.saveline import STAMP
from engine.core.turn import LETTERS
from engine.device.console import Console
from engine.device.seating import names_of


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
    sitting = (*seats, *[HUMAN] * first.setup.seats)[: first.setup.seats]
    envelope = Envelope(
        format=FORMAT,
        slug=Chek.slug,
        rules_version=Chek.rules_version,
        options=full,
        names=names_of(names, sitting),
        seats=sitting,
        seed=console.make_seed(),
        created=f"{console.now():{STAMP}}",
        position=position,
    )
    return _open(console, envelope, first)


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


def _open(console: Console, envelope: Envelope, first: State) -> Sitting:
    from chek import CARD

    check_seats(make_cpu, envelope.seats)
    journal = console.shelf.begin(CARD, envelope)
    try:
        return Sitting(from_start(first, envelope.seed), journal, envelope)
    except OSError:
        journal.close()
        raise
