"""The list of own boards: shared, pasted, copied, thrown away, and played on (C04)."""

from typing import Any

import pytest

from chek import CARD
from chek.ownboards import format_board, parse_board
from chek.scene.board import BoardScene
from chek.scene.making import make_title
from chek.scene.own.boards import BoardsScene
from chek.scene.own.keeping import DRAWER, Boards
from chek.scene.title import TitleScene
from engine.device.audio.cues import Cue
from engine.device.clipboard import NoClipboard
from engine.device.pad import Button
from engine.device.system.notice import Notice
from tests.chek.ownboards import (
    DUEL,
    FOUR,
    HALF_DONE,
    check_words,
    choose,
    go,
    menu,
    open_boards,
    papers,
)
from tests.chek.scene.sitting import title_row
from tests.engine.driving import Driver, make_console, texts
from tests.engine.fakes import FakeScene
from tests.engine.keeping import Shelf

# The list


def test_a_board_is_copied_and_pasted_as_text() -> None:
    driver = open_boards(DUEL)
    go(driver, 1)
    driver.press(Button.A)
    choose(driver, 2)
    assert driver.console.clipboard.paste() == DUEL
    assert driver.shows(Notice)
    assert "boards/chek/Duel.txt" in "".join(texts(driver))
    other = open_boards(FOUR)
    other.console.clipboard.copy(f"\n {DUEL.lower()} \n")
    menu(other, 0)
    assert sorted(papers(other)) == [FOUR, "Chek board duel: S3N/5/5/5/N3S"]
    assert other.top._chosen.board.name == "duel"  # type: ignore[attr-defined]
    menu(other, 0)
    assert len(papers(other)) == 2, "the same board twice is one"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no text on the clipboard; copy one first."),
        ("hello", "A board reads “Chek board NAME: ROWS”"),
        (HALF_DONE, "N has no piece on the board (Ring); each seat needs one."),
    ],
)
def test_what_is_no_board_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    driver = open_boards(DUEL)
    driver.console.clipboard.copy(text)
    menu(driver, 0)
    assert driver.shows(Notice)
    assert sentence in " ".join(texts(driver))
    assert papers(driver) == [DUEL]


class Broken:
    """A desktop without a clipboard."""

    def copy(self, text: str) -> None:
        raise NoClipboard("There is none.")

    def paste(self) -> str:
        raise NoClipboard("There is none.")


def test_without_a_clipboard_the_file_is_named() -> None:
    driver = open_boards(DUEL)
    driver.console.clipboard = Broken()
    go(driver, 1)
    driver.press(Button.A)
    choose(driver, 2)
    told = " ".join(texts(driver))
    assert "Not copied" in told
    assert "There is none. The board is also the file" in told
    driver.press(Button.A)
    menu(driver, 0)
    assert "There is none." in texts(driver)


def test_a_board_is_deleted_only_when_asked_twice() -> None:
    driver = open_boards(DUEL, FOUR)
    for answers in ([], [Button.UP]):
        go(driver, 1)
        driver.press(Button.A)
        choose(driver, 3)
        driver.press(*answers, Button.A)
        driver.settle()
    assert papers(driver) == [FOUR]


def test_a_copy_is_another_board() -> None:
    driver = open_boards(DUEL)
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.DOWN, Button.A)
    assert driver.cues()[-1] == Cue.REFUSE
    driver.press(Button.B)
    driver.settle()
    go(driver, 1)
    menu(driver, 1)
    assert sorted(papers(driver)) == ["Chek board Duel 2: S3N/5/5/5/N3S", DUEL]
    assert driver.top._chosen.board.name == "Duel 2"  # type: ignore[attr-defined]


def test_the_folder_is_told() -> None:
    driver = open_boards()
    menu(driver, 2)
    assert "/data/boards/chek" in " ".join(texts(driver))


def test_what_cannot_be_read_is_told_and_the_rest_is_there() -> None:
    console = make_console(Shelf(), cards=(CARD,))
    Boards(console.cabinet).keep(parse_board(DUEL))
    console.cabinet.keep(DRAWER, "junk", "junk")
    driver = Driver(console, FakeScene("home"))
    driver.stage.push(BoardsScene(console, seats=2, size=8))
    driver.tick()
    driver.settle()
    assert driver.shows(Notice)
    assert "junk: A board reads" in " ".join(texts(driver))
    driver.press(Button.A)
    driver.settle()
    assert "Duel" in texts(driver)
    assert driver.shows(BoardsScene)


