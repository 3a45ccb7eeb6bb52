"""Checkers: faces with a groove and a mark, and a side below them."""

from functools import lru_cache
from math import cos, sin, tau
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from chapayev.scene.picture.measure import LIP, RADIUS
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Mask
from engine.device.widgets.boardart import Sprite

SPINS: Final = 24
"""So many directions of the mark can be told apart."""

_ROUND: Final = 0.31
_FRAME: Final = 1.95
_Reals = npt.NDArray[np.float64]


class Coin(msgspec.Struct, frozen=True):
    """What a checker looks like.

    Attributes:
        white: whether its army is White's: the colour of its side.
        turned: whether the other army's face is up, with a cross cut across the groove (K12).
        spin: where its mark is, 0 to `SPINS` - 1 counter-clockwise from the top; -1 without one.
        pawn: whether pawns are played with (K17).
    """

    white: bool
    turned: bool = False
    spin: int = -1
    pawn: bool = False

    @property
    def face_white(self) -> bool:
        """The colour of the face that is up: who plays it."""
        return self.white != self.turned


def spin_of(angle: float) -> int:
    """The nearest of the `SPINS` directions of a mark."""
    return round(angle / tau * SPINS) % SPINS


@lru_cache(maxsize=512)
def coin(look: Coin, radius: int = RADIUS, lip: int = LIP) -> Sprite:
    """A checker that lies, with its halo, seen from its face's middle."""
    return bare(look, radius, lip).haloed


@lru_cache(maxsize=256)
def bare(look: Coin, radius: int = RADIUS, lip: int = LIP) -> Sprite:
    """A checker without its halo."""
    u, v = field(radius, lip)
    top = disc(u, v, radius)
    body = swept(top, lip)
    white = _face(look, radius, (u, v))
    below = body & ~top
    white |= below & (inside(body) if look.white else seam(top, lip))
    return Sprite(Bitmap(white.astype(np.uint8), body), -radius, -radius)


@lru_cache(maxsize=16)
def sign(*, white: bool, radius: int = RADIUS) -> Sprite:
    """The flat sign of an army on black ground: a face without its frame, or in a white ring."""
    u, v = field(radius, 0)
    top = disc(u, v, radius)
    groove = _ring(u, v, groove_of(radius, white=white) + white)
    light = top & ~groove if white else groove
    return Sprite(Bitmap(light.astype(np.uint8), top), -radius, -radius).haloed


def field(reach: int, lip: int) -> tuple[_Reals, _Reals]:
    """Columns and rows round a face's middle, with room for the side."""
    v, u = np.mgrid[-reach : reach + lip + 1, -reach : reach + 1].astype(np.float64)
    return u, v


def disc(u: _Reals, v: _Reals, radius: float) -> Mask:
    """A round shape in the middle of a field."""
    round_: Mask = u * u + v * v <= (radius + _ROUND) ** 2
    return round_


def swept(mask: Mask, lip: int) -> Mask:
    """A face and all that it covers on its way `lip` px down."""
    body = mask.copy()
    for drop in range(1, lip + 1):
        body[drop:] |= mask[:-drop]
    return body


def inside(mask: Mask, frame: int = 1) -> Mask:
    """What is left of a shape without an outline of `frame` px."""
    for _layer in range(frame):
        padded = np.pad(mask, 1)
        sides = padded[:-2, 1:-1] & padded[2:, 1:-1] & padded[1:-1, :-2] & padded[1:-1, 2:]
        mask = mask & sides
    return mask


def seam(top: Mask, lip: int) -> Mask:
    """The light on the side of a black checker, a pixel below its face."""
    if lip < 3:
        return np.zeros_like(top)
    light: Mask = swept(top, 2) & ~swept(top, 1)
    return light


def groove_of(radius: int, *, white: bool) -> int:
    """The radius of the groove of a face; light spreads, so a white line lies farther out."""
    return radius - max(3 + (white and radius >= 8), radius // 4)


def _face(look: Coin, radius: int, place: tuple[_Reals, _Reals]) -> Mask:
    """The white pixels of a face."""
    u, v = place
    ground = disc(u, v, radius - _FRAME)
    groove = groove_of(radius, white=look.face_white)
    ink = _ring(u, v, groove)
    if look.turned:
        ink = (ink & ~_cross(u, v, radius, 3)) | _cross(u, v, 0.75 * radius, 1)
    if look.spin >= 0:
        ink |= _mark_at(look.spin, radius, u, v)
    return (ground & ~ink) if look.face_white else ink


def _ring(u: _Reals, v: _Reals, radius: int) -> Mask:
    return disc(u, v, radius) & ~disc(u, v, radius - 1)


def _cross(u: _Reals, v: _Reals, reach: float, thick: int) -> Mask:
    arms: Mask = (abs(u - v) <= thick) | (abs(u + v) <= thick)
    return arms & disc(u, v, reach)


def _mark_at(spin: int, radius: int, u: _Reals, v: _Reals) -> Mask:
    """The dot near the rim, in the middle between groove and frame."""
    angle, far = tau * spin / SPINS, radius - 2.6
    dot: Mask = np.hypot(u + far * sin(angle), v + far * cos(angle)) <= 0.19 * radius
    return dot
