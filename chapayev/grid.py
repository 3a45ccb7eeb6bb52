"""Between millimetres and the whole numbers of 1/65536 cell in which places are recorded (K19)."""

from collections.abc import Sequence
from typing import Final

from chapayev.constants import CELL, RADIUS
from chapayev.flat import Place
from chapayev.geometry import is_on_board
from chapayev.state import SIDE, UNIT, Checker

_TOUCH_SQUARE: Final = (2.0 * RADIUS * UNIT / CELL) ** 2

Spot = tuple[int, int]


def to_mm(checker: Checker) -> Place:
    """Where a checker's centre is, exactly."""
    return checker.x * CELL / UNIT, checker.y * CELL / UNIT


def to_grid(place: Place, others: Sequence[Spot]) -> Spot:
    """The nearest spot of the grid where a checker lies on the board and in no other (K19).

    Nearly always that is within two units. A checker wedged between several may have to go
    farther, and from 16 units on only some spots are looked at.

    Args:
        place: where physics left its centre.
        others: where the other checkers lie.
    """
    x, y = (min(max(round(mm * UNIT / CELL), 0), SIDE) for mm in place)
    away = 0
    while away <= SIDE:
        spots = [spot for spot in _ring(x, y, away) if is_free(spot, others)]
        if spots:
            return min(spots, key=lambda spot: (_square(spot, (x, y)), spot))
        away += 1 + away // 16
    raise AssertionError("physics left two checkers in each other")


def is_free(spot: Spot, others: Sequence[Spot]) -> bool:
    """Whether a checker lies on the board there and in none of the others; touching is allowed."""
    return is_on_board(*spot) and all(_square(spot, other) >= _TOUCH_SQUARE for other in others)


def _square(one: Spot, two: Spot) -> int:
    dx, dy = one[0] - two[0], one[1] - two[1]
    return dx * dx + dy * dy


def _ring(x: int, y: int, away: int) -> list[Spot]:
    """The spots of which the farther coordinate is `away` units off."""
    if away == 0:
        return [(x, y)]
    along = [*range(-away, away, 1 + away // 16), away]
    sides = [(x + step, y + side) for step in along for side in (-away, away)]
    return sides + [(x + side, y + step) for step in along[1:-1] for side in (-away, away)]
