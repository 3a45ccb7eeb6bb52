"""Marks that lie on a board: the hand, the selection box, corners, dots; each made once."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import DrawMode, Mask
from engine.device.draw.screen import BLACK, Canvas


class Sprite(NamedTuple):
    """A picture and where its top left corner lies, seen from the point that it is drawn at."""

    picture: Bitmap
    left: int
    top: int

    def draw(self, canvas: Canvas, x: int, y: int, mode: DrawMode = DrawMode.COPY) -> None:
        """Draw it with its own point at (x, y)."""
        canvas.draw(self.picture, x + self.left, y + self.top, mode)

    @property
    def haloed(self) -> "Sprite":
        """The same with a 1 px white outline."""
        return Sprite(self.picture.halo(), self.left - 1, self.top - 1)


def squashed(whole: Sprite, share: float) -> Sprite:
    """A thing that tips over: its foot stays, its height shrinks to 2 px at `share` 1."""
    height = whole.picture.height
    rows = max(round(height + (2 - height) * share), 2)
    picked = np.arange(rows) * height // rows
    picture = Bitmap(whole.picture.pixels[picked], whole.picture.opaque[picked])
    return Sprite(picture, whole.left, whole.top + height - rows).haloed


def narrowed(whole: Sprite, share: float) -> Sprite:
    """A thing that turns about its upright axis: its middle stays, its width is a `share`."""
    width = whole.picture.width
    columns = min(max(round(width * share), 2), width)
    picked = np.arange(columns) * width // columns
    picture = Bitmap(whole.picture.pixels[:, picked], whole.picture.opaque[:, picked])
    return Sprite(picture, whole.left + (width - columns) // 2, whole.top)


def stacked(below: Sprite, above: Sprite, at: tuple[int, int]) -> Sprite:
    """Two sprites as one, the upper one's point `at` px from the lower one's."""
    parts = ((below, 0, 0), (above, *at))
    left = min(x + part.left for part, x, _y in parts)
    top = min(y + part.top for part, _x, y in parts)
    right = max(x + part.left + part.picture.width for part, x, _y in parts)
    bottom = max(y + part.top + part.picture.height for part, _x, y in parts)
    canvas = Canvas(right - left, bottom - top)
    cover = np.zeros((bottom - top, right - left), np.bool_)
    for part, x, y in parts:
        column, row = x + part.left - left, y + part.top - top
        canvas.draw(part.picture, column, row)
        part_of_it = np.s_[row : row + part.picture.height, column : column + part.picture.width]
        cover[part_of_it] |= part.picture.opaque
    return Sprite(Bitmap(canvas.pixels, cover), left, top)


def shadow(whole: Sprite) -> Sprite:
    """The silhouette of a sprite, every second pixel."""
    rows, columns = np.indices(whole.picture.pixels.shape)
    mask = whole.picture.opaque & ((rows + columns) % 2 == 0)
    return Sprite(Bitmap(np.zeros_like(whole.picture.pixels), mask), whole.left, whole.top)


_HAND = """
    .....XXX............
    ....XoooX...........
    ....XoooX...........
    ....XoooX...........
    ....XoooX...........
    ....XoooXXX.........
    ....XoooXooXXX......
    ....XoooXooXooXXX...
    .XXXXoooXooXooXooX..
    XoooXoooXooXooXooX..
    XoooXooooooooooooX..
    .XooXooooooooooooX..
    .XooooooooooooooooX.
    ..XoooooooooooooooX.
    ..XooooooooooooooX..
    ...XoooooooooooooX..
    ...XooooooooooooX...
    ....XXXXXXXXXXXXX...
    ....XXXXXXXXXXXXX...
    ....XoXXXXXXXXXoX...
    ....XXXXXXXXXXXXX..."""

_CLOSED = """
    .....XXX.XXX........
    ....XoooXoooXXX.....
    ....XoooXoooXooXXX..
    .XXXXoooXoooXooXooX.
    XoooXoooXoooXooXooX.
    XoooXXXXXXXXXXXXXoX.
    XooooooooooooooooX..
    .XooooooooooooooooX.
    .XooooooooooooooooX.
    ..XooooooooooooooX..
    ..XooooooooooooooX..
    ...XoooooooooooooX..
    ....XXXXXXXXXXXXX...
    ....XXXXXXXXXXXXX...
    ....XoXXXXXXXXXoX...
    ....XXXXXXXXXXXXX..."""

WIDE_CELL = 27
"""Cells over this size have the hand two px further away, so that the piece stays visible."""


@lru_cache(maxsize=4)
def hand(*, closed: bool = False, wide: bool = False) -> Sprite:
    """The hand, seen from the middle of the cell that it points at."""
    art, drop = (_CLOSED, 6) if closed else (_HAND, 3)
    away = 2 if wide else 0
    return Sprite(Bitmap.from_art(art), -1 + away, drop + away).haloed


@lru_cache(maxsize=32)
def box(cell: int) -> Sprite:
    """The selection box round a cell, seen from the cell's corner."""
    canvas = Canvas(cell + 2, cell + 2)
    canvas.rect(0, 0, cell + 2, cell + 2, BLACK, stroke=3, radius=4 if cell > 12 else 3)
    return _inked(canvas, -1)


@lru_cache(maxsize=32)
def corners(cell: int) -> Sprite:
    """Four corners inside a cell, seen from the cell's own corner."""
    length = 6 if cell > 15 else 4
    side = cell - 2
    near = np.minimum(np.arange(side), np.arange(side)[::-1])
    closest = np.minimum(near[:, np.newaxis], near[np.newaxis])
    furthest = np.maximum(near[:, np.newaxis], near[np.newaxis])
    return _inked_mask((closest < 2) & (furthest < length), 1)


@lru_cache(maxsize=8)
def dot(radius: int = 3) -> Sprite:
    """A cell that can be entered, seen from the cell's middle."""
    side = 2 * radius + 1
    canvas = Canvas(side, side)
    canvas.circle(radius, radius, radius, BLACK)
    return _inked(canvas, -radius)


def _inked(canvas: Canvas, at: int) -> Sprite:
    return _inked_mask(canvas.pixels == BLACK, at)


def _inked_mask(mask: Mask, at: int) -> Sprite:
    return Sprite(Bitmap(np.zeros(mask.shape, np.uint8), mask), at, at).haloed
