"""G18: the clock runs only while its seat can see what it decides; it is heard at its end."""

from typing import Any

from chingo.scene.play.covering import CoverPhase
from chingo.scene.play.picks import PickPhase
from chingo.scene.play.turning import TurnPhase
from chingo.scene.play.watching import HopPhase
from chingo.scene.setup.phase import SetupPhase
from engine.core.turn import TICKS_PER_SECOND
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from tests.chingo.playing import OPEN
from tests.chingo.scene.sitting import MatchDriver, sit, sit_new, words
from tests.chingo.scene.test_flow import TIE

CLOCK = {"clock": "10"}


def timed(position: str = OPEN, **rest: Any) -> MatchDriver:
    return sit(position, options=CLOCK, **rest)


def left(driver: MatchDriver) -> int:
    seconds = driver.match._desk.seconds
    assert seconds is not None
    return seconds


def test_without_a_clock_nothing_is_counted() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    assert driver.match._desk.seconds is None
    driver.tick(30 * 200)
    assert isinstance(driver.now, TurnPhase)
    assert driver.match.is_still


def test_it_stands_still_under_the_cover() -> None:
    driver = timed()
    driver.tick(30 * 60)
    assert isinstance(driver.now, CoverPhase)
    driver.lift(0)
    assert left(driver) == 10
    assert "10 s" in words(driver)


def test_it_runs_while_the_board_is_seen() -> None:
    driver = timed()
    driver.lift(0)
    driver.tick(3 * TICKS_PER_SECOND)
    assert left(driver) in {6, 7}


def test_it_stands_still_in_the_menu_and_under_a_question() -> None:
    driver = timed()
    driver.lift(0)
    driver.press(Button.MENU)
    driver.tick(600)
    driver.press(Button.MENU)
    driver.settle_menu()
    before = left(driver)
    driver.press(Button.B)
    driver.wait_for(Dialog)
    driver.tick(600)
    assert left(driver) == before


def test_it_stands_still_while_docked_and_is_not_wound_up_again() -> None:
    driver = timed()
    driver.lift(0)
    driver.tick(4 * TICKS_PER_SECOND)
    before = left(driver)
    driver.dock(docked=True)
    driver.wait_for(Dialog)
    driver.tick(600)
    driver.dock(docked=False)
    driver.lift(0)
    assert before - 2 <= left(driver) <= before


def test_its_last_five_seconds_are_heard() -> None:
    driver = timed()
    driver.lift(0)
    driver.tick(4 * TICKS_PER_SECOND)
    driver.cues()
    driver.tick(5 * TICKS_PER_SECOND)
    assert driver.cues().count(Cue.COUNTDOWN) in {4, 5}


def test_a_random_move_is_made_for_who_is_late() -> None:
    driver = timed()
    driver.lift(0)
    driver.tick(10 * TICKS_PER_SECOND)
    assert driver.truth.lapses == (1, 0)
    assert driver.truth.turn == 1 or driver.truth.tie
    driver.wait_for(CoverPhase, HopPhase, ticks=200)


def test_three_in_a_row_lose() -> None:
    driver = timed("NF,NT,4,NR/7/7/7/SR,6/SF,ST,5 S - 0")
    for lapses in (1, 2):
        driver.lift(0)
        driver.tick(10 * TICKS_PER_SECOND + 2)
        assert driver.truth.lapses == (lapses, 0)
        driver.lift(1)
        driver.press(Button.A, Button.A)
    driver.lift(0)
    driver.tick(10 * TICKS_PER_SECOND + 2)
    assert (driver.truth.ended, driver.truth.winner) == ("time", 1)


def test_the_set_up_has_two_minutes_and_is_then_made_at_random() -> None:
    driver = sit_new(clock="10")
    driver.lift(0)
    assert left(driver) == 120
    driver.turn(370)  # dealt anew, but not given more time
    driver.tick(40)
    assert left(driver) < 120
    driver.tick(120 * TICKS_PER_SECOND)
    assert driver.truth.musters[0].ready
    assert isinstance(driver.now, CoverPhase)
    assert driver.now.seat == 1


def test_in_a_tie_a_random_weapon_is_picked() -> None:
    driver = timed(TIE)
    driver.lift(0)
    driver.step("d3", "d4")
    driver.see_fight()
    driver.lift(0)
    assert isinstance(driver.now, PickPhase)
    driver.tick(10 * TICKS_PER_SECOND)
    assert isinstance(driver.match.phase, CoverPhase)
    assert driver.match.phase.seat == 1


def test_a_new_set_up_has_its_own_clock() -> None:
    driver = sit_new(clock="10")
    driver.lift(0)
    driver.tick(300)
    driver.set_up("d1", "c1")
    driver.lift(1)
    assert isinstance(driver.now, SetupPhase)
    assert left(driver) == 120
