"""Where the search for two seats ends: its leaves, the ends of matches, the last moves to leaves.

Most of a search's time is spent here, so what stays is found once before a loop, and positions that
are worth their pieces alone are counted without asking what else they may be worth. Numbers and
places are as in `search`.
"""

from chek.brain.bits import make_grid
from chek.brain.bitstate import BitState
from chek.brain.evaluate import Evaluator, Weights
from chek.brain.ground import INFINITY, pressure, root_haste
from engine.core.game import Seat


class Leaves:
    """What positions are worth where the search from `root` goes no further.

    Attributes:
        seat: the searching seat.
        nodes: turns, leaves and chains that were looked at.
        lead: how far the seat was ahead at the root, in pieces, but for those on the board.
        is_bare: whether a leaf is worth its pieces alone.
    """

    def __init__(self, bits: BitState, weights: Weights) -> None:
        self.seat: Seat = bits.actor
        self.root = bits
        self.grid = make_grid(bits.setup.size)
        goals = bits.all ^ bits.boards[self.seat]
        self.evaluator = self.make_evaluator(weights, root_haste(bits, weights), goals)
        self.evaluator.lure(pressure(bits.setup.quiet) - 1, bits.boards[self.seat].bit_count())
        self.is_bare = self.evaluator.is_bare
        self.nodes = 0
        own, enemy = bits.boards[self.seat], bits.boards[1 - self.seat]
        taken, lost = bits.taken[self.seat], bits.taken[1 - self.seat]
        self.lead = (taken - lost - own.bit_count() + enemy.bit_count()) / 2
        self.win = weights.win

    def make_evaluator(self, weights: Weights, haste: float, goals: int) -> Evaluator:
        """What values leaves; see `Evaluator`."""
        return Evaluator(self.grid, weights, haste, goals)

    def leaf(self, own: int, enemy: int, side: int) -> float:
        """The evaluation for the seat to move, which is the searching seat's or its opposite."""
        if self.is_bare:
            return own.bit_count() - enemy.bit_count()
        evaluator = self.evaluator
        if side > 0:
            return evaluator.value(own, enemy, True) + evaluator.passivity(own)
        return -evaluator.value(enemy, own, False) - evaluator.passivity(enemy)

    def final(self, own: int, enemy: int, side: int) -> float:
        """The value of an end: who has the higher score wins (C18)."""
        return self.ended(own.bit_count() - enemy.bit_count(), side)

    def ended(self, material: float, side: int) -> float:
        """The same for so many pieces more than the enemy's."""
        lead = material + side * self.lead
        return material + (self.win if lead > 0 else -self.win if lead < 0 else 0.0)

    def last_moves(self, own: int, enemy: int, beta: float, side: int) -> float:
        """The best move to a leaf, for the seat to move; the first that is worth `beta`."""
        if self.is_bare:
            return self._last_bare_moves(own, enemy, beta)
        around, free = self.grid.around4, self.grid.full ^ (own | enemy)
        evaluator = self.evaluator
        known, known_far, weigh = evaluator.profiles.get, evaluator.distances.get, evaluator.weigh
        theirs = evaluator.profile(enemy)
        bullied, fixed = theirs.bullied, -theirs.standing
        heeds, is_pulled = evaluator.heeds, evaluator.pulls and side > 0
        if side < 0:
            fixed -= evaluator.passivity(enemy)
        best, left, nodes = -INFINITY, own, 0
        while left:
            source = left & -left
            left ^= source
            targets = around[source] & free
            rest = own ^ source
            while targets:
                target = targets & -targets
                targets ^= target
                nodes += 1
                board = rest | target
                mine = known(board) or evaluator.profile(board)
                value = mine.standing + fixed
                if heeds and (mine.bullied & enemy or bullied & board):
                    if side > 0:
                        value += weigh(board, enemy, mine, theirs, False)
                    else:
                        value -= weigh(enemy, board, theirs, mine, True)
                if is_pulled:
                    far = known_far(board)
                    value += evaluator.passivity(board) if far is None else far
                if value > best:
                    best = value
                    if value >= beta:
                        self.nodes += nodes
                        return best
        self.nodes += nodes
        return best

    def _last_bare_moves(self, own: int, enemy: int, beta: float) -> float:
        """The same where a leaf is worth its pieces."""
        around, free = self.grid.around4, self.grid.full ^ (own | enemy)
        theirs = enemy.bit_count()
        best, left, nodes = -INFINITY, own, 0
        while left:
            source = left & -left
            left ^= source
            targets = around[source] & free
            rest = own ^ source
            while targets:
                target = targets & -targets
                targets ^= target
                nodes += 1
                value = (rest | target).bit_count() - theirs
                if value > best:
                    best = value
                    if value >= beta:
                        self.nodes += nodes
                        return best
        self.nodes += nodes
        return best
