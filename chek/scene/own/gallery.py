"""The screens of the own boards, made by laying some out."""

from collections.abc import Iterator

from chek.ownboards import parse_board
from chek.scene.own.boards import BoardsScene
from chek.scene.own.keeping import Boards
from chek.scene.title import TitleScene
from engine.device.operator import Operator
from engine.device.pad import Button

CROSSROADS = "Chek board Crossroads: 2E2W2/3NN3/W6N/1S4E1/1W4N1/S6E/3SS3/2W2E2"
WEDGE = "Chek board Wedge: N1N1N1N1N/1N1N1N1N1/2N1N1N2/9/9/9/2S1S1S2/1S1S1S1S1/S1S1S1S1S"
STEP_DEG = 18


def own_boards(operator: Operator) -> Iterator[str]:
    """Lay one out, keep it, find it in the list and on the title."""
    yield from _laying(operator)
    yield from _list(operator)
    yield from _title(operator)


def _laying(operator: Operator) -> Iterator[str]:
    operator.open(BoardsScene(operator.console, seats=2, size=8))
    yield "chek-boards-empty"
    operator.press(Button.A)
    operator.settle()
    yield "chek-editor-new"
    operator.press(Button.A, *[Button.RIGHT] * 2)
    operator.settle()
    yield "chek-editor-hand"
    for _piece in range(3):
        operator.press(Button.A, Button.RIGHT, Button.UP)
    operator.turn(STEP_DEG)
    operator.press(Button.A, Button.LEFT)
    operator.settle()
    yield "chek-editor-laid"
    operator.press(Button.B, *[Button.DOWN] * 4)
    yield "chek-editor-symmetry"
    operator.press(Button.DOWN)
    yield "chek-editor-fill"
    operator.press(Button.B)
    operator.settle()
    yield "chek-editor-leave"
    operator.press(Button.A)
    operator.home()


def _list(operator: Operator) -> Iterator[str]:
    boards = Boards(operator.console.cabinet)
    for text in (CROSSROADS, WEDGE):
        boards.keep(parse_board(text))
    operator.open(BoardsScene(operator.console, seats=2, size=8))
    operator.press(Button.DOWN, Button.DOWN)
    yield "chek-boards"
    operator.press(Button.DOWN, Button.A)
    operator.settle()
    yield "chek-boards-what"
    operator.press(Button.DOWN, Button.A)
    operator.settle()
    operator.press(*[Button.DOWN] * 3)
    yield "chek-editor-kept"
    operator.press(Button.RIGHT, Button.UP, *[Button.RIGHT] * 3)
    operator.press(Button.UP, Button.UP, Button.A)
    operator.settle()
    yield "chek-editor-12"
    operator.home()
    operator.open(BoardsScene(operator.console, seats=2, size=8))
    operator.press(Button.MENU)
    operator.settle()
    yield "chek-boards-menu"
    operator.home()


def _title(operator: Operator) -> Iterator[str]:
    operator.open(TitleScene(operator.console))
    operator.press(*[Button.UP] * 4, Button.LEFT)
    yield "chek-title-own"
    operator.press(Button.LEFT)
    yield "chek-title-board"
    operator.home()
    operator.console.set(plans={})
