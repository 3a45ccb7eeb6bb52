"""The search for more than two seats once few pieces are left: it plays for the win itself.

A leaf is worth the share of the win that the pieces promise (`shares`), in pieces: so many more as
the share is larger than at the root, by what one piece changes of it there. In matches such a
seat gains four hundredths of the win from eight pieces on; one that counts its lead gains none.
"""

from chek.brain.bitstate import BitState
from chek.brain.bitstate import scores as scores_of
from chek.brain.crowd.armies import Boards, Scores
from chek.brain.crowd.search import Crowd
from chek.brain.crowd.shares import final_shares, find_shares, in_play, struck
from chek.brain.evaluate import Weights
from chek.brain.ground import root_haste
from engine.core.turn import quiet_limit

LEAST = 0.03
"""Where a piece changes less of the share than this, nothing much is to be won or lost any more."""


class Closing(Crowd):
    """One search from a position with few pieces."""

    def __init__(self, bits: BitState, weights: Weights, budget: int) -> None:
        super().__init__(bits, weights, budget)
        self._left = tuple(board.bit_count() for board in bits.boards)
        limit = quiet_limit(bits.setup.quiet, len(self.others) + 1)
        self._quiet = (bits.quiet / limit) ** 2 if limit else 0.0
        self._now = super().lead(bits.boards, self.scores)
        self._known: dict[tuple[Scores, Scores], float] = {}
        self._base = self._share(self._left, self.scores)
        self._scale = 1 / max(self._slope(), LEAST)

    def find_haste(self, weights: Weights) -> float:
        """None for who is ahead: he has won if nothing happens any more (C20)."""
        scores = list(self._in_play(scores_of(self.root)))
        own = scores.pop(self.seat)
        return 0.0 if own > max(scores) else root_haste(self.root, weights)

    def final(self, boards: Boards, scores: Scores) -> float:
        """The share that is won; the others may fight on when the searching seat is out."""
        if not boards[self.seat] and len(boards) - boards.count(0) > 1:
            return self.lead(boards, scores)
        return self._in_pieces(final_shares(self._in_play(scores))[self.seat])

    def lead(self, boards: Boards, scores: Scores) -> float:
        """What pieces taken and left are worth at a leaf."""
        return self._in_pieces(self._share(tuple([b.bit_count() for b in boards]), scores))

    def reach(self, scores: Scores, budget: int, depth: int) -> tuple[float, float]:
        """From nothing of the win to all of it."""
        del scores, budget, depth
        return self._in_pieces(0.0) - self.slack, self._in_pieces(1.0) + self.slack

    def _in_pieces(self, share: float) -> float:
        return self._now + (share - self._base) * self._scale

    def _share(self, left: Scores, scores: Scores) -> float:
        """The longer it has been quiet, the likelier it stays so to the end (C20)."""
        found = self._known.get((left, scores))
        if found is None:
            counted = self._in_play(scores)
            found = (1 - self._quiet) * find_shares(counted, left)[self.seat]
            found += self._quiet * final_shares(counted)[self.seat]
            self._known[left, scores] = found
        return found

    def _in_play(self, scores: Scores) -> Scores:
        return in_play(scores, self.root.resigned)

    def _slope(self) -> float:
        """How much of the share a piece is worth here, on the average of the other seats."""
        seat, total = self.seat, 0.0
        for other in self.others:
            for winner, loser, sign in ((seat, other, 1), (other, seat, -1)):
                scores, left = struck(self.scores, self._left, winner, loser)
                total += sign * self._share(left, scores) / 2
        return total / len(self.others)
