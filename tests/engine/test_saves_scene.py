from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from chek import CARD as CHEK
from chek.scene.replay import ReplayScene
from engine.core.game import RulesError
from engine.device.pad import Button
from engine.device.scene import Pop
from engine.device.shelf import Slip
from engine.device.system.dialog import Dialog
from engine.device.system.notice import Notice
from engine.device.system.resuming import players_text, resume
from engine.device.system.saves_scene import SavesScene
from tests.engine.driving import (
    Driver,
    FakeScene,
    FakeShelf,
    Opener,
    drive,
    longer_words,
    make_card,
    make_console,
    make_slip,
    read,
    texts,
)

SLIPS = (
    make_slip("1"),
    make_slip("2", when="2026-11-29 09:12", state=14, names=("Carla", "Dario")),
    make_slip("3", when="2026-10-02 09:12", state=4, names=()),
)


def open_saves(slips: Sequence[Slip] = SLIPS, slug: str = "") -> tuple[Driver, Opener, FakeShelf]:
    shelf = FakeShelf(slips)
    console = make_console(shelf)
    driver, opener = drive(console, SavesScene(console, slug))
    return driver, opener, shelf


def test_list_names_players_days_and_hours() -> None:
    driver, _opener, _shelf = open_saves()
    written = texts(driver)
    for word in ("3 games", "Anna, Bruno", "Carla, Dario", "Today", "Yesterday", "2 October"):
        assert word in written
    assert {"18:05", "09:12"} <= set(written)


def test_a_match_of_another_year_says_which() -> None:
    driver, _opener, _shelf = open_saves((make_slip("1", when="2025-10-02 09:12"),))
    assert "2 October 2025" in texts(driver)


@pytest.mark.parametrize(
    ("names", "seats", "label"),
    [
        (("Anna", ""), ("human", "cpu:4"), "Anna, CPU 4"),
        (("", ""), ("human", "cpu:4:bold"), "CPU 4"),
        (("", ""), ("human", "human"), "2 players"),
        (("", "", "", ""), ("human", "cpu:3", "human", "cpu:5"), "CPU 3, CPU 5, 2 players"),
        (("Anna", "", "Bruno", ""), ("human",) * 4, "Anna, Bruno, 2 players"),
        (("",), ("human",), "1 player"),
        (("Anna", ""), ("human", "x\x1b[2J"), "Anna"),
    ],
)
def test_a_row_says_who_plays(names: tuple[str, ...], seats: tuple[str, ...], label: str) -> None:
    assert players_text(seated(make_slip("1"), names, seats)) == label


def seated(slip: Slip, names: tuple[str, ...], seats: tuple[str, ...]) -> Slip:
    envelope = replace(slip.saved.envelope, names=names, seats=seats)
    return replace(slip, saved=replace(slip.saved, envelope=envelope))


def test_rows_that_began_in_the_same_hour_differ_by_board_and_score() -> None:
    games = [CHEK.make_game().new({"size": size, "first": "S"}) for size in (8, 10)]
    slips = [make_slip(str(n), card=CHEK, state=state) for n, state in enumerate(games)]
    driver, _opener, _shelf = open_saves(slips)
    assert {"Chek 8x8, 8-8", "Chek 10x10, 10-10"} <= set(texts(driver))


@pytest.mark.parametrize(
    ("last", "word"), [("docked", "Docked"), ("left", "Left"), ("", "Interrupted")]
)
def test_it_says_how_the_chosen_one_was_put_away(last: str, word: str) -> None:
    driver, _opener, _shelf = open_saves((make_slip("1", last=last),))
    assert word in texts(driver)


def test_another_windows_news_come_with_the_focus_and_the_crank() -> None:
    """What was chosen stays chosen."""
    driver, _opener, shelf = open_saves()
    driver.press(Button.DOWN)
    for slip, news in (("0", driver.stage.attend), ("00", lambda: driver.dock(docked=True))):
        shelf.kept.insert(0, make_slip(slip, names=("Emil", "Fanny")))
        news()
        assert f"{len(shelf.kept)} games" in texts(driver)
        driver.press(Button.A)
        assert driver.shows(FakeScene)
        driver.stage._obey(Pop())
    shelf.kept.clear()
    driver.stage.attend()
    assert "Nothing is saved yet" in texts(driver)


def test_what_cannot_be_read_while_it_is_listed_is_said_at_once() -> None:
    driver, _opener, shelf = open_saves()
    shelf.sentences.append("x.match is damaged.")
    driver.stage.attend()
    assert driver.console.notices == [("A file cannot be read", "x.match is damaged.")]


def test_a_goes_on_with_the_chosen_one() -> None:
    driver, _opener, shelf = open_saves()
    driver.press(Button.DOWN, Button.A)
    assert isinstance(driver.top, FakeScene)
    assert driver.top.name == "chek match"
    assert shelf.journal.marks == ["resumed"]


def test_b_goes_back() -> None:
    driver, opener, _shelf = open_saves()
    driver.press(Button.B)
    assert driver.top is opener


