"""A checker or a pawn seen from its side, at any angle, as it flies or lies by the board's edge."""

from math import cos, sin
from typing import Final

import msgspec

from chapayev.state import WHITE as WHITE_SEAT
from engine.core.game import Seat
from engine.device.draw.screen import BLACK, WHITE, Canvas

HALF, THICK = 15, 10
"""Half the width and the thickness of a checker, drawn larger than it is, px."""

_BACK_PX: Final = 4
"""So much of the thickness has the other army's colour."""

_HEAD: Final = 9
_HEAD_AT: Final = THICK / 2 + _HEAD - 2
"""Of a pawn: the radius of its head, and how far that is from the middle of its foot, px."""


class Side(msgspec.Struct, frozen=True):
    """What is seen.

    Attributes:
        army: the colour of its side.
        is_turned: whether it plays for the other army while `angle` is 0: its back looks up.
        angle: how far it has turned, rad, clockwise.
        is_pawn: whether it is a pawn (K17).
    """

    army: Seat
    is_turned: bool = False
    angle: float = 0.0
    is_pawn: bool = False

    @property
    def reach(self) -> float:
        """From the middle of its foot down to its lowest point, px."""
        foot = HALF * abs(sin(self.angle)) + THICK / 2 * abs(cos(self.angle))
        return max(foot, _HEAD - _HEAD_AT * cos(self.angle)) if self.is_pawn else foot


def draw_side(canvas: Canvas, middle: tuple[float, float], side: Side) -> None:
    """On black ground: a checker is parted from the other army's colour at its back.

    Args:
        canvas: what is drawn on.
        middle: of the checker, or of the pawn's foot, px.
        side: what is seen.
    """
    half = THICK / 2
    body = _box(middle, side.angle, (-HALF, HALF, -half, half))
    if side.is_pawn:
        _draw_pawn(canvas, middle, side, body)
        return
    ink, back = _inks(side.army)
    _draw_body(canvas, body, ink)
    rows = (-half, _BACK_PX - half) if side.is_turned else (half - _BACK_PX, half)
    canvas.polygon(_box(middle, side.angle, (1 - HALF, HALF - 1, *rows)), back)


def _draw_pawn(
    canvas: Canvas, middle: tuple[float, float], side: Side, body: list[tuple[float, float]]
) -> None:
    """A foot in the army's colour, and a head in that of whom it plays for."""
    ink, other = _inks(side.army)
    x = round(middle[0] + _HEAD_AT * sin(side.angle))
    y = round(middle[1] - _HEAD_AT * cos(side.angle))
    canvas.circle(x, y, _HEAD + 2, BLACK)
    canvas.circle(x, y, _HEAD, WHITE)
    canvas.circle(x, y, _HEAD - 2, other if side.is_turned else ink)
    _draw_body(canvas, body, ink)


def _draw_body(canvas: Canvas, body: list[tuple[float, float]], ink: int) -> None:
    canvas.polygon(body, BLACK, stroke=6)
    canvas.polygon(body, WHITE, stroke=3)
    canvas.polygon(body, ink)


def _inks(army: Seat) -> tuple[int, int]:
    """An army's colour, and the other's."""
    return (WHITE, BLACK) if army == WHITE_SEAT else (BLACK, WHITE)


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
