"""Bayonets, thumbs, breaths, sides: who decides, with what, and what it comes to."""

from typing import Any

import pytest

from chapayev.scene.play.aiming import AimPhase
from chapayev.scene.play.blowing import BLOW_TICKS, FULL_DEG, BlowPhase
from chapayev.scene.play.choosing import AskPhase
from chapayev.scene.play.thumbing import ThumbPhase
from chapayev.scene.shots.rare import HANGS, STANDS, TURNS
from chapayev.scene.shots.table import fresh
from chapayev.state import Blow, Thumb
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from tests.chapayev.playing import NOTATION
from tests.chapayev.scene.sitting import MatchDriver, sit, sit_at, sit_new
from tests.engine.driving import texts


def at(position: str, **options: object) -> MatchDriver:
    state = NOTATION.parse_position(position, {})
    return sit(state, **options)


def test_k10_the_bayonet_attack_is_demanded_and_answered() -> None:
    driver = at(fresh(4, 5))
    driver.wait_for(AskPhase)
    assert "Bayonet?" in texts(driver)
    driver.press(Button.A)
    driver.wait_for(AskPhase)
    assert {"Bayonet!", "Anna demands the bayonet attack"} <= set(texts(driver))
    driver.press(Button.DOWN, Button.A)
    driver.wait_for(AimPhase)
    assert driver.truth.rows == (4, 6)
    assert driver.log == ["Bayonet", "StepBack"]


def test_k10_it_need_not_be_demanded() -> None:
    driver = at(fresh(4, 5))
    driver.wait_for(AskPhase)
    driver.press(Button.DOWN, Button.A)
    driver.wait_for(AimPhase)
    assert driver.log == ["Plain"]


def test_k09_black_may_change_sides() -> None:
    driver = sit_new({"pie": True})
    driver.strike((0, 4), 0)
    driver.press(Button.A)
    driver.wait_for(AskPhase)
    assert "Bruno may change sides" in texts(driver)
    driver.press(Button.DOWN, Button.A)
    assert driver.log[-1] == "Swap"
    driver.wait_for(AimPhase)


def hanging() -> MatchDriver:
    driver = at(HANGS)
    driver.strike((0, 3), 534, 34)
    driver.wait_for(ThumbPhase)
    return driver


def test_k14_a_hanging_checker_is_flicked_by_holding_a() -> None:
    driver = hanging()
    driver.tick(down=Button.A, pressed=Button.A)
    for _tick in range(10):
        driver.tick(down=Button.A)
    phase = driver.now
    assert isinstance(phase, ThumbPhase)
    shown = phase.power
    driver.tick(released=Button.A)
    action = driver.match._sitting.match.log[2].action
    assert action == Thumb(0, 3, shown)
    driver.wait_for(AimPhase)


def test_a_thumb_is_taken_back_by_b_and_a_tap_is_none() -> None:
    driver = hanging()
    driver.tick(down=Button.A, pressed=Button.A)
    driver.tick(down=Button.A)
    driver.tick(down=Button.A | Button.B, pressed=Button.B)
    driver.tick(released=Button.A | Button.B)
    driver.press(Button.A)
    assert driver.log == ["Strike", "Settled"]
    assert "Hold A longer: that had no power" in texts(driver)
    driver.press(Button.B)
    driver.wait_for(Dialog)


def standing(*, docked: bool = False) -> tuple[MatchDriver, BlowPhase]:
    driver = at(STANDS)
    driver.strike((0, 2), 1782, 35)
    if docked:
        driver.dock(docked=True)
        driver.tick(2)
        driver.choose("Go on")
    driver.wait_for(BlowPhase)
    phase = driver.now
    assert isinstance(phase, BlowPhase)
    return driver, phase


def blows(driver: MatchDriver) -> list[int]:
    log = driver.match._sitting.match.log
    return [entry.action.power for entry in log if isinstance(entry.action, Blow)]


