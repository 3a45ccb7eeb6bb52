"""The set-ups of C03, each a named value for every board size that it fits."""

from collections.abc import Callable, Iterable
from itertools import product

import msgspec

from engine.core.board import Board, make_board
from engine.core.game import BadOption
from engine.core.words import _, mark

Cells = Iterable[int]
Home = Callable[[Board], Cells]


class Layout(msgspec.Struct, frozen=True):
    """Where the pieces of each seat stand at the start.

    Attributes:
        name: as in `--option layout=name`.
        title: its name on the screen (English; translated where shown).
        line: what it is in a few words, for the title's caption.
        smallest: the smallest board that it fits.
        armies: for each seat the cells, as functions of the board.
    """

    name: str
    title: str
    line: str
    smallest: int
    armies: tuple[Home, ...]

    @property
    def seats(self) -> int:
        """2 or 4."""
        return len(self.armies)


def _side(board: Board) -> Cells:
    """The first row without its corners."""
    return range(1, board.files - 1)


def _triangle(board: Board) -> Cells:
    """Six cells in the a1 corner, three, two and one."""
    return [board.cell(file, rank) for rank in range(3) for file in range(3 - rank)]


def _right_half(board: Board) -> Cells:
    """The right-hand half, rounded down, of the first two rows."""
    files = range(board.files - board.files // 2, board.files)
    return [board.cell(file, rank) for rank, file in product(range(2), files)]


def _hand(board: Board) -> Cells:
    """A suit: the first row without its corners, and five in the middle of the second (C24)."""
    return [*_side(board), *(board.cell(file, 1) for file in range(2, 7))]


def _draughts(rows: int) -> Home:
    """Every second cell of the first rows, a1 among them."""

    def cells(board: Board) -> Cells:
        both = product(range(rows), range(board.files))
        return [board.cell(file, rank) for rank, file in both if (file + rank) % 2 == 0]

    return cells


def _turned(home: Home, quarters: int) -> Home:
    """The same seen from the seat that sits `quarters` of a turn clockwise from South."""
    return lambda board: [board.turned(cell, quarters) for cell in home(board)]


def _both(first: Home, second: Home) -> Home:
    return lambda board: [*first(board), *second(board)]


def _all_round(home: Home) -> tuple[Home, ...]:
    return tuple(_turned(home, quarters) for quarters in range(4))


def _opposite(home: Home) -> tuple[Home, ...]:
    return home, _turned(home, 2)


_DOUBLE = (_both(_side, _turned(_side, 2)), _both(_turned(_side, 1), _turned(_side, 3)))

LAYOUTS: tuple[Layout, ...] = (
    Layout(
        "checkers2",
        mark("Draughts"),
        mark("Two rows, on alternate cells"),
        5,
        _opposite(_draughts(2)),
    ),
    Layout(
        "checkers3",
        mark("Draughts, deep"),
        mark("Three rows, on alternate cells"),
        7,
        _opposite(_draughts(3)),
    ),
    Layout("facing2", mark("Facing"), mark("One row each, corners empty"), 5, _opposite(_side)),
    Layout("double2", mark("Double"), mark("Two sides each"), 5, _DOUBLE),
    Layout("sides4", mark("Sides"), mark("One row each, corners empty"), 5, _all_round(_side)),
    Layout("corners4", mark("Corners"), mark("Six each, in the corners"), 7, _all_round(_triangle)),
    Layout(
        "pinwheel4", mark("Pinwheel"), mark("Right halves of two rows"), 5, _all_round(_right_half)
    ),
)


CARD_LAYOUTS: tuple[Layout, ...] = (
    Layout("cards2", mark("Cards"), mark("A suit each, shuffled"), 10, _opposite(_hand)),
    Layout("cards4", mark("Cards"), mark("A suit each, shuffled"), 10, _all_round(_hand)),
)
"""For the edition that is played with cards (C24)."""


def find_layout(name: str) -> Layout:
    """The layout called `name`; raises `BadOption`."""
    layouts = (*LAYOUTS, *CARD_LAYOUTS)
    for layout in layouts:
        if layout.name == name:
            return layout
    names = ", ".join(layout.name for layout in layouts)
    sentence = _("There is no layout “{name}”; there are: {names}.")
    raise BadOption(sentence.format(name=name[:40], names=names))


def place(layout: Layout, size: int) -> bytes:
    """The cells of `State` at the start; raises `BadOption` if the board is too small."""
    if size < layout.smallest:
        sentence = _("The layout “{name}” needs a board of at least {smallest}, not {size}.")
        raise BadOption(sentence.format(name=layout.name, smallest=layout.smallest, size=size))
    board = make_board(size, size)
    cells = bytearray(len(board.cells))
    for seat, army in enumerate(layout.armies):
        for cell in army(board):
            cells[cell] = seat + 1
    return bytes(cells)