# The title, and matches


def open_title(*boards: str, **settings: Any) -> Driver:
    console = make_console(Shelf(), cards=(CARD,), names=("Anna", "Bruno"), **settings)
    for text in boards:
        Boards(console.cabinet).keep(parse_board(text))
    driver = Driver(console, FakeScene("home"))
    driver.open(make_title(console))
    return driver


def envelope(driver: Driver) -> Any:
    shelf = driver.console.shelf
    assert isinstance(shelf, Shelf)
    return shelf.envelopes[-1]


def test_c04_own_boards_follow_the_layouts_on_the_title() -> None:
    driver = open_title(DUEL, FOUR, HALF_DONE)
    title_row(driver, "layout")
    driver.press(Button.LEFT)
    assert "Own boards…" in texts(driver)
    driver.press(Button.LEFT)
    assert "Duel" in texts(driver)
    assert "5 × 5" in texts(driver)
    driver.press(Button.LEFT)
    assert "Double" in texts(driver)
    assert "8 × 8" in texts(driver)
    title_row(driver, "seats")
    driver.press(Button.RIGHT)
    title_row(driver, "layout")
    driver.press(Button.LEFT, Button.LEFT)
    assert "Four" in texts(driver)


@pytest.mark.parametrize("row", ["layout", "start"])
def test_the_last_layout_and_its_button_open_the_boards(row: str) -> None:
    driver = open_title()
    title_row(driver, "layout")
    driver.press(Button.LEFT)
    assert "Open" in texts(driver)
    title_row(driver, row)
    driver.press(Button.A)
    assert driver.shows(BoardsScene)
    driver.press(Button.B)
    assert driver.shows(TitleScene)
    menu(driver, 1)
    assert driver.shows(BoardsScene)


def play_on(driver: Driver, at: int) -> None:
    """From the title to a match on a board of the list."""
    menu(driver, 1)
    go(driver, at)
    driver.press(Button.A)
    choose(driver, 0)
    assert driver.shows(TitleScene)


def test_c04_a_match_on_an_own_board_is_kept_with_it() -> None:
    driver = open_title(DUEL, FOUR)
    play_on(driver, 2)
    assert "Four" in texts(driver)
    assert "4" in texts(driver)
    title_row(driver, "start")
    driver.press(Button.A)
    assert driver.shows(BoardScene)
    kept = envelope(driver)
    assert kept.position == "N4E/6/6/6/6/S4W - - 0,0,0,0 0"
    assert kept.names == ("Anna", "Bruno", "", "")
    assert len(kept.seats) == 4
    assert kept.options["first"] == "lot"


def test_c02_the_first_seat_can_be_chosen_on_an_own_board() -> None:
    driver = open_title(DUEL)
    play_on(driver, 1)
    title_row(driver, "who")
    driver.press(Button.A)
    go(driver, 2)
    driver.press(Button.RIGHT, Button.RIGHT, Button.B)
    title_row(driver, "start")
    driver.press(Button.A)
    assert envelope(driver).position == "S3N/5/5/5/N3S N - 0,0 0"


def test_c04_a_cpu_plays_on_an_own_board() -> None:
    driver = open_title(DUEL, seats=("cpu:5", "cpu:1:bold"))
    play_on(driver, 1)
    title_row(driver, "start")
    driver.press(Button.A)
    assert envelope(driver).seats == ("cpu:5", "cpu:1:bold")
    board = driver.top
    assert isinstance(board, BoardScene)
    driver.tick(400)
    assert len(board._sitting.table.match.log) > 4


def test_a_board_thrown_away_leaves_the_title_with_a_layout() -> None:
    driver = open_title(DUEL)
    play_on(driver, 1)
    menu(driver, 1)
    go(driver, 1)
    driver.press(Button.A)
    choose(driver, 3)
    driver.press(Button.UP, Button.A)
    driver.settle()
    driver.press(Button.B)
    assert "Draughts" in texts(driver)


@pytest.mark.parametrize("at", range(4))
def test_every_word_of_the_list_fits(at: int) -> None:
    driver = open_boards(DUEL, FOUR, HALF_DONE)
    go(driver, at)
    check_words(driver, cut=False)


def test_the_text_of_the_list_is_the_one_that_is_shared() -> None:
    driver = open_boards(DUEL)
    assert papers(driver) == [format_board(parse_board(DUEL))]
