"""Own boards among the layouts of the title: what they are called there, and as a `Layout`."""

from collections.abc import Sequence
from functools import partial

from chek.layouts import Home, Layout
from chek.ownboards import OwnBoard, why_not_whole
from chek.scene.own.keeping import Kept
from engine.core.board import Board
from engine.core.words import mark

OWN = "own:"
"""The layout's name that leads to the boards; with a paper's key behind it, a board itself."""


def own_layouts(boards: Sequence[Kept], seats: int) -> list[str]:
    """The boards for so many seats that can be played on, then what leads to all of them."""
    fitting = [kept for kept in boards if kept.board.seats == seats]
    return [*(layout_name(kept) for kept in fitting if not why_not_whole(kept.board)), OWN]


def layout_name(kept: Kept) -> str:
    """What a board is called among the layouts."""
    return OWN + kept.paper.key


def find_own(boards: Sequence[Kept], layout: str) -> OwnBoard | None:
    """The board of a layout's name, if it is one."""
    return next((kept.board for kept in boards if layout_name(kept) == layout), None)


def as_layout(board: OwnBoard | None, seats: int) -> Layout:
    """A board, or none yet, in the form that the title takes layouts in."""
    if board is None:
        armies: list[list[int]] = [[] for _seat in range(seats)]
        return Layout(
            OWN, mark("Own boards…"), mark("Lay out a board of your own"), 5, _fixed(armies)
        )
    armies = [
        [cell for cell, owner in enumerate(board.cells) if owner == seat + 1]
        for seat in range(board.seats)
    ]
    return Layout(OWN, board.name, mark("A board of your own"), board.size, _fixed(armies))


def _fixed(armies: Sequence[Sequence[int]]) -> tuple[Home, ...]:
    """Armies that stand where they stand, whatever board they are asked for."""
    return tuple(partial(_cells, army) for army in armies)


def _cells(army: Sequence[int], _board: Board) -> Sequence[int]:
    return army
