"""Every screen of Chek, made by playing: for `shots`, the README and the golden frames."""

from collections.abc import Iterator

from chek.notation import ChekNotation
from chek.rules import OPTIONS
from chek.scene.board import BoardScene
from chek.scene.pages import rules_pages
from chek.scene.play.sitting import Sitting
from chek.scene.play.starting import start
from chek.scene.result import ResultScene
from chek.scene.title import TitleScene
from engine.core.codec import FORMAT, Envelope
from engine.core.cpu import HUMAN
from engine.core.match import from_start
from engine.core.option import complete
from engine.core.words import _
from engine.device.console import Console
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.system.reader import Reader

MIDDLE = "2NN1N2/3N4/W3N2E/1W4E1/W1WN1E1E/W3S2E/5S2/1S4S1 W - 2,1,1,1 0"
CHAIN = "2NN1N2/1N1N4/2W1N2E/2W1SE2/1W1W1S1E/W6E/3SS3/1S4S1 W Wc6 2,1,1,1 0"
QUIET = "2NN1N2/3N4/W3N3/1W6/W1WN4/W3S3/5S2/1S4S1 W - 2,1,1,1 85"
LAST_TWO = "8/3N4/8/1S6/8/8/8/8 S - 7,7 3"
NAMES = ("Anna", "Bruno", "Chiara", "Dmitri")
ENDS = (
    "N3E/5/2S2/5/2S1W S - 5,2,1,3 0",
    "5/2N2/5/1S3/5 S - 7,7 3",
    "N3E/5/5/5/S3W S - 3,1,3,3 0",
    "N3E/5/5/5/S3W S - 3,3,3,3 0",
)
STEP_DEG = 18
TO_C4 = 2


def make_shots(operator: Operator) -> Iterator[str]:
    """Use the handheld; each name is given when its picture is to be taken."""
    for script in (_title, _sizes, _turn, _chain, _messages, _dock, _talk, _ends, _rules):
        yield from script(operator)
        operator.home()


def _at(operator: Operator, position: str, names: tuple[str, ...] = ()) -> None:
    """Open the board on a position."""
    operator.open(make_board(operator.console, position, names))
    operator.rest(4)


def make_board(
    console: Console, position: str, names: tuple[str, ...] = (), sitting: tuple[str, ...] = ()
) -> BoardScene:
    """A match that stands at a position; people sit there if nobody is named."""
    from chek import CARD

    state = ChekNotation().parse_position(position, {})
    seats = state.setup.seats
    envelope = Envelope(
        format=FORMAT,
        slug=CARD.slug,
        rules_version=1,
        options=complete(OPTIONS, {"layout": "sides4" if seats == 4 else "checkers2"}),
        names=(names + ("",) * seats)[:seats],
        seats=sitting or (HUMAN,) * seats,
        seed=3,
        created="2026-11-30 21:40",
        position=position,
    )
    journal = console.shelf.begin(CARD, envelope)
    return BoardScene(console, Sitting(from_start(state, envelope.seed), journal, envelope))


def _title(operator: Operator) -> Iterator[str]:
    operator.open(TitleScene(operator.console))
    yield "chek-title"
    operator.press(Button.UP, Button.A)
    operator.settle()
    yield "chek-options"
    operator.home()


def _sizes(operator: Operator) -> Iterator[str]:
    for layout in ("checkers2", "sides4"):
        for size in range(5, 13):
            options = {"layout": layout, "size": size, "first": "S"}
            operator.open(BoardScene(operator.console, start(operator.console, options)))
            operator.rest(4)
            yield f"chek-{layout}-{size}"
            operator.home()


def _turn(operator: Operator) -> Iterator[str]:
    """Pick, aim by crank, attack, and the dice on their way."""
    _at(operator, MIDDLE)
    yield "chek-board"
    for _step in range(TO_C4):
        operator.turn(STEP_DEG)
        operator.settle()
    yield "chek-hand"
    operator.press(Button.A)
    operator.settle()
    yield "chek-pick"
    operator.press(Button.A)
    for number, ticks in enumerate((4, 8, 8, 12), 1):
        operator.tick(ticks)
        yield f"chek-dice-{number}"
    operator.settle()
    yield "chek-rolled"


def _chain(operator: Operator) -> Iterator[str]:
    _at(operator, CHAIN)
    yield "chek-chain"
    operator.turn(STEP_DEG)
    operator.settle()
    yield "chek-chain-target"


def _messages(operator: Operator) -> Iterator[str]:
    _at(operator, QUIET, NAMES)
    yield "chek-quiet"
    operator.home()
    _at(operator, LAST_TWO)
    yield "chek-last-two"


def _dock(operator: Operator) -> Iterator[str]:
    _at(operator, MIDDLE, NAMES)
    operator.dock(docked=True)
    operator.settle()
    yield "chek-dock"
    operator.press(Button.DOWN, Button.A)
    operator.settle()
    yield "chek-vote"
    operator.dock(docked=False)


def _talk(operator: Operator) -> Iterator[str]:
    """The menu over a match that has some rolls behind it, and what its items open."""
    _at(operator, MIDDLE, NAMES)
    play_on(operator, 60)
    operator.press(Button.MENU)
    operator.settle()
    yield "chek-menu"
    operator.press(Button.DOWN, Button.DOWN, Button.A)
    operator.settle()
    yield "chek-match"
    operator.press(Button.A)
    operator.settle()
    yield "chek-roll-log"
    operator.press(Button.B)
    operator.settle()
    operator.press(Button.MENU)
    operator.settle()
    operator.press(Button.DOWN, Button.DOWN, Button.A)
    operator.settle()
    operator.press(Button.UP, Button.A)
    operator.settle()
    yield "chek-resign"
    operator.press(Button.A)
    operator.settle()
    yield "chek-resign-sure"


def play_on(operator: Operator, presses: int) -> None:
    """Go on with A alone, the hand moved a little so that several pieces play."""
    for press in range(presses):
        operator.settle()
        if press % 3 == 0:
            operator.turn(STEP_DEG)
            operator.settle()
        operator.press(Button.A)
    operator.settle()


def _ends(operator: Operator) -> Iterator[str]:
    """Ends by agreement: one winner, two, three, four."""
    for winners, position in enumerate(ENDS, 1):
        _at(operator, position, NAMES)
        operator.dock(docked=True)
        operator.settle()
        operator.press(Button.DOWN, Button.A)
        operator.settle()
        for _answer in NAMES:
            if not operator.shows(ResultScene):
                operator.press(Button.UP, Button.A)
                operator.settle()
        yield f"chek-result-{winners}"
        operator.dock(docked=False)
        operator.home()


def _rules(operator: Operator) -> Iterator[str]:
    pages = rules_pages(operator.console.fonts)
    for number in range(len(pages)):
        operator.open(Reader(operator.console, _("Chek"), pages, at=number))
        yield f"chek-rules-{number + 1}"
        operator.home()
