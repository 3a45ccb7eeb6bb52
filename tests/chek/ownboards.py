"""Hands for the own boards: a list of some, and the way to rows, answers and menu items."""

from typing import Any

from chek import CARD
from chek.ownboards import parse_board
from chek.scene.own.boards import BoardsScene
from chek.scene.own.editor import EditorScene
from chek.scene.own.keeping import DRAWER, Boards
from chek.scene.own.rows import Key
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from tests.engine.driving import Driver, longer_words, make_console, read
from tests.engine.fakes import FakeScene
from tests.engine.keeping import Shelf

DUEL = "Chek board Duel: S3N/5/5/5/N3S"
FOUR = "Chek board Four: N4E/6/6/6/6/S4W"
HALF_DONE = "Chek board Half: 5/5/5/5/1SSS1"


def open_boards(*boards: str, seats: int = 2, size: int = 5, **options: Any) -> Driver:
    console = make_console(Shelf(), cards=(CARD,))
    for text in boards:
        Boards(console.cabinet).keep(parse_board(text))
    driver = Driver(console, FakeScene("home"), **options)
    driver.open(BoardsScene(console, seats=seats, size=size))
    return driver


def papers(driver: Driver) -> list[str]:
    return [paper.text.strip() for paper in driver.console.cabinet.papers(DRAWER)]


def go(driver: Driver, at: int) -> None:
    """The bar to a row of the list, the editor or the title."""
    scene: Any = driver.top
    cursor = scene._list.cursor if isinstance(scene, BoardsScene) else scene._cursor
    while cursor.at != at:
        driver.press(Button.DOWN)


def choose(driver: Driver, at: int) -> None:
    """An answer of a dialog."""
    driver.settle()
    assert driver.shows(Dialog)
    driver.press(*[Button.DOWN] * at, Button.A)
    driver.settle()


def menu(driver: Driver, at: int) -> None:
    driver.press(Button.MENU)
    driver.settle()
    driver.press(*[Button.DOWN] * at, Button.A)
    driver.settle()


def editor(driver: Driver) -> EditorScene:
    assert isinstance(driver.top, EditorScene)
    return driver.top


def rows(driver: Driver) -> str:
    return editor(driver)._work.board.rows


def new(driver: Driver, *, symmetry: int = 0) -> EditorScene:
    """A new board, its symmetry so many steps from the one that it begins with."""
    go(driver, 0)
    driver.press(Button.A)
    go(driver, Key.SYMMETRY)
    driver.press(*[Button.RIGHT] * symmetry)
    go(driver, Key.LAY)
    return editor(driver)


ELLIPTIC = {"New board…"}


def check_words(driver: Driver, *, cut: object) -> None:
    for each in read(driver):
        assert each.is_inside, each
        assert not each.is_cut or cut or each.text in ELLIPTIC, each
    with longer_words():
        for each in read(driver):
            assert each.is_inside, each
