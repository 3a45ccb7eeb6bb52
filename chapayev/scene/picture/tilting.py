"""A checker that is not lying: an ellipse swept along its axis by its thickness."""

from functools import lru_cache
from math import cos, pi, sin, sqrt, tau
from typing import Final

import msgspec
import numpy as np

from chapayev.scene.picture.coins import Coin, groove_of, inside
from chapayev.scene.picture.measure import LIP, RADIUS
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Mask
from engine.device.widgets.boardart import Sprite

WAYS: Final = 32
"""So many directions of tipping can be told apart."""

STEPS: Final = 12
"""So many steps of tipping there are in half a turn."""

_THINNEST: Final = 0.16
_ROUND: Final = 0.31
_A_FRAME: Final = 16
"""Outlines are 1 px thick for so many of the radius."""


class Tilt(msgspec.Struct, frozen=True):
    """How far a checker has tipped, and which way.

    Attributes:
        step: 0 lies, `STEPS` / 2 is on its rim, `STEPS` lies turned over.
        way: on the screen, 0 to `WAYS` - 1 clockwise from the top.
    """

    step: int
    way: int = 0


EDGE: Final = Tilt(STEPS // 2 - 1, 26)
"""One that rests on its edge: seen from the side, so that it is told from one that lies."""


def tilt_of(angle: float, way: tuple[float, float]) -> Tilt:
    """The nearest tilt that is drawn.

    Args:
        angle: 0 to pi.
        way: on the board, x along the files, y along the rows.
    """
    clockwise = np.arctan2(way[0], way[1])
    return Tilt(round(angle / pi * STEPS), round(float(clockwise) / tau * WAYS) % WAYS)


@lru_cache(maxsize=512)
def tilted(look: Coin, tilt: Tilt, radius: int = RADIUS, lip: int = LIP) -> Sprite:
    """A checker that tips, with its halo, seen from its middle."""
    return bare_tilted(look, tilt, radius, lip).haloed


@lru_cache(maxsize=512)
def bare_tilted(look: Coin, tilt: Tilt, radius: int = RADIUS, lip: int = LIP) -> Sprite:
    """A checker that tips, without its halo."""
    lean = tilt.step / STEPS * pi
    share = max(abs(cos(lean)), _THINNEST)
    way = tau * tilt.way / WAYS
    across, down = sin(way), -cos(way)
    sign = -1.0 if lean <= pi / 2 else 1.0
    thick = sign * lip * sqrt(1 - share * share)
    sweep = across * thick, down * thick + lip * share
    reach = radius + lip + 1
    shape = _Shape(reach, (across, down), share)
    shift = sweep[0] / 2, sweep[1] / 2
    top = shape.ellipse(radius, (-shift[0], -shift[1]))
    body = top.copy()
    for part in range(1, 2 * lip + 1):
        far = part / (2 * lip) - 0.5
        body |= shape.ellipse(radius, (far * sweep[0], far * sweep[1]))
    is_back = look.turned != (lean > pi / 2)
    face_white = look.white != is_back
    frame = max(radius // _A_FRAME, 1)
    white = inside(body, frame) if look.white else np.zeros_like(body)
    white = np.where(top, _face(shape, radius, shift, white=face_white), white)
    if not look.white and not face_white:
        white |= _rim(top) & body
    return Sprite(Bitmap(white.astype(np.uint8), body), -reach, -reach)


class _Shape:
    """Ellipses of one shape on a square of pixels."""

    def __init__(self, reach: int, way: tuple[float, float], share: float) -> None:
        down, across = np.mgrid[-reach : reach + 1, -reach : reach + 1].astype(np.float64)
        self._u, self._v = across, down
        self._way, self._share = way, share

    def ellipse(self, radius: float, at: tuple[float, float]) -> Mask:
        """One of that greater radius with its middle there."""
        u, v = self._u - at[0], self._v - at[1]
        x, y = self._way
        minor = (u * x + v * y) / max(self._share * (radius + _ROUND), 0.6)
        major = (u * y - v * x) / (radius + _ROUND)
        covered: Mask = minor * minor + major * major <= 1.0
        return covered


def _face(shape: _Shape, radius: int, shift: tuple[float, float], *, white: bool) -> Mask:
    """The white pixels of the face that is seen."""
    at = -shift[0], -shift[1]
    top = shape.ellipse(radius, at)
    well = shape.ellipse(groove_of(radius, white=white), at)
    frame = max(radius // _A_FRAME, 1)
    groove = well & ~inside(well, frame)
    return inside(top, frame) & ~groove if white else groove


def _rim(top: Mask) -> Mask:
    """Just outside the face of a black checker, so that face and side are told apart."""
    padded = np.pad(top, 1)
    grown: Mask = padded[:-2, 1:-1] | padded[2:, 1:-1] | padded[1:-1, :-2] | padded[1:-1, 2:]
    return grown & ~top
