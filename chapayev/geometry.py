"""What the rules measure on the board, in whole numbers alone, so that nothing is ever rounded."""

from typing import Final

from chapayev.state import SIDE, UNIT, Checker, Checkers

CELL_MM: Final = 50
RADIUS_MM: Final = 16
"""Of a checker (K18)."""

_TWICE_THIRD: Final = 2 * RADIUS_MM * UNIT
"""Two thirds of a radius in units of 1/65536 cell, times 3 * `CELL_MM`."""

_DIAMETER: Final = 2 * RADIUS_MM * UNIT
"""A checker's diameter in those units, times `CELL_MM`."""


def is_on_board(x: int, y: int) -> bool:
    """Whether a centre has not passed the edge (K04)."""
    return 0 <= x <= SIDE and 0 <= y <= SIDE


def is_hanging(checker: Checker) -> bool:
    """Whether a third of its radius or more stands out over the edge, its centre not (K14)."""
    inside = min(checker.x, SIDE - checker.x, checker.y, SIDE - checker.y)
    return inside >= 0 and 3 * CELL_MM * inside <= _TWICE_THIRD


def overlap(one: Checker, other: Checker) -> bool:
    """Whether two checkers lie in each other (K19); touching is allowed.

    One on its edge keeps the room that it needs to lie down.
    """
    square = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
    return square * CELL_MM**2 < _DIAMETER**2


def find_overlap(checkers: Checkers) -> tuple[Checker, Checker] | None:
    """The first two checkers that lie in each other, or None."""
    for at, one in enumerate(checkers):
        for other in checkers[at + 1 :]:
            if overlap(one, other):
                return one, other
    return None


def turned(checkers: Checkers) -> Checkers:
    """The board turned by half a turn, with the armies' colours exchanged (K09)."""
    return tuple(
        sorted(
            Checker(1 - each.army, 9 - each.number, SIDE - each.x, SIDE - each.y, each.face)
            for each in checkers
        )
    )
