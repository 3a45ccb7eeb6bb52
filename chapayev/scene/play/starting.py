"""How a match begins: its envelope, its journal, its first state."""

from chapayev import make_cpu
from chapayev.notation import ChapayevNotation
from chapayev.options import OPTIONS
from chapayev.rules import Chapayev
from chapayev.scene.play.sitting import Sitting
from chapayev.state import State
from engine.core.codec import FORMAT, Envelope
from engine.core.cpu import HUMAN, check_seats
from engine.core.game import Options
from engine.core.match import from_start
from engine.core.option import complete
from engine.core.saveline import STAMP
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

    Raises:
        BadOption: the options do not go together.
        BadPosition: the position does not read.
        RulesError: there is no such CPU player.
    """
    full = complete(OPTIONS, options)
    first = ChapayevNotation().parse_position(position, full) if position else Chapayev().new(full)
    sitting = (*seats, HUMAN, HUMAN)[:2]
    envelope = Envelope(
        format=FORMAT,
        slug=Chapayev.slug,
        rules_version=Chapayev.rules_version,
        options=full,
        names=names_of(names, sitting),
        seats=sitting,
        seed=console.make_seed(),
        created=f"{console.now():{STAMP}}",
        position=position,
    )
    return _open(console, envelope, first)


def rematch(console: Console, envelope: Envelope) -> Sitting:
    """The same players with sides changed, so that the other strikes first."""
    names, seats = envelope.names[::-1], envelope.seats[::-1]
    return start(console, envelope.options, names, seats)


def _open(console: Console, envelope: Envelope, first: State) -> Sitting:
    from chapayev import CARD

    check_seats(make_cpu, envelope.seats)
    journal = console.shelf.begin(CARD, envelope)
    try:
        return Sitting(from_start(first, envelope.seed), journal, envelope)
    except OSError:
        journal.close()
        raise
