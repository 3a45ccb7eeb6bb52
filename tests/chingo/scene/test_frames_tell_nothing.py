"""G16: two matches that a viewer cannot tell apart look and sound the same to it, bit by bit."""

from random import Random

import numpy as np
import pytest

from chingo.scene.play.covering import DEAF_TICKS, CoverPhase
from chingo.scene.play.sitting import Sitting
from chingo.scene.reel import Reel
from engine.core.game import Seat
from engine.device.pad import Button
from tests.chingo.playing import GAME
from tests.chingo.scene.silence import Silent
from tests.chingo.scene.sitting import PEOPLE, MatchDriver, sit_at
from tests.chingo.twins import Pair, twins
from tests.sampling import sampled

CPU = "cpu:2"
SEEDS = range(24)
BUTTONS = (Button.A, Button.A, Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT, Button.B)


def open_both(pair: Pair, players: tuple[str, str]) -> tuple[MatchDriver, MatchDriver]:
    first, second = (sit_at(match, players=players, thinker=Silent()) for match in pair)
    return first, second


def look_alike(first: MatchDriver, second: MatchDriver) -> None:
    assert first.kind == second.kind
    assert np.array_equal(first.shot().pixels, second.shot().pixels)
    assert first.console.cues == second.console.cues


def press_alike(first: MatchDriver, second: MatchDriver, hands: Random, ticks: int) -> None:
    """The same hands on both until one of them has revealed something."""
    before = GAME.view(first.truth, None).fight
    for _tick in range(ticks):
        button = hands.choice(BUTTONS) if hands.random() < 0.3 else None
        turned = hands.choice([0, 900])
        for driver in (first, second):
            if button:
                driver.press(button)
            else:
                driver.tick(crank_cdeg=turned)
        if any(each.truth.fight != before or each.truth.ended for each in (first, second)):
            return
        look_alike(first, second)


@pytest.mark.parametrize("seed", sampled(SEEDS, 3))
@pytest.mark.parametrize("seat", [0, 1])
def test_g16_frames_of_a_seat_tell_nothing_of_the_other(seed: int, seat: Seat) -> None:
    players = ("human", CPU) if seat == 0 else (CPU, "human")
    first, second = open_both(twins(seed, seat), players)
    look_alike(first, second)
    press_alike(first, second, Random(seed), 60)


@pytest.mark.parametrize("seed", sampled(SEEDS, 3))
def test_g16_frames_of_a_spectator_tell_nothing_of_either(seed: int) -> None:
    first, second = open_both(twins(seed, None), (CPU, CPU))
    look_alike(first, second)
    press_alike(first, second, Random(seed), 30)


@pytest.mark.parametrize("seed", sampled(SEEDS, 3))
@pytest.mark.parametrize("seat", [0, 1])
def test_g16_frames_of_two_at_one_screen_tell_the_one_nothing_of_the_other(
    seed: int, seat: Seat
) -> None:
    pair = twins(seed, seat)
    if any(min(GAME.actors(match.state)) != seat for match in pair):
        return  # the device goes to the other
    first, second = open_both(pair, ("human", "human"))
    for driver in (first, second):
        while not isinstance(driver.match.phase, CoverPhase):
            driver.press(Button.A)  # a vote is answered, a fight gone on from
            driver.tick()
    look_alike(first, second)
    for driver in (first, second):
        driver.tick(DEAF_TICKS)
        driver.press(Button.A)
    for _tick in range(30):
        for driver in (first, second):
            driver.tick()
        look_alike(first, second)


@pytest.mark.parametrize("seed", sampled(SEEDS[:20], 3))
def test_g16_a_match_that_goes_on_is_looked_through_as_everybody_knows_it(seed: int) -> None:
    first, second = (Reel(match) for match in twins(seed, None))
    assert first.length == second.length
    while first.wind(1) and second.wind(1):
        assert first.view == second.view
    assert not any(unit and unit.arm != "?" and not unit.shown for unit in first.view.cells)


@pytest.mark.parametrize("seed", sampled(SEEDS[:20], 3))
def test_g16_the_log_and_the_lists_tell_both_the_same(seed: int) -> None:
    first, second = (sit_at(match, players=PEOPLE).match._sitting for match in twins(seed, None))
    assert told(first) == told(second)


def told(sitting: Sitting) -> tuple[object, ...]:
    return sitting.story(), sitting.standing(), sitting.turns()


@pytest.mark.parametrize("seed", sampled(SEEDS[:20], 3))
@pytest.mark.parametrize("seat", [0, 1])
def test_g16_a_cpu_player_is_asked_the_same(seed: int, seat: Seat) -> None:
    asked = []
    for match in twins(seed, seat):
        thinker = Silent()
        sit_at(match, players=(CPU, CPU), thinker=thinker)
        asked.append([each[3:] for each in thinker.asked if each[4:5] == (seat,)])
    assert asked[0] == asked[1]


def test_the_pairs_differ_in_truth() -> None:
    pairs = [twins(seed, seat) for seed in SEEDS for seat in (0, 1)]
    assert sum(first.state != second.state for first, second in pairs) > len(pairs) * 3 // 4
