"""Tiles: a face with a side below it, its sign, and marks for what has been seen of it.

A tile is drawn from a `Face` alone, and a `Face` is made from a view, so that nothing of a hidden
tile can depend on its secret (G16).
"""

from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple

import msgspec
import numpy as np

from chingo.scene.picture.eyes import asleep_mask, eye_mark, eyes_mask
from chingo.scene.picture.icons import mask_of
from chingo.state import Arm, Unit, View
from engine.core.game import Seat
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Mask, Pixels
from engine.device.draw.pattern import P12
from engine.device.draw.raster import round_rect
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardart import Sprite, shadow, stacked

BOARD, PLATE, COVER, FIGHT = 23, 20, 56, 104
"""Sides of faces, px: on the board, on the black plate, on the curtain, in a fight."""

PREVIEW, CARD, CARD_FRONT = 15, 38, 44
"""And on the title's little board, and on the launcher's card."""

Sign = Arm | Literal["asleep", ""]


class Face(msgspec.Struct, frozen=True):
    """What can be seen of a tile.

    Attributes:
        white: whether it is a white tile, else a black one.
        sign: its weapon or role; `?` are two eyes; `asleep` are two closed ones.
        moved: two feet say that it has left its first cell.
        seen: an eye says that the enemy knows what it is.
        cracked: whether it has lost a fight.
    """

    white: bool
    sign: Sign
    moved: bool = False
    seen: bool = False
    cracked: bool = False


class _Measure(NamedTuple):
    frame: int
    radius: int
    lip: int
    icon: int
    halo: int = 1


_MEASURES = {
    BOARD: _Measure(2, 4, 3, 8),
    PLATE: _Measure(2, 4, 0, 8),
    COVER: _Measure(3, 10, 6, 18),
    PREVIEW: _Measure(2, 3, 2, 8),
    CARD: _Measure(2, 6, 5, 13),
    CARD_FRONT: _Measure(2, 7, 6, 14),
    FIGHT: _Measure(3, 19, 9, 40, halo=2),
}
_ARMS = ("R", "P", "S", "F", "T")
_CRACK = ((53, 3), (44, 24), (59, 40), (42, 75), (57, 94), (48, 111))
"""From top to bottom, in pixels of the largest tile."""


def unknown(*, moved: bool, white: bool = False) -> Face:
    """Every tile of which the viewer does not know what it is: it shows whether it has moved."""
    return Face(white=white, sign="?", moved=moved)


def face_of(view: View, unit: Unit) -> Face:
    """How a viewer sees a unit: its own are white, to a spectator South's are."""
    white = is_white(view, unit.owner)
    if unit.arm == "?":
        return unknown(moved=unit.moved, white=white)
    is_own = unit.owner == view.viewer
    seen = is_own and unit.shown and not view.ended
    return Face(white=white, sign=unit.arm, moved=is_own and unit.moved, seen=seen)


def is_white(view: View, seat: Seat) -> bool:
    """Whether the tiles of a seat are white to the viewer."""
    return seat == (view.viewer or 0)


def marked(face: Face, *, feet: bool = True) -> Face:
    """The face, with its feet only if they are wanted."""
    return face if feet or not face.moved else msgspec.structs.replace(face, moved=False)


def draw_tile(canvas: Canvas, face: Face, x: int, y: int, side: int = BOARD) -> None:
    """A tile with its face's upper left corner at (x, y)."""
    tile(face, side).draw(canvas, x, y)


@lru_cache(maxsize=256)
def tile(face: Face, side: int = BOARD) -> Sprite:
    """A tile with its halo and marks, seen from its face's upper left corner."""
    found = bare(face, side)
    for _layer in range(_MEASURES[side].halo):
        found = found.haloed
    return stacked(found, eye_mark().haloed, (side - 6, -2)) if face.seen else found


@lru_cache(maxsize=256)
def bare(face: Face, side: int = BOARD) -> Sprite:
    """A tile without its halo."""
    frame, radius, lip, *_rest = _MEASURES[side]
    shape = np.zeros((side + lip, side), np.bool_)
    shape[:side] = round_rect(side, side, (radius,) * 4).mask
    body = shape.copy()
    for drop in range(1, lip + 1):
        body |= _dropped(shape, drop)
    pixels = np.zeros(body.shape, np.uint8)
    if face.white:
        inner = side - 2 * frame
        pixels[frame : -frame - lip or None, frame:-frame] = round_rect(
            inner, inner, (radius,) * 4
        ).mask
    elif lip:
        pixels[_dropped(shape, 1) & ~shape] = WHITE
    _print_signs(pixels, face, side)
    return Sprite(Bitmap(pixels, body), 0, 0)


@lru_cache(maxsize=64)
def shade(face: Face, side: int = BOARD) -> Sprite:
    """The shadow of a tile that is held up."""
    return shadow(bare(Face(white=face.white, sign=""), side))


def _dropped(mask: Mask, rows: int) -> Mask:
    lower = np.zeros_like(mask)
    lower[rows:] = mask[:-rows]
    return lower


def _print_signs(pixels: Pixels, face: Face, side: int) -> None:
    ink = BLACK if face.white else WHITE
    mask = _sign(face.sign, side)
    if mask is not None:
        height, width = mask.shape
        top, left = (side - height) // 2, (side - width) // 2
        if side >= CARD and face.sign in _ARMS:  # an odd picture in an even face
            top, left = top + 1, left + 1
        pixels[top : top + height, left : left + width][mask] = ink
    if face.moved:
        _print_feet(pixels, face, side)
    if face.cracked:
        _print_crack(pixels, side, ink)


def _sign(sign: Sign, side: int) -> Mask | None:
    if sign == "":
        return None
    if sign == "?":
        return eyes_mask(side)
    if sign == "asleep":
        return asleep_mask(side)
    return mask_of(sign, _MEASURES[side].icon)


def _print_feet(pixels: Pixels, face: Face, side: int) -> None:
    """On the face of an unknown tile; on the black side of a known one, whose face is full."""
    size = max(2 * side // BOARD, 2)
    is_known = face.sign != "?"
    row = side if is_known else 18 * side // BOARD
    ink = BLACK if face.white and not is_known else WHITE
    for column in (7 * side // BOARD, side - 7 * side // BOARD - size):
        pixels[row : row + size, column : column + size] = ink


def _print_crack(pixels: Pixels, side: int, ink: int) -> None:
    """A line from edge to edge, parted from the sign by the colour of the face."""
    height, width = pixels.shape
    canvas = Canvas(width, height)
    canvas.pixels[...] = pixels
    points = [(x * side // FIGHT, y * height // (FIGHT + 9)) for x, y in _CRACK]
    for paint, thick in ((1 - ink, 6), (ink, 2)):
        for start, end in pairwise(points):
            canvas.line(*start, *end, paint, width=max(thick * side // FIGHT, 1))
    pixels[...] = canvas.pixels


@lru_cache(maxsize=1)
def make_picture() -> Bitmap:
    """The launcher's picture, 104x100: two own tiles, and before them one that nobody knows."""
    canvas = Canvas(104, 100)
    canvas.rect(0, 0, 104, 100, P12)
    draw_tile(canvas, Face(white=True, sign="S"), 7, 6, CARD)
    draw_tile(canvas, Face(white=True, sign="P"), 59, 6, CARD)
    draw_tile(canvas, unknown(moved=False), 30, 42, CARD_FRONT)
    return Bitmap(canvas.pixels)
