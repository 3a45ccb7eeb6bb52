"""A checker seen from its side, at any angle, as it flies or lies by the board's edge."""

from math import cos, sin
from typing import Final

from chapayev.state import WHITE as WHITE_SEAT
from engine.core.game import Seat
from engine.device.draw.screen import BLACK, WHITE, Canvas

HALF, THICK = 15, 10
"""Half the width and the thickness of a checker, drawn larger than it is, px."""

_BACK_PX: Final = 4
"""So much of the thickness has the other army's colour."""


def reach_of(angle: float) -> float:
    """From the middle of a checker at an angle down to its lowest corner, px."""
    return HALF * abs(sin(angle)) + THICK / 2 * abs(cos(angle))


def draw_side(
    canvas: Canvas,
    middle: tuple[float, float],
    army: Seat,
    *,
    is_turned: bool = False,
    angle: float = 0.0,
) -> None:
    """A checker whose own face is parted from the other army's at its back.

    Args:
        canvas: what is drawn on, black.
        middle: of the checker, px.
        army: the colour of its side.
        is_turned: whether its back looks up as `angle` is 0.
        angle: how far it has turned, rad, clockwise.
    """
    ink, back = (WHITE, BLACK) if army == WHITE_SEAT else (BLACK, WHITE)
    half = THICK / 2
    body = _box(middle, angle, (-HALF, HALF, -half, half))
    canvas.polygon(body, BLACK, stroke=6)
    canvas.polygon(body, WHITE, stroke=3)
    canvas.polygon(body, ink)
    rows = (-half, _BACK_PX - half) if is_turned else (half - _BACK_PX, half)
    canvas.polygon(_box(middle, angle, (1 - HALF, HALF - 1, *rows)), back)


def _box(
    middle: tuple[float, float], angle: float, sides: tuple[float, float, float, float]
) -> list[tuple[float, float]]:
    left, right, top, bottom = sides
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    across, down = cos(angle), sin(angle)
    x, y = middle
    return [
        (round(x + u * across - v * down, 1), round(y + u * down + v * across, 1))
        for u, v in corners
    ]
