"""What shows speed and force: strokes round an impact, ghosts behind the fastest checker."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Final

import msgspec
import numpy as np

from chapayev.scene.picture.measure import RADIUS, spot
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import BLACK, Canvas
from engine.device.widgets.boardart import Sprite

SPARK_TICKS: Final = 4
_NEAR, _LONG = 5, 5
_GHOSTS: Final = ((360, 360), (24, 45), (6, 30))
"""Whole, dashed and dotted: so many degrees of ring, in so many degrees each."""


class Spark(msgspec.Struct, frozen=True):
    """Two checkers have met hard.

    Attributes:
        place: where, mm.
        tick: since then, 0 to `SPARK_TICKS` - 1.
    """

    place: tuple[float, float]
    tick: int


class Trail(msgspec.Struct, frozen=True):
    """Where the fastest checker was in the last ticks, the latest first, mm."""

    places: tuple[tuple[float, float], ...]


def draw_sparks(canvas: Canvas, sparks: Sequence[Spark]) -> None:
    """Eight strokes round each, over the checkers."""
    for spark in sparks:
        star(_NEAR + spark.tick).draw(canvas, *spot(*spark.place))


def draw_trail(canvas: Canvas, trail: Trail) -> None:
    """Three ghosts at most, under the checkers."""
    for ghost, place in enumerate(trail.places[: len(_GHOSTS)]):
        _ghost(ghost).draw(canvas, *spot(*place))


@lru_cache(maxsize=8)
def star(near: int) -> Sprite:
    """Eight strokes that begin `near` px from the middle."""
    reach = near + _LONG + 2
    canvas = Canvas(2 * reach + 1, 2 * reach + 1)
    for number in range(8):
        angle = radians(45 * number)
        inner, outer = (
            (round(reach + far * sin(angle)), round(reach - far * cos(angle)))
            for far in (near, near + _LONG)
        )
        canvas.line(*inner, *outer, BLACK, width=2)
    mask = canvas.pixels == BLACK
    return Sprite(Bitmap(np.zeros(mask.shape, np.uint8), mask), -reach, -reach).haloed


@lru_cache(maxsize=3)
def _ghost(number: int) -> Sprite:
    canvas = Canvas(2 * RADIUS + 1, 2 * RADIUS + 1)
    on, every = _GHOSTS[number]
    for start in range(0, 360, every):
        canvas.arc(RADIUS, RADIUS, RADIUS, start, start + on, BLACK, width=1)
    mask = canvas.pixels == BLACK
    return Sprite(Bitmap(np.zeros(mask.shape, np.uint8), mask), -RADIUS, -RADIUS)
