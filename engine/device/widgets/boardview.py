"""A grid of cells on the screen, shared by all games: its geometry, its slab, what moves on it."""

from functools import lru_cache

import msgspec

from engine.core.board import Board, make_board
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.font import Font
from engine.device.draw.pattern import P12, P50, Paint
from engine.device.draw.screen import BLACK, WHITE, Align, Canvas
from engine.device.widgets import boardart
from engine.device.widgets.slide import Point

SHAKE_PX = (-2, -2, 2, 2, -2, 2)
"""Where a box that was refused stands, tick by tick; then it rests."""

LIFT_PX = 3
"""How far a picked piece stands above its place."""


class Grid(msgspec.Struct, frozen=True):
    """Where the cells of a board are on the screen.

    Attributes:
        files: how many columns.
        ranks: how many rows.
        cell: side of a cell, px; odd, so that it has a middle pixel.
        x: left edge of the leftmost cells.
        y: upper edge of the uppermost cells.
        turned: whether the board is seen from the other side.
    """

    files: int
    ranks: int
    cell: int
    x: int
    y: int
    turned: bool = False

    @property
    def board(self) -> Board:
        """The board that is shown."""
        return make_board(self.files, self.ranks)

    @property
    def width(self) -> int:
        """All cells of a row, px."""
        return self.files * self.cell

    @property
    def height(self) -> int:
        """All cells of a column, px."""
        return self.ranks * self.cell

    def column_row(self, cell: int) -> Point:
        """Where a cell is drawn: columns from the left, rows from the top."""
        rank, file = divmod(cell, self.files)
        if self.turned:
            return self.files - 1 - file, rank
        return file, self.ranks - 1 - rank

    def corner(self, cell: int) -> Point:
        """The upper left pixel of a cell."""
        column, row = self.column_row(cell)
        return self.x + column * self.cell, self.y + row * self.cell

    def middle(self, cell: int) -> Point:
        """The middle pixel of a cell."""
        x, y = self.corner(cell)
        return x + self.cell // 2, y + self.cell // 2

    def offset(self, source: int, target: int) -> Point:
        """Pixels from one cell to another."""
        x, y = self.corner(source)
        to_x, to_y = self.corner(target)
        return to_x - x, to_y - y

    def turn(self, dx: int, dy: int) -> tuple[int, int]:
        """A direction on the screen (right, down) as one on the board (files, ranks)."""
        return (-dx, dy) if self.turned else (dx, -dy)


class Labels(msgspec.Struct, frozen=True):
    """Where the names of files and ranks stand.

    Attributes:
        file_drop: from the board's lower edge to the letters' baseline.
        rank_drop: from a cell's middle to the figures' baseline.
    """

    file_drop: int = 16
    rank_drop: int = 4


LABELS = Labels()


def draw_slab(
    canvas: Canvas, grid: Grid, font: Font | None = None, *, side: int = 4, labels: Labels = LABELS
) -> None:
    """The empty board with its side; with a `font`, also the names of files and ranks."""
    width, height = grid.width, grid.height
    canvas.rect(grid.x - 2, grid.y - 2, width + 4, height + side + 4, BLACK)
    canvas.rect(grid.x, grid.y, width, height, WHITE)
    if side > 2:
        canvas.rect(grid.x - 1, grid.y + height + 2, width + 2, side - 1, P50)
    for cell in grid.board.cells:
        if _is_dark(grid, cell):
            paint_cell(canvas, grid, cell, P12)
    if font is not None:
        _draw_labels(canvas, grid, font, labels)


def _is_dark(grid: Grid, cell: int) -> bool:
    """A1 is dark, and so is every second cell."""
    return sum(grid.board.file_rank(cell)) % 2 == 0


def paint_cell(canvas: Canvas, grid: Grid, cell: int, paint: Paint = P50) -> None:
    """The ground of one cell, its pattern anchored to the cell's own corner."""
    x, y = grid.corner(cell)
    canvas.rect(x, y, grid.cell, grid.cell, paint, anchor=(x, y))


def _draw_labels(canvas: Canvas, grid: Grid, font: Font, labels: Labels) -> None:
    """Every second one only, where the cells are narrower than the names."""
    step = 1 if grid.cell >= 13 else 2
    for rank in range(0, grid.ranks, step):
        _x, y = grid.middle(grid.board.cell(0, rank))
        x = grid.x - (9 if rank < 9 else 11)
        canvas.text(str(rank + 1), x, y + labels.rank_drop, font, align=Align.CENTER)
    for file in range(0, grid.files, step):
        x, _y = grid.middle(grid.board.cell(file, 0))
        baseline = grid.y + grid.height + labels.file_drop
        letter = grid.board.name(grid.board.cell(file, 0))[0]
        canvas.text(letter, x + 1, baseline, font, align=Align.CENTER)


@lru_cache(maxsize=8)
def slab(grid: Grid, font: Font | None = None, *, side: int = 4) -> Bitmap:
    """The empty board as a picture as large as the screen, made once."""
    canvas = Canvas(400, 240)
    draw_slab(canvas, grid, font, side=side)
    return Bitmap(canvas.pixels)


def draw_box(canvas: Canvas, grid: Grid, cell: int, shift: Point = (0, 0)) -> None:
    """The selection box round a cell, or `shift` px away from it."""
    x, y = grid.corner(cell)
    boardart.box(grid.cell).draw(canvas, x + shift[0], y + shift[1])


def draw_corners(canvas: Canvas, grid: Grid, cell: int) -> None:
    """The corners in a cell: what is picked, or can be attacked."""
    boardart.corners(grid.cell).draw(canvas, *grid.corner(cell))


def draw_dot(canvas: Canvas, grid: Grid, cell: int) -> None:
    """The dot in a cell that can be entered."""
    boardart.dot(3 if grid.cell > 12 else 2).draw(canvas, *grid.middle(cell))


def draw_hand(canvas: Canvas, grid: Grid, at: Point, *, closed: bool = False) -> None:
    """The hand, pointing at `at`."""
    wide = grid.cell > boardart.WIDE_CELL
    boardart.hand(closed=closed, wide=wide).draw(canvas, *at)
