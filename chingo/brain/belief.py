"""How likely each hidden enemy unit is the Flagbearer, the Trap, or has a weapon."""

from collections.abc import Mapping
from math import sqrt
from typing import Final

import msgspec

from chingo.brain.memory import EVEN, Factors, Memory
from chingo.state import BOARD, Cells, Unit, View
from engine.core.game import Seat

FLAG_RANKS: Final = (3.0, 1.0)
"""How people place a Flagbearer: on the back rank against the front rank..."""

TRAP_RANKS: Final = (1.6, 1.0)
"""...and a Trap, which..."""

BESIDE: Final = 1.5
"""...stands next to the Flagbearer so much rather than elsewhere."""


class Belief(msgspec.Struct, frozen=True):
    """What a seat believes of the enemy's hidden units.

    Attributes:
        flags: weights of the cells where the Flagbearer may stand; empty if it is known.
        traps: weights of the cells where the Trap may stand; empty if it is known.
        weapons: for each cell of a hidden unit a weight for each weapon, should it have one.
    """

    flags: Mapping[int, float]
    traps: Mapping[int, float]
    weapons: Mapping[int, Factors]


def believe(view: View, seat: Seat, memory: Memory) -> Belief:
    """The belief of `seat`, which has this memory."""
    hidden = hidden_cells(view.cells, seat)
    evidence = {cell: _trusted(memory.evidence.get(cell, EVEN), memory) for cell in hidden}
    standing = [cell for cell in hidden if not _unit(view.cells, cell).moved]
    arms = {unit.arm for unit in view.cells if unit and unit.owner != seat}
    flags = {cell: _odds(cell, 1 - seat, FLAG_RANKS, evidence[cell]) for cell in standing}
    traps = {cell: _odds(cell, 1 - seat, TRAP_RANKS, evidence[cell]) for cell in standing}
    return Belief({} if "F" in arms else flags, {} if "T" in arms else traps, evidence)


def hidden_cells(cells: Cells, seat: Seat) -> list[int]:
    """The cells of the enemy's units whose arm `seat` does not know."""
    return [
        cell for cell, unit in enumerate(cells) if unit and unit.owner != seat and unit.arm == "?"
    ]


def _unit(cells: Cells, cell: int) -> Unit:
    unit = cells[cell]
    if unit is None:
        raise ValueError(f"no unit stands on cell {cell}")
    return unit


def _odds(cell: int, owner: Seat, ranks: tuple[float, float], evidence: Factors) -> float:
    """A weight by the rank as its owner sees it; who never strikes is rather no weapon at all."""
    back = (BOARD.half_turned(cell) if owner else cell) < BOARD.files
    return ranks[0 if back else 1] / max(min(evidence), 0.2)


def _trusted(factors: Factors, memory: Memory) -> Factors:
    """The evidence as far as the enemy's behaviour has told the truth so far."""
    honesty = (memory.kept + 2) / (memory.kept + memory.broken + 3)
    if honesty < 0.45:
        return EVEN
    if honesty < 0.6:
        first, second, third = (sqrt(factor) for factor in factors)
        return first, second, third
    return factors
