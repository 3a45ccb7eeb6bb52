"""Pictures of a match: a turn, a chain, its messages and questions, its ends."""

from collections.abc import Iterator

from chek.scene.result import ResultScene
from chek.scene.shots.table import CHAIN, MIDDLE, NAMES, STEP_DEG, open_at, press_on
from engine.device.operator import Operator
from engine.device.pad import Button

QUIET = "2NN1N2/3N4/W3N3/1W6/W1WN4/W3S3/5S2/1S4S1 W - 2,1,1,1 85"
LAST_TWO = "8/3N4/8/1S6/8/8/8/8 S - 7,7 3"
ENDS = (
    "N3E/5/2S2/5/2S1W S - 5,2,1,3 0",
    "5/2N2/5/1S3/5 S - 7,7 3",
    "N3E/5/5/5/S3W S - 3,1,3,3 0",
    "N3E/5/5/5/S3W S - 3,3,3,3 0",
)
TO_C4 = 2


def turn(operator: Operator) -> Iterator[str]:
    """Pick, aim by crank, attack, and the dice on their way."""
    open_at(operator, MIDDLE)
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


def chain(operator: Operator) -> Iterator[str]:
    """A chain, its links shown, and its next target."""
    open_at(operator, CHAIN)
    yield "chek-chain"
    operator.turn(STEP_DEG)
    operator.settle()
    yield "chek-chain-target"


def messages(operator: Operator) -> Iterator[str]:
    """The countdown of a quiet match, and the last two pieces."""
    open_at(operator, QUIET, NAMES)
    yield "chek-quiet"
    operator.home()
    open_at(operator, LAST_TWO)
    yield "chek-last-two"


def dock(operator: Operator) -> Iterator[str]:
    """The crank is folded in, and the end is offered."""
    open_at(operator, MIDDLE, NAMES)
    operator.dock(docked=True)
    operator.settle()
    yield "chek-dock"
    operator.press(Button.DOWN, Button.A)
    operator.settle()
    yield "chek-vote"
    operator.dock(docked=False)


def talk(operator: Operator) -> Iterator[str]:
    """The menu over a match that has some rolls behind it, and what its items open."""
    open_at(operator, MIDDLE, NAMES)
    press_on(operator, 60)
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
    operator.press(*[Button.DOWN] * 3, Button.A)
    operator.settle()
    yield "chek-resign"
    operator.press(Button.A)
    operator.settle()
    yield "chek-resign-sure"


def ends(operator: Operator) -> Iterator[str]:
    """Ends by agreement: one winner, two, three, four."""
    for winners, position in enumerate(ENDS, 1):
        open_at(operator, position, NAMES)
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
        if winners == 1:
            operator.press(Button.MENU)
            operator.settle()
            yield "chek-result-menu"
            operator.press(Button.B, Button.B)
            operator.settle()
            operator.press(Button.MENU)
            operator.settle()
            yield "chek-over-menu"
        operator.home()
