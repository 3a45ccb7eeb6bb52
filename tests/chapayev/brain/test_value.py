"""What positions are worth: to both seats the opposite, and more where it must be more."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from chapayev.brain.levels import LEVELS
from chapayev.brain.race import Odds, winning
from chapayev.brain.safety import opportunity
from chapayev.brain.value import MATCH, Taste, after, now
from chapayev.state import Checker, State, Strike
from chapayev.workload import middles
from tests.chapayev.playing import drawn

TASTE = Taste()
SURE = Odds(1.0, 0.0, 0.0, 0.0)
BOARD = """\
b1 .. .. .. b5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. w3 .. w5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .."""
BEHIND = """\
.. .. .. .. b1 .. .. ..
.. .. .. .. b5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. w5 .. .. ..
.. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .."""

STRIKE = Strike(0, 5, 0, 100)

counts = st.integers(0, 8)


def without(state: State, *keys: tuple[int, int]) -> tuple[Checker, ...]:
    return tuple(each for each in state.checkers if each.key not in keys)


@pytest.mark.parametrize("plan", LEVELS.values(), ids=LEVELS)
def test_odds_are_of_all_that_can_come(plan: object) -> None:
    taste = getattr(plan, "taste", TASTE)
    odds = taste.odds
    assert odds.hit + odds.trade + odds.miss + odds.slip == pytest.approx(1.0)


@given(counts, counts)
def test_a_race_is_won_rather_by_more_checkers_and_fewer_enemies(own: int, enemies: int) -> None:
    odds = TASTE.odds
    chance = winning(odds, own, enemies)
    assert 0.0 <= chance <= 1.0
    assert winning(odds, own + 1, enemies) >= chance
    assert winning(odds, own, enemies + 1) <= chance


@given(st.integers(1, 8), st.integers(1, 8))
def test_a_sure_hand_wins_any_race_that_it_begins(own: int, enemies: int) -> None:
    assert winning(SURE, own, enemies) == 1.0


def test_a_race_of_one_against_one_is_as_computed_by_hand() -> None:
    """p = h + x/2 + m (1 - p), and what slips has lost."""
    p = winning(Odds(0.4, 0.2, 0.3, 0.1), 1, 1)
    assert p == pytest.approx(0.4 + 0.2 / 2 + 0.3 * (1 - p))


def test_what_one_seat_gains_the_other_loses() -> None:
    for sample in middles(20):
        state = replace(drawn(BOARD), checkers=sample.checkers)
        assert now(state, 0, TASTE) == pytest.approx(-now(state, 1, TASTE))


def test_k05_a_further_strike_is_worth_something() -> None:
    state = drawn(BOARD)
    hit = after(state, STRIKE, without(state, (1, 5)), TASTE)
    trade = after(state, STRIKE, without(state, (1, 5), (0, 5)), TASTE)
    nothing = after(state, STRIKE, state.checkers, TASTE)
    slip = after(state, STRIKE, without(state, (0, 5)), TASTE)
    assert hit > trade
    assert hit > nothing > slip


def test_k06_the_round_is_worth_the_rows_that_it_brings() -> None:
    state = replace(drawn(BOARD), lost=((), ()))
    swept = without(state, (1, 1), (1, 5))
    assert after(state, STRIKE, swept, TASTE) == 3.0
    other = replace(state, struck=(((0, 3),), ()))
    assert after(other, STRIKE, swept, TASTE) == 2.0
    assert after(state, STRIKE, without(state, (1, 1), (1, 5), (0, 3)), TASTE) == 1.0
    assert after(state, STRIKE, (), TASTE) == 0.0


def test_k07_pushing_the_enemy_off_is_worth_the_match() -> None:
    state = replace(drawn(BOARD, "w6 b8 R9 S:w T:w Q0"), lost=((), ()))
    swept = without(state, (1, 1), (1, 5))
    assert after(state, STRIKE, swept, TASTE) == 7.0 + MATCH


def test_k12_an_enemy_turned_traitor_is_worth_more_than_one_that_lies_there() -> None:
    state = drawn(BOARD)
    turned = tuple(
        replace(each, face="over") if each.key == (1, 5) else each for each in state.checkers
    )
    assert after(state, STRIKE, turned, TASTE) > after(state, STRIKE, state.checkers, TASTE)


def test_safety_sees_near_and_open_checkers() -> None:
    far = drawn(BOARD)
    near = drawn(BOARD.replace("w5", "..", 1).replace("b5 .. .. ..", "b5 .. .. w5", 1))
    assert opportunity(near.checkers, 0) > opportunity(far.checkers, 0)
    hidden, seen = drawn(BEHIND), drawn(BEHIND.replace("b1 ..", ".. b1", 1))
    assert opportunity(hidden.checkers, 0) < opportunity(seen.checkers, 0)
    assert opportunity((), 0) == 0.0
