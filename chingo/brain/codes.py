"""Units as small numbers, and tables of what becomes of them, for the playout board.

A code is 1 + arm + 5 * marks + 20 * side, with the arms in the order of `ARMS` and the marks 1 for
moved and 2 for shown; 0 is an empty cell, `WALL` the rim. Cells are those of an 8 x 8 board with
the rim at its right, above and below, so that a step is one addition and never leaves the list.
"""

from collections.abc import Sequence
from typing import Final

from chingo.state import BOARD, Arm, Unit
from engine.core.game import Seat

ARMS: Final[tuple[Arm, ...]] = ("R", "P", "S", "F", "T")
FLAG, TRAP = 3, 4
WALL: Final = 41
CODES: Final = 42

ILLEGAL, STEP, WIN, LOSE, TIE, FLAG_TAKEN = range(6)
"""What a step onto a cell comes to."""

STEPS: Final = (8, 1, -1, -8)
"""One step North, East, West, South on the padded board."""

PADS: Final = tuple((cell // 7 + 1) * 8 + cell % 7 for cell in range(len(BOARD.cells)))
"""The padded cell of each cell."""

CELL_OF: Final = {pad: cell for cell, pad in enumerate(PADS)}

NEAR: Final = tuple(
    tuple(pad + step for step in STEPS if pad + step in CELL_OF) if pad in CELL_OF else ()
    for pad in range(64)
)
"""The padded neighbours of each padded cell."""


def code_of(unit: Unit) -> int:
    """The code of a unit whose arm is known; raises `ValueError` for a `?`."""
    return 1 + ARMS.index(unit.arm) + 5 * (unit.moved + 2 * unit.shown) + 20 * unit.owner


def side_of(code: int) -> Seat:
    """The owner of a code from 1 to 40."""
    return (code - 1) // 20


def arm_of(code: int) -> int:
    """The arm of a code from 1 to 40, as its number in `ARMS`."""
    return (code - 1) % 5


def _fight(attacker: int, defender: int) -> int:
    """What an attack comes to, by the arms' numbers (G07 to G11)."""
    if defender == FLAG:
        return FLAG_TAKEN
    if defender == TRAP:
        return LOSE
    return (TIE, WIN, LOSE)[(attacker - defender) % 3]


def _outcome(mover: int, target: int) -> int:
    if not 1 <= mover < WALL or target == WALL or arm_of(mover) >= FLAG:
        return ILLEGAL
    if target == 0:
        return STEP
    if side_of(mover) == side_of(target):
        return ILLEGAL
    return _fight(arm_of(mover), arm_of(target))


def _table(rows: Sequence[Sequence[int]]) -> list[list[int]]:
    return [list(row) for row in rows]


OUTCOMES: Final = _table([[_outcome(a, b) for b in range(CODES)] for a in range(CODES)])
"""By the mover's code and the code on the cell that it enters."""

IS_MOVED: Final = [0 < code < WALL and bool((code - 1) // 5 & 1) for code in range(CODES)]
IS_SHOWN: Final = [0 < code < WALL and bool((code - 1) // 5 & 2) for code in range(CODES)]
MOVED: Final = [code if IS_MOVED[code] else code + 5 for code in range(CODES)]
"""The code of the same unit once it has moved; only for units."""

SHOWN: Final = [code if IS_SHOWN[code] else code + 10 for code in range(CODES)]
"""The code of the same unit once it is shown; only for units."""

MOVABLE: Final = [0 < code < WALL and arm_of(code) < FLAG for code in range(CODES)]
SIDES: Final = [side_of(code) if 0 < code < WALL else -1 for code in range(CODES)]
"""The owner by code, -1 for what is no unit."""
