"""How good a position is, in pieces: a few named weights, counted on bitboards.

The value is a sum of counts times weights, so that a regression can learn it (`lessons`). What
carries is how the pieces hang together, and where two armies touch, who is to strike first there;
mobility, edge, centre and phase carried nothing.
"""

import msgspec

from chek.brain.bits import Grid

NEAR = 3
"""Steps from the nearest enemy within which an army is drawn up and may wait."""

GROWTH = 15
"""Quiet rounds over which the wish to get closer grows, once patience is at its end."""

REMEMBERED = 60_000
"""Boards whose profile is remembered at most, so that no long think fills the memory."""


class Contact(msgspec.Struct, frozen=True):
    """What one piece is worth that somebody may attack with the bully bonus.

    Attributes:
        target_held: an enemy's, beside another of his: the winner would find the next one there.
        target_lone: an enemy's that stands alone.
        exposed_held: an own piece beside another.
        exposed_lone: an own piece that stands alone.
    """

    target_held: float = 0.0
    target_lone: float = 0.0
    exposed_held: float = 0.0
    exposed_lone: float = 0.0


class Weights(msgspec.Struct, frozen=True):
    """What counts, in pieces, for the searching seat.

    Attributes:
        lead: what each piece more is worth beyond itself.
        support: an own piece with another beside it, 8-way; the enemy's counts against.
        groups: an own group, 8-way connected; the enemy's counts against.
        moving: contacts where the searching seat is to move.
        waiting: contacts where it is not.
        advance: each step from an own piece to the nearest enemy beyond `NEAR`, from the first turn
            on: armies come to where they can meet before they wait.
        passivity: each step from an own piece to the nearest enemy and each quiet round after
            `patience`, up to `GROWTH` of them, or nobody would ever attack.
        patience: quiet rounds that cost nothing yet; fewer for a seat that is ahead, which should
            press on, in the ratio of the armies.
        win: what the win itself is worth at the end.
        rival: with more than two seats, how far a seat's lead is counted on the strongest of the
            others instead of on their mean: the win goes to whoever is ahead of everybody.
        closing: with more than two seats, from how many pieces on the win itself is played for.
    """

    lead: float = 0.0
    support: float = 0.0
    groups: float = 0.0
    moving: Contact = Contact()
    waiting: Contact = Contact()
    advance: float = -0.02
    passivity: float = -0.02
    patience: int = 15
    win: float = 0.5
    rival: float = 0.0
    closing: int = 0


def without_drive(weights: Weights) -> Weights:
    """What positions are worth in themselves, without what only drives play forward."""
    return msgspec.structs.replace(weights, advance=0.0, passivity=0.0)


MATERIAL = Weights()
SUPPORT = Weights(
    support=0.04,
    moving=Contact(exposed_held=-0.06, exposed_lone=-0.06),
    waiting=Contact(exposed_held=-0.06, exposed_lone=-0.06),
)
"""Support and exposure alone, rounded: what learning has to beat."""


class Profile(msgspec.Struct, frozen=True, gc=False):
    """What a seat's pieces alone tell, whatever the enemy has.

    Attributes:
        standing: pieces, support and groups by their weights.
        shape: the same without the pieces themselves.
        bullied: cells that they reach 4-way and that have two of them 8-way next to them.
        held: pieces with support.
    """

    standing: float
    shape: float
    bullied: int
    held: int


