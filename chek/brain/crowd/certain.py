"""The search for more than two seats where no dice are rolled (C23)."""

from chek.brain.crowd.armies import Boards, Scores, moved, scored
from chek.brain.crowd.search import Crowd
from chek.brain.evaluate import CertainEvaluator, Evaluator, Weights
from engine.core.game import Seat


class CertainCrowd(Crowd):
    """One search from a position; an attack has one branch, the attacker's."""

    def make_evaluator(self, weights: Weights, haste: float, goals: int) -> Evaluator:
        """What values leaves."""
        return CertainEvaluator(self.grid, weights, haste, goals)

    def first_targets(self, boards: Boards, seat: Seat) -> tuple[int, int]:
        """The enemies that are outnumbered; no others may be attacked."""
        return self._outnumbered(boards, seat, self.grid.spread4(boards[seat])), 0

    def chain_targets(self, boards: Boards, seat: Seat, group: int) -> int:
        """Those next to the group that are outnumbered, by whomever."""
        return self._outnumbered(boards, seat, self.grid.spread8(group))

    def _outnumbered(self, boards: Boards, seat: Seat, reached: int) -> int:
        """Each enemy seat by itself: third seats do not count."""
        own = boards[seat]
        others = (board for other, board in enumerate(boards) if other != seat)
        return sum(self.grid.outnumbered(own, board, reached) for board in others)

    def attack(
        self,
        boards: Boards,
        scores: Scores,
        node: tuple[Seat, int, int, float, int],
        depth: int,
        alpha: float,
        beta: float,
    ) -> float:
        """The attacker takes the cell; a last piece is out with it, and counts for its owner."""
        seat, source, target, _chance, budget = node
        foe = next(other for other, board in enumerate(boards) if board & target)
        taken = moved(moved(boards, seat, source | target), foe, target)
        if taken[foe].bit_count() == 1:
            taken = moved(taken, foe, taken[foe])
        totals = scored(scores, seat, foe)
        return self.control(taken, totals, (seat, target, budget), depth, alpha, beta)
