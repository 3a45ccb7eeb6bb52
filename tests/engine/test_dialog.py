from typing import Any

import pytest

from engine.device.pad import Button
from engine.device.system.dialog import DONE, NO, YES, Choice, Dialog, ask
from engine.device.system.lock import LockScene
from engine.device.system.notice import Notice
from engine.device.widgets.icons import dock_picture
from tests.engine.driving import Driver, Opener, drive, longer_words, make_console, read, texts

CHOICES = (
    Choice("save", "Save and leave", "go on another day"),
    Choice("end", "End and score", "all must agree", reason="The others have not agreed."),
    Choice("on", "Go on", "undock"),
)


def open_dialog(**settings: Any) -> tuple[Driver, Opener]:
    console = make_console(**settings)
    dialog = Dialog(
        console,
        "Crank docked",
        "Ring to act, 18 turns",
        choices=CHOICES,
        picture=dock_picture(),
        back="go on",
    )
    return drive(console, dialog)


def test_it_answers_with_the_key_of_the_choice() -> None:
    driver, opener = open_dialog()
    driver.rest()
    driver.press(Button.A)
    assert opener.results == ["save"]
    assert driver.top is opener


@pytest.mark.parametrize("more", [1, 2])
def test_many_choices_leave_room_for_one_whole_line_of_note(more: int) -> None:
    console = make_console()
    choices = [*CHOICES, *(Choice(str(number), "Another") for number in range(more))]
    driver, _opener = drive(console, Dialog(console, "Match", "A line", choices=choices))
    driver.rest()
    assert "A line" in texts(driver)
    assert all(each.is_inside for each in read(driver))


def test_b_answers_nothing() -> None:
    driver, opener = open_dialog()
    driver.rest()
    driver.press(Button.DOWN, Button.B)
    assert opener.results == [None]


def test_crank_moves_the_bar() -> None:
    driver, opener = open_dialog()
    driver.rest()
    driver.turn(36)
    driver.press(Button.A)
    assert opener.results == ["on"]


def test_disabled_choice_is_refused_and_says_why() -> None:
    driver, opener = open_dialog()
    driver.rest()
    driver.press(Button.DOWN, Button.A)
    assert opener.results == []
    assert "The others have not agreed." in texts(driver)
    assert "refuse" in driver.cues()


def test_first_a_only_ends_the_motion() -> None:
    driver, opener = open_dialog()
    assert not driver.stage.is_still
    driver.press(Button.A)
    assert driver.top.is_still
    assert opener.results == []
    driver.press(Button.A)
    assert opener.results == ["save"]


def test_other_presses_in_motion_count_at_once() -> None:
    driver, opener = open_dialog()
    driver.press(Button.DOWN, Button.DOWN, Button.A)
    assert opener.results == ["on"]


def test_it_comes_up_in_five_ticks_and_then_is_still() -> None:
    driver, _opener = open_dialog()
    driver.tick(4)
    assert not driver.top.is_still
    driver.tick()
    driver.shot()
    driver.tick(3)
    assert driver.stage.is_still


def test_reduced_flashing_shows_it_at_once() -> None:
    driver, opener = open_dialog(reduce_flashing=True)
    assert driver.top.is_still
    driver.press(Button.A)
    assert opener.results == ["save"]


def test_undocking_answers_for_itself() -> None:
    console = make_console()
    dialog = Dialog(console, "Crank docked", choices=CHOICES, on_undock="on")
    driver, opener = drive(console, dialog, docked=True)
    driver.dock(docked=False)
    assert opener.results == ["on"]


def test_undocking_under_the_lock_answers_once_it_is_open_again() -> None:
    console = make_console()
    dialog = Dialog(console, "Crank docked", choices=CHOICES, on_undock="on")
    driver, opener = drive(console, dialog, docked=True)
    driver.stage.lock(LockScene(console))
    driver.dock(docked=False)
    assert opener.results == []
    driver.press(Button.A)
    assert not driver.stage.is_still
    driver.tick()
    assert opener.results == ["on"]


def test_ask_starts_at_no_where_told() -> None:
    console = make_console()
    driver, opener = drive(console, ask(console, "Delete it?", starts_at_no=True))
    driver.rest()
    driver.press(Button.A)
    assert opener.results == [NO]
    driver, opener = drive(console, ask(console, "Go on?"))
    driver.rest()
    driver.press(Button.A)
    assert opener.results == [YES]


def test_notice_has_one_answer() -> None:
    console = make_console()
    driver, opener = drive(console, Notice(console, "Saved", "In the folder of pictures."))
    driver.rest()
    assert "back" not in texts(driver)
    driver.press(Button.A)
    assert opener.results == [DONE]


@pytest.mark.parametrize("words", [3, 30, 120])
def test_card_and_words_keep_to_the_screen(words: int) -> None:
    console = make_console()
    dialog = Dialog(console, "A heading that is far too long", "word " * words, choices=CHOICES)
    driver, _opener = drive(console, dialog)
    driver.rest()
    written = read(driver)
    assert all(each.is_inside for each in written)
    foot = [each for each in written if each.baseline < 234]
    assert all(each.left >= 52 + 8 and each.right <= 348 - 8 for each in foot)


def test_the_place_of_a_file_is_read_to_its_end() -> None:
    place = "/home/massimiliano/.local/share/crankboard/pictures/crankboard-2026-11-30-214000.png"
    driver = Driver(console := make_console(), Notice(console, "Saved", place))
    driver.rest()
    lines = [each for each in read(driver) if each.text in place]
    assert "".join(each.text for each in lines) == place
    assert all(each.right <= 330 for each in lines)
    assert lines[0].text.endswith("/"), "a folder's name stays whole"


def test_answers_fit_in_a_longer_language() -> None:
    driver, _opener = open_dialog(reduce_flashing=True)
    assert not any(each.is_cut for each in read(driver))
    with longer_words():
        console = make_console(reduce_flashing=True)
        driver, _opener = drive(console, ask(console, "Delete this game?"))
        written = read(driver)
    assert all(each.is_inside and not each.is_cut for each in written)


@pytest.mark.parametrize("count", range(1, 6))
def test_up_to_five_answers_have_room_with_a_line_of_note(count: int) -> None:
    choices = tuple(Choice(str(number), f"Answer {number}") for number in range(count))
    driver, _opener = drive(console := make_console(), Dialog(console, "?", "Q", choices=choices))
    driver.settle()
    written = {each.text: each for each in read(driver)}
    assert "Q" in written
    rows = [written[f"Answer {number}"].baseline for number in range(count)]
    assert rows == sorted(rows)
    assert rows[-1] < 212