def test_delete_asks_first() -> None:
    driver, _opener, shelf = open_saves()
    driver.press(Button.DOWN, Button.RIGHT)
    assert driver.shows(Dialog)
    driver.rest()
    driver.press(Button.A)
    assert len(shelf.kept) == 3
    driver.press(Button.RIGHT)
    driver.rest()
    driver.press(Button.UP, Button.A)
    assert [slip.key for slip in shelf.kept] == ["1", "3"]
    assert "2 games" in texts(driver)


def test_delete_stands_in_the_menu_too() -> None:
    driver, _opener, shelf = open_saves()
    driver.press(Button.MENU)
    driver.rest()
    driver.press(Button.DOWN, Button.A)
    driver.rest()
    driver.press(Button.UP, Button.A)
    assert [slip.key for slip in shelf.kept] == ["2", "3"]


def test_leaving_the_menu_deletes_nothing() -> None:
    driver, _opener, shelf = open_saves()
    driver.press(Button.MENU, Button.MENU)
    assert len(shelf.kept) == 3


def test_nothing_saved_has_a_sentence() -> None:
    driver, opener, _shelf = open_saves(())
    assert "Nothing is saved yet" in texts(driver)
    driver.press(Button.A, Button.RIGHT, Button.DOWN)
    driver.press(Button.MENU)
    driver.rest()
    driver.press(Button.A)
    driver.press(Button.B)
    driver.press(Button.B)
    assert driver.top is opener


def test_only_one_game_where_asked() -> None:
    other = make_slip("9", card=make_card("chingo", "Chingò"))
    driver, _opener, _shelf = open_saves((*SLIPS, other), "chingo")
    assert "1 game" in texts(driver)
    driver, _opener, _shelf = open_saves((*SLIPS, other))
    assert "4 games" in texts(driver)


def test_save_that_cannot_be_opened_says_why() -> None:
    driver, _opener, shelf = open_saves()
    shelf.error = RulesError("Its first line is damaged.")
    driver.press(Button.A)
    assert driver.shows(Notice)
    assert "Its first line is damaged." in texts(driver)
    driver.rest()
    driver.press(Button.A)
    assert driver.shows(SavesScene)


def test_words_fit_also_with_four_long_names() -> None:
    names = ("Massimiliano", "Aleksandra", "Bartolomeo", "Wilhelmina")
    slips = (*SLIPS, make_slip("4", names=names))
    driver, _opener, _shelf = open_saves(slips)
    for slip in slips:
        written = read(driver)
        assert all(each.is_inside for each in written)
        cut = [each for each in written if each.is_cut]
        assert all(each.text.startswith("Massimiliano") for each in cut)
        below = [each for each in written if each.left > 226 and each.baseline > 150]
        assert all(each.right <= 394 for each in below)
        assert slip is not None
        driver.press(Button.DOWN)
    with longer_words():
        driver, _opener, _shelf = open_saves()
        assert all(each.is_inside for each in read(driver))
        driver, _opener, _shelf = open_saves(())
        assert all(each.is_inside for each in read(driver))


def test_bad_date_is_shown_as_it_is() -> None:
    driver, _opener, _shelf = open_saves((make_slip("1", when="long ago"),))
    assert "long ago" in texts(driver)


def real_slip(*seats: str) -> Slip:
    """A saved match of Chek, just begun, with these players."""
    slip = make_slip(card=CHEK, state=CHEK.make_game().new({"first": "S"}))
    envelope = replace(slip.saved.envelope, seats=seats)
    return replace(slip, saved=replace(slip.saved, envelope=envelope))


def test_a_match_with_a_cpu_that_is_not_here_is_left_as_it_is() -> None:
    slip = real_slip("human", "cpu:99")
    console = make_console(FakeShelf([slip]), cards=(CHEK,))
    driver, _opener = drive(console, resume(console, slip))
    driver.settle()
    assert "It cannot be opened" in texts(driver)
    assert any("no CPU player “99”" in text for text in texts(driver))
    assert slip in console.shelf.slips()


def test_a_match_is_looked_through_from_the_menu() -> None:
    driver, opener, shelf = open_saves([real_slip("human", "cpu:4")])
    driver.press(Button.MENU)
    driver.rest()
    driver.press(Button.A)
    driver.settle()
    replay = driver.top
    assert isinstance(replay, ReplayScene)
    assert replay._picture._players.names == ("Anna", "Bruno")
    driver.press(Button.B)
    assert driver.shows(SavesScene)
    assert len(shelf.kept) == 1
    assert driver.top is not opener


def test_what_stands_beside_the_list_leaves_its_scroll_bar_alone() -> None:
    names = ("Ann", "Bartholomew", "Cy", "Diamond")
    driver, _opener, _shelf = open_saves([make_slip(f"{n}", names=names) for n in range(6)])
    bar_right = 229
    beside = [each for each in read(driver) if 150 < each.baseline < 225 and each.left > 200]
    assert len(beside) >= 4
    assert all(each.left > bar_right for each in beside), beside
