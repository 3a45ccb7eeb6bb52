"""A checker that goes off: it tips at the edge, then falls beside the board into the black."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

import msgspec

from chapayev.constants import FULL_SPEED
from chapayev.scene.picture.coins import Coin
from chapayev.scene.picture.measure import DROP, GRID, LIP, RADIUS, SLAB, spot
from chapayev.scene.picture.pieces import tipped
from chapayev.scene.picture.tilting import STEPS, Tilt, tilt_of
from chapayev.state import WHITE as WHITE_SEAT
from engine.core.game import Seat
from engine.device.draw.screen import WHITE, Canvas
from engine.device.widgets.slide import Point, ease

FALL_TICKS: Final = 20
TIP_TICKS: Final = 4

_SMALLEST: Final = 0.4
_TRAIL_TICKS: Final = 8
_DRIFT_PX: Final = 26
_DEPTH_PX: Final = 34
_TIPPED: Final = 4
"""The step of tilting at which it loses the edge, and falls on turning."""


class Falling(msgspec.Struct, frozen=True):
    """A checker on its way down.

    Attributes:
        army: its colour.
        place: where its middle passed the edge, mm.
        speed: how fast, along files and rows, mm/s.
        tick: since then, 0 to `FALL_TICKS` - 1.
        is_turned: whether it lay turned over.
    """

    army: Seat
    place: tuple[float, float]
    speed: tuple[float, float]
    tick: int
    is_turned: bool = False


def draw_fallen(canvas: Canvas, falling: Sequence[Falling], *, pawns: bool = False) -> None:
    """Those that are below the board's face: beside the slab, behind its strip and text."""
    left, top, width, _height = SLAB
    across, down = DROP[2], DROP[3]
    floor = GRID.y + GRID.height
    bands = (
        (0, 0, across, top),
        (0, top, left, floor - top),
        (left + width, top, across - left - width, floor - top),
        (0, floor, across, down - floor),
    )
    for each in falling:
        if each.tick >= TIP_TICKS:
            for band in bands:
                with canvas.clipped(*band):
                    _draw_fall(canvas, each, pawns=pawns)


def draw_tipping(canvas: Canvas, falling: Sequence[Falling], *, pawns: bool = False) -> None:
    """Those that are still at the edge, over the board."""
    for each in falling:
        if each.tick < TIP_TICKS:
            x, y = _at(each)
            step = _TIPPED * (each.tick + 1) // (TIP_TICKS + 1)
            with canvas.clipped(*DROP):
                tipped(_look(each, pawns=pawns), Tilt(step, _way(each))).draw(canvas, x, y)


def _draw_fall(canvas: Canvas, falling: Falling, *, pawns: bool) -> None:
    share = (falling.tick - TIP_TICKS + 1) / (FALL_TICKS - TIP_TICKS)
    x, y = _at(falling)
    size = 1 - (1 - _SMALLEST) * share
    radius, lip = max(round(RADIUS * size), 3), max(round(LIP * size), 1)
    step = round(_TIPPED + (STEPS - _TIPPED) * share)
    tipped(_look(falling, pawns=pawns), Tilt(step, _way(falling)), radius, lip).draw(canvas, x, y)
    left, top, width, height = SLAB
    if not (left < x < left + width and top < y < top + height):
        _draw_arcs(canvas, falling, radius)


def _draw_arcs(canvas: Canvas, falling: Falling, radius: int) -> None:
    """Two lines that trail it, along the way that it came."""
    now = _at(falling)
    first = max(falling.tick - _TRAIL_TICKS, TIP_TICKS)
    past = [_at(msgspec.structs.replace(falling, tick=tick)) for tick in range(first, falling.tick)]
    gap = radius + 4
    way = [(x, y) for x, y in past if hypot(x - now[0], y - now[1]) > gap]
    for aside, rise in ((2 - radius, 2), (radius - 3, -2)):
        for (x0, y0), (x1, y1) in pairwise(way[2 * (aside > 0) :]):
            canvas.line(x0 + aside, y0 + rise, x1 + aside, y1 + rise, WHITE, width=2)


def _at(falling: Falling) -> Point:
    """The middle: on along its speed, and down."""
    x, y = spot(*falling.place)
    vx, vy = falling.speed
    pace = hypot(vx, vy) or 1.0
    far = _DRIFT_PX * (0.4 + 0.6 * min(pace / FULL_SPEED, 1.0)) * ease(falling.tick, FALL_TICKS)
    below = max(falling.tick - TIP_TICKS, 0) / (FALL_TICKS - TIP_TICKS)
    depth = _DEPTH_PX * below * below
    return round(x + vx / pace * far), round(y - vy / pace * far + depth)


def _way(falling: Falling) -> int:
    return tilt_of(0.0, falling.speed).way


def _look(falling: Falling, *, pawns: bool) -> Coin:
    return Coin(falling.army == WHITE_SEAT, falling.is_turned, pawn=pawns)
