"""How Rows looks: its board at any place and size, for the screen and the launcher."""

from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardview import Grid, draw_slab, paint_cell
from tests.examples.rows.state import State

GRID = Grid(3, 3, 61, 22, 14)


def draw_board(canvas: Canvas, grid: Grid, state: State) -> None:
    """Board, stones, and the rank that is named."""
    draw_slab(canvas, grid)
    for cell, owner in enumerate(state.cells):
        if cell // 3 == state.rank and not owner:
            paint_cell(canvas, grid, cell)
        if owner:
            x, y = grid.middle(cell)
            canvas.circle(x, y, grid.cell * 3 // 8, BLACK)
        if owner == 2:
            canvas.circle(x, y, grid.cell // 5, WHITE)


def make_picture() -> Bitmap:
    """The launcher's picture, 104x100."""
    canvas = Canvas(104, 100)
    draw_board(canvas, Grid(3, 3, 29, 8, 4), State(bytes((1, 0, 2, 0, 1, 0, 2, 0, 0)), 0))
    return Bitmap(canvas.pixels)


def make_thumb(state: State) -> Bitmap:
    """A position in little, 56x46."""
    canvas = Canvas(56, 46)
    draw_board(canvas, Grid(3, 3, 11, 11, 3), state)
    return Bitmap(canvas.pixels)
