"""The searches where no dice are rolled: an attack needs the advantage and then succeeds (C23)."""

from chek.brain.armies import Boards, Scores, moved, scored
from chek.brain.crowd import Crowd
from chek.brain.duel import Duel
from chek.brain.evaluate import Evaluator, Profile, Weights
from engine.core.game import Seat


class CertainEvaluator(Evaluator):
    """A piece is a target where it is outnumbered; it needs two beside it, as with a bully."""

    __slots__ = ()

    def count(
        self, own: int, enemy: int, mine: Profile, theirs: Profile
    ) -> tuple[int, int, int, int]:
        """How many pieces are what `Contact` weighs, in its order."""
        targets = self.grid.outnumbered(own, enemy, mine.bullied)
        exposed = self.grid.outnumbered(enemy, own, theirs.bullied)
        target_held = (targets & theirs.held).bit_count()
        held = (exposed & mine.held).bit_count()
        return target_held, targets.bit_count() - target_held, held, exposed.bit_count() - held


class CertainDuel(Duel):
    """The search for two seats: the attacker's branch is the only one."""

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


class CertainCrowd(Crowd):
    """The search for more seats, the same way."""

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
