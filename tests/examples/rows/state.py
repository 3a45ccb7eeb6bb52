"""The values of Rows: three in a line, where a die names the rank that is played."""

import msgspec

from engine.core.game import Seat


class Place(msgspec.Struct, frozen=True, tag="place"):
    """A stone on an empty cell of the rank that the die has named (R03)."""

    cell: int


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """Chance names a rank, 0 to 2 from the bottom (R02)."""

    rank: int


Action = Place | Roll


class State(msgspec.Struct, frozen=True):
    """All of a match but its past and its future.

    Attributes:
        cells: one byte a cell from a1 on: 0 is empty, else the owner's seat + 1.
        turn: whose turn it is.
        rank: what the die has named; -1 while it is still to be rolled.
    """

    cells: bytes
    turn: Seat
    rank: int = -1
