"""G18: the clock stands still only where its seat's view is covered; it is heard at its end."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from chingo import CARD
from chingo.scene.board import MatchScene
from chingo.scene.play.clocks import decision_key
from chingo.scene.play.covering import CoverPhase
from chingo.scene.play.fighting import FightPhase
from chingo.scene.play.picks import PickPhase
from chingo.scene.play.turning import TurnPhase
from chingo.scene.play.watching import HopPhase
from chingo.scene.setup.phase import SetupPhase
from chingo.state import Offer, Refuse
from engine.core.turn import TICKS_PER_SECOND, Clock
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from engine.device.system.lock import LockScene
from engine.device.system.menu import SystemMenu
from engine.device.system.resuming import resume
from engine.host.disk.journal import Journal
from tests.chingo.playing import OPEN
from tests.chingo.scene.sitting import ALONE, MatchDriver, sit, sit_at, sit_new, words
from tests.chingo.scene.test_flow import TIE
from tests.chingo.scene.test_kill import open_handheld

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
    assert f"{left(driver)} s left" in words(driver)
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
    assert "Bruno ran out of time" in words(driver)
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


# The time left is part of the save


def ticks_left(driver: MatchDriver, seat: int = 0) -> int:
    return driver.match._clock._clocks[seat].left_ticks


def killed(driver: MatchDriver, **rest: Any) -> MatchDriver:
    """The match opened again after a kill: only what was on disk is known."""
    match = driver.match._sitting._table.match
    return sit_at(match, options=CLOCK, notes=driver.journal.noted, **rest)


def left_and_resumed(driver: MatchDriver) -> MatchDriver:
    """The match put away and opened again."""
    driver.dock(docked=True)
    driver.choose("Save and leave")
    assert driver.journal.calls[-2:] == ["docked", "close"]
    return killed(driver)


def test_who_leaves_and_comes_back_has_what_was_left() -> None:
    driver = timed()
    driver.lift(0)
    for _time in range(4):
        driver.tick(TICKS_PER_SECOND)
        before = ticks_left(driver)
        driver = left_and_resumed(driver)
        driver.lift(0)
        assert before - 20 <= ticks_left(driver) <= before  # the question and the hand take some
    driver.tick(10 * TICKS_PER_SECOND)
    assert driver.truth.lapses == (1, 0)


def test_closing_the_window_keeps_it_to_the_tick() -> None:
    driver = timed()
    driver.lift(0)
    driver.tick(100)
    before = ticks_left(driver)
    driver.stage.close()
    assert driver.journal.calls == ["left", "close"]
    assert driver.journal.noted["clock S"][1] == before


def test_a_kill_costs_the_second_that_has_begun_and_gives_nothing() -> None:
    driver, hands = timed(), Random(5)
    driver.lift(0)
    for _kill in range(8):
        driver.tick(hands.randrange(1, 20))
        before = ticks_left(driver)
        driver = killed(driver)
        driver.lift(0)
        assert before - 2 * TICKS_PER_SECOND < ticks_left(driver) < before
    driver.tick(10 * TICKS_PER_SECOND)
    assert driver.truth.lapses == (1, 0)


def test_no_number_of_kills_puts_off_the_end_of_a_turn() -> None:
    """Each is made in the first tick in which the board is seen."""
    driver = timed()
    kills = 0
    while driver.truth.lapses == (0, 0):
        kills += 1
        assert kills < 40
        driver.wait_for(CoverPhase, FightPhase)
        driver.tick(12)
        driver.press(Button.A)
        driver.tick(20)
        driver = killed(driver)
    assert 3 <= kills <= 11


def test_what_is_shown_of_the_clock_is_on_disk_before() -> None:
    driver = timed()
    driver.lift(0)
    for _tick in range(9 * TICKS_PER_SECOND):
        driver.tick()
        _key, kept = driver.journal.noted["clock S"]
        assert ticks_left(driver) - TICKS_PER_SECOND <= kept <= ticks_left(driver)


def test_a_set_up_in_hand_a_tie_and_an_answer_keep_their_time_too() -> None:
    setup = sit_new(clock="10")
    setup.lift(0)
    setup.press(Button.A)
    setup.tick(70 * TICKS_PER_SECOND)
    again = killed(setup)
    again.lift(0)
    assert isinstance(again.now, SetupPhase)
    assert left(again) in {47, 48, 49}
    tie = timed(TIE)
    tie.lift(0)
    tie.step("d3", "d4")
    tie.see_fight()
    tie.lift(0)
    tie.tick(6 * TICKS_PER_SECOND)
    again = killed(tie)
    again.see_fight()
    again.lift(0)
    assert isinstance(again.now, PickPhase)
    assert left(again) in {2, 3, 4}
    offer = timed()
    offer.lift(0)
    offer.tick(4 * TICKS_PER_SECOND)
    offered(offer)
    offer.tick(6 * TICKS_PER_SECOND)
    again = killed(offer)
    again.wait_for(Dialog)
    assert left(again) in {2, 3, 4}
    again.choose("Play on")
    again.lift(0)
    assert left(again) in {4, 5, 6}  # of who has offered, as it was


def test_the_next_turn_has_all_its_time() -> None:
    driver = timed()
    driver.lift(0)
    driver.tick(5 * TICKS_PER_SECOND)
    driver.step("d3", "c3")
    driver.lift(1)
    again = killed(driver)
    again.lift(1)
    assert left(again) in {9, 10}


@pytest.mark.parametrize("values", [(), (1,), (1, 10**6), (1, -5), (1, 2, 3)])
def test_a_note_that_says_nothing_sensible_gives_no_more_than_all_the_time(
    values: tuple[int, ...],
) -> None:
    key = decision_key(timed().view(0))
    state = timed().match._sitting._table.match
    notes = {"clock S": (key, *values[1:]) if values else ()}
    driver = sit_at(state, options=CLOCK, notes=notes)
    driver.wait_for(CoverPhase)
    driver.tick(12)
    driver.press(Button.A)
    driver.tick(40)
    assert driver.match._clock._clocks.get(0, Clock(0)).left_ticks <= 300


def test_a_full_disk_stops_no_clock() -> None:
    driver = timed()
    driver.lift(0)
    driver.journal.room = 0
    driver.tick(3 * TICKS_PER_SECOND)
    assert left(driver) in {6, 7}
    assert driver.top is driver.match


def test_with_real_files_a_kill_gives_no_time_back(tmp_path: Path) -> None:
    """The journal's file is let go of as a kill does it: nothing more is written."""
    for run, seconds in enumerate(({9, 10}, {5, 6})):
        operator = open_handheld(tmp_path, 3)
        if run == 0:
            scene = CARD.make_new(operator.console, {"clock": "10"}, (), OPEN)
        else:
            (slip,) = operator.console.shelf.slips()
            scene = resume(operator.console, slip)
        assert isinstance(scene, MatchScene)
        operator.stage.push(scene)
        operator.tick(30)
        operator.press(Button.A)
        operator.tick(40)
        assert scene._desk.seconds in seconds
        if run == 0:
            operator.tick(95)
            scene._sitting.act(0, Offer())  # or it would not be listed: no seat has acted yet
            scene._sitting.place(1).hear()
            scene._sitting.act(1, Refuse())
        journal = scene._sitting._journal
        assert isinstance(journal, Journal)
        journal.release()
