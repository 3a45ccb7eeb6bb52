"""Pictures of the clock: over the board, in the menu, in a question, and where it stands still."""

from collections.abc import Iterator

from chingo.scene.shots.table import QUIET, lift, open_at
from engine.core.cpu import HUMAN
from engine.device.operator import Operator
from engine.device.pad import Button


def clock(operator: Operator) -> Iterator[str]:
    """It runs where the board has been seen, and waits behind the curtain."""
    open_at(operator, QUIET, clock="20")
    lift(operator)
    operator.tick(300)
    operator.press(Button.MENU)
    operator.tick(180)
    yield "chingo-clock-menu"
    operator.press(Button.MENU)
    operator.tick(2)
    yield "chingo-clock"
    operator.home()
    open_at(operator, QUIET, clock="20")
    lift(operator)
    _offer(operator)
    operator.tick(180)
    yield "chingo-clock-offer"
    operator.tick(420)
    lift(operator)
    yield "chingo-clock-unanswered"
    operator.home()
    open_at(operator, QUIET, (HUMAN, "cpu:1"), clock="20")
    operator.tick(60)
    operator.dock(docked=True)
    operator.tick(30)
    yield "chingo-clock-docked"
    operator.press(Button.B)
    operator.tick(2)
    yield "chingo-clock-waits"
    operator.dock(docked=False)


def _offer(operator: Operator) -> None:
    """Menu, Match, Offer a draw, Offer it."""
    for presses in ((Button.MENU,), (Button.DOWN, Button.DOWN, Button.A)):
        operator.press(*presses)
        operator.settle()
    operator.press(Button.DOWN, Button.DOWN, Button.A)
    operator.settle()
    operator.press(Button.UP, Button.A)
    operator.tick(2)
