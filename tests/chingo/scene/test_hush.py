"""G16: what is heard before a decision tells another person in the room nothing of it."""

import pytest

from chingo.scene.play.picks import PickPhase
from chingo.scene.play.turning import TurnPhase
from chingo.scene.setup.phase import SetupPhase
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from tests.chingo.playing import OPEN
from tests.chingo.scene.sitting import ALONE, PEOPLE, MatchDriver, sit, sit_new
from tests.chingo.scene.test_flow import TIE


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
    assert rock[0] == (Cue.SELECT, 0)


def test_g16_the_crank_in_a_tie_is_not_heard() -> None:
    driver = picking(PEOPLE)
    driver.turn(36)
    assert isinstance(driver.now, PickPhase)
    assert driver.now._at == 2
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


@pytest.mark.parametrize("position", [OPEN, TIE])
def test_alone_the_hand_is_heard(position: str) -> None:
    driver = picking(ALONE) if position == TIE else sit(position, players=ALONE)
    driver.tick(30)
    driver.cues()
    driver.turn(18)
    assert Cue.CRANK_STEP in driver.cues()
    driver.press(Button.RIGHT, Button.LEFT)
    assert Cue.MOVE_HAND in driver.cues()
