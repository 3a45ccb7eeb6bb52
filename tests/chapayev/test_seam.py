"""The folding board (K15)."""

import pytest
from hypothesis import given
from hypothesis.strategies import floats

from chapayev.flat import PLAIN, Board, Push, Slide
from chapayev.foresight import slide as foresee
from chapayev.physics import slide
from chapayev.seam import cross

FOLD, TURNED = Board("fold"), Board("turned")
BOTH = pytest.mark.parametrize("simulation", [foresee, slide])


@given(floats(-2_400, 2_400), floats(-2_400, 2_400))
def test_k15_the_seam_takes_speed_only_across_and_never_turns_back(vx: float, vy: float) -> None:
    wx, wy = cross(vx, vy, 1)
    assert wx == vx
    assert abs(wy) <= abs(vy)
    assert wy * vy >= 0.0


def test_k15_a_slow_checker_loses_most_and_a_fast_one_little() -> None:
    assert cross(0.0, 60.0, 1)[1] == pytest.approx(30.0)
    assert cross(0.0, 2_000.0, 1)[1] == pytest.approx(2_000.0 * 2_000.0 / 2_060.0)


@BOTH
def test_k15_a_checker_that_crosses_slowly_stops_short_and_is_turned_aside(
    simulation: Slide,
) -> None:
    push = Push(0, 200.0, 420.0)
    plain = simulation([(100.0, 170.0)], [push], PLAIN).places[0]
    fold = simulation([(100.0, 170.0)], [push], FOLD).places[0]
    assert fold[1] < plain[1]
    straight, bent = (plain[0] - 100.0) / (plain[1] - 170.0), (fold[0] - 100.0) / (fold[1] - 170.0)
    assert bent > straight


@BOTH
def test_k15_turned_the_seam_runs_between_files_d_and_e(simulation: Slide) -> None:
    along, across = Push(0, 0.0, 600.0), Push(0, 600.0, 0.0)
    place = (190.0, 150.0)
    assert simulation([place], [along], TURNED).places == simulation([place], [along], PLAIN).places
    assert simulation([place], [across], TURNED).places[0][0] < 280.0
    assert simulation([place], [across], PLAIN).places[0][0] > 280.0


@BOTH
@pytest.mark.parametrize(("start", "speed"), [(200.0, 500.0), (199.999, -500.0), (260.0, 300.0)])
def test_k15_what_does_not_cross_loses_nothing(
    simulation: Slide, start: float, speed: float
) -> None:
    push = [Push(0, 0.0, speed)]
    fold, plain = (simulation([(100.0, start)], push, board).places for board in (FOLD, PLAIN))
    assert fold == plain


@BOTH
def test_k15_back_and_forth_it_is_crossed_twice(simulation: Slide) -> None:
    wall = [(100.0, 240.0 + 32.0 * row) for row in range(4)]
    flat = simulation([(100.0, 190.0), *wall], [Push(0, 0.0, 900.0)], FOLD)
    (start, *rest) = flat.paths[0]
    assert start == (100.0, 190.0)
    assert rest[0] == start
    assert rest[1][1] == pytest.approx(200.0)
