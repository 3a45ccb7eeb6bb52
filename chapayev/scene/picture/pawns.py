"""Pawns: a checker's foot with a round head above it, upright or tipping (K17)."""

from math import cos, pi, sin, tau
from typing import Final

import numpy as np
import numpy.typing as npt

from chapayev.scene.picture.coins import SPINS, Coin, bare, disc, inside
from chapayev.scene.picture.measure import LIP, RADIUS
from chapayev.scene.picture.tilting import STEPS, WAYS, Tilt, bare_tilted
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Mask
from engine.device.widgets.boardart import Sprite
from engine.device.widgets.slide import Point

_PARTING: Final = 1.4
"""A line so thick, px, parts a head from its own foot."""

_A_FRAME: Final = 16
"""Outlines are 1 px thick for so many of the radius."""


def bare_pawn(look: Coin, radius: int = RADIUS, lip: int = LIP) -> Sprite:
    """An upright pawn without its halo, seen from its foot's face; a traitor has another head."""
    picture = _Picture(bare(Coin(look.white), radius, lip), look, radius)
    picture.add_head((0, -_rise(radius)))
    picture.add_mark()
    return picture.sprite


def bare_tilted_pawn(look: Coin, tilt: Tilt, radius: int = RADIUS, lip: int = LIP) -> Sprite:
    """One that tips, without its halo, seen from its foot's middle: the head goes first."""
    is_down = 2 * tilt.step > STEPS
    foot = bare_tilted(Coin(look.white, turned=is_down), tilt, radius, lip)
    lean, way = tilt.step / STEPS * pi, tau * tilt.way / WAYS
    far = lip / 2 + _rise(radius)
    x, y = far * sin(way) * sin(lean), -far * (cos(way) * sin(lean) + cos(lean))
    picture = _Picture(foot, look, radius)
    picture.add_head((round(x), round(y)), is_behind=is_down)
    return picture.sprite


def depth_of(lean: float, radius: int = RADIUS, lip: int = LIP) -> float:
    """From the middle of the foot of one that has tipped so far, rad, to its lowest point, px."""
    foot = radius * abs(sin(lean)) + lip / 2 * abs(cos(lean))
    head = _head(radius) - (lip / 2 + _rise(radius)) * cos(lean)
    return max(foot, head)


def _head(radius: int) -> int:
    """The radius of the head."""
    return (5 * radius + 4) // 8


def _rise(radius: int) -> int:
    """From the middle of the foot's face to that of the head."""
    return (6 * radius + 4) // 8


class _Picture:
    """The pixels round a foot, with what is added to it."""

    def __init__(self, foot: Sprite, look: Coin, radius: int) -> None:
        self._look, self._radius = look, radius
        self._reach = reach = 3 * radius
        side = 2 * reach + 1
        self._pixels = np.zeros((side, side), np.uint8)
        self._cover = np.zeros((side, side), np.bool_)
        picture = foot.picture
        left, top = reach + foot.left, reach + foot.top
        place = np.s_[top : top + picture.height, left : left + picture.width]
        self._pixels[place], self._cover[place] = picture.pixels, picture.opaque
        self._beside = np.zeros_like(self._cover)

    @property
    def sprite(self) -> Sprite:
        """All of it, seen from the foot."""
        return Sprite(Bitmap(self._pixels, self._cover), -self._reach, -self._reach)

    def add_head(self, at: Point, *, is_behind: bool = False) -> None:
        """A ball before the foot or behind it, in the colour of whom the pawn plays for."""
        u, v = self._field(at)
        radius = _head(self._radius)
        ball = disc(u, v, radius)
        self._beside = np.hypot(u, v) <= radius + _PARTING
        frame = max(self._radius // _A_FRAME, 1)
        lit = inside(ball, frame) if self._look.face_white else _glint(u, v, radius)
        if is_behind:
            line = _grown(self._cover)
            seen = ball & ~self._cover
            lit = lit | (line & (not self._look.face_white))
        else:
            self._pixels[self._beside] = not self._look.face_white
            seen = ball
        self._pixels[seen] = lit[seen]
        self._cover |= ball

    def add_mark(self) -> None:
        """The mark that shows the spin, on the foot."""
        if self._look.spin < 0:
            return
        angle, far = tau * self._look.spin / SPINS, self._radius - 2.6
        u, v = self._field((0, 0))
        dot = np.hypot(u + far * sin(angle), v + far * cos(angle)) <= 1.5
        self._pixels[dot & ~self._beside] = not self._look.white

    def _field(self, at: Point) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """Columns and rows round a place."""
        reach = self._reach
        v, u = np.mgrid[-reach : reach + 1, -reach : reach + 1].astype(np.float64)
        return u - at[0], v - at[1]


def _grown(mask: Mask) -> Mask:
    padded = np.pad(mask, 1)
    sides = padded[:-2, 1:-1] | padded[2:, 1:-1] | padded[1:-1, :-2] | padded[1:-1, 2:]
    grown: Mask = mask | sides
    return grown


def _glint(u: npt.NDArray[np.float64], v: npt.NDArray[np.float64], radius: int) -> Mask:
    """The light on a black ball."""
    far = np.hypot(u, v) * 5 / radius
    lit: Mask = (far > 2.3) & (far < 3.6) & (u < 0) & (v < 0)
    return lit
