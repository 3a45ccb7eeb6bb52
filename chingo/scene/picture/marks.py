"""What lies over the tiles for whoever acts: dots, corners, the held tile, the box, the hand."""

import msgspec

from chingo.scene.picture.tiles import Face, draw_tile, shade
from engine.device.draw.screen import WHITE, Canvas
from engine.device.widgets.boardhand import BoardHand
from engine.device.widgets.boardview import Grid, draw_corners, draw_dot
from engine.device.widgets.slide import Point

FACE_AT: Point = (4, 3)
"""From a cell's corner to its tile's face."""


class Marks(msgspec.Struct, frozen=True):
    """What lies on the board.

    Attributes:
        hand: the cell that the hand points at.
        box: the cell that A is about.
        picked: the own unit that is held up, or None.
        corners: enemies that can be attacked.
        dots: empty cells that can be entered.
    """

    hand: int
    box: int
    picked: int | None = None
    corners: tuple[int, ...] = ()
    dots: tuple[int, ...] = ()


class Overlay:
    """Follows the marks: hand and box slide, a picked tile rises, a refused box shakes."""

    def __init__(self, grid: Grid, *, is_calm: bool = False) -> None:
        self._grid = grid
        self._hand = BoardHand(grid, is_calm=is_calm)
        self._marks: Marks | None = None

    @property
    def is_still(self) -> bool:
        """Whether everything has arrived."""
        return self._hand.is_still

    @property
    def held(self) -> int | None:
        """The cell whose tile is in the hand, so that it does not stand on the board."""
        return self._marks.picked if self._marks else None

    def shake(self) -> None:
        """What was asked for cannot be done."""
        self._hand.shake()

    def follow(self, marks: Marks) -> bool:
        """One tick towards these marks; whether the picture changed."""
        changed = marks != self._marks
        self._marks = marks
        return self._hand.follow(marks.hand, marks.box, holds=marks.picked is not None) or changed

    def draw(self, canvas: Canvas, held: Face | None = None) -> None:
        """All of it, the hand last; `held` is the tile in the hand."""
        marks = self._marks
        if marks is None:
            return
        for cell in marks.dots:
            draw_dot(canvas, self._grid, cell)
        for cell in marks.corners:
            draw_corners(canvas, self._grid, cell)
        if marks.picked is not None:
            draw_corners(canvas, self._grid, marks.picked)
        if marks.picked is not None and held is not None:
            x, y = face_corner(self._grid, marks.picked)
            shade(held).draw(canvas, x + 2, y + 4)
            draw_tile(canvas, held, x, y - self._hand.lift)
        self._hand.draw(canvas)


def draw_trail(canvas: Canvas, grid: Grid, cell: int) -> None:
    """A dashed frame inside a cell of the last step, below the tile that stands there."""
    x, y = grid.corner(cell)
    last = grid.cell - 2  # a dash is two px wide
    canvas.rect(x, y, grid.cell, grid.cell, WHITE, stroke=3)
    for far in (0, last):
        canvas.dashes(x, y + far, x + last, y + far)
        canvas.dashes(x + far, y, x + far, y + last)


def face_corner(grid: Grid, cell: int) -> Point:
    """The upper left corner of the face of a tile on `cell`."""
    x, y = grid.corner(cell)
    return x + FACE_AT[0], y + FACE_AT[1]
