"""A board that is being laid out: every change is a new value, so that it can be taken back."""

from enum import IntEnum

import msgspec
from msgspec.structs import replace

from chek.layouts import LAYOUTS, Layout, place
from chek.ownboards import OwnBoard, cells_of_four, make_board
from engine.core.board import Board
from engine.core.board import make_board as make_empty
from engine.core.game import Seat
from engine.core.turn import LETTERS


class Symmetry(IntEnum):
    """What else is laid when a piece is; the value is how many times it stands in all."""

    NONE = 1
    HALF = 2
    QUARTER = 4

    @property
    def quarters(self) -> tuple[int, ...]:
        """By how many quarters of a turn each copy is turned."""
        return tuple(range(0, 4, 4 // self))


class Draft(msgspec.Struct, frozen=True):
    """The pieces laid so far.

    Attributes:
        seats: 2 or 4.
        size: 5 to 12.
        cells: 0 or a seat of four + 1, also with two seats: West and East then wait unseen.
    """

    seats: int
    size: int
    cells: bytes

    @property
    def board(self) -> Board:
        """The empty board."""
        return make_empty(self.size, self.size)

    def named(self, name: str) -> OwnBoard:
        """The board as it is to be kept."""
        return make_board(name, self.size, self.cells, self.seats)

    @property
    def shown(self) -> bytes:
        """The cells as `State.cells` has them."""
        return self.named("").cells

    def with_seats(self, seats: int) -> "Draft":
        """For more or fewer seats; South and North keep their pieces."""
        return replace(self, seats=seats)

    def with_size(self, size: int) -> "Draft":
        """On a larger or smaller board: every piece keeps its distance to the nearer edges."""
        cells = bytearray(size * size)
        for cell, owner in enumerate(self.cells):
            file, rank = (_moved(at, self.size, size) for at in self.board.file_rank(cell))
            if 0 <= file < size and 0 <= rank < size:
                to = rank * size + file
                cells[to] = cells[to] or owner
        return Draft(self.seats, size, bytes(cells))

    def laid(self, cell: int, seat: Seat | None, symmetry: Symmetry) -> "Draft":
        """With a piece of `seat` on a cell, or with nothing there, and the same all round."""
        owner = 0 if seat is None else LETTERS[4].index(LETTERS[self.seats][seat]) + 1
        cells = bytearray(self.cells)
        for quarters in reversed(symmetry.quarters):  # the cell itself last: it may be the middle
            cells[self.board.turned(cell, quarters)] = self._turned(owner, quarters, symmetry)
        return replace(self, cells=bytes(cells))

    def turned_round(self, symmetry: Symmetry) -> "Draft":
        """South's pieces for the others too, instead of theirs; by halves, West's for East."""
        if symmetry == Symmetry.NONE:
            return self
        models = {1, 2} if self.seats == 4 and symmetry == Symmetry.HALF else {1}
        kept = bytes(owner if owner in models else 0 for owner in self.cells)
        cells = bytearray(kept)
        for quarters in symmetry.quarters[1:]:
            for cell, owner in enumerate(kept):
                to = self.board.turned(cell, quarters)
                cells[to] = cells[to] or self._turned(owner, quarters, symmetry)
        return replace(self, cells=bytes(cells))

    def _turned(self, owner: int, quarters: int, symmetry: Symmetry) -> int:
        """Whose the copy of a piece is; with two seats a quarter of a turn leads to the other."""
        seats = quarters * (2 if self.seats == 2 and symmetry == Symmetry.QUARTER else 1)
        return (owner - 1 + seats) % 4 + 1 if owner else 0

    def filled(self, layout: Layout | None) -> "Draft":
        """With the pieces of a layout for as many seats, or empty."""
        if layout is None:
            return replace(self, cells=bytes(len(self.cells)))
        laid = OwnBoard("", layout.seats, self.size, place(layout, self.size))
        return replace(self, cells=cells_of_four(laid))

    @property
    def layouts(self) -> tuple[Layout, ...]:
        """Those that it can be filled with."""
        return tuple(
            each for each in LAYOUTS if each.seats == self.seats and each.smallest <= self.size
        )


def _moved(at: int, before: int, after: int) -> int:
    """A file or rank on a board of another size: as far from the nearer edge as it was."""
    return at if 2 * at < before else after - (before - at)


def fresh(layout: Layout, size: int) -> Draft:
    """A draft that begins as a layout."""
    return Draft(layout.seats, size, bytes(size * size)).filled(layout)


def draft_of(board: OwnBoard) -> Draft:
    """A draft that begins as a board."""
    return Draft(board.seats, board.size, cells_of_four(board))
