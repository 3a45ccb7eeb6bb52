"""A round as a race: who wins it, by how many checkers each seat has and who is to strike.

Each strike knocks an enemy off or does not, and the striker stays on the board or does not, with
chances that depend on the hand alone. So the chance to win is a small linear system for each pair
of numbers. Where the checkers lie is left to `safety`.
"""

from functools import cache

import msgspec


class Odds(msgspec.Struct, frozen=True):
    """What becomes of a strike; the four sum up to 1.

    Attributes:
        hit: an enemy is off, the striker stays: he strikes again (K05).
        trade: both are off.
        miss: nobody is off.
        slip: the striker alone is off.
    """

    hit: float
    trade: float
    miss: float
    slip: float


@cache
def winning(odds: Odds, own: int, enemies: int) -> float:
    """The chance to win a round for the seat that is to strike, 0 to 1; a draw counts half.

    Args:
        odds: of both seats' strikes.
        own: how many checkers it plays.
        enemies: how many the other plays.
    """
    if not (own and enemies):
        return 0.5 if own == enemies else float(own > 0)
    ours, theirs = _at_once(odds, own, enemies), _at_once(odds, enemies, own)
    return (ours - odds.miss * theirs) / (1.0 - odds.miss * odds.miss)


def _at_once(odds: Odds, own: int, enemies: int) -> float:
    """The chance to win, with 1 in the place of the other's chance after a miss taken off."""
    return (
        odds.hit * winning(odds, own, enemies - 1)
        + odds.trade * (1.0 - winning(odds, enemies - 1, own - 1))
        + odds.slip * (1.0 - winning(odds, enemies, own - 1))
        + odds.miss
    )
