"""Worlds that may be: the truth as it could be, by all that a seat knows (G16).

The weapons that are not known yet, those under the Flagbearer and the Trap among them, are drawn as
the deal would have them (G02): each composition of the fourteen with at least three of each, by how
often the deal gives it and how many ways it fits. Then they are put on the units, and changed
between units by how much each is believed to have which (Metropolis et al. 1953).
"""

from collections.abc import Mapping, Sequence
from math import factorial
from typing import Final

from chingo.brain.belief import BESIDE, Belief
from chingo.brain.codes import ARMS
from chingo.brain.dice import Dice
from chingo.state import BOARD, UNITS, WEAPONS, View, Weapon
from engine.core.game import Seat

LEAST: Final = 3
"""Units that are dealt each weapon at least (G02)."""

SWAPS: Final = 5
"""Changes tried for each unit."""

Counts = tuple[int, int, int]
COMPOSITIONS: Final[tuple[Counts, ...]] = tuple(
    (rock, paper, UNITS - rock - paper)
    for rock in range(LEAST, UNITS - 2 * LEAST + 1)
    for paper in range(LEAST, UNITS - LEAST - rock + 1)
)
"""What a seat may be dealt."""


class World:
    """What the hidden units are in one world.

    Attributes:
        arms: the arm of each hidden unit, as its number in `ARMS`, by cell.
        under: the weapons that nobody has: those under the Flagbearer and the Trap, and of units
            of which it is forgotten what they were dealt.
    """

    __slots__ = ("arms", "under")

    def __init__(self, arms: dict[int, int], under: list[int]) -> None:
        self.arms = arms
        self.under = under


class Sampler:
    """Draws worlds for one view; the generator is the caller's."""

    def __init__(self, belief: Belief, known: Counts) -> None:
        self._belief = belief
        self._free = UNITS - sum(known)
        self._cells = sorted(belief.weapons)
        self._deals = _deals(known)

    def draw(self, dice: Dice) -> World:
        """One world."""
        arms: dict[int, int] = {}
        flag = trap = -1
        belief = self._belief
        if belief.flags:
            flag = dice.weighted(belief.flags)
            arms[flag] = ARMS.index("F")
        if belief.traps:
            trap = dice.weighted(_traps(belief.traps, flag))
            arms[trap] = ARMS.index("T")
        cells = [cell for cell in self._cells if cell not in arms]
        letters = self._letters(dice)
        dice.shuffle(letters)
        self._believe(cells, letters, dice)
        arms.update(zip(cells, letters, strict=False))
        return World(arms, letters[len(cells) :])

    def _letters(self, dice: Dice) -> list[int]:
        left = dice.weighted(self._deals)
        return [weapon for weapon in range(3) for _one in range(left[weapon])]

    def _believe(self, cells: Sequence[int], letters: list[int], dice: Dice) -> None:
        """Exchange weapons so that in the long run each unit has what it is believed to have."""
        weights = self._belief.weapons
        if not letters or all(weights[cell] == (1.0, 1.0, 1.0) for cell in cells):
            return
        many, units = len(letters), len(cells)
        for _swap in range(SWAPS * units):
            a, b = dice.below(units), dice.below(many)
            old, new = letters[a], letters[b]
            if old != new:
                own = weights[cells[a]]
                other = weights[cells[b]] if b < units else (1.0, 1.0, 1.0)
                if dice.unit() * own[old] * other[new] < own[new] * other[old]:
                    letters[a], letters[b] = new, old


def _traps(traps: Mapping[int, float], flag: int) -> Mapping[int, float]:
    """Where the Trap may stand, once it is decided where the Flagbearer does."""
    near = BOARD.near4[flag] if flag >= 0 else ()
    return {
        cell: weight * BESIDE if cell in near else weight
        for cell, weight in traps.items()
        if cell != flag
    }


def _deals(known: Counts) -> dict[Counts, float]:
    """What may be left of the deal, and how likely: extras drawn evenly, then all shuffled."""
    weights = {}
    for dealt in COMPOSITIONS:
        left = (dealt[0] - known[0], dealt[1] - known[1], dealt[2] - known[2])
        if min(left) >= 0:
            extras = [count - LEAST for count in dealt]
            weights[left] = _ways(extras) * _ways(left) / _ways(dealt)
    return weights


def _ways(counts: Sequence[int]) -> float:
    """In how many orders so many of each can lie."""
    ways = factorial(sum(counts))
    for count in counts:
        ways //= factorial(count)
    return float(ways)


def known_counts(view: View, seat: Seat, dealt: Mapping[Weapon, int]) -> Counts:
    """What the enemy was surely dealt, and is no more under a hidden unit.

    What is remembered, and for units of which it is not, what they have now; where that cannot have
    been dealt (a tie has changed it) the unit may have been dealt anything.
    """
    shown = [unit.arm for unit in view.cells if unit and unit.owner != seat and unit.arm in WEAPONS]
    fought: list[str] = [*view.fallen[1 - seat], *shown]
    counts = [dealt.get(weapon, 0) for weapon in WEAPONS]
    for number, weapon in enumerate(WEAPONS):
        forgotten = len(fought) - sum(counts)
        counts[number] += max(0, min(fought.count(weapon) - counts[number], forgotten))
    while sum(max(LEAST - count, 0) for count in counts) > UNITS - sum(counts):
        counts[counts.index(max(counts))] -= 1
    first, second, third = counts
    return first, second, third
