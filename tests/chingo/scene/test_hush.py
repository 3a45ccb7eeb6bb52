"""G16: what is heard before a decision tells another person in the room nothing of it."""

import pytest

from chingo.scene.play.phase import Desk
from chingo.scene.play.picks import PickPhase
from chingo.scene.play.turning import TurnPhase
from chingo.scene.setup.phase import SetupPhase
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from tests.chingo.playing import OPEN
from tests.chingo.scene.overhearing import Heard, overheard
from tests.chingo.scene.sitting import ALONE, PEOPLE, MatchDriver, sit, sit_new
from tests.chingo.scene.test_clock import timed
from tests.chingo.scene.test_flow import TIE
from tests.chingo.twins import twins


def picking(players: tuple[str, ...]) -> MatchDriver:
    """At South's choice in a tie."""
    driver = sit(TIE, players=players)
    if players == PEOPLE:
        driver.lift(0)
    driver.wait_for(TurnPhase)
    driver.step("d3", "d4")
    driver.see_fight()
    if players == PEOPLE:
        driver.lift(0)
    driver.wait_for(PickPhase)
    driver.cues()
    return driver


def heard(driver: MatchDriver, weapon: str) -> list[tuple[Cue, int]]:
    """What choosing a weapon sounds like, until something else is shown."""
    driver.console.cues.clear()
    driver.pick(weapon)
    return list(driver.console.cues)


def test_g16_every_choice_in_a_tie_sounds_the_same() -> None:
    rock, paper, scissors = (heard(picking(PEOPLE), weapon) for weapon in "RPS")
    assert rock == paper == scissors
    assert rock == [(Cue.CURTAIN, 0)]


def test_g16_the_crank_in_a_tie_is_not_heard() -> None:
    driver = picking(PEOPLE)
    assert isinstance(driver.now, PickPhase)
    before = driver.now._at
    driver.turn(36)
    assert driver.now._at == (before + 2) % 3
    assert driver.cues() == []


def test_g16_steps_to_a_flag_cannot_be_counted() -> None:
    driver = sit_new()
    driver.lift(0)
    assert isinstance(driver.now, SetupPhase)
    driver.cues()
    driver.press(Button.LEFT, Button.LEFT, Button.UP)
    assert driver.cues() == []


def test_g16_the_hand_does_not_tell_which_units_it_leaves_out() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.cues()
    driver.turn(90)
    driver.press(Button.DOWN, Button.LEFT)
    assert isinstance(driver.now, TurnPhase)
    assert driver.cues() == []


def test_alone_a_set_up_is_heard() -> None:
    driver = sit_new(ALONE)
    driver.cues()
    driver.turn(360)
    driver.press(Button.A, Button.LEFT, Button.LEFT)
    heard = set(driver.cues())
    assert {Cue.SHUFFLE, Cue.CRANK_STEP, Cue.PUT_DOWN, Cue.MOVE_HAND} <= heard


@pytest.mark.parametrize("position", [OPEN, TIE])
def test_alone_the_hand_is_heard(position: str) -> None:
    driver = picking(ALONE) if position == TIE else sit(position, players=ALONE)
    driver.tick(30)
    driver.cues()
    driver.turn(18)
    assert Cue.CRANK_STEP in driver.cues()
    driver.press(Button.RIGHT, Button.LEFT)
    assert Cue.MOVE_HAND in driver.cues()


PAIRS = range(12)


def heard_of_twins(number: int) -> tuple[Heard, Heard]:
    """What one hears of each of a pair of set-ups that are the other seat's secret."""
    seat = number % 2
    one, other = twins(number, 1 - seat, most=12)
    return overheard(seat, one.log), overheard(seat, other.log)


@pytest.mark.parametrize("number", PAIRS)
def test_g16_no_sound_of_a_set_up_tells_twins_apart(number: int) -> None:
    one, other = heard_of_twins(number)
    assert one == other
    assert {cue for cue, _step in one} <= {Cue.CURTAIN, Cue.MOVE_HAND}  # what ends it: the lot too


@pytest.mark.long
def test_g16_no_sound_of_a_set_up_tells_a_thousand_twins_apart() -> None:
    for number in range(1000):
        one, other = heard_of_twins(number)
        assert one == other, f"pair {number}"


def test_a_sound_that_leaks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Desk, "whisper", lambda desk, *cue: desk.console.cue(*cue))
    assert any(one != other for one, other in map(heard_of_twins, PAIRS[:4]))


def test_g16_a_shuffle_is_not_heard() -> None:
    driver = sit_new()
    driver.lift(0)
    driver.cues()
    driver.turn(360)
    driver.press(*[Button.RIGHT] * 8, Button.UP, Button.A)
    driver.tick(40)
    assert [type(entry.action).__name__ for entry in driver.match._sitting._table.match.log].count(
        "Shuffle"
    ) == 2
    assert driver.cues() == []


def test_g16_that_a_secret_decision_takes_long_is_not_heard() -> None:
    """For that its clock has run out is a secret too."""
    setup, tie = sit_new(clock="10"), timed(TIE)
    setup.lift(0)
    tie.lift(0)
    tie.step("d3", "d4")
    tie.see_fight()
    tie.lift(0)
    for driver, ticks in ((setup, 119 * 30), (tie, 9 * 30)):
        driver.cues()
        driver.tick(ticks)
        assert driver.match._desk.seconds in {0, 1}
        assert driver.cues() == []


def test_g16_in_a_turn_only_what_is_done_is_heard() -> None:
    """Not which unit was taken up and put down again, nor what could not be done."""
    driver = sit(OPEN)
    driver.lift(0)
    driver.cues()
    driver.press(Button.A, Button.B)
    driver.turn(36)
    driver.press(Button.A)
    driver.turn(36)
    driver.press(Button.DOWN, Button.B)
    assert driver.cues() == []
    driver.press(Button.A, Button.A)
    assert driver.cues()[:1] == [Cue.SELECT]
