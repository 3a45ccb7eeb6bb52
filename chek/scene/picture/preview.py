"""The little board of the title, and a match in little for lists."""

from functools import lru_cache
from math import isqrt

import numpy as np

from chek.layouts import find_layout, place
from chek.scene.picture import pieces
from chek.scene.picture.backdrop import draw_pieces
from chek.scene.picture.figures import sign_of
from chek.scene.picture.measure import preview_measure
from chek.state import State
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import BLACK, HEIGHT, WHITE, WIDTH, Canvas
from engine.device.widgets.boardview import draw_slab

_TINY = {
    pieces.DISC: "XXX/XXX/XXX",
    pieces.RING: "XXX/XoX/XXX",
    pieces.CROSS: "XoX/oXo/XoX",
    pieces.DIAMOND: "oXo/XoX/oXo",
    pieces.SPADE: "XXX/XoX/XXX",
    pieces.HEART: "XXX/ooo/XXX",
    pieces.CLUB: "XXX/XXX/XXX",
    pieces.LOZENGE: "ooo/XXX/ooo",
}


@lru_cache(maxsize=32)
def preview(layout: str, size: int) -> Bitmap:
    """A layout's first position inside 164x168 px, to be drawn at (222, 12)."""
    return preview_cells(place(find_layout(layout), size))


@lru_cache(maxsize=32)
def preview_cells(cells: bytes) -> Bitmap:
    """Any figures on a board as large as the cells say, in the same size."""
    measure = preview_measure(isqrt(len(cells)))
    canvas = Canvas(WIDTH, HEIGHT)
    draw_slab(canvas, measure.grid)
    draw_pieces(canvas, measure, cells)
    return Bitmap(canvas.pixels[12:180, 222:386])


@lru_cache(maxsize=32)
def make_thumb(state: State) -> Bitmap:
    """A position in little, 56x46."""
    size = state.setup.size
    cell = max(41 // size, 1)
    side = size * cell
    canvas = Canvas(56, 46)
    x, y = (56 - side) // 2, (43 - side) // 2
    canvas.rect(x - 1, y - 1, side + 2, side + 4, BLACK)
    canvas.rect(x, y, side, side, WHITE)
    for index, owner in enumerate(state.cells):
        row, column = state.setup.board.row_column(index)
        if owner:
            shape = sign_of(state.setup, owner - 1)
            _draw_tiny(canvas, shape, x + column * cell, y + row * cell, cell)
    return Bitmap(canvas.pixels)


def _draw_tiny(canvas: Canvas, shape: int, x: int, y: int, cell: int) -> None:
    """A piece as 3x3 px in the middle of its cell, a larger one where there is room."""
    if cell >= 7:
        pieces.bare(shape, 2, 0).draw(canvas, x + cell // 2, y + cell // 2)
    elif cell >= 3:
        inset = (cell - 3) // 2
        canvas.draw(_tiny(shape), x + inset, y + inset)
    else:
        canvas.rect(x, y, cell, cell, BLACK)


@lru_cache(maxsize=8)
def _tiny(shape: int) -> Bitmap:
    rows = _TINY[shape].split("/")
    return Bitmap(np.array([[mark == "o" for mark in row] for row in rows], np.uint8))
