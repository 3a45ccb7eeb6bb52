"""The search for two seats where no dice are rolled: who has the advantage succeeds (C23)."""

from chek.brain.duel.search import Duel
from chek.brain.evaluate import CertainEvaluator, Evaluator, Weights


class CertainDuel(Duel):
    """One search from a position; an attack has one branch, the attacker's."""

    def make_evaluator(self, weights: Weights, haste: float, goals: int) -> Evaluator:
        """What values leaves."""
        return CertainEvaluator(self.grid, weights, haste, goals)

    def first_targets(self, own: int, enemy: int) -> tuple[int, int]:
        """The enemies that are outnumbered; no others may be attacked."""
        return self.grid.outnumbered(own, enemy, self.grid.spread4(own)), 0

    def chain_targets(self, reach: int, own: int, enemy: int) -> int:
        """Those next to the group that are outnumbered, by whomever."""
        return self.grid.outnumbered(own, enemy, reach)

    def attack(
        self, own: int, enemy: int, source: int, target: int, chance: float,
        depth: int, budget: int, alpha: float, beta: float, side: int, mine: bool,
    ) -> float:  # fmt: skip
        """The attacker takes the cell; a last piece is out with it, and counts for its owner."""
        del chance
        after, left = own ^ source | target, enemy ^ target
        if left.bit_count() == 1:
            self.nodes += 1
            return self.ended(after.bit_count() - 1, side)
        return self.control(after, left, target, depth, budget, alpha, beta, side, mine)
