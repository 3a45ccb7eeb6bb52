"""Max-n for three and four seats: each seat takes what is best for itself.

C. A. Luckhardt, K. B. Irani 1986, "An Algorithmic Solution of N-Person Games". It is no player of
the handheld but a sparring partner, which the best-reply search of `crowd` has to beat with
the same evaluation.
"""

from chek.brain.bitstate import (
    STOP,
    WINS,
    Act,
    BitState,
    acts,
    apply,
    bonus,
    resolve,
    scores,
)
from chek.brain.evaluate import Evaluator, Weights
from chek.brain.ground import CHAIN_BUDGET, pressure, root_haste, worth

Values = tuple[float, ...]


class MaxN:
    """One search from a position; `nodes` counts turns and ends that were looked at."""

    def __init__(self, bits: BitState, weights: Weights) -> None:
        self.root = bits
        self.weights = weights
        goals = bits.all ^ bits.boards[bits.actor]
        self.evaluator = Evaluator(bits.grid, weights, root_haste(bits, weights), goals)
        self.evaluator.lure(pressure(bits.setup.quiet) - 1, bits.boards[bits.actor].bit_count())
        self.nodes = 0

    def value(self, act: Act, depth: int) -> float:
        """What an act at the root is worth to its seat."""
        return self._after(self.root, act, depth, CHAIN_BUDGET)[self.root.actor]

    def _after(self, bits: BitState, act: Act, depth: int, budget: int) -> Values:
        after = apply(bits, act)
        if after.attack is None:
            return self._at(after, depth, CHAIN_BUDGET)
        chance = WINS[bonus(after, after.attack)] / 36
        won, lost = (self._at(resolve(after, side), depth, budget) for side in (True, False))
        return tuple(chance * a + (1 - chance) * b for a, b in zip(won, lost, strict=True))

    def _at(self, bits: BitState, depth: int, budget: int) -> Values:
        """What everybody gets; `depth` still counts the turn that an open chain belongs to."""
        is_chain = bits.controller >= 0
        if not is_chain:
            self.nodes += 1
            depth -= 1
        if bits.ended or (depth <= 0 and not is_chain):
            return self._values(bits)
        seat = bits.actor
        choices = acts(bits) if budget or not is_chain else [STOP]
        rest = budget - 1 if is_chain else CHAIN_BUDGET
        return max((self._after(bits, act, depth, rest) for act in choices), key=lambda v: v[seat])

    def _values(self, bits: BitState) -> Values:
        totals = scores(bits)
        pieces = worth(totals)
        if bits.ended:
            best = max(totals)
            win = self.weights.win
            return tuple(n + win * (own == best) for n, own in zip(pieces, totals, strict=True))
        return tuple(n + self._shape(bits, seat) for seat, n in enumerate(pieces))

    def _shape(self, bits: BitState, seat: int) -> float:
        """As `Crowd` weighs a leaf; passivity is the root's seat's alone, as there."""
        evaluator, own = self.evaluator, bits.boards[seat]
        if not own:
            return 0.0
        others = [board for other, board in enumerate(bits.boards) if board and other != seat]
        theirs = sum(evaluator.profile(board).shape for board in others)
        shape = evaluator.profile(own).shape - theirs / (len(bits.boards) - 1)
        is_moving = bits.turn == seat
        shape += sum(evaluator.contacts(own, board, is_moving) for board in others)
        return shape + (evaluator.passivity(own) if seat == self.root.actor else 0.0)
