"""The thumb's flick at a hanging checker (K14)."""

import pytest
from hypothesis import given
from hypothesis.strategies import integers

from chapayev.constants import CELL, RADIUS
from chapayev.flat import Board
from chapayev.foresight import foresee
from chapayev.geometry import find_overlap, is_hanging, is_on_board
from chapayev.hanging import fly, inwards
from chapayev.state import SIDE, UNIT, Checker, Thumb
from chapayev.workload import middles

NEAR = round(5.0 * UNIT / CELL)
HANGING = Checker(0, 4, 4 * UNIT, NEAR)


def landing(power: int) -> Checker:
    return fly((HANGING,), Thumb(0, 4, power), can_turn=True)[1]


@pytest.mark.parametrize(
    ("place", "direction"),
    [((5.0, 200.0), (1.0, 0.0)), ((200.0, 395.0), (0.0, -1.0)), ((200.0, 0.0), (0.0, 1.0))],
)
def test_k14_it_flies_straight_in_over_the_board(
    place: tuple[float, float], direction: tuple[float, float]
) -> None:
    assert inwards(place) == direction


def test_k14_over_a_corner_it_flies_along_the_diagonal() -> None:
    x, y = inwards((397.0, 4.0))
    assert -x == y == pytest.approx(0.5**0.5)


def test_k14_a_stronger_thumb_sends_it_farther() -> None:
    ways = [landing(power).y for power in range(1, 101)]
    assert ways == sorted(ways)
    assert ways[0] - NEAR < UNIT // 100
    assert ways[-1] > 6 * UNIT


def test_k14_power_decides_how_it_lands() -> None:
    faces = "".join(landing(power).face[0] for power in range(1, 101))
    runs = faces.replace("uo", "u o").replace("ou", "o u").split()
    assert [run[0] for run in runs] == ["u", "o"] * 3
    assert all(len(run) >= 5 for run in runs)


def test_k14_a_traitor_that_lands_turned_over_is_its_armys_again() -> None:
    traitor = Checker(0, 4, 4 * UNIT, NEAR, "over")
    landed = {fly((traitor,), Thumb(0, 4, power), can_turn=True)[1].face for power in (10, 40)}
    assert landed == {"over", "up"}


def test_k14_on_top_of_an_enemys_it_takes_it_prisoner() -> None:
    spot = landing(60)
    enemy = Checker(1, 2, spot.x + 5_000, spot.y)
    course = foresee((HANGING, enemy), Thumb(0, 4, 60))
    assert course.off == ((1, 2),)
    assert course.rest == (spot,)
    assert course.flight is not None
    assert course.flight.prisoner == (1, 2)


@pytest.mark.parametrize("other", [(0, 2, "up"), (1, 2, "over")])
def test_k14_on_top_of_an_own_one_it_comes_to_rest_beside_it(other: tuple[int, int, str]) -> None:
    spot = landing(60)
    own = Checker(
        other[0], other[1], spot.x + 5_000, spot.y, "over" if other[2] == "over" else "up"
    )
    course = foresee((HANGING, own), Thumb(0, 4, 60))
    assert course.off == ()
    landed = course.rest[0]
    assert find_overlap(course.rest) is None
    apart = ((landed.x - own.x) ** 2 + (landed.y - own.y) ** 2) ** 0.5 * CELL / UNIT
    assert apart < 2.0 * RADIUS + 1.5


def test_k14_an_enemys_that_it_only_brushes_is_not_taken() -> None:
    spot = landing(60)
    enemy = Checker(1, 2, spot.x + round(20.0 * UNIT / CELL), spot.y)
    course = foresee((HANGING, enemy), Thumb(0, 4, 60))
    assert course.off == ()
    assert find_overlap(course.rest) is None


def test_k14_without_traitors_it_lands_on_its_feet() -> None:
    course = foresee((HANGING,), Thumb(0, 4, 40), Board(can_turn=False))
    assert course.rest[0].face == "up"


@given(integers(0, 199), integers(1, 100), integers(0, 3), integers(0, SIDE))
def test_k14_it_always_lands_on_the_board_and_in_no_other(
    which: int, power: int, side: int, along: int
) -> None:
    x, y = ((NEAR, along), (SIDE - NEAR, along), (along, NEAR), (along, SIDE - NEAR))[side]
    flier = Checker(0, 9, x, y)
    others = middles(200)[which].checkers
    checkers = (flier, *others)
    if find_overlap(checkers) is None:
        assert is_hanging(flier)
        course = foresee(checkers, Thumb(0, 9, power))
        assert find_overlap(course.rest) is None
        assert all(is_on_board(each.x, each.y) for each in course.rest)
