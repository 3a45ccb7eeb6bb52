"""The empty board over the black drop: plain, folding, turned or polished (K15, K18)."""

from functools import lru_cache
from typing import Final

from chapayev.scene.picture.measure import DROP, GRID, SIDE
from chapayev.state import Surface
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.pattern import P12, P50
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardview import paint_cell

_GLEAMS: Final = ("a8", "c6", "f5", "d3", "h1")
"""Light cells in which a polished board shines."""

_HINGE: Final = (5, 3)
_MIDDLE: Final = GRID.cell * 4


@lru_cache(maxsize=8)
def slab(surface: Surface = "plain", *, is_polished: bool = False) -> Bitmap:
    """The left part of the screen, 250x240, without strip and checkers."""
    canvas = Canvas(DROP[2], DROP[3])
    canvas.clear(BLACK)
    width, height = GRID.width, GRID.height
    canvas.rect(GRID.x - 1, GRID.y - 1, width + 2, height + SIDE + 2, WHITE)
    for cell in GRID.board.cells:
        if sum(GRID.board.file_rank(cell)) % 2 == 0:
            paint_cell(canvas, GRID, cell, P12)
    if is_polished:
        _draw_gleams(canvas)
    _draw_side(canvas, is_polished=is_polished)
    if surface == "fold":
        _draw_seam_across(canvas)
    elif surface == "turned":
        _draw_seam_along(canvas)
    return Bitmap(canvas.pixels)


def _draw_side(canvas: Canvas, *, is_polished: bool) -> None:
    top = GRID.y + GRID.height
    canvas.rect(GRID.x, top, GRID.width, SIDE, BLACK)
    canvas.rect(GRID.x, top + 2, GRID.width, SIDE - 3, P50)
    if is_polished:
        canvas.rect(GRID.x + 6, top + 3, GRID.width - 12, 1, WHITE)


def _draw_gleams(canvas: Canvas) -> None:
    """Two slanting strokes of light, in cells that are empty of dither."""
    for name in _GLEAMS:
        x, y = GRID.middle(GRID.board.parse_cell(name))
        for across, reach in ((-2, 5), (4, 3)):
            points = [
                (x + across - reach, y + reach),
                (x + across + reach, y - reach),
                (x + across + reach + 2, y - reach),
                (x + across - reach + 2, y + reach),
            ]
            canvas.polygon(points, P50, anchor=(x, y))


def _draw_seam_across(canvas: Canvas) -> None:
    """Between rows 4 and 5, with a hinge at either end."""
    left, y = GRID.x, GRID.y + _MIDDLE
    canvas.rect(left, y - 2, GRID.width, 4, WHITE)
    canvas.rect(left, y - 1, GRID.width, 2, BLACK)
    wide, half = _HINGE
    for x in (left - 1, left + GRID.width + 1 - wide):
        canvas.rect(x - 1, y - half - 1, wide + 2, 2 * half + 2, WHITE)
        canvas.rect(x, y - half, wide, 2 * half, BLACK)
        canvas.rect(x + 1, y - 1, wide - 2, 2, WHITE)


def _draw_seam_along(canvas: Canvas) -> None:
    """Between files d and e, and down the side."""
    x, top = GRID.x + _MIDDLE, GRID.y
    canvas.rect(x - 2, top, 4, GRID.height, WHITE)
    canvas.rect(x - 1, top, 2, GRID.height, BLACK)
    half, wide = _HINGE[1], _HINGE[0]
    floor = top + GRID.height
    for y in (top - 1, floor - wide):
        canvas.rect(x - half - 1, y - 1, 2 * half + 2, wide + 2, WHITE)
        canvas.rect(x - half, y, 2 * half, wide, BLACK)
        canvas.rect(x - 1, y + 1, 2, wide - 2, WHITE)
    canvas.rect(x - 2, floor, 4, SIDE, WHITE)
    canvas.rect(x - 1, floor, 2, SIDE, BLACK)
