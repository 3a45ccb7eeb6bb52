"""Aiming: the ring round the checker to be struck, the line of its way, where it first touches."""

from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

import msgspec
import numpy as np

from chapayev.scene.picture.measure import RADIUS, spot
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardart import Sprite
from engine.device.widgets.slide import Point

SHORT_PX: Final = 48
"""Where the short help ends."""

_ARCS: Final = 12
_START: Final = RADIUS + 5
_DOT_PITCH: Final = 6

Place = tuple[float, float]
"""A place on the board, mm."""


class Aim(msgspec.Struct, frozen=True):
    """What is shown of a strike before it is made.

    Attributes:
        source: the checker to be struck, mm.
        way: the corners of its way from there on; empty shows only the ring.
        touch: where its middle is as it first touches another, or None.
        onward: the way of what it touches; empty where that is not to be told.
        is_short: whether the line ends after `SHORT_PX`, and tells nothing of where it leads.
    """

    source: Place
    way: tuple[Place, ...] = ()
    touch: Place | None = None
    onward: tuple[Place, ...] = ()
    is_short: bool = False


def draw_aim(canvas: Canvas, aim: Aim) -> None:
    """All of it, over the checkers."""
    points = [spot(*place) for place in (aim.source, *aim.way)]
    _draw_way(canvas, points, _shown_px(points, aim))
    if not aim.is_short:
        _draw_onward(canvas, [spot(*place) for place in aim.onward])
        if aim.touch is not None:
            ghost().draw(canvas, *spot(*aim.touch))
    arcs().draw(canvas, *points[0])


@lru_cache(maxsize=1)
def arcs() -> Sprite:
    """The ring of four arcs round the checker that will be struck, seen from its face's middle."""
    canvas = Canvas(2 * _ARCS + 1, 2 * _ARCS + 1)
    for start in (20, 110, 200, 290):
        canvas.arc(_ARCS, _ARCS, _ARCS, start, start + 50, BLACK, width=2)
    mask = canvas.pixels == BLACK
    return Sprite(Bitmap(np.zeros(mask.shape, np.uint8), mask), -_ARCS, -_ARCS).haloed


@lru_cache(maxsize=1)
def ghost() -> Sprite:
    """The ring where the striker first touches."""
    canvas = Canvas(2 * RADIUS + 1, 2 * RADIUS + 1)
    canvas.circle(RADIUS, RADIUS, RADIUS, BLACK, stroke=1.6)
    mask = canvas.pixels == BLACK
    return Sprite(Bitmap(np.zeros(mask.shape, np.uint8), mask), -RADIUS, -RADIUS).haloed


def _shown_px(points: list[Point], aim: Aim) -> float:
    """How far from the checker's middle the line ends: the ghost ring stays empty."""
    if aim.is_short:
        return _START + SHORT_PX
    length = sum(hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(points))
    return length - (RADIUS + 1 if aim.touch is not None else 0)


def _draw_way(canvas: Canvas, points: list[Point], limit: float) -> None:
    """Dashes with a halo, from the checker's rim on."""
    gone = 0.0
    for start, end in pairwise(points):
        length = hypot(end[0] - start[0], end[1] - start[1])
        first = max(_START - gone, 0.0)
        last = min(length, limit - gone)
        if last > first:
            _dash(canvas, _on(start, end, first / length), _on(start, end, last / length))
        gone += length


def _dash(canvas: Canvas, start: Point, end: Point) -> None:
    canvas.line(*start, *end, WHITE, width=4)
    canvas.dashes(*start, *end, BLACK)


def _draw_onward(canvas: Canvas, points: list[Point]) -> None:
    """Dots with a halo, from the rim of what is touched on."""
    gone = float(_START)
    for start, end in pairwise(points):
        length = hypot(end[0] - start[0], end[1] - start[1])
        while gone < length:
            x, y = _on(start, end, gone / length)
            canvas.rect(x - 1, y - 1, 4, 4, WHITE)
            canvas.rect(x, y, 2, 2, BLACK)
            gone += _DOT_PITCH
        gone -= length


def _on(start: Point, end: Point, share: float) -> Point:
    return (
        round(start[0] + (end[0] - start[0]) * share),
        round(start[1] + (end[1] - start[1]) * share),
    )
