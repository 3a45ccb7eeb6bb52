"""Where a Chek board of any size stands on the screen, and how large its pieces are."""

from functools import cache

import msgspec

from chek.editions import edition_of
from chek.scene.picture import pieces
from chek.scene.picture.cards import card, small_card
from chek.scene.picture.figures import parts_of
from chek.state import Setup
from engine.device.widgets.boardart import Sprite, shadow, squashed
from engine.device.widgets.boardview import Grid
from engine.device.widgets.slide import Point

_ROOM_PX = 200
_LEFT, _FLOOR = 22, 205
CARD_CELL = 20
_NO_RADIUS = 0

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
        radius: of a piece's face; 0 where cards are played.
        lip: height of a piece's side.
    """

    grid: Grid
    radius: int
    lip: int

    @property
    def rise(self) -> int:
        """How far above a cell's middle a face's middle is."""
        return int(self.lip > 1)

    @property
    def is_tight(self) -> bool:
        """Whether figures fill their cells: cards do."""
        return self.radius == _NO_RADIUS

    @property
    def hand_away(self) -> Point:
        """How much further from a cell's middle the hand is, so that a card's rank is seen."""
        return (4, 6) if self.is_tight else (0, 0)

    @property
    def foot(self) -> int:
        """The first row of pixels below the board and its side."""
        return self.grid.y + self.grid.height + 6

    def face(self, cell: int) -> Point:
        """The middle of the face of a piece on `cell`."""
        x, y = self.grid.middle(cell)
        return x, y - self.rise

    def standing(self, figure: int) -> Sprite:
        """A figure as it stands on the board, where cards have no room for a halo."""
        shape, rank = parts_of(figure)
        return self._card(shape, rank) if rank else pieces.token(shape, self.radius, self.lip)

    def token(self, figure: int) -> Sprite:
        """A figure that moves over others."""
        standing = self.standing(figure)
        return standing.haloed if parts_of(figure)[1] else standing

    def tipped(self, figure: int, share: float) -> Sprite:
        """A figure that falls over, squashed until 2 px are left at `share` 1."""
        shape, rank = parts_of(figure)
        if rank:
            return squashed(self._card(shape, rank), share)
        return pieces.tipped(shape, self.radius, self.lip, share)

    def shade(self, figure: int) -> Sprite:
        """The shadow of a figure that is held up."""
        shape, rank = parts_of(figure)
        if rank:
            return shadow(self._card(shape, rank))
        return pieces.shade(shape, self.radius)

    def _card(self, shape: int, rank: int) -> Sprite:
        suit = shape - pieces.SPADE
        return card(suit, rank) if self.grid.cell >= CARD_CELL else small_card(suit)


def match_measure(setup: Setup) -> Measure:
    """The board of a match."""
    return card_measure() if edition_of(setup).has_cards else board_measure(setup.size)


@cache
def card_measure() -> Measure:
    """The board for cards, whose cells are as large as the screen allows."""
    side = 10 * CARD_CELL
    return Measure(Grid(10, 10, CARD_CELL, _LEFT, _FLOOR - side), _NO_RADIUS, 0)


@cache
def board_measure(size: int) -> Measure:
    """A board for pieces, `size` cells wide and high, 5 to 26."""
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