def test_k13_two_people_blow_at_once_one_with_the_crank_the_other_with_buttons() -> None:
    driver, phase = standing()
    driver.turn(500)
    assert phase.breaths[0].power == 0  # not before somebody has begun it
    driver.press(Button.A)
    for _tick in range(10):
        driver.tick(crank_cdeg=100 * FULL_DEG // 40, pressed=Button.LEFT, released=Button.LEFT)
    white, black = phase.breaths[0].power, phase.breaths[1].power
    assert (white, black) == (25, 71)
    driver.tick(BLOW_TICKS)
    assert blows(driver) == [white, black]
    assert driver.log[-3:] == ["Blow", "Blow", "Settled"]


def test_k13_even_breaths_are_told_of_and_so_is_the_last_blow() -> None:
    driver, _phase = standing()
    told = ["Even breaths: it still stands", "It still stands: the last blow"]
    assert not set(told) & set(texts(driver))
    for words in told:
        driver.press(Button.A)
        driver.tick(BLOW_TICKS + 2)
        driver.wait_for(BlowPhase)
        assert words in texts(driver)


def test_k13_with_the_crank_folded_in_both_blow_with_buttons() -> None:
    driver, phase = standing(docked=True)
    driver.press(Button.A)
    driver.press(Button.LEFT, Button.RIGHT, Button.A, Button.B, Button.B)
    driver.tick(BLOW_TICKS)
    assert blows(driver) == [14, 21]
    assert phase.breaths == {}


def test_k13_nobody_gains_by_an_interruption() -> None:
    driver, phase = standing()
    driver.press(Button.A)
    driver.turn(300)
    driver.tick(BLOW_TICKS // 2)
    before, spent = phase.breaths[0].power, phase._tick
    assert before > 0
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.B)
    driver.settle()
    assert not phase.is_blowing
    assert phase.is_still
    assert "go on" in texts(driver)
    assert not blows(driver)
    driver.press(Button.A)
    driver.tick(BLOW_TICKS - spent - 2)
    assert not blows(driver)
    driver.tick(4)
    assert blows(driver)[0] == before


def reopened(driver: MatchDriver, **rest: Any) -> tuple[MatchDriver, BlowPhase]:
    """The match opened again: only what was on disk is known."""
    again = sit_at(driver.match._sitting.match, **{"notes": driver.journal.noted, **rest})
    again.wait_for(BlowPhase)
    phase = again.now
    assert isinstance(phase, BlowPhase)
    return again, phase


def test_k13_nobody_gains_by_leaving_and_coming_back() -> None:
    driver, phase = standing()
    assert not driver.journal.noted
    driver.press(Button.A)
    driver.turn(300)
    driver.press(Button.LEFT)
    driver.tick(10)
    spent, shares = phase._tick, [phase.breaths[seat].share for seat in (0, 1)]
    assert min(shares) > 0
    driver.stage.close()
    driver, phase = reopened(driver)
    assert [phase.breaths[seat].share for seat in (0, 1)] == shares
    assert "go on" in texts(driver)
    driver.press(Button.A)
    driver.tick(BLOW_TICKS - spent - 2)
    assert not blows(driver)
    driver.tick(4)
    assert blows(driver) == [share // 100 for share in shares]


def test_k13_a_kill_costs_the_second_that_has_begun_and_gives_nothing() -> None:
    driver, phase = standing()
    for kills in (1, 2):
        driver.press(Button.A)
        driver.turn(300)
        driver.tick(3)
        driver, phase = reopened(driver)
        assert phase._spent == 30 * kills
        assert phase.breaths[0].share == 0
    driver.press(Button.A)
    driver.tick(4)
    assert blows(driver) == [0, 0]


def test_k13_another_blow_begins_with_all_the_time() -> None:
    driver, _phase = standing()
    driver.press(Button.A)
    driver.tick(BLOW_TICKS + 2)
    driver.wait_for(BlowPhase)
    driver, phase = reopened(driver)
    assert phase._spent == 0
    assert "begin" in texts(driver)


@pytest.mark.parametrize("values", [(), (2,), (2, -5, 0, 0), (2, 10**6, -4, 3), (9, 30, 0, 5000)])
def test_k13_a_note_that_says_nothing_sensible_does_no_harm(values: tuple[int, ...]) -> None:
    driver, phase = reopened(standing()[0], notes={"blow": values})
    assert 0 <= phase._spent <= BLOW_TICKS
    assert all(breath.power == 0 for breath in phase.breaths.values())
    driver.press(Button.A)
    driver.tick(BLOW_TICKS + 4)
    assert len(blows(driver)) == 2


def test_k13_folding_the_crank_in_in_the_middle_deals_other_means_and_takes_no_breath() -> None:
    driver, phase = standing()
    driver.press(Button.A)
    driver.turn(300)
    before = phase.breaths[0].share
    assert before > 0
    driver.dock(docked=True)
    driver.tick(2)
    driver.choose("Go on")
    driver.wait_for(BlowPhase)
    driver.tick()
    assert {"Anna: D-pad", "Bruno: A, B"} <= set(texts(driver))
    driver.press(Button.A)
    driver.press(Button.LEFT, Button.RIGHT, Button.B)
    driver.tick(BLOW_TICKS)
    white, black = blows(driver)
    assert white == (before + 2 * 714) // 100
    assert black == 7


def test_k13_no_record_is_kept_while_a_breath_is_secret() -> None:
    driver, _phase = standing()
    driver.open_match("Save record")
    assert not driver.console.shelf.records  # type: ignore[attr-defined]
    assert "A breath is still secret: first both blow." in texts(driver)


def test_k12_a_traitor_is_struck_by_the_seat_that_plays_it() -> None:
    driver = at(TURNS)
    driver.strike((0, 5), 136, 36)
    driver.wait_for(AimPhase)
    assert driver.truth.turn == 1
    driver.aim((0, 5), 1800)
    driver.hold(Button.A, 10)
    assert driver.log[-2:] == ["Strike", "Settled"]


def test_k12_a_traitor_that_goes_off_is_told_of_as_his_whom_it_played_for() -> None:
    driver = at(
        "w4 b7 R5 S:b T:w Q0 | w1:98304,229376,up w2:163840,229376,up "
        "b1:98304,425984,up b2:229376,425984,over"
    )
    driver.strike((1, 2), 0)
    for _tick in range(60):
        driver.tick()
        if "Off!" in texts(driver):
            break
    assert "one white checker" in texts(driver)


@pytest.mark.parametrize("is_calm", [False, True])
def test_nothing_moves_by_itself_while_a_person_thinks(is_calm: bool) -> None:
    driver = sit_new(reduce_flashing=is_calm)
    driver.wait_for(AimPhase)
    driver.shot()
    driver.tick(3)
    assert not driver.match.redraw
    assert driver.stage.is_still
