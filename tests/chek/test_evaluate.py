"""What a position is worth, term by term, on boards that one can count by eye."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chek.bits import make_grid
from chek.bitstate import from_state
from chek.evaluate import MATERIAL, PATIENCE, STANDARD, SUPPORT, Evaluator, Weights
from tests.chek.playing import position

ALONE = Weights(passivity=0)


def value(rows: str, weights: Weights) -> float:
    """For South."""
    bits = from_state(position(f"{rows} S - 0,0 0"))
    return Evaluator(bits.grid, weights, 0, 0).value(*bits.boards)


@pytest.mark.parametrize(
    ("rows", "weights", "expected"),
    [
        ("5/5/N1N2/5/S1S1S", MATERIAL, 1.0),
        ("5/5/N1N2/5/SS2S", Weights(), 1 + 2 * 0.04),
        ("5/NN3/5/5/SS2S", SUPPORT, 1.0),
        # c3 may be attacked from c2 with b2 beside it: at a bonus
        ("5/5/2N2/1SS2/5", Weights(support=0), 1 + 0.06),
        # The other way round: c3 is South's, and North has two beside it
        ("5/5/2S2/1NN2/5", Weights(support=0), -1 - 0.10),
        ("5/3S1/2S2/1NN2/5", Weights(support=0), 0 - 0.13),
        # d4 touches c3 at a corner only: no first attack reaches it
        ("5/3N1/2S2/1S3/5", Weights(support=0), 1.0),
    ],
)
def test_terms(rows: str, weights: Weights, expected: float) -> None:
    assert value(rows, weights) == pytest.approx(expected)


def test_waiting_costs_steps_times_quiet_turns_up_to_a_limit() -> None:
    bits = from_state(position("N4/5/5/5/S3S S - 0,0 7"))
    steps = 4 + 8
    own, enemy = bits.boards
    for quiet in (0, 7, PATIENCE, PATIENCE + 9):
        found = Evaluator(bits.grid, STANDARD, quiet, enemy).passivity(own)
        assert found == pytest.approx(STANDARD.passivity * min(quiet, PATIENCE) * steps)
    assert Evaluator(bits.grid, ALONE, 30, enemy).passivity(own) == 0


@given(st.integers(5, 12), st.data())
@settings(max_examples=60)
def test_slack_bounds_every_position(size: int, data: st.DataObject) -> None:
    grid = make_grid(size)
    own = data.draw(st.integers(1, grid.full))
    enemy = data.draw(st.integers(0, grid.full)) & ~own
    pieces = own.bit_count() + enemy.bit_count()
    evaluator = Evaluator(grid, STANDARD, 30, enemy)
    found = evaluator.value(own, enemy) + evaluator.passivity(own)
    assert abs(found - (own.bit_count() - enemy.bit_count())) <= evaluator.slack(pieces)


def test_profiles_are_forgotten_before_they_fill_the_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("chek.evaluate.REMEMBERED", 3)
    evaluator = Evaluator(make_grid(5), STANDARD, 0, 0)
    found = [evaluator.profile(board) for board in range(1, 9)]
    assert found == [evaluator.profile(board) for board in range(1, 9)]
