"""How good a position is, in pieces: a few named weights, counted on bitboards.

The terms come from a regression on luck-adjusted results of self-play: what carried was support,
targets at a bonus and exposure; mobility, edge, centre and phase did not. In matches exposure
proved to weigh more than a target whoever is to move next. A target must be worth less than the
attack on it gains, 1/6 of a piece, or the threat would be kept for ever.
"""

from typing import NamedTuple

import msgspec

from chek.bits import Grid

#: Quiet turns after which the wish to get closer grows no more.
PATIENCE = 30
#: Boards whose profile is remembered at most, so that no long think fills the memory.
REMEMBERED = 60_000


class Weights(msgspec.Struct, frozen=True):
    """What counts, in pieces, for the searching seat, whoever is to move.

    Attributes:
        support: an own piece with another beside it, 8-way; the enemy's counts against.
        target: an enemy that the searching seat may attack with the bully bonus.
        exposed_held: an own piece, itself with support, that the enemy may attack so: the winner
            would find the next one beside it.
        exposed_lone: the same without support.
        passivity: each step from an own piece to the nearest enemy and each quiet turn up to
            `PATIENCE`, or nobody would ever attack.
        win: what the win itself is worth at the end.
    """

    support: float = 0.04
    target: float = 0.06
    exposed_held: float = -0.13
    exposed_lone: float = -0.10
    passivity: float = -0.002
    win: float = 0.5


STANDARD = Weights()
SUPPORT = Weights(target=0)
MATERIAL = Weights(support=0, target=0, exposed_held=0, exposed_lone=0)


class Profile(NamedTuple):
    """What a seat's pieces alone tell, whatever the enemy has.

    Attributes:
        standing: pieces, and their support by its weight.
        supported: how many of them have another beside them.
        bullied: cells that they reach 4-way and that have two of them 8-way next to them.
        held: pieces with support.
    """

    standing: float
    supported: int
    bullied: int
    held: int


class Evaluator:
    """Values of positions of one board, profiles remembered: few boards meet in many pairs."""

    __slots__ = ("_profiles", "_rings", "grid", "haste", "weights")

    def __init__(self, grid: Grid, weights: Weights, quiet: int, goals: int) -> None:
        """`quiet` turns have gone by at the root, where `goals` are the searching seat's enemies.

        Passivity keeps both through the search: with each leaf's own, a bad attack would look good
        for nothing but setting the counter back, and an enemy for nothing but stepping away.
        """
        self.grid = grid
        self.weights = weights
        self.haste = weights.passivity * min(quiet, PATIENCE)
        self._rings = grid.rings(goals) if goals else ()
        self._profiles: dict[int, Profile] = {}

    def profile(self, board: int) -> Profile:
        """The profile of a seat's pieces."""
        found = self._profiles.get(board)
        if found is None:
            if len(self._profiles) >= REMEMBERED:
                self._profiles.clear()
            found = self._profiles[board] = self._make(board)
        return found

    def _make(self, board: int) -> Profile:
        pairs = self.grid.pairs(board)
        held = board & pairs
        near = self.grid.spread4(board) & pairs & ~board
        supported = held.bit_count()
        standing = board.bit_count() + self.weights.support * supported
        return Profile(standing, supported, near, held)

    def value(self, own: int, enemy: int) -> float:
        """For the searching seat, whose pieces are `own`, without passivity."""
        profiles = self._profiles
        mine = profiles.get(own) or self.profile(own)
        theirs = profiles.get(enemy) or self.profile(enemy)
        total = mine.standing - theirs.standing
        if mine.bullied & enemy or theirs.bullied & own:
            return total + self.contacts(own, enemy)
        return total

    def contacts(self, own: int, enemy: int) -> float:
        """Targets and exposure alone."""
        mine, theirs, weights = self.profile(own), self.profile(enemy), self.weights
        exposed = theirs.bullied & own
        held = (exposed & mine.held).bit_count()
        total = weights.exposed_held * held + weights.exposed_lone * (exposed.bit_count() - held)
        return total + weights.target * (mine.bullied & enemy).bit_count()

    def passivity(self, own: int) -> float:
        """What waiting costs the searching seat whose pieces are `own`."""
        if not self.haste:
            return 0.0
        steps = 0
        for ring in self._rings:
            further = own & ring
            if not further:
                break
            steps += further.bit_count()
        return self.haste * steps

    def slack(self, pieces: int) -> float:
        """No position's value differs by more from its material, with so many pieces in all."""
        weights = self.weights
        most = max(map(abs, (weights.target, weights.exposed_held, weights.exposed_lone)))
        far = abs(self.haste) * 2 * self.grid.size
        return weights.win + pieces * (abs(weights.support) + most + far)
