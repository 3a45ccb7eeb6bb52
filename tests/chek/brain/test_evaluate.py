"""What a position is worth, term by term, on boards that one can count by eye."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chek.brain.bits import make_grid
from chek.brain.bitstate import from_state, quiet_rounds
from chek.brain.evaluate import GROWTH, MATERIAL, NEAR, Contact, Evaluator, Weights, haste_of
from chek.brain.weights import learnt_for
from chek.state import Setup
from tests.chek.playing import position

ALONE = Weights(advance=0, passivity=0)
TOUCH = Weights(moving=Contact(0.4, 0.3, -0.2, -0.1), waiting=Contact(0.04, 0.03, -0.02, -0.01))
LEARNT = learnt_for(Setup(8, 2))


def value(rows: str, weights: Weights, *, is_moving: bool = True) -> float:
    """For South."""
    bits = from_state(position(f"{rows} S - 0,0 0"))
    own, enemy = bits.boards
    return Evaluator(bits.grid, weights).value(own, enemy, is_moving)


@pytest.mark.parametrize(
    ("rows", "weights", "expected"),
    [
        ("5/5/N1N2/5/S1S1S", MATERIAL, 1.0),
        ("5/5/N1N2/5/S1S1S", Weights(lead=-0.1), 0.9),
        ("5/5/N1N2/5/SS2S", Weights(support=0.04), 1 + 2 * 0.04),
        ("5/NN3/5/5/SS2S", Weights(support=0.04), 1.0),
        # Two groups against one
        ("5/NN3/5/5/SS2S", Weights(groups=-0.05), 1 - 0.05),
        # c3 may be attacked from c2 with b2 beside it: at a bonus
        ("5/5/2N2/1SS2/5", TOUCH, 1 + 0.3),
        ("5/3N1/2N2/1SS2/5", TOUCH, 0 + 0.4),
        # The other way round: c3 is South's, and North has two beside it
        ("5/5/2S2/1NN2/5", TOUCH, -1 - 0.1),
        ("5/3S1/2S2/1NN2/5", TOUCH, 0 - 0.2),
        # d4 touches c3 at a corner only: no first attack reaches it
        ("5/3N1/2S2/1S3/5", TOUCH, 1.0),
    ],
)
def test_terms(rows: str, weights: Weights, expected: float) -> None:
    assert value(rows, weights) == pytest.approx(expected)


def test_who_is_to_move_decides_what_a_contact_is_worth() -> None:
    rows = "5/3N1/2N2/1SS2/5"
    assert value(rows, TOUCH, is_moving=False) == pytest.approx(0.04)
    assert value(rows, LEARNT) > value(rows, LEARNT, is_moving=False)


def test_waiting_costs_steps_times_quiet_rounds_once_patience_is_over() -> None:
    weights = Weights(advance=0, passivity=-0.002, patience=5)
    bits = from_state(position("N4/5/5/5/S3S S - 0,0 7"))
    assert quiet_rounds(bits) == 3.5
    steps = 4 + 8
    own, enemy = bits.boards
    for rounds, counted in ((0, 0), (5, 0), (7, 2), (5 + GROWTH, GROWTH), (79, GROWTH)):
        haste = haste_of(weights, rounds, 1.0)
        found = Evaluator(bits.grid, weights, haste, enemy).passivity(own)
        assert found == pytest.approx(-0.002 * counted * steps)
    assert Evaluator(bits.grid, ALONE, haste_of(ALONE, 30, 1), enemy).passivity(own) == 0


def test_an_army_comes_near_before_it_waits() -> None:
    bits = from_state(position("N4/5/5/5/S3S S - 0,0 0"))
    own, enemy = bits.boards
    found = Evaluator(bits.grid, Weights(advance=-0.01), 0, enemy).passivity(own)
    assert found == pytest.approx(-0.01 * (4 + 8 - 2 * NEAR))


def test_who_has_the_larger_army_is_sooner_in_a_hurry() -> None:
    weights = Weights(passivity=-0.002, patience=8)
    hastes = [haste_of(weights, 8, ratio) for ratio in (0.25, 0.5, 1.0, 2.0)]
    assert hastes == pytest.approx([-0.012, -0.008, 0, 0])


def test_the_foremost_piece_goes_ahead_where_there_is_little_time() -> None:
    bits = from_state(position("N4/5/5/5/S3S S - 0,0 0"))
    own, enemy = bits.boards
    evaluator = Evaluator(bits.grid, ALONE, -0.01, enemy)
    evaluator.lure(3.0, 2)
    assert evaluator.passivity(own) == pytest.approx(-0.01 * (4 + 8 + 3 * 4))


def test_to_lose_the_foremost_piece_in_a_fight_is_no_step_back() -> None:
    bits = from_state(position("5/5/N4/S4/4S S - 0,0 0"))
    own, enemy = bits.boards
    foremost = 1 << 5
    evaluator = Evaluator(bits.grid, ALONE, -0.01, enemy)
    evaluator.lure(3.0, 2)
    assert evaluator.passivity(own) == pytest.approx(-0.01 * (1 + 6 + 3))
    assert evaluator.passivity(own ^ foremost) == pytest.approx(-0.01 * (6 + 3))


@given(st.integers(5, 12), st.data())
@settings(max_examples=60)
def test_slack_bounds_every_position(size: int, data: st.DataObject) -> None:
    grid = make_grid(size)
    own = data.draw(st.integers(1, grid.full))
    enemy = data.draw(st.integers(0, grid.full)) & ~own
    pieces = own.bit_count() + enemy.bit_count()
    evaluator = Evaluator(grid, LEARNT, -0.3, enemy)
    evaluator.lure(data.draw(st.sampled_from((0.0, 3.0))), own.bit_count())
    found = evaluator.value(own, enemy, data.draw(st.booleans())) + evaluator.passivity(own)
    assert abs(found - (own.bit_count() - enemy.bit_count())) <= evaluator.slack(pieces)


@given(st.integers(5, 12), st.data())
@settings(max_examples=60)
def test_a_bare_position_is_worth_its_pieces(size: int, data: st.DataObject) -> None:
    grid = make_grid(size)
    own = data.draw(st.integers(1, grid.full))
    enemy = data.draw(st.integers(1, grid.full)) & ~own
    evaluator = Evaluator(grid, ALONE, 0.0, enemy)
    assert evaluator.is_bare
    found = evaluator.value(own, enemy, data.draw(st.booleans())) + evaluator.passivity(own)
    assert found == own.bit_count() - enemy.bit_count()


@pytest.mark.parametrize(
    ("weights", "haste"),
    [
        (LEARNT, 0.0),
        (Weights(lead=0.1, advance=0), 0.0),
        (Weights(support=0.1, advance=0), 0.0),
        (Weights(groups=0.1, advance=0), 0.0),
        (Weights(moving=Contact(0.1), advance=0), 0.0),
        (Weights(waiting=Contact(0.1), advance=0), 0.0),
        (Weights(advance=-0.1), 0.0),
        (ALONE, -0.1),
    ],
)
def test_whatever_else_counts_a_position_is_not_bare(weights: Weights, haste: float) -> None:
    assert not Evaluator(make_grid(8), weights, haste, 1).is_bare


def test_profiles_are_forgotten_before_they_fill_the_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("chek.brain.evaluate.REMEMBERED", 3)
    evaluator = Evaluator(make_grid(5), LEARNT)
    found = [evaluator.profile(board) for board in range(1, 9)]
    assert found == [evaluator.profile(board) for board in range(1, 9)]
