"""G18: the clock stands still only where its seat's view is covered; it is heard at its end."""

from typing import Any

import pytest

from chingo.scene.play.covering import CoverPhase
from chingo.scene.play.fighting import FightPhase
from chingo.scene.play.picks import PickPhase
from chingo.scene.play.turning import TurnPhase
from chingo.scene.play.watching import HopPhase
from chingo.scene.setup.phase import SetupPhase
from engine.core.turn import TICKS_PER_SECOND
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from engine.device.system.lock import LockScene
from engine.device.system.menu import SystemMenu
from tests.chingo.playing import OPEN
from tests.chingo.scene.sitting import ALONE, MatchDriver, sit, sit_new, words
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


def seconds_gone(driver: MatchDriver, before: int) -> int:
    return before - left(driver)


def test_g18_it_runs_on_in_the_menu_which_says_so() -> None:
    driver = timed()
    driver.lift(0)
    before = left(driver)
    driver.press(Button.MENU)
    driver.tick(4 * TICKS_PER_SECOND)
    assert seconds_gone(driver, before) in {4, 5}
    assert f"{left(driver)} s to go" in words(driver)
    assert not driver.stage.is_still  # or the host would sleep
    driver.press(Button.MENU)
    driver.settle_menu()
    driver.shot()
    driver.tick()
    assert driver.stage.needs_draw, "the plate tells it again"
    assert seconds_gone(driver, before) in {4, 5}
    assert f"{left(driver)} s" in words(driver)


@pytest.mark.parametrize("label", ["Log", "Rules", "Resign…", "Offer a draw"])
def test_g18_it_runs_on_under_all_that_the_menu_leads_to(label: str) -> None:
    driver = timed()
    driver.lift(0)
    driver.open_match(label)
    driver.settle()
    before = left(driver)
    driver.tick(3 * TICKS_PER_SECOND)
    assert driver.top is not driver.match
    assert seconds_gone(driver, before) == 3


@pytest.mark.parametrize("label", ["Log", "Rules", "Resign…", "Offer a draw"])
def test_g18_when_it_runs_out_what_lies_above_goes_and_has_not_been_answered(label: str) -> None:
    driver = timed()
    driver.lift(0)
    driver.open_match(label)
    driver.tick(11 * TICKS_PER_SECOND)
    assert driver.top is driver.match
    assert (driver.truth.ended, driver.truth.vote, driver.truth.lapses) == ("", None, (1, 0))
    driver.wait_for(CoverPhase, FightPhase)


def test_g18_it_runs_under_the_menu_as_soon_as_the_curtain_rises() -> None:
    driver = timed()
    driver.tick(30)
    driver.press(Button.A)
    driver.tick(3)
    driver.press(Button.MENU)
    driver.tick(5 * TICKS_PER_SECOND)
    driver.press(Button.MENU)
    driver.wait_for(TurnPhase)
    assert left(driver) in {4, 5}


def test_g18_under_the_cover_no_menu_makes_it_run() -> None:
    driver = timed()
    driver.wait_for(CoverPhase)
    driver.press(Button.MENU)
    driver.tick(20 * TICKS_PER_SECOND)
    driver.press(Button.MENU)
    driver.lift(0)
    assert left(driver) == 10


def test_g18_the_disk_that_refuses_a_lapse_is_asked_again_only_when_that_is_read() -> None:
    driver = timed()
    driver.lift(0)
    driver.press(Button.MENU)
    driver.journal.room = 0
    with pytest.raises(OSError, match="no room"):
        driver.tick(11 * TICKS_PER_SECOND)
    driver.press(Button.MENU)  # as good as the notice that the handheld shows
    driver.tick(5 * TICKS_PER_SECOND)
    assert isinstance(driver.top, SystemMenu)
    driver.journal.room = None
    driver.press(Button.MENU)
    driver.tick(30)
    assert driver.truth.lapses == (1, 0)


def offered(driver: MatchDriver) -> None:
    """South has offered a draw; the question has come up."""
    driver.open_match("Offer a draw")
    driver.choose("Offer it")
    driver.tick(2)
    driver.wait_for(Dialog)


def test_g18_an_offer_does_not_wind_up_the_clock_of_who_offers() -> None:
    driver = timed()
    driver.lift(0)
    driver.tick(4 * TICKS_PER_SECOND)
    offered(driver)
    driver.tick(3 * TICKS_PER_SECOND)
    driver.choose("Play on")
    driver.lift(0)
    assert left(driver) in {5, 6}


def test_g18_who_is_offered_a_draw_has_as_long_as_for_a_turn_and_sees_it() -> None:
    driver = timed()
    driver.lift(0)
    offered(driver)
    driver.tick(3 * TICKS_PER_SECOND)
    assert left(driver) in {6, 7}
    assert f"Anna offers a draw. {left(driver)} s to answer." in words(driver)
    driver.tick(7 * TICKS_PER_SECOND)
    assert driver.top is driver.match
    assert (driver.truth.vote, driver.truth.lapses) == (None, (0, 1))
    driver.lift(0)
    assert "Time is up for Bruno" in words(driver)
    assert [line.words for line in driver.match._sitting.story()] == [
        "offers a draw",
        "does not answer",
    ]


@pytest.mark.parametrize("way", ["pause", "lock", "dock"])
def test_g18_one_who_plays_alone_has_the_board_covered_while_it_stands_still(way: str) -> None:
    driver = timed(players=ALONE)
    driver.wait_for(TurnPhase)
    driver.tick(3 * TICKS_PER_SECOND)
    before = left(driver)
    if way == "dock":
        driver.dock(docked=True)
    elif way == "lock":
        driver.stage.lock(LockScene(driver.console))
    else:
        driver.stage.pause()
    driver.tick(20 * TICKS_PER_SECOND)
    assert isinstance(driver.match.phase, CoverPhase)
    if way != "pause":
        driver.press(Button.B if way == "dock" else Button.A)
    assert "The clock waits for" in words(driver)
    driver.lift(0)
    assert before - left(driver) in {0, 1}


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
