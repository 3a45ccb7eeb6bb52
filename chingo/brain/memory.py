"""What a seat remembers of the views it has had: which arms were dealt, and how units behaved.

A unit that has fought is shown or gone, so a hidden unit has never fought and has what it was
dealt. Evidence is a factor for each weapon of a hidden enemy unit, by what it did beside a unit of
ours that its owner had seen: who steps next to it probably beats it, who walks off probably loses,
who could have struck and did not probably cannot. Whenever a unit is revealed that had behaved, the
memory notes whether it had told the truth, so that a bluffer is believed less and less.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from chingo.state import BOARD, WEAPONS, Arm, Attack, Cells, Unit, View, Weapon
from engine.core.game import Seat

Factors = tuple[float, float, float]
"""One for each of `WEAPONS`."""

EVEN: Final[Factors] = (1.0, 1.0, 1.0)

APPROACHED: Final[Factors] = (0.8, 2.4, 0.5)
"""Factors for the weapon of the unit that is approached, the one that beats it, and the other."""

LEFT: Final[Factors] = (0.9, 0.5, 2.0)
REFRAINED: Final[Factors] = (1.1, 0.6, 1.1)


class Memory(msgspec.Struct, frozen=True):
    """What is remembered of the enemy.

    Attributes:
        dealt: how often each weapon was dealt to a unit that has fought, as far as seen.
        evidence: factors for its hidden units, by cell.
        kept: how often a unit that was revealed was what its behaviour had told.
        broken: how often it was not: the enemy bluffs.
    """

    dealt: Mapping[Weapon, int]
    evidence: Mapping[int, Factors]
    kept: int = 0
    broken: int = 0


NOTHING: Final = Memory({}, {})


def remember(views: Sequence[View], seat: Seat) -> Memory:
    """The memory of one who has had these views in order; gaps are left out."""
    reader = _Reader(seat)
    for before, after in _steps(views):
        reader.read(before, after)
    evidence = {cell: factors for cell, factors in reader.evidence.items() if factors != EVEN}
    return Memory(reader.dealt, evidence, reader.kept, reader.broken)


def _steps(views: Sequence[View]) -> Iterator[tuple[View, View]]:
    """The views before and after each move or attack."""
    begun = [view for view in views if not view.is_setup]
    for before, after in pairwise(begun):
        unit = before.cells[after.last.source] if after.last else None
        if unit and after.last != before.last and unit.owner == before.turn:
            yield before, after


class _Reader:
    """Goes through a match, one action after the other."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.dealt: dict[Weapon, int] = {}
        self.evidence: dict[int, Factors] = {}
        self.kept = self.broken = 0

    def read(self, before: View, after: View) -> None:
        last = after.last
        if last is None:
            return
        if before.turn != self.seat:
            self._watch_idle(before.cells, last.source)
        if isinstance(last, Attack):
            self._reveal(before, after)
        elif before.turn != self.seat:
            self._watch_move(before.cells, last.source, last.target)

    def _watch_move(self, cells: Cells, source: int, target: int) -> None:
        """A unit of the enemy has moved: what it left, and what it came to."""
        factors = self.evidence.pop(source, EVEN)
        if _is_hidden(cells[source]):
            for arm in self._seen(cells, source):
                factors = _times(factors, arm, LEFT)
            for arm in self._seen(cells, target):
                factors = _times(factors, arm, APPROACHED)
            self.evidence[target] = factors

    def _watch_idle(self, cells: Cells, mover: int) -> None:
        """Enemy units that could have struck a unit they had seen, while another one moved."""
        for cell, unit in enumerate(cells):
            if unit and unit.owner != self.seat and _is_hidden(unit) and cell != mover:
                for arm in self._seen(cells, cell):
                    self.evidence[cell] = _times(self.evidence.get(cell, EVEN), arm, REFRAINED)

    def _seen(self, cells: Cells, cell: int) -> Iterator[Weapon]:
        """The weapons of our units next to a cell that the enemy has seen."""
        for near in BOARD.near4[cell]:
            unit = cells[near]
            if unit and unit.owner == self.seat and unit.shown and unit.arm in WEAPONS:
                yield unit.arm

    def _reveal(self, before: View, after: View) -> None:
        """A fight has shown an enemy unit: what it was dealt, and whether it had bluffed."""
        last, fight = after.last, after.fight
        if last is None or fight is None:
            return
        is_own = before.turn == self.seat
        cell, arm = (last.target, fight.arms[1]) if is_own else (last.source, fight.arms[0])
        factors = self.evidence.pop(cell, EVEN)
        if _is_hidden(before.cells[cell]) and arm in WEAPONS:
            self.dealt[arm] = self.dealt.get(arm, 0) + 1
            self._judge(factors, arm)

    def _judge(self, factors: Factors, arm: Weapon) -> None:
        told = factors[WEAPONS.index(arm)] * 3 - sum(factors)
        self.kept += told > 0
        self.broken += told < 0


def _is_hidden(unit: Unit | None) -> bool:
    return unit is not None and unit.arm == "?"


def _times(factors: Factors, seen: Arm, change: Factors) -> Factors:
    """Factors after something was done beside a unit with a weapon; none grows out of bounds."""
    at = WEAPONS.index(seen) if seen in WEAPONS else 0
    changed = [factors[n] * change[(n - at) % 3] for n in range(3)]
    total = sum(changed)
    first, second, third = (max(3 * factor / total, 0.05) for factor in changed)
    return first, second, third
