"""The little board of the title, and a match in little for lists."""

from functools import lru_cache

from chingo.scene.picture.tiles import (
    PREVIEW,
    draw_tile,
    is_white,
    unknown,
)
from chingo.state import BOARD, State, View
from chingo.view import view
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardview import Grid, draw_slab

_GRID = Grid(7, 6, 21, 230, 31)
_EDGE_RANKS = 2
_TINY = 6


def make_thumb(state: State) -> Bitmap:
    """A match in little, 56x46: what a spectator may know, and of that only where units stand."""
    return _thumb(view(state, None))


def draw_preview(canvas: Canvas) -> None:
    """The title's board: two armies, face down."""
    draw_slab(canvas, _GRID)
    for cell in BOARD.cells:
        _file, rank = BOARD.file_rank(cell)
        is_south = rank < _EDGE_RANKS
        if is_south or rank >= _GRID.ranks - _EDGE_RANKS:
            x, y = _GRID.corner(cell)
            draw_tile(canvas, unknown(moved=False, white=is_south), x + 3, y + 2, PREVIEW)


@lru_cache(maxsize=16)
def _thumb(seen: View) -> Bitmap:
    canvas = Canvas(56, 46)
    wide, high = 7 * _TINY, 6 * _TINY
    left, top = (56 - wide) // 2, 3
    canvas.rect(left - 2, top - 2, wide + 4, high + 7, BLACK)
    canvas.rect(left, top, wide, high, WHITE)
    for cell, unit in enumerate(seen.cells):
        if unit is not None:
            row, column = BOARD.row_column(cell)
            x, y = left + column * _TINY, top + row * _TINY
            canvas.rect(x + 1, y + 1, 4, 4, BLACK)
            if is_white(seen, unit.owner):
                canvas.rect(x + 2, y + 2, 2, 2, WHITE)
    return Bitmap(canvas.pixels)
