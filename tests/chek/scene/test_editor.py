"""A board named and kept, or left with what is not kept (C04)."""

from collections.abc import Callable

import pytest

from chek.scene.own.boards import BoardsScene
from chek.scene.own.editor import EditorScene
from chek.scene.own.keeping import free_name
from chek.scene.own.rows import Key
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from engine.device.system.textentry import TextEntry
from tests.chek.ownboards import (
    DUEL,
    FOUR,
    HALF_DONE,
    check_words,
    choose,
    editor,
    go,
    new,
    open_boards,
    papers,
)
from tests.engine.driving import Driver, texts
from tests.engine.fakes import FakeCabinet

# Naming and keeping


def lay_duel(driver: Driver) -> None:
    """One piece each, and back to the rows."""
    driver.press(Button.A, Button.A, Button.RIGHT, Button.B)


def name(driver: Driver, text: str) -> None:
    go(driver, Key.NAME)
    driver.press(Button.A)
    assert driver.shows(TextEntry)
    driver.press(*[Button.B] * len("Board 1"))
    driver.type(text + "\r")
    driver.settle()


def test_c04_a_board_is_laid_named_and_kept() -> None:
    driver = open_boards()
    new(driver)
    lay_duel(driver)
    name(driver, "Two towers")
    assert "not kept" in texts(driver)
    go(driver, Key.KEEP)
    driver.press(Button.A)
    assert papers(driver) == ["Chek board Two towers: 4N/5/5/5/S4"]
    assert "Kept." in texts(driver)
    assert "not kept" not in texts(driver)
    driver.press(Button.A)
    assert driver.cues()[-1] == Cue.REFUSE
    driver.press(Button.B)
    assert driver.shows(BoardsScene)
    assert "Two towers" in texts(driver)
    assert driver.top._list.at == 1  # type: ignore[attr-defined]


def test_c04_an_unfinished_board_is_kept_but_not_played() -> None:
    driver = open_boards(HALF_DONE)
    go(driver, 1)
    assert "Ring has no piece yet" in texts(driver)
    driver.press(Button.A)
    driver.settle()
    driver.press(Button.UP, Button.A)
    assert driver.shows(Dialog)
    assert any(text.startswith("N has no piece on the board") for text in texts(driver))
    driver.press(Button.DOWN, Button.A)
    driver.settle()
    go(driver, Key.SEATS)
    driver.press(Button.A)
    go(driver, Key.KEEP)
    driver.press(Button.A)
    assert "Kept. To play on it, add a piece for Ring." in texts(driver)


def test_two_boards_are_not_called_the_same() -> None:
    driver = open_boards(DUEL)
    new(driver)
    lay_duel(driver)
    name(driver, "duel")
    assert "There is already a board called “duel”." in texts(driver)
    assert editor(driver)._desk.name == "Board 1"
    go(driver, Key.KEEP)
    driver.press(Button.A, Button.B)
    driver.settle()
    assert [board.split(":")[0] for board in papers(driver)] == [
        "Chek board Board 1",
        "Chek board Duel",
    ]


def test_a_name_given_up_stays() -> None:
    driver = open_boards()
    new(driver)
    go(driver, Key.NAME)
    driver.press(Button.A, Button.MENU)
    assert editor(driver)._desk.name == "Board 1"


@pytest.mark.parametrize(
    ("answer", "kept"), [(0, ["Chek board Duel: S3N/5/5/5/4S"]), (1, [DUEL]), (2, [DUEL])]
)
def test_what_is_not_kept_is_asked_about_once(answer: int, kept: list[str]) -> None:
    driver = open_boards(DUEL)
    go(driver, 1)
    driver.press(Button.A)
    choose(driver, 1)
    driver.press(Button.A, Button.B, Button.B, Button.B)
    choose(driver, answer)
    assert papers(driver) == kept
    assert driver.shows(EditorScene if answer == 2 else BoardsScene)


@pytest.mark.parametrize("leave", [Driver.home, lambda driver: driver.stage.close()])
def test_what_is_left_by_the_menu_or_a_closed_window_is_kept_beside(
    leave: Callable[[Driver], None],
) -> None:
    driver = open_boards(DUEL)
    go(driver, 1)
    driver.press(Button.A)
    choose(driver, 1)
    driver.press(Button.A, Button.B)
    leave(driver)
    assert sorted(papers(driver)) == ["Chek board Duel 2: S3N/5/5/5/4S", DUEL]


def test_an_empty_board_leaves_nothing() -> None:
    driver = open_boards()
    new(driver)
    go(driver, Key.SIZE)
    driver.press(Button.RIGHT)
    go(driver, Key.KEEP)
    driver.press(Button.A)
    assert driver.cues()[-1] == Cue.REFUSE
    assert "It has no pieces yet." in texts(driver)
    driver.press(Button.B)
    assert driver.shows(BoardsScene), "there is nothing to ask about"
    assert papers(driver) == []


def test_a_full_disk_loses_nothing() -> None:
    driver = open_boards()
    scene = new(driver)
    lay_duel(driver)
    go(driver, Key.KEEP)
    cabinet = driver.console.cabinet
    assert isinstance(cabinet, FakeCabinet)
    cabinet.error = OSError("no room left")
    with pytest.raises(OSError, match="no room left"):
        driver.press(Button.A)
    assert "not kept" in texts(driver)
    cabinet.error = None
    driver.press(Button.A)
    assert scene._work.kept is not None
    assert len(papers(driver)) == 1


def go_home(driver: Driver) -> None:
    """By the menu, whose last item it is."""
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.UP, Button.A)


def test_a_full_disk_loses_nothing_on_the_way_home() -> None:
    driver = open_boards()
    scene = new(driver)
    lay_duel(driver)
    cabinet = driver.console.cabinet
    assert isinstance(cabinet, FakeCabinet)
    cabinet.error = OSError("no room left")
    with pytest.raises(OSError, match="no room left"):
        go_home(driver)
    assert driver.top is scene
    cabinet.error = None
    go_home(driver)
    assert papers(driver) == ["Chek board Board 1: 4N/5/5/5/S4"]


def test_free_names_count_on_and_stay_short() -> None:
    taken = {"duel", "duel 2", "sixteen letters!", "board 1"}
    assert free_name("Duel", taken) == "Duel 3"
    assert free_name("Board 1", taken) == "Board 2"
    assert free_name("Sixteen letters!", taken) == "Sixteen letter 2"
    assert free_name("Other", taken) == "Other"


@pytest.mark.parametrize("at", Key)
def test_every_word_of_the_editor_fits(at: Key) -> None:
    driver = open_boards("Chek board WWWWWWWWWWWWWWWW: " + FOUR.split(": ")[1])
    go(driver, 1)
    driver.press(Button.A)
    choose(driver, 1)
    go(driver, at)
    driver.press(Button.RIGHT)
    check_words(driver, cut=at == Key.NAME or "WWW")
