"""Places on the grid of 1/65536 cell (K19)."""

from hypothesis import given
from hypothesis.strategies import floats, integers, lists, tuples

from chapayev.compass import heading
from chapayev.constants import CELL, RADIUS
from chapayev.geometry import find_overlap
from chapayev.grid import to_grid, to_mm
from chapayev.state import SIDE, UNIT, Checker

ANYWHERE = integers(0, SIDE)


@given(ANYWHERE, ANYWHERE)
def test_k19_a_place_survives_the_way_to_millimetres_and_back(x: int, y: int) -> None:
    assert to_grid(to_mm(Checker(0, 1, x, y)), ()) == (x, y)


@given(floats(40.0, 360.0), floats(40.0, 360.0), integers(0, 3_599))
def test_k19_what_touches_is_never_rounded_into_an_overlap(x: float, y: float, tenths: int) -> None:
    ux, uy = heading(tenths)
    first = to_grid((x, y), ())
    second = to_grid((x + 2.0 * RADIUS * ux, y + 2.0 * RADIUS * uy), [first])
    assert find_overlap((Checker(0, 1, *first), Checker(0, 2, *second))) is None
    off = max(
        abs(x + 2.0 * RADIUS * ux - second[0] * CELL / UNIT),
        abs(y + 2.0 * RADIUS * uy - second[1] * CELL / UNIT),
    )
    assert off < 3.0 * CELL / UNIT


@given(lists(tuples(floats(0.0, 30.0), floats(0.0, 30.0)), min_size=1, max_size=3))
def test_k19_a_place_is_always_on_the_board(places: list[tuple[float, float]]) -> None:
    for x, y in places:
        spot = to_grid((x - 1e-9, 400.0 + 1e-9 - y), ())
        assert 0 <= spot[0] <= SIDE
        assert 0 <= spot[1] <= SIDE


def test_k19_a_wedged_checker_is_moved_to_the_nearest_free_place() -> None:
    ring = [heading(600 * side) for side in range(6)]
    others = [to_grid((200.0 + 31.99 * ux, 200.0 + 31.99 * uy), ()) for ux, uy in ring]
    spot = to_grid((200.0, 200.0), others)
    lying = tuple(
        Checker(0, at, *each) for at, each in enumerate([spot, *others[:1], *others[3:4]])
    )
    assert find_overlap(lying) is None
    assert abs(spot[0] - 4 * UNIT) + abs(spot[1] - 4 * UNIT) < 3 * UNIT
