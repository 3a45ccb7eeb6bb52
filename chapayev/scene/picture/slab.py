"""The empty board over the black drop: plain, folding, turned or polished (K15, K18)."""

from functools import lru_cache
from typing import Final

from chapayev.scene.picture.measure import DROP, GRID, SIDE
from chapayev.state import Surface
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.pattern import P12, P50
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardview import Grid, paint_cell

_GLEAMS: Final = ("a8", "c6", "f5", "d3", "h1")
"""Light cells in which a polished board shines."""

_HINGE: Final = (5, 3)
"""Its length along the seam, and half its width, where cells are as large as in a match."""


@lru_cache(maxsize=8)
def slab(surface: Surface = "plain", *, is_polished: bool = False) -> Bitmap:
    """The left part of the screen, 250x240, without strip and checkers."""
    canvas = Canvas(DROP[2], DROP[3])
    canvas.clear(BLACK)
    draw_slab(canvas, GRID, SIDE, surface, is_polished=is_polished)
    return Bitmap(canvas.pixels)


def draw_slab(
    canvas: Canvas, grid: Grid, side: int, surface: Surface, *, is_polished: bool
) -> None:
    """A board of any size.

    Args:
        canvas: what is drawn on.
        grid: where its cells are.
        side: how high it is below them, px.
        surface: where its seam runs.
        is_polished: whether it shines.
    """
    canvas.rect(grid.x - 1, grid.y - 1, grid.width + 2, grid.height + side + 2, WHITE)
    for cell in grid.board.cells:
        if sum(grid.board.file_rank(cell)) % 2 == 0:
            paint_cell(canvas, grid, cell, P12)
    if is_polished:
        _draw_gleams(canvas, grid)
    _draw_side(canvas, grid, side, is_polished=is_polished)
    if surface == "fold":
        _draw_seam_across(canvas, grid)
    elif surface == "turned":
        _draw_seam_along(canvas, grid, side)


def _draw_side(canvas: Canvas, grid: Grid, side: int, *, is_polished: bool) -> None:
    top = grid.y + grid.height
    canvas.rect(grid.x, top, grid.width, side, BLACK)
    canvas.rect(grid.x, top + 2, grid.width, side - 3, P50)
    if is_polished:
        canvas.rect(grid.x + 6, top + 3, grid.width - 12, 1, WHITE)


def _draw_gleams(canvas: Canvas, grid: Grid) -> None:
    """Two slanting strokes of light, in cells that are empty of dither."""
    for name in _GLEAMS:
        x, y = grid.middle(grid.board.parse_cell(name))
        for place in ((-2, 5), (4, 3)):
            across, reach = (_scaled(px, grid) for px in place)
            points = [
                (x + across - reach, y + reach),
                (x + across + reach, y - reach),
                (x + across + reach + 2, y - reach),
                (x + across - reach + 2, y + reach),
            ]
            canvas.polygon(points, P50, anchor=(x, y))


def _draw_seam_across(canvas: Canvas, grid: Grid) -> None:
    """Between rows 4 and 5, with a hinge at either end."""
    left, y = grid.x, grid.y + 4 * grid.cell
    canvas.rect(left, y - 2, grid.width, 4, WHITE)
    canvas.rect(left, y - 1, grid.width, 2, BLACK)
    wide, half = (_scaled(px, grid) for px in _HINGE)
    for x in (left - 1, left + grid.width + 1 - wide):
        canvas.rect(x - 1, y - half - 1, wide + 2, 2 * half + 2, WHITE)
        canvas.rect(x, y - half, wide, 2 * half, BLACK)
        canvas.rect(x + 1, y - 1, wide - 2, 2, WHITE)


def _draw_seam_along(canvas: Canvas, grid: Grid, side: int) -> None:
    """Between files d and e, and down the side."""
    x, top = grid.x + 4 * grid.cell, grid.y
    canvas.rect(x - 2, top, 4, grid.height, WHITE)
    canvas.rect(x - 1, top, 2, grid.height, BLACK)
    wide, half = (_scaled(px, grid) for px in _HINGE)
    floor = top + grid.height
    for y in (top - 1, floor - wide):
        canvas.rect(x - half - 1, y - 1, 2 * half + 2, wide + 2, WHITE)
        canvas.rect(x - half, y, 2 * half, wide, BLACK)
        canvas.rect(x - 1, y + 1, 2, wide - 2, WHITE)
    canvas.rect(x - 2, floor, 4, side, WHITE)
    canvas.rect(x - 1, floor, 2, side, BLACK)


def _scaled(px: int, grid: Grid) -> int:
    """What is so long on the board of a match."""
    return round(px * grid.cell / GRID.cell)
