"""The two simulations are held against each other (K18)."""

from collections.abc import Callable, Sequence
from math import dist
from statistics import mean

import pytest

from chapayev.flat import PLAIN, Board
from chapayev.foresight import slide as foresee
from chapayev.physics import slide
from chapayev.workload import Sample, middles, openings

MANY, FEW = 300, 30
BOARDS = (PLAIN, Board("fold"), Board("turned", is_polished=True))


def held(samples: Sequence[Sample], board: Board) -> tuple[float, float]:
    """The share of strikes of which both say the same checkers off, and the mean error, mm."""
    same, errors = 0, []
    for sample in samples:
        exact = foresee(sample.places, [sample.push], board)
        other = slide(sample.places, [sample.push], board)
        off = {fall.disc for fall in exact.falls}
        same += off == {fall.disc for fall in other.falls}
        pairs = enumerate(zip(exact.places, other.places, strict=True))
        errors += [dist(*pair) for disc, pair in pairs if disc not in off]
    return same / len(samples), mean(errors)


@pytest.mark.parametrize("board", BOARDS)
def test_k18_both_agree_on_a_few_strikes(board: Board) -> None:
    same, error = held([*middles(FEW), *openings(FEW)], board)
    assert same == 1.0
    assert error < 0.05


@pytest.mark.long
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("samples", [middles, openings])
def test_k18_both_agree_on_the_checkers_off_and_on_rest(
    samples: Callable[[int], Sequence[Sample]], board: Board
) -> None:
    same, error = held(samples(MANY), board)
    assert same >= 0.99
    assert error <= 0.3
