"""Pieces that go from cell to cell, or off the board; cards take their ranks along."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from chek.state import Attack, Move, State


def carried(state: State, *steps: Move | Attack) -> State:
    """The state with each step's piece on its target, all at once; what stood there is gone."""
    ranks = _carried(state.ranks, steps) if state.ranks else b""
    return replace(state, cells=_carried(state.cells, steps), ranks=ranks)


def cleared(state: State, cells: Sequence[int]) -> State:
    """The state without the pieces on `cells`."""
    ranks = _cleared(state.ranks, cells) if state.ranks else b""
    return replace(state, cells=_cleared(state.cells, cells), ranks=ranks)


def _carried(board: bytes, steps: Iterable[Move | Attack]) -> bytes:
    after = bytearray(board)
    for step in steps:
        after[step.source] = 0
    for step in steps:
        after[step.target] = board[step.source]
    return bytes(after)


def _cleared(board: bytes, cells: Iterable[int]) -> bytes:
    after = bytearray(board)
    for cell in cells:
        after[cell] = 0
    return bytes(after)
