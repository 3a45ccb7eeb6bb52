"""Directions, by arithmetic alone (K20)."""

from math import atan2, cos, degrees, hypot, radians, sin

from hypothesis import assume, given
from hypothesis.strategies import floats, integers

from chapayev.compass import TENTHS, bearing, heading

COORDINATES = floats(-400.0, 400.0)


@given(integers(0, TENTHS - 1))
def test_k20_a_direction_is_clockwise_from_row_8(tenths: int) -> None:
    x, y = heading(tenths)
    angle = radians(tenths / 10.0)
    assert abs(x - sin(angle)) < 2e-15
    assert abs(y - cos(angle)) < 2e-15


def test_k20_the_four_winds_are_exact() -> None:
    assert [heading(tenths) for tenths in (0, 900, 1_800, 2_700)] == [
        (0, 1),
        (1, 0),
        (0, -1),
        (-1, 0),
    ]


@given(COORDINATES, COORDINATES)
def test_k20_a_bearing_is_the_nearest_tenth(dx: float, dy: float) -> None:
    assume(hypot(dx, dy) > 1e-3)
    exact = degrees(atan2(dx, dy)) * 10.0
    found = bearing(dx, dy)
    assert 0 <= found < TENTHS
    apart = (found - exact + TENTHS / 2) % TENTHS - TENTHS / 2
    assert abs(apart) <= 0.5 + 1e-6


@given(integers(0, TENTHS - 1))
def test_k20_bearing_and_heading_agree(tenths: int) -> None:
    assert bearing(*heading(tenths)) == tenths
