"""What CPU players at the handheld offer and answer, and who may resign beside them (C21)."""

import pytest

from chek.scene.result import ResultScene
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from tests.chek.scene.sitting import CPU, FOUR, ONE_EACH, YOU, against_cpu, sit
from tests.chek.scene.tabletalk import choose, open_menu
from tests.engine.driving import texts
from tests.engine.thinkers import SlowThinker


def test_it_refuses_what_it_may_still_win_and_says_so() -> None:
    driver = against_cpu()
    driver.press(Button.B)
    choose(driver, "End and score")
    driver.settle()
    driver.rest(8)
    assert driver.journal.calls == ["Offer", "Refuse"]
    assert "Ring plays on" in texts(driver)
    driver.press(Button.A)
    driver.settle()
    assert driver.top is driver.board
    assert driver.state.actor == 0


def test_it_agrees_where_nothing_is_to_be_won() -> None:
    driver = sit(ONE_EACH, players=(YOU, CPU))
    driver.press(Button.B)
    choose(driver, "End and score")
    driver.settle()
    driver.rest(20)
    assert driver.shows(ResultScene)
    assert driver.truth.ended == "agreed"


def test_what_it_offers_a_person_answers() -> None:
    driver = sit("5/2N2/5/1S3/5 N - 7,7 60", players=(YOU, CPU))
    driver.settle()
    assert "Disc, end it?" in texts(driver)
    assert "Ring offers to end and score the" in texts(driver)
    choose(driver, "Play on")
    driver.settle()
    driver.rest(3)
    driver.settle()
    assert driver.journal.calls == ["Offer", "Refuse", "Move"], "it is offered once in a turn"


def test_between_cpus_nobody_is_asked_or_told() -> None:
    driver = sit("5/2N2/5/1S3/5 N - 7,7 60", players=(CPU, CPU))
    for _tick in range(40):
        driver.tick()
        assert not driver.shows(Dialog)
    driver.rest(20)
    assert driver.journal.calls[:2] == ["Offer", "Agree"]


def test_in_its_turn_nobody_else_offers() -> None:
    driver = against_cpu("N", thinker=SlowThinker())
    driver.press(Button.B)
    driver.settle()
    driver.press(Button.DOWN)
    driver.settle()
    assert "It is Ring's turn." in texts(driver)


def test_only_people_resign() -> None:
    driver = sit(FOUR, players=("cpu:1", YOU, "cpu:1", YOU))
    open_menu(driver, "Resign…")
    shown = texts(driver)
    assert ("Ring" in shown, "Diamond" in shown) == (True, True)
    assert ("Disc" in shown, "Cross" in shown) == (False, False)


def test_where_no_person_sits_nobody_resigns_or_takes_back() -> None:
    driver = sit(FOUR, players=(CPU,) * 4, thinker=SlowThinker())
    items = {item.label: item.reason for item in driver.board.menu_items()}
    assert items["Undo"] == "CPU players take nothing back."
    assert items["Hint"] == "It is Ring's turn."
    assert driver.board._talk.why_not_resign() == "CPU players do not resign."


def test_the_board_is_opened_only_where_every_cpu_is_known() -> None:
    with pytest.raises(ValueError, match="no CPU player “9”"):
        sit(FOUR, players=("cpu:9", YOU, YOU, YOU))
