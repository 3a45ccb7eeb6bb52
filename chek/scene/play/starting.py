"""How a match begins: its envelope, its journal, its first state."""

from chek.rules import Chek, complete_options
from chek.scene.play.sitting import Sitting
from engine.core.codec import FORMAT, Envelope
from engine.core.game import Options
from engine.core.match import begin
from engine.core.turn import LETTERS
from engine.device.console import Console
from engine.device.system.dates import STAMP


def start(console: Console, options: Options, names: tuple[str, ...] = ()) -> Sitting:
    """A new match of people round this handheld; raises `BadOption`."""
    game = Chek()
    full = complete_options(options)
    seats = game.new(full).setup.seats
    envelope = Envelope(
        format=FORMAT,
        slug=game.slug,
        rules_version=game.rules_version,
        options=full,
        names=(names + ("",) * seats)[:seats],
        seats=("human",) * seats,
        seed=console.make_seed(),
        created=f"{console.now():{STAMP}}",
    )
    return _open(console, envelope)


def rematch(console: Console, envelope: Envelope) -> Sitting:
    """The same players again; a first seat that was chosen moves on by one."""
    options = dict(envelope.options)
    letters = LETTERS[len(envelope.seats)]
    first = str(options["first"])
    if first in letters:
        options["first"] = letters[(letters.index(first) + 1) % len(letters)]
    return start(console, options, envelope.names)


def _open(console: Console, envelope: Envelope) -> Sitting:
    from chek import CARD

    match = begin(Chek(), envelope.options, envelope.seed)
    journal = console.shelf.begin(CARD, envelope)
    try:
        return Sitting(match, journal, envelope)
    except OSError:
        journal.close()
        raise
