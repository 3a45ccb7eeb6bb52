"""Positions of the brute force: the set-ups of C03, and the text of C27 read and written."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal

Cell = tuple[int, int]  # (file, rank), both counted from 1

FOUR_SEATS = "SWNE"
TWO_SEATS = "SN"


@dataclass(frozen=True)
class Pos:
    """A position of C27, and the options it is played with. Its dicts are never changed."""

    size: int
    seats: str
    board: dict[Cell, str]
    turn: str
    chain: tuple[str, Cell] | None
    roll: tuple[Cell, Cell] | None
    taken: dict[str, int]
    resigned: frozenset[str]
    idle: int
    chain_bully: bool = field(default=True, kw_only=True)
    next_turn: Literal["winner", "strict"] = field(default="winner", kw_only=True)
    quiet: int = field(default=40, kw_only=True)
    edition: str = field(default="standard", kw_only=True)


# Set-up


def start(layout: str, size: int, *, first: str = "S") -> Pos:
    """Return the start of a named layout (C03), without the lot of C02."""
    if size < (7 if layout in ("corners4", "checkers3") else 5):
        raise ValueError(f"{layout} does not fit on size {size}")
    seats = FOUR_SEATS if layout.endswith("4") else TWO_SEATS
    if first not in tuple(seats):
        raise ValueError(f"{layout} has no seat {first}")
    board = _layout(layout, size)
    return Pos(size, seats, board, first, None, None, dict.fromkeys(seats, 0), frozenset(), 0)


def _layout(layout: str, size: int) -> dict[Cell, str]:
    """Place South's pieces and turn them round the board for the others (C03)."""
    side = {(file, 1) for file in range(2, size)}
    corner = {(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (1, 3)}
    right_half = {(file, rank) for file in range(size - size // 2 + 1, size + 1) for rank in (1, 2)}
    plans = {
        "sides4": (side, "SWNE"),
        "corners4": (corner, "SWNE"),
        "pinwheel4": (right_half, "SWNE"),
        "checkers2": (_chequered(size, 2), "S.N."),
        "checkers3": (_chequered(size, 3), "S.N."),
        "facing2": (side, "S.N."),
        "double2": (side, "SNSN"),
    }
    cells, owners = plans[layout]
    return _turned(cells, owners, size)


def _chequered(size: int, rows: int) -> set[Cell]:
    """Every second cell of the first rows, a1 among them (C03)."""
    ranks = range(1, rows + 1)
    return {(f, r) for f in range(1, size + 1) for r in ranks if (f + r) % 2 == 0}


def _turned(cells: set[Cell], owners: str, size: int) -> dict[Cell, str]:
    """Give the cells to the first owner, then a quarter turn on to each next; `.` is nobody."""
    board: dict[Cell, str] = {}
    for owner in owners:
        if owner != ".":
            board.update(dict.fromkeys(cells, owner))
        cells = {(rank, size + 1 - file) for file, rank in cells}
    return board


# Text


def read(position_text: str) -> Pos:
    """Read a position text (C27); as many seats as TAKEN has fields."""
    rows, turn, chain, taken, idle = position_text.split(" ")
    fields = taken.split(",")
    seats = TWO_SEATS if len(fields) == len(TWO_SEATS) else FOUR_SEATS
    ranks = rows.split("/")
    control, _, attack = chain.partition(":")
    return Pos(
        size=len(ranks),
        seats=seats,
        board=_read_rows(ranks),
        turn=turn,
        chain=None if control == "-" else (control[0], read_cell(control[1:])),
        roll=_read_attack(attack) if attack else None,
        taken={seat: int(n.rstrip("r")) for seat, n in zip(seats, fields, strict=True)},
        resigned=frozenset(s for s, n in zip(seats, fields, strict=True) if n.endswith("r")),
        idle=int(idle),
    )


def _read_rows(ranks: list[str]) -> dict[Cell, str]:
    """Read ROWS of C27, the top rank first."""
    board: dict[Cell, str] = {}
    for down, row in enumerate(ranks):
        file = 1
        for token in re.findall(r"\d+|[SWNE]", row):
            if token.isdigit():
                file += int(token)
            else:
                board[file, len(ranks) - down] = token
                file += 1
        if file != len(ranks) + 1:
            raise ValueError(f"row {row} is not {len(ranks)} cells wide")
    return board


def read_cell(text: str) -> Cell:
    """Read `b2` as (2, 2)."""
    return ord(text[0]) - ord("a") + 1, int(text[1:])


def _read_attack(text: str) -> tuple[Cell, Cell]:
    """Read the attack `b2xb3` that a roll is due for."""
    # A file may be called x too, so the sign is the x behind a digit.
    origin, target = re.split(r"(?<=\d)x", text)
    return read_cell(origin), read_cell(target)


def write(pos: Pos) -> str:
    """Write a position text (C27)."""
    rows = "/".join(_write_row(pos, rank) for rank in range(pos.size, 0, -1))
    chain = "-" if pos.chain is None else pos.chain[0] + write_cell(pos.chain[1])
    if pos.roll is not None:
        chain += f":{write_cell(pos.roll[0])}x{write_cell(pos.roll[1])}"
    taken = ",".join(f"{pos.taken[s]}{'r' if s in pos.resigned else ''}" for s in pos.seats)
    return f"{rows} {pos.turn} {chain} {taken} {pos.idle}"


def _write_row(pos: Pos, rank: int) -> str:
    """Write one rank: letters, and numbers for the runs of empty cells (C27)."""
    cells = "".join(pos.board.get((file, rank), ".") for file in range(1, pos.size + 1))
    return re.sub(r"\.+", lambda run: str(len(run[0])), cells)


def write_cell(cell: Cell) -> str:
    """Write (2, 2) as `b2`."""
    return f"{chr(ord('a') + cell[0] - 1)}{cell[1]}"
