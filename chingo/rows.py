"""ROWS of a position's text: units with their arms, ranks from the top down (G20)."""

import re
from collections.abc import Mapping
from itertools import groupby
from typing import Final, cast

from chingo.state import BOARD, Arm, Cells, Unit, Weapon
from engine.core.game import BadPosition
from engine.core.turn import parse_seat, seat_letter
from engine.core.words import _

_UNIT = re.compile(r"([SN])([RPSFT?])([rps]?)('?)(!?)", re.ASCII)
_RUN: Final = tuple("1234567")

Beneath = Mapping[int, Weapon]
"""In set-up the weapons that Flagbearers and Traps had been dealt, by cell."""


def format_rows(cells: Cells, beneath: Beneath) -> str:
    """The first field."""
    starts = reversed(range(0, len(BOARD.cells), BOARD.files))
    return "/".join(
        _format_row(cells, range(start, start + BOARD.files), beneath) for start in starts
    )


def _format_row(cells: Cells, row: range, beneath: Beneath) -> str:
    parts: list[str] = []
    for is_empty, run in groupby(row, key=lambda cell: cells[cell] is None):
        taken = list(run)
        if is_empty:
            parts.append(str(len(taken)))
        else:
            parts += [_format_unit(cells[cell], beneath.get(cell, "")) for cell in taken]
    return ",".join(parts)


def _format_unit(unit: Unit | None, weapon: str) -> str:
    assert unit is not None
    marks = ("'" if unit.moved else "") + ("!" if unit.shown else "")
    return seat_letter(unit.owner, 2) + unit.arm + weapon.lower() + marks


def parse_rows(text: str) -> tuple[Cells, Beneath]:
    """The cells, and what lies beneath Flagbearers and Traps; raises `BadPosition`."""
    rows = text.split("/")
    if len(rows) != BOARD.ranks:
        sentence = _("ROWS has {right} ranks between slashes, not {n}.")
        raise BadPosition(sentence.format(right=BOARD.ranks, n=len(rows)))
    cells: list[Unit | None] = []
    beneath: dict[int, Weapon] = {}
    for row in reversed(rows):
        cells += _parse_row(row, len(cells), beneath)
    return tuple(cells), beneath


def _parse_row(row: str, start: int, beneath: dict[int, Weapon]) -> list[Unit | None]:
    cells: list[Unit | None] = []
    for part in row.split(","):
        found = _UNIT.fullmatch(part)
        if part in _RUN:
            cells += [None] * int(part)
        elif found and (found[2] in "FT" or not found[3]):
            if found[3]:
                beneath[start + len(cells)] = cast("Weapon", found[3].upper())
            arm = cast("Arm", found[2])
            cells.append(Unit(parse_seat(found[1], 2), arm, bool(found[4]), bool(found[5])))
        else:
            sentence = _("In the rank “{row}” “{part}” is no unit; write 2,SR,NP'!,3.")
            raise BadPosition(sentence.format(row=row[:40], part=part[:10]))
    if len(cells) != BOARD.files:
        sentence = _("The rank “{row}” has {n} cells; it needs {right}.")
        raise BadPosition(sentence.format(row=row[:40], n=len(cells), right=BOARD.files))
    return cells
