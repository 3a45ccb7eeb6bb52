"""Directions of a strike, by arithmetic that gives the same bits on every machine.

Sine and cosine of the C library may differ in the last bit from system to system; these are
Taylor sums of + and * alone, exact to 1e-15.
"""

from functools import cache
from typing import Final

TENTHS: Final = 3_600
"""Directions there are: tenths of a degree (K20)."""

_RADIANS: Final = 3.141592653589793 / 1_800
_TERMS: Final = 11


@cache
def heading(tenths: int) -> tuple[float, float]:
    """The unit vector (x, y) of a direction.

    Args:
        tenths: 0 to 3599 tenths of a degree, 0 towards row 8, clockwise (K20).
    """
    quarter, rest = divmod(tenths % TENTHS, TENTHS // 4)
    sine, cosine = _sine(rest), _sine(TENTHS // 4 - rest)
    for _turn in range(quarter):
        sine, cosine = cosine, -sine
    return sine, cosine


def bearing(dx: float, dy: float) -> int:
    """The direction nearest to a vector that is not 0, in tenths of a degree, 0 to 3599."""
    quarter = 0
    while not (dx >= 0.0 and dy > 0.0):
        dx, dy = -dy, dx
        quarter += 1
    low, high = 0, TENTHS // 4
    while high - low > 1:
        half = (low + high) // 2
        sine, cosine = heading(half)
        low, high = (half, high) if sine * dy <= cosine * dx else (low, half)
    is_nearer = _across(high, dx, dy) < _across(low, dx, dy)
    return (quarter * (TENTHS // 4) + (high if is_nearer else low)) % TENTHS


def _across(tenths: int, dx: float, dy: float) -> float:
    """How far a vector's tip is beside the line of a direction."""
    sine, cosine = heading(tenths)
    return abs(dx * cosine - dy * sine)


def _sine(tenths: int) -> float:
    """Of 0 to 900 tenths of a degree; of the last exactly 1."""
    if tenths == TENTHS // 4:
        return 1.0
    angle = tenths * _RADIANS
    term = total = angle
    for odd in range(3, 2 * _TERMS + 2, 2):
        term *= -angle * angle / (odd * (odd - 1))
        total += term
    return total
