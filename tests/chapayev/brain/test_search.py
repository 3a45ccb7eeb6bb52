"""The search: what it looks at, what it finds, and that more of it finds little more."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from chapayev.brain.candidates import candidates
from chapayev.brain.draws import Draws
from chapayev.brain.flicks import balance
from chapayev.brain.hand import Hand, slipped
from chapayev.brain.levels import LEVELS
from chapayev.brain.search import LEAST, Plan, search
from chapayev.brain.value import after
from chapayev.foresight import foresee
from chapayev.state import State, Strike
from engine.core.chance import Rng
from tests.chapayev.brain.matches import BRAIN, GAME
from tests.chapayev.playing import drawn, start

HARD = LEVELS["5"]
MORE = replace(HARD, simulations=4_096)
REPEATS = 60
ALONE = """\
.. .. .. .. b5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. w4 .. .. .. ..
.. .. .. .. .. .. .. .."""


@given(st.integers(0, 3599), st.integers(1, 100), st.integers(0, 1 << 63))
def test_k03_no_hand_makes_a_strike_of_no_power(tenths: int, power: int, seed: int) -> None:
    slip = Hand(40.0, 60.0).slip(Draws(Rng(seed)))
    made = slipped(Strike(0, 1, tenths, power), slip)
    GAME.check(start(), 0, made)


def test_full_speed_and_every_checker_are_among_the_candidates() -> None:
    chosen = candidates(start(), 0, 200, Draws(Rng(1)))
    assert len(chosen) == 200
    assert {strike.number for strike in chosen} == set(range(1, 9))
    assert sum(strike.power == 100 for strike in chosen) >= 80
    for strike in chosen:
        GAME.check(start(), 0, strike)


def test_few_checkers_have_few_candidates() -> None:
    chosen = candidates(drawn(ALONE), 0, 1_000, Draws(Rng(1)))
    assert len(chosen) == 28 + 200


@pytest.mark.parametrize("simulations", [1, 4, 33, 300])
def test_no_more_is_foreseen_than_the_plan_allows(simulations: int) -> None:
    found = search(start(), Plan(simulations), Draws(Rng(1)))
    assert found.simulations <= max(simulations, LEAST)
    assert found.simulations >= 0.9 * simulations


def test_the_last_enemy_is_struck_off() -> None:
    state = drawn(ALONE)
    for seed in range(5):
        found = search(state, replace(HARD, simulations=200), Draws(Rng(seed)))
        assert foresee(state.checkers, found.strike).off == ((1, 5),)


def test_what_is_played_at_once_is_balanced() -> None:
    counts, value = balance([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert max(counts) - min(counts) < 0.25 * sum(counts)
    assert abs(value) < 0.1
    assert balance([[1, 2], [3, 4]])[0][0] <= 1
    assert balance([[1, 2], [3, 4]])[1] == pytest.approx(3.0, abs=0.02)


def _share(states: list[State]) -> float:
    """Of what 4,096 simulations gain over any candidate, how much level 5 gains."""
    gains = {"hard": 0.0, "more": 0.0}
    for number, state in enumerate(states):
        any_one = candidates(state, state.turn, 40, Draws(Rng(number)))
        base = sum(_worth(state, strike, 3) for strike in any_one) / len(any_one)
        for name, plan in (("hard", HARD), ("more", MORE)):
            found = search(state, plan, Draws(Rng(number)))
            gains[name] += _worth(state, found.strike, REPEATS) - base
    return gains["hard"] / gains["more"]


def _worth(state: State, strike: Strike, repeats: int) -> float:
    """What a strike is worth as the hand makes it, by errors that no search has seen."""
    draws, total = Draws(Rng(99)), 0.0
    for _repeat in range(repeats):
        made = slipped(strike, HARD.hand.slip(draws))
        total += after(state, made, foresee(state.checkers, made).rest, HARD.taste)
    return total / repeats


def test_level_5_is_nearly_as_good_as_twice_the_thought() -> None:
    assert _share([state for _kind, state in BRAIN.questions()[:1]]) >= 0.85


@pytest.mark.long
def test_level_5_has_95_percent_of_the_value_of_4096_simulations() -> None:
    from chapayev.brain.workload import make_questions

    assert _share([state for _kind, state in make_questions(60)]) >= 0.95
