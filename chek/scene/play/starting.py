"""How a match begins: its envelope, its journal, its first state."""

from msgspec.structs import replace

from chek import make_cpu
from chek.notation import ChekNotation
from chek.rules import Chek, complete_options
from chek.scene.play.players import names_of
from chek.scene.play.sitting import Sitting
from chek.state import State
from engine.core.codec import FORMAT, Envelope, start_of
from engine.core.cpu import HUMAN, check_seats
from engine.core.game import Options
from engine.core.match import from_start
from engine.core.saveline import STAMP
from engine.core.turn import LETTERS
from engine.device.console import Console


def start(
    console: Console,
    options: Options,
    names: tuple[str, ...] = (),
    seats: tuple[str, ...] = (),
) -> Sitting:
    """A new match round this handheld; seats that are not named are people's.

    Raises:
        BadOption: the options do not go together.
        RulesError: there is no such CPU player.
    """
    state = Chek().new(options)
    return _open(console, _envelope(console, state, options, (names, seats)))


def start_from(
    console: Console,
    state: State,
    options: Options,
    names: tuple[str, ...] = (),
    seats: tuple[str, ...] = (),
) -> Sitting:
    """A new match that begins where another stood; raises `RulesError`."""
    envelope = _envelope(console, state, options, (names, seats))
    position = ChekNotation().format_position(state)
    return _open(console, replace(envelope, position=position))


def rematch(console: Console, envelope: Envelope) -> Sitting:
    """The same players again; a first seat that was chosen moves on by one."""
    options = dict(envelope.options)
    letters = LETTERS[len(envelope.seats)]
    first = str(options["first"])
    if first in letters and not envelope.position:
        options["first"] = letters[(letters.index(first) + 1) % len(letters)]
    created, seed = f"{console.now():{STAMP}}", console.make_seed()
    return _open(console, replace(envelope, options=options, created=created, seed=seed))


def _envelope(
    console: Console,
    state: State,
    options: Options,
    players: tuple[tuple[str, ...], tuple[str, ...]],
) -> Envelope:
    names, seats = players
    seats = (*seats, *[HUMAN] * state.setup.seats)[: state.setup.seats]
    return Envelope(
        format=FORMAT,
        slug=Chek.slug,
        rules_version=Chek.rules_version,
        options=complete_options(options),
        names=names_of(names, seats),
        seats=seats,
        seed=console.make_seed(),
        created=f"{console.now():{STAMP}}",
    )


def _open(console: Console, envelope: Envelope) -> Sitting:
    from chek import CARD

    check_seats(make_cpu, envelope.seats)
    match = from_start(start_of(CARD, envelope), envelope.seed)
    journal = console.shelf.begin(CARD, envelope)
    try:
        return Sitting(match, journal, envelope)
    except OSError:
        journal.close()
        raise
