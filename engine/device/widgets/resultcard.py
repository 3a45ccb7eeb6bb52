"""The card at the end of a match: where it stands, its dark part, the sun behind the winner."""

from math import cos, radians, sin
from typing import Final

from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.frames import Box

CARD: Final[Box] = (24, 40, 352, 152)
SUN: Final = (90, 115)
"""Its middle, and so that of whoever stands before it."""

_DARK_PX = 132
_RAYS = 12
_NEAR_PX, _FAR_PX = 4, 13


def draw_dark(canvas: Canvas) -> None:
    """The black part of a card, at its left."""
    left, top, _width, height = CARD
    canvas.rect(left, top, _DARK_PX, height, BLACK, radius=(12, 0, 0, 12))


def draw_sun(canvas: Canvas, *, radius: int = 46) -> None:
    """The black part with a white disc and its rays, for a winner to be drawn on."""
    draw_dark(canvas)
    x, y = SUN
    for ray in range(_RAYS):
        angle = radians(360 / _RAYS * (ray + 0.25))
        (x0, y0), (x1, y1) = (
            (round(far * sin(angle)), round(-far * cos(angle)))
            for far in (radius + _NEAR_PX, radius + _FAR_PX)
        )
        canvas.line(x + x0, y + y0, x + x1, y + y1, WHITE, width=2)
    canvas.circle(x, y, radius, WHITE)