class Evaluator:
    """Values of positions of one board.

    Attributes:
        profiles: those that were made: few boards meet in many pairs.
        distances: what passivity was measured to cost; asked for through `passivity`.
        is_bare: whether a position is worth the pieces more than the enemy's and nothing else.
        heeds: whether contacts are weighed at all.
        pulls: whether it matters how far from the enemy one stands.
    """

    __slots__ = (
        *("_copies", "_depth", "_far", "_rings", "_steps", "distances", "grid", "haste", "heeds"),
        *("_army", "_lure", "is_bare", "profiles", "pulls", "weights"),
    )

    def __init__(self, grid: Grid, weights: Weights, haste: float = 0.0, goals: int = 0) -> None:
        """`haste` is what a step costs now, and `goals` are the searching seat's enemies.

        Both are the root's through the search: with each leaf's own, a bad attack would look good
        for nothing but setting the counter back, and an enemy for nothing but stepping away.
        """
        self.grid = grid
        self.weights = weights
        self.haste = haste
        self.heeds = (weights.moving, weights.waiting) != (Contact(), Contact())
        self.pulls = bool(haste or weights.advance)
        has_shape = bool(weights.lead or weights.support or weights.groups)
        self.is_bare = not (has_shape or self.heeds or self.pulls)
        self._lure, self._army = 0.0, 0
        self._steps = grid.rings(goals) if goals else ()
        self._stack(self._steps)
        self.distances: dict[int, float] = {}
        self.profiles: dict[int, Profile] = {}

    def _stack(self, rings: tuple[int, ...]) -> None:
        """Has all rings side by side in one int, so that one count tells the pieces in each."""
        cells = self.grid.size**2
        self._depth = len(rings)
        self._copies = sum(1 << number * cells for number in range(len(rings)))
        self._rings = sum(ring << number * cells for number, ring in enumerate(rings))
        self._far = self._rings >> NEAR * cells << NEAR * cells

    def profile(self, board: int) -> Profile:
        """The profile of a seat's pieces."""
        found = self.profiles.get(board)
        if found is None:
            if len(self.profiles) >= REMEMBERED:
                self.profiles.clear()
            found = self.profiles[board] = self._make(board)
        return found

    def _make(self, board: int) -> Profile:
        weights, pairs = self.weights, self.grid.pairs(board)
        held, pieces = board & pairs, board.bit_count()
        shape = weights.lead * pieces + weights.support * held.bit_count()
        if weights.groups:
            shape += weights.groups * count_groups(self.grid, board, held)
        return Profile(pieces + shape, shape, self.grid.spread4(board) & pairs & ~board, held)

    def value(self, own: int, enemy: int, is_moving: bool) -> float:
        """For the searching seat, whose pieces are `own`, without passivity."""
        profiles = self.profiles
        mine = profiles.get(own) or self.profile(own)
        theirs = profiles.get(enemy) or self.profile(enemy)
        total = mine.standing - theirs.standing
        if self.heeds and (mine.bullied & enemy or theirs.bullied & own):
            return total + self.weigh(own, enemy, mine, theirs, is_moving)
        return total

    def contacts(self, own: int, enemy: int, is_moving: bool) -> float:
        """Targets and exposure alone."""
        return self.weigh(own, enemy, self.profile(own), self.profile(enemy), is_moving)

    def weigh(self, own: int, enemy: int, mine: Profile, theirs: Profile, is_moving: bool) -> float:
        """The same where the profiles of both are at hand."""
        weights = self.weights.moving if is_moving else self.weights.waiting
        target_held, target_lone, held, lone = self.count(own, enemy, mine, theirs)
        total = weights.target_held * target_held + weights.target_lone * target_lone
        return total + weights.exposed_held * held + weights.exposed_lone * lone

    def touching(self, own: int, enemy: int) -> tuple[int, int, int, int]:
        """How many pieces are what `Contact` weighs, in its order."""
        return self.count(own, enemy, self.profile(own), self.profile(enemy))

    def count(
        self, own: int, enemy: int, mine: Profile, theirs: Profile
    ) -> tuple[int, int, int, int]:
        """The same where the profiles of both are at hand."""
        targets, exposed = mine.bullied & enemy, theirs.bullied & own
        target_held = (targets & theirs.held).bit_count()
        held = (exposed & mine.held).bit_count()
        return target_held, targets.bit_count() - target_held, held, exposed.bit_count() - held

    def passivity(self, own: int) -> float:
        """What staying back and waiting cost the searching seat whose pieces are `own`."""
        found = self.distances.get(own)
        if found is None:
            if len(self.distances) >= REMEMBERED:
                self.distances.clear()
            copies = own * self._copies
            steps, far = (copies & self._rings).bit_count(), (copies & self._far).bit_count()
            found = self.haste * steps + self.weights.advance * far
            if self._lure:
                found += self.haste * self._lure * self._ahead(own)
            self.distances[own] = found
        return found

    def lure(self, steps: float, army: int) -> None:
        """Have each step of the foremost piece count for so many more.

        So nobody waits until the rear has come up where there is little time. `army` is how many
        pieces the searching seat has at the root.
        """
        self._lure, self._army = steps, army

    def _ahead(self, own: int) -> int:
        """The foremost piece's steps to the nearest enemy; one that was lost in a fight was there.

        Else every attack would look bad for putting the foremost piece at risk.
        """
        far = sum(not own & ~ring for ring in self._steps)
        return far if own.bit_count() >= self._army else min(far, 1)

    def slack(self, pieces: int) -> float:
        """No position's value differs by more from its material, with so many pieces in all."""
        weights = self.weights
        both = (*msgspec.structs.astuple(weights.moving), *msgspec.structs.astuple(weights.waiting))
        most: float = max(map(abs, (*both, 0.0)))
        shape = abs(weights.lead) + abs(weights.support) + abs(weights.groups)
        far = (abs(self.haste) * (1 + self._lure) + abs(weights.advance)) * self._depth
        return weights.win + pieces * (shape + most + far)


class CertainEvaluator(Evaluator):
    """Where no dice are rolled a piece is a target if it is outnumbered (C23).

    Two beside it are needed, as with a bully.
    """

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


def haste_of(weights: Weights, rounds: float, ratio: float) -> float:
    """What each step to the nearest enemy costs after so many quiet rounds.

    Args:
        weights: with their passivity and patience.
        rounds: how often each living seat has moved without an attack.
        ratio: the enemy's pieces to the seat's own.
    """
    patience = weights.patience * min(1.0, ratio)
    return weights.passivity * min(max(rounds - patience, 0.0), GROWTH)


def count_groups(grid: Grid, board: int, held: int) -> int:
    """How many 8-way connected groups there are; `held` are the pieces that are not alone."""
    found = (board ^ held).bit_count()
    while held:
        held ^= grid.linked(held & -held, held)[0]
        found += 1
    return found
