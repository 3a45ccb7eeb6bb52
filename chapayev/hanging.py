"""A checker that hangs over the edge, flicked up by the thumb: its flight and landing (K14).

A stronger thumb sends it farther and turns it more often: both grow with the square of the power,
so every landing, far or near, has a power that brings it there, and every power its face.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from chapayev.compass import TENTHS, heading
from chapayev.constants import (
    BOARD,
    COVERING,
    GRAVITY,
    RADIUS,
    THUMB_DRIFT,
    THUMB_RISE,
    THUMB_TURN,
)
from chapayev.flat import Place
from chapayev.grid import is_free, to_grid, to_mm
from chapayev.state import Checker, Face, Key, Thumb

_HANG: Final = RADIUS * 2.0 / 3.0
_PI: Final = 3.141592653589793
_DIAGONAL: Final = sqrt(0.5)
_DIRECTIONS: Final = 48


class Flight(NamedTuple):
    """A checker in the air.

    Attributes:
        source: where it hung, mm.
        target: where it comes down, mm; it may slip from there to where it rests.
        seconds: how long it flies.
        height: how high its centre gets above the board, mm.
        half_turns: how often it turns over in the air, not rounded.
        face: how it lands.
        prisoner: the enemy's checker on top of which it lands, or None.
    """

    source: Place
    target: Place
    seconds: float
    height: float
    half_turns: float
    face: Face
    prisoner: Key | None


def fly(checkers: Sequence[Checker], thumb: Thumb, *, can_turn: bool) -> tuple[Flight, Checker]:
    """The flight of a hanging checker, and the checker as it rests.

    Args:
        checkers: all on the board.
        thumb: which is flicked, and how hard.
        can_turn: whether it may land turned over; else it always lands on its feet.
    """
    flier = next(
        each for each in checkers if (each.army, each.number) == (thumb.army, thumb.number)
    )
    others = [each for each in checkers if each is not flier]
    rise, drift = (speed * thumb.power / 100.0 for speed in (THUMB_RISE, THUMB_DRIFT))
    seconds = 2.0 * rise / GRAVITY
    source, (ux, uy) = to_mm(flier), inwards(to_mm(flier))
    way = drift * seconds
    target = (_inside(source[0] + ux * way), _inside(source[1] + uy * way))
    half_turns = _half_turns(rise, seconds)
    face = _landing_face(flier.face, half_turns) if can_turn else flier.face
    prisoner = covered(target, flier, others)
    height, taken = rise * seconds / 4.0, None if prisoner is None else prisoner.key
    flight = Flight(source, target, seconds, height, half_turns, face, taken)
    left = [(each.x, each.y) for each in others if each is not prisoner]
    x, y = to_grid(beside(target, left), left)
    return flight, Checker(flier.army, flier.number, x, y, face)


def turns_over(power: int) -> bool:
    """Whether a thumb of that power, percent, lands a checker on its other face."""
    rise = THUMB_RISE * power / 100.0
    return int(_half_turns(rise, 2.0 * rise / GRAVITY) + 0.5) % 2 == 1


def _half_turns(rise: float, seconds: float) -> float:
    return THUMB_TURN * rise / RADIUS * seconds / _PI


def inwards(place: Place) -> tuple[float, float]:
    """The direction in which a checker flies that hangs there; over a corner, the diagonal."""
    ux, uy = (_away_from_edge(mm) for mm in place)
    size = _DIAGONAL if ux and uy else 1.0
    return ux * size, uy * size


def covered(target: Place, flier: Checker, others: Sequence[Checker]) -> Checker | None:
    """The enemy's checker on which the flier lands; None if there is none, or an own one is nearer.

    Args:
        target: where it comes down.
        flier: as it hung: who played it then is who flicks it.
        others: all the others on the board.
    """
    square, _order, first = min(
        ((_square(to_mm(each), target), order, each) for order, each in enumerate(others)),
        default=(_square(target, (-BOARD, -BOARD)), 0, flier),
    )
    is_taken = square <= COVERING * COVERING and first.player != flier.player
    return first if is_taken else None


def beside(target: Place, others: Sequence[tuple[int, int]]) -> Place:
    """The nearest free place to where a checker comes down, in steps of a millimetre."""
    for away in range(int(BOARD)):
        for tenths in range(0, TENTHS if away else 1, TENTHS // _DIRECTIONS):
            ux, uy = heading(tenths)
            place = (target[0] + ux * away, target[1] + uy * away)
            if _is_on(place) and is_free(to_grid(place, ()), others):
                return place
    raise AssertionError("sixteen checkers cannot fill the board")


def _landing_face(face: Face, half_turns: float) -> Face:
    if int(half_turns + 0.5) % 2 == 0:
        return face
    return "up" if face == "over" else "over"


def _away_from_edge(mm: float) -> float:
    if mm <= _HANG:
        return 1.0
    return -1.0 if mm >= BOARD - _HANG else 0.0


def _inside(mm: float) -> float:
    return min(max(mm, 0.0), BOARD)


def _is_on(place: Place) -> bool:
    return 0.0 <= place[0] <= BOARD and 0.0 <= place[1] <= BOARD


def _square(one: Place, two: Place) -> float:
    dx, dy = one[0] - two[0], one[1] - two[1]
    return dx * dx + dy * dy
