"""Positions of the brute force, read from the text of G20 and written as such."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

Cell = tuple[int, int]  # (file, rank), both counted from 1

FILES, RANKS = 7, 6
UNIT = re.compile(r"([SN])([RPSFT])([rps]?)('?)(!?)")


@dataclass(frozen=True)
class Unit:
    """A unit: whose, what, what it had been dealt if it is F or T, and its two marks."""

    owner: str
    arm: str
    under: str = ""
    moved: bool = False
    shown: bool = False


@dataclass(frozen=True)
class Pos:
    """A position of G20. Its dicts are never changed.

    `turn` is a seat's letter, or empty in set-up; `picks` is what was chosen in a tie so far.
    """

    board: dict[Cell, Unit]
    turn: str
    ready: frozenset[str]
    tie: tuple[Cell, Cell] | None
    quiet: int
    picks: dict[str, str] = field(default_factory=dict)


def read(text: str) -> Pos:
    """Read a position text (G20); its units are all known."""
    rows, turn, tie, quiet = text.split(" ")
    board: dict[Cell, Unit] = {}
    for down, row in enumerate(rows.split("/")):
        file = 1
        for part in row.split(","):
            if part.isdigit():
                file += int(part)
            else:
                board[file, RANKS - down] = _read_unit(part)
                file += 1
    is_setup = turn.startswith("setup")
    return Pos(
        board=board,
        turn="" if is_setup else turn,
        ready=frozenset(turn.partition(":")[2] if is_setup else "SN"),
        tie=None if tie == "-" else (read_cell(tie[:2]), read_cell(tie[3:])),
        quiet=int(quiet),
    )


def _read_unit(text: str) -> Unit:
    found = UNIT.fullmatch(text)
    assert found, text
    owner, arm, under, moved, shown = found.groups()
    return Unit(owner, arm, under, bool(moved), bool(shown))


def read_cell(text: str) -> Cell:
    """Read `b2` as (2, 2)."""
    return "abcdefg".index(text[0]) + 1, int(text[1])


def write(pos: Pos) -> str:
    """Write a position text (G20)."""
    rows = "/".join(_write_row(pos, rank) for rank in range(RANKS, 0, -1))
    turn = pos.turn
    if not turn:
        ready = "".join(seat for seat in "SN" if seat in pos.ready)
        turn = f"setup:{ready}" if ready else "setup"
    tie = "-" if pos.tie is None else f"{write_cell(pos.tie[0])}x{write_cell(pos.tie[1])}"
    return f"{rows} {turn} {tie} {pos.quiet}"


def _write_row(pos: Pos, rank: int) -> str:
    """Write one rank with every empty cell as a dot, then count the dots."""
    parts = []
    for file in range(1, FILES + 1):
        unit = pos.board.get((file, rank))
        parts.append("." if unit is None else _write_unit(unit, is_setup=not pos.turn))
    line = ",".join(parts)
    return re.sub(r"\.(,\.)*", lambda run: str(run[0].count(".")), line)


def _write_unit(unit: Unit, *, is_setup: bool) -> str:
    under = unit.under if is_setup else ""
    return unit.owner + unit.arm + under + "'" * unit.moved + "!" * unit.shown


def write_cell(cell: Cell) -> str:
    """Write (2, 2) as `b2`."""
    return f"{'abcdefg'[cell[0] - 1]}{cell[1]}"
