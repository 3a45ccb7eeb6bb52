"""Where a Chek board of any size stands on the screen, and how large its pieces are."""

from functools import cache

import msgspec

from chek.scene.picture import pieces
from engine.core.game import Seat
from engine.device.widgets.boardart import Sprite
from engine.device.widgets.boardview import Grid
from engine.device.widgets.slide import Point

_ROOM_PX = 200
_LEFT, _FLOOR = 22, 205

_PIECES = {
    39: (15, 4),
    33: (12, 3),
    27: (10, 3),
    25: (9, 3),
    21: (7, 2),
    19: (6, 2),
    17: (6, 1),
    15: (5, 1),
    13: (4, 1),
    11: (3, 1),
    9: (3, 0),
    7: (2, 0),
}
"""Radius and lip of a piece for each size of a cell."""

_CELLS = {7: 27, 12: 17}
"""Where the largest cell that fits is not the one that looks best."""

_PREVIEW = {5: (29, 10, 3), 6: (25, 9, 3), 7: (21, 7, 2), 8: (19, 7, 2), 9: (17, 6, 1)}
_PREVIEW |= {10: (15, 5, 1), 11: (13, 4, 1), 12: (13, 4, 1)}


class Measure(msgspec.Struct, frozen=True):
    """A board's geometry with the size of its pieces.

    Attributes:
        grid: the cells.
        radius: of a piece's face.
        lip: height of a piece's side.
    """

    grid: Grid
    radius: int
    lip: int

    @property
    def rise(self) -> int:
        """How far above a cell's middle a face's middle is."""
        return int(self.lip > 1)

    def face(self, cell: int) -> Point:
        """The middle of the face of a piece on `cell`."""
        x, y = self.grid.middle(cell)
        return x, y - self.rise

    def token(self, seat: Seat) -> Sprite:
        """The piece of a seat."""
        return pieces.token(seat, self.radius, self.lip)


@cache
def board_measure(size: int) -> Measure:
    """The board of a match, `size` cells wide and high, 5 to 26."""
    cell = _CELLS.get(size, _odd(_ROOM_PX // size))
    x = _LEFT + (_ROOM_PX - size * cell) // 2
    y = _FLOOR + (size >= 12) - size * cell
    return Measure(Grid(size, size, cell, x, y), *_PIECES[cell])


@cache
def preview_measure(size: int) -> Measure:
    """The little board of the title, 5 to 12, inside 156x156 px at (226, 16)."""
    cell, radius, lip = _PREVIEW[size]
    edge = (156 - size * cell) // 2
    return Measure(Grid(size, size, cell, 226 + edge, 16 + edge), radius, lip)


def _odd(cell: int) -> int:
    """The next odd size down, so that a piece has a middle pixel."""
    return cell - 1 + cell % 2
