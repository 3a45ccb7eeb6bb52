"""Docking, leaving, and the vote to end, with what the journal hears."""

import pytest

from chek import CARD
from chek.scene.result import ResultScene
from chek.scene.rolllog import RollLog
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from tests.chek.scene.sitting import FOUR, ONE_EACH, BoardDriver, sit, words
from tests.chek.scene.tabletalk import choose, end_by_vote, open_menu, over_home
from tests.engine.driving import texts
from tests.engine.keeping import Journal


def test_docking_asks_and_undocking_goes_on() -> None:
    driver = sit(FOUR)
    driver.dock(docked=True)
    driver.settle()
    assert driver.shows(Dialog)
    assert {"Crank docked", "Save and leave", "End and score", "Go on"} <= set(texts(driver))
    assert "Ring to act, 0 turns" in texts(driver)
    driver.dock(docked=False)
    driver.settle()
    assert driver.top is driver.board
    assert driver.journal.calls == []


def test_save_and_leave_marks_closes_and_goes_home() -> None:
    driver = sit(FOUR)
    home = over_home(driver)
    driver.dock(docked=True)
    choose(driver, "Save and leave")
    assert driver.top is home
    assert driver.journal.calls == ["docked", "close"]


def test_go_on_with_the_crank_still_docked_asks_only_once() -> None:
    driver = sit(FOUR)
    driver.dock(docked=True)
    choose(driver, "Go on")
    driver.rest(30)
    assert driver.top is driver.board
    driver.dock(docked=False)
    driver.dock(docked=True)
    assert driver.shows(Dialog)


@pytest.mark.parametrize("ticks", [1, 5, 12, 24, 30])
def test_docking_works_during_a_motion(ticks: int) -> None:
    driver = sit(FOUR)
    home = over_home(driver)
    driver.find("c4")
    driver.press(Button.A, Button.A)
    driver.tick(ticks)
    driver.dock(docked=True)
    choose(driver, "Save and leave")
    assert driver.top is home
    assert driver.journal.calls == ["Attack", "Roll", "docked", "close"]


def test_going_on_after_docking_during_a_motion_shows_the_rest_of_it() -> None:
    driver = sit(FOUR)
    driver.find("c4")
    driver.press(Button.A, Button.A)
    driver.tick(6)
    driver.dock(docked=True)
    driver.settle()
    driver.dock(docked=False)
    assert not driver.top.is_still
    driver.settle()
    assert driver.state == driver.truth


def test_docking_in_another_scene_is_asked_about_afterwards() -> None:
    driver = sit(FOUR)
    open_menu(driver, "Roll log")
    assert driver.shows(RollLog)
    driver.dock(docked=True)
    driver.press(Button.B)
    driver.rest(8)
    assert "Crank docked" in texts(driver)


def test_docking_at_the_finished_board_goes_home() -> None:
    driver = sit(ONE_EACH)
    home = over_home(driver)
    end_by_vote(driver)
    driver.press(Button.B)
    driver.settle()
    driver.dock(docked=True)
    assert driver.top is home


def test_all_living_seats_are_asked_one_by_one_by_name() -> None:
    driver = sit(FOUR, names=("Anna", "Bruno", "Chiara", "Dmitri"))
    driver.dock(docked=True)
    choose(driver, "End and score")
    asked = []
    for _seat in range(3):
        driver.rest(8)
        asked.append(next(text for text in texts(driver) if text.endswith("end it?")))
        choose(driver, "Agree")
    driver.rest(20)
    assert asked == ["Chiara, end it?", "Dmitri, end it?", "Anna, end it?"]
    assert driver.shows(ResultScene)
    assert driver.journal.calls == ["Offer", "Agree", "Agree", "Agree", "finish", "close"]


@pytest.mark.parametrize("button", [Button.A, Button.B])
def test_one_refusal_goes_back_to_the_match(button: Button) -> None:
    driver = sit(FOUR)
    driver.dock(docked=True)
    choose(driver, "End and score")
    driver.settle()
    driver.rest(8)
    driver.press(button)
    driver.rest(8)
    assert driver.top is driver.board
    assert driver.journal.calls == ["Offer", "Refuse"]
    assert driver.state.turn == 1
    assert driver.position == FOUR


def test_the_end_is_offered_once_a_turn() -> None:
    driver = sit(FOUR)
    driver.dock(docked=True)
    choose(driver, "End and score")
    driver.settle()
    driver.rest(8)
    driver.press(Button.B)
    driver.dock(docked=False)
    driver.dock(docked=True)
    driver.settle()
    choose(driver, "End and score")
    assert driver.shows(Dialog), "it cannot be chosen"
    assert driver.journal.calls == ["Offer", "Refuse"]


def test_an_offer_that_was_open_is_asked_about_after_a_resume() -> None:
    driver = sit(FOUR)
    driver.dock(docked=True)
    choose(driver, "End and score")
    sitting = driver.board._sitting
    scene = CARD.make_match(driver.console, sitting.table.match, Journal(), sitting.envelope)
    again = BoardDriver(driver.console, scene, Journal())
    again.rest(8)
    assert "Cross, end it?" in texts(again)


def test_with_one_piece_each_the_screen_suggests_to_end() -> None:
    driver = sit(ONE_EACH)
    assert "One piece each: end it?" in words(driver)
    end_by_vote(driver)
    assert driver.shows(ResultScene)
    assert driver.truth.ended == "agreed"


def test_an_end_during_a_motion_is_offered_once_it_is_over() -> None:
    driver = sit(FOUR)
    driver.find("c4")
    driver.press(Button.A, Button.A)
    driver.tick(8)
    driver.dock(docked=True)
    choose(driver, "End and score")
    driver.settle()
    driver.rest(8)
    assert driver.journal.calls[:3] == ["Attack", "Roll", "Offer"]
    assert any(text.endswith("end it?") for text in texts(driver))


def test_b_asks_about_leaving() -> None:
    driver = sit(FOUR)
    driver.press(Button.B)
    driver.settle()
    assert "Leave the match?" in texts(driver)
    driver.press(Button.B)
    driver.settle()
    assert driver.top is driver.board


def test_the_window_can_close_at_any_instant() -> None:
    driver = sit(FOUR)
    driver.find("c4")
    driver.press(Button.A, Button.A)
    driver.tick(3)
    driver.stage.close()
    assert driver.journal.calls == ["Attack", "Roll", "left", "close"]


def test_closing_twice_or_after_docking_marks_only_once() -> None:
    driver = sit(FOUR)
    over_home(driver)
    driver.dock(docked=True)
    choose(driver, "Save and leave")
    driver.stage.close()
    assert driver.journal.calls == ["docked", "close"]
