"""Where the search for more than two seats ends: its leaves, the ends of matches, the last moves.

Most of a search's time is spent here, so of what the last moves lead to only what they change is
counted anew. Values are as in `search`.
"""

from collections.abc import Iterator, Sequence

from chek.brain.bits import make_grid
from chek.brain.bitstate import BitState, scores
from chek.brain.crowd.armies import Boards, Scores
from chek.brain.evaluate import Evaluator, Weights
from chek.brain.ground import INFINITY, pressure, root_haste
from engine.core.game import Seat


class CrowdLeaves:
    """What positions are worth where the search from `root` goes no further.

    Attributes:
        seat: the searching seat; `others` are the living ones beside it.
        nodes: turns, leaves and ends that were looked at.
        scores: those at the root.
        share: of a lead on the others' mean that is told, so that a piece taken is worth 1.
    """

    def __init__(self, bits: BitState, weights: Weights) -> None:
        self.seat: Seat = bits.actor
        self.root = bits
        self.grid = make_grid(bits.setup.size)
        goals = bits.all ^ bits.boards[self.seat]
        self.evaluator = self.make_evaluator(weights, self.find_haste(weights), goals)
        self.evaluator.lure(pressure(bits.setup.quiet) - 1, bits.boards[self.seat].bit_count())
        self.nodes = 0
        self.others = tuple(s for s, b in enumerate(bits.boards) if b and s != self.seat)
        self.slack = self.evaluator.slack(bits.all.bit_count())
        self.scores = scores(bits)
        self.share = (bits.setup.seats - 1) / bits.setup.seats
        self.rival = weights.rival

    def make_evaluator(self, weights: Weights, haste: float, goals: int) -> Evaluator:
        """What values leaves; see `Evaluator`."""
        return Evaluator(self.grid, weights, haste, goals)

    def find_haste(self, weights: Weights) -> float:
        """What each step to the nearest enemy is worth now."""
        return root_haste(self.root, weights)

    def final(self, boards: Boards, scores: Scores) -> float:
        """The value of an end, and of the searching seat's own end."""
        del boards
        best = max(score for seat, score in enumerate(scores) if seat != self.seat)
        lead = scores[self.seat] - best
        win = self.evaluator.weights.win
        return self._material(scores) + (win if lead > 0 else -win if lead < 0 else 0.0)

    def lead(self, boards: Boards, scores: Scores) -> float:
        """What pieces taken and left are worth at a leaf."""
        del boards
        return self._material(scores)

    def leaf(self, boards: Boards, scores: Scores, is_moving: bool) -> float:
        """Shapes against the others' mean; contacts with each of them."""
        own = boards[self.seat]
        value = self.lead(boards, scores) - self._shapes(boards, self.others)
        return value + self._own(own, [boards[seat] for seat in self.others], is_moving)

    def _shapes(self, boards: Boards, seats: Sequence[Seat]) -> float:
        """What the shapes of some of the others take from a value."""
        profile = self.evaluator.profile
        shapes = sum(profile(boards[seat]).shape for seat in seats if boards[seat])
        return shapes / (len(boards) - 1)

    def _own(self, own: int, enemies: Sequence[int], is_moving: bool) -> float:
        """What the searching seat's pieces are worth by their shape, their contacts and places."""
        evaluator = self.evaluator
        known = evaluator.profiles.get
        mine = known(own) or evaluator.profile(own)
        value, bullied = mine.shape + evaluator.passivity(own), mine.bullied
        for board in enemies:
            theirs = known(board) or evaluator.profile(board)
            if bullied & board or theirs.bullied & own:
                value += evaluator.weigh(own, board, mine, theirs, is_moving)
        return value

    def last_moves(
        self, boards: Boards, scores: Scores, seat: Seat, alpha: float, beta: float
    ) -> float:
        """The best of a seat's moves that lead to leaves, as far as the window asks for it."""
        if seat == self.seat:
            return self._own_last_moves(boards, scores, beta)
        return self._others_last_moves(boards, scores, seat, alpha)

    def _own_last_moves(self, boards: Boards, scores: Scores, beta: float) -> float:
        fixed = self.lead(boards, scores) - self._shapes(boards, self.others)
        enemies = [boards[seat] for seat in self.others if boards[seat]]
        best = -INFINITY
        for board in self.each_move(boards, self.seat):
            self.nodes += 1
            value = fixed + self._own(board, enemies, is_moving=False)
            if value > best:
                best = value
                if value >= beta:
                    break
        return best

    def _others_last_moves(self, boards: Boards, scores: Scores, seat: Seat, alpha: float) -> float:
        evaluator, own = self.evaluator, boards[self.seat]
        rest = [each for each in self.others if each != seat]
        fixed = self.lead(boards, scores) - self._shapes(boards, rest)
        fixed += self._own(own, [boards[each] for each in rest if boards[each]], is_moving=True)
        known, mine, others = evaluator.profiles.get, evaluator.profile(own), len(boards) - 1
        bullied, best = mine.bullied, INFINITY
        for board in self.each_move(boards, seat):
            self.nodes += 1
            theirs = known(board) or evaluator.profile(board)
            value = fixed - theirs.shape / others
            if bullied & board or theirs.bullied & own:
                value += evaluator.weigh(own, board, mine, theirs, is_moving=True)
            if value < best:
                best = value
                if value <= alpha:
                    break
        return best

    def each_move(self, boards: Boards, seat: Seat) -> Iterator[int]:
        """A seat's pieces after each of its moves."""
        around, free, own = self.grid.around4, self.grid.full ^ sum(boards), boards[seat]
        left = own
        while left:
            source = left & -left
            left ^= source
            targets = around[source] & free
            while targets:
                target = targets & -targets
                targets ^= target
                yield own ^ source | target

    def _material(self, scores: Scores) -> float:
        """The lead on the others' mean, or in part on the best of them."""
        mine = scores[self.seat]
        lead = mine - (sum(scores) - mine) / (len(scores) - 1)
        if self.rival:
            best = max(scores[: self.seat] + scores[self.seat + 1 :])
            lead += self.rival * (mine - best - lead)
        return lead * self.share
