"""The four pieces and the four suits, drawn from their outlines at any size.

Black, white, black, white; round, round, notched, pointed: any two differ in two ways.
"""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from chek.scene.picture.suits import inside, suit_silhouette
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Mask
from engine.device.draw.pattern import P12
from engine.device.draw.raster import arc
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardart import Sprite, shadow, squashed

DISC, RING, CROSS, DIAMOND = range(4)
SPADE, HEART, CLUB, LOZENGE = range(4, 8)
"""The suits in the order of the seats of four; the sign of diamonds is called by its form."""

_CARD = (
    (CROSS, 15, 26, 24),
    (DIAMOND, 16, 77, 25),
    (RING, 17, 26, 69),
    (DISC, 17, 77, 69),
)
_CARD_CELL, _CARD_LIP = 26, 6
_OUTLINED = (HEART, LOZENGE)
_ROUND = 0.31
_WHITE = 1
_Coordinates = npt.NDArray[np.int64]


@lru_cache(maxsize=128)
def token(shape: int, radius: int, lip: int) -> Sprite:
    """A piece with a side of `lip` px below its face and a halo, seen from the face's middle."""
    return bare(shape, radius, lip).haloed


@lru_cache(maxsize=64)
def icon(shape: int, radius: int) -> Sprite:
    """The flat sign of a seat, as rows and lists show it, seen from its middle."""
    return bare(shape, radius, 0)


@lru_cache(maxsize=64)
def plate_icon(shape: int, radius: int) -> Sprite:
    """The flat sign on a white chip, for black ground: a disc stays black and a ring white."""
    reach = radius + 3
    canvas = Canvas(2 * reach + 1, 2 * reach + 1)
    canvas.rect(0, 0, canvas.width, canvas.height, BLACK, radius=4)
    mask = canvas.pixels == BLACK
    canvas.clear(WHITE)
    icon(shape, radius).draw(canvas, reach, reach)
    return Sprite(Bitmap(canvas.pixels, mask), -reach, -reach)


@lru_cache(maxsize=128)
def bare(shape: int, radius: int, lip: int) -> Sprite:
    """A piece without a halo."""
    lip = -(-lip // 2) if shape == CROSS else lip
    reach = radius + 2
    u, v = _grid(reach, lip)
    mask = _silhouette(shape, radius, u, v)
    body = mask.copy()
    for drop in range(1, lip + 1):
        body |= _dropped(mask, drop)
    white = _whites(shape, radius, lip, (u, v), mask)
    return _trimmed(Bitmap(white.astype(np.uint8), body), reach)


@lru_cache(maxsize=128)
def tipped(shape: int, radius: int, lip: int, share: float) -> Sprite:
    """A piece that falls over, squashed towards its foot until 2 px are left at `share` 1."""
    return squashed(bare(shape, radius, lip), share)


@lru_cache(maxsize=128)
def shade(shape: int, radius: int) -> Sprite:
    """The silhouette alone, every second pixel: the shadow of a piece that is held up."""
    return shadow(bare(shape, radius, 0))


def _grid(reach: int, lip: int) -> tuple[_Coordinates, _Coordinates]:
    """Columns and rows round the face's middle, with room for the side."""
    v, u = np.mgrid[-reach : reach + lip + 1, -reach : reach + 1]
    return u, v


def _silhouette(shape: int, radius: int, u: _Coordinates, v: _Coordinates) -> Mask:
    if shape >= SPADE:
        return suit_silhouette(shape - SPADE, radius, u, v)
    if shape == DIAMOND:
        pointed: Mask = abs(u) + abs(v) <= _point(radius)
        return pointed
    if shape == CROSS:
        thick = 0.62 * radius if radius > 2 else 0
        arms: Mask = (abs(u - v) <= thick) | (abs(u + v) <= thick)
        clipped: Mask = arms & (abs(u) <= radius) & (abs(v) <= radius)
        return clipped
    return _disc(radius, u, v)


def _point(radius: int) -> int:
    """From the middle of a diamond to its points."""
    return radius + (2 if radius > 3 else 1)


def _disc(radius: float, u: _Coordinates, v: _Coordinates) -> Mask:
    inside: Mask = u * u + v * v <= (radius + _ROUND) ** 2
    return inside


def _whites(
    shape: int, radius: int, lip: int, place: tuple[_Coordinates, _Coordinates], mask: Mask
) -> Mask:
    u, v = place
    if shape >= SPADE:
        return inside(mask, 2 if radius > 5 else 1) if shape in _OUTLINED else mask & ~mask
    if shape == RING:
        return _disc(radius - (round(0.36 * radius) if radius > 2 else 0.8), u, v)
    if shape == DIAMOND:
        inner: Mask = abs(u) + abs(v) <= _point(radius) - max(round(0.3 * radius), 1)
        heart: Mask = abs(u) + abs(v) <= (-(-radius // 3) if radius > 4 else 0)
        return inner & ~heart
    if shape == CROSS:
        return np.zeros_like(mask)
    return _seam(mask, lip) | _glint(radius, u, v)


def _seam(mask: Mask, lip: int) -> Mask:
    """The light on the edge between a disc's face and its side."""
    return _dropped(mask, 1) & ~mask if lip > 1 else np.zeros_like(mask)


def _glint(radius: int, u: _Coordinates, v: _Coordinates) -> Mask:
    mask = np.zeros(u.shape, np.bool_)
    if radius < 7:
        return mask
    curve = arc(0, 0, radius - 2.85, (283, 347), 1.5)
    top, left = curve.top - int(v[0, 0]), curve.left - int(u[0, 0])
    height, width = curve.mask.shape
    mask[top : top + height, left : left + width] = curve.mask
    return mask


def _dropped(mask: Mask, drop: int) -> Mask:
    moved = np.zeros_like(mask)
    moved[drop:] = mask[:-drop]
    return moved


def _trimmed(picture: Bitmap, reach: int) -> Sprite:
    rows = np.flatnonzero(picture.opaque.any(axis=1))
    columns = np.flatnonzero(picture.opaque.any(axis=0))
    top, left = int(rows[0]), int(columns[0])
    size = int(columns[-1]) - left + 1, int(rows[-1]) - top + 1
    return Sprite(picture.crop(left, top, *size), left - reach, top - reach)


@lru_cache(maxsize=1)
def make_picture() -> Bitmap:
    """The launcher's picture, 104x100: all four pieces on their cells."""
    canvas = Canvas(104, 100)
    for row in range(4):
        for column in range(4):
            if (row + column) % 2:
                corner = column * _CARD_CELL, row * _CARD_CELL
                canvas.rect(*corner, _CARD_CELL, _CARD_CELL, P12, anchor=corner)
    for shape, radius, x, y in _CARD:
        token(shape, radius, _CARD_LIP).draw(canvas, x, y)
    return Bitmap(canvas.pixels)
