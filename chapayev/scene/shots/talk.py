"""Pictures of a match's menu and questions, of the last strike again, and of records."""

from collections.abc import Iterator

from chapayev.scene.making import make_replay
from chapayev.scene.shots.table import MIDDLE, make_at, open_at, skip, strike
from engine.core.record import parse_record
from engine.device.operator import Operator
from engine.device.pad import Button

RECORD = """
[Game "chapayev"]
[South "Anna"]
[North "Bruno"]

w4@000.0/100 [w4:229376,464649,up b4:off]
w5@002.0/94 [w5:329307,465631,up b5:off b6:off]
"""


def menu(operator: Operator) -> Iterator[str]:
    """The menu and what its items open; docking in flight; leaving; resigning."""
    open_at(operator, MIDDLE)
    strike(operator, (0, 4), 3490)
    operator.tick(10)
    operator.dock(docked=True)
    operator.tick(2)
    operator.settle()
    yield "chapayev-dock"
    operator.dock(docked=False)
    operator.tick(8)
    skip(operator)
    operator.press(Button.MENU)
    operator.settle()
    yield "chapayev-menu"
    operator.press(Button.DOWN, Button.A)
    operator.settle()
    yield "chapayev-help"
    operator.press(Button.B)
    _open_match(operator, 0)
    yield "chapayev-log"
    operator.press(Button.B)
    operator.tick(2)
    operator.press(Button.B)
    operator.settle()
    yield "chapayev-leave"
    operator.press(Button.B)
    _open_match(operator, 3)
    yield "chapayev-resign-who"
    operator.press(Button.A)
    operator.settle()
    yield "chapayev-resign-sure"
    operator.press(Button.UP, Button.A)
    operator.tick(60)
    yield "chapayev-result-resigned"


def again(operator: Operator) -> Iterator[str]:
    """The list of what else there is, and the last strike again."""
    open_at(operator, MIDDLE)
    strike(operator, (0, 4), 3490)
    operator.tick(4)
    skip(operator)
    operator.press(Button.MENU)
    operator.settle()
    operator.press(Button.DOWN, Button.DOWN, Button.A)
    operator.settle()
    yield "chapayev-match"
    operator.press(Button.DOWN, Button.A)
    operator.tick(80)
    yield "chapayev-last-strike"


def cpu(operator: Operator) -> Iterator[str]:
    """A CPU player shows what it aims at, and how hard it strikes."""
    operator.stage.push(make_at(operator, MIDDLE.replace("T:w", "T:b"), ("human", "cpu:1")))
    operator.tick(24)
    yield "chapayev-cpu"


def _open_match(operator: Operator, item: int) -> None:
    """An item of the list behind the menu's last one."""
    operator.settle()
    operator.press(Button.MENU)
    operator.settle()
    operator.press(Button.DOWN, Button.DOWN, Button.A)
    operator.settle()
    operator.press(*[Button.DOWN] * item, Button.A)
    operator.settle()


def watch(operator: Operator) -> Iterator[str]:
    """A record at its beginning, and a strike in it."""
    from chapayev import CARD

    record = parse_record(RECORD, lambda _slug: CARD)
    operator.open(make_replay(operator.console, record.match, record.headers))
    yield "chapayev-replay"
    operator.press(Button.RIGHT)
    operator.tick(12)
    yield "chapayev-replay-strike"
    operator.settle()
    yield "chapayev-replay-end"
