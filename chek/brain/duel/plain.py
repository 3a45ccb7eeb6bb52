"""Expectiminimax with nothing cut: what the search must agree with, and is measured against.

It walks `bitstate`, which is held equal to the rules, and shares only the evaluation with
`search`; so it is right where that is fast.
"""

from chek.brain.bitstate import STOP, WINS, Act, BitState, acts, apply, bonus, resolve, scores
from chek.brain.duel.search import Duel
from chek.brain.ground import CHAIN_BUDGET, worth


class Plain:
    """Values for the seat that acts at the root of `duel`; `nodes` counts as the duel does."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.nodes = 0

    def value(self, act: Act, depth: int) -> float:
        """What an act at the root is worth, all below it looked at."""
        return self._after(self.duel.root, act, depth, CHAIN_BUDGET)

    def _after(self, bits: BitState, act: Act, depth: int, budget: int) -> float:
        after = apply(bits, act)
        if after.attack is None:
            has_taken = bits.all & act[1] and act[0]
            return self._rolled(after, depth, budget) if has_taken else self._ended(after, depth)
        chance = WINS[bonus(after, act)] / 36
        won, lost = (self._rolled(resolve(after, side), depth, budget) for side in (True, False))
        return chance * won + (1 - chance) * lost

    def _ended(self, bits: BitState, depth: int) -> float:
        """The turn is over."""
        return self._node(bits, depth - 1, CHAIN_BUDGET)

    def _rolled(self, bits: BitState, depth: int, budget: int) -> float:
        if bits.ended or bits.controller < 0:
            return self._ended(bits, depth)
        if not budget:
            return self._after(bits, STOP, depth, 0)
        return self._node(bits, depth, budget - 1)

    def _node(self, bits: BitState, depth: int, budget: int) -> float:
        """The best for whoever acts; the value is the root's seat's."""
        if bits.controller < 0:
            self.nodes += 1
        seat = self.duel.seat
        own, enemy = bits.boards[seat], bits.boards[1 - seat]
        if bits.ended:
            return self.duel.ended(worth(scores(bits))[seat] - self.duel.lead, 1)
        if bits.controller < 0 and depth <= 0:
            if bits.actor == seat:
                return self.duel.leaf(own, enemy, 1)
            return -self.duel.leaf(enemy, own, -1)
        values = [self._after(bits, act, depth, budget) for act in _one_origin(bits)]
        return max(values) if bits.actor == seat else min(values)


def _one_origin(bits: BitState) -> list[Act]:
    """As inside the search: of several origins for one target only the first attacks."""
    found, attacked = [], 0
    pieces = bits.all
    for act in acts(bits):
        if act[0] and act[1] & pieces:
            if act[1] & attacked:
                continue
            attacked |= act[1]
        found.append(act)
    return found
