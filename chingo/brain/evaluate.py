"""What a position of a sampled world is worth where a playout is cut: -1 lost to 1 won."""

from typing import Final

import msgspec

from chingo.brain.codes import IS_MOVED, IS_SHOWN, arm_of
from chingo.brain.playout import DRAWN, Board


class Weights(msgspec.Struct, frozen=True):
    """What counts, in units of one movable unit.

    Attributes:
        hidden: a movable unit that the enemy has not seen, beyond a seen one.
        dominance: that own weapons beat those that the enemy has left.
        cover: standing units among which the Flagbearer hides.
        rank: a rank forward, for a movable unit.
        near: a cell nearer to the enemy's Flagbearer, for the nearest unit.
        draw: what a draw is worth to either seat, from -1 to 1.
    """

    hidden: float = 0.25
    dominance: float = 1.0
    cover: float = 1.0
    rank: float = 0.03
    near: float = 0.6
    draw: float = -0.3


SCALE: Final = 3.0
"""Units ahead at which half of what lies between even and won is won."""

IMPATIENCE: Final = 25
"""Quiet moves after which it is worth twice as much to go forward: nobody waits for ever (G13)."""

_ARM: Final = [arm_of(code) if 0 < code < 41 else -1 for code in range(42)]


def evaluate(board: Board, side: int, weights: Weights) -> float:
    """How well `side` stands, from -1 to 1."""
    winner = board.winner
    if winner >= 0:
        if winner == DRAWN:
            return weights.draw
        return 1.0 if winner == side else -1.0
    own, enemy = _count(board, 0, weights), _count(board, 1, weights)
    total = own[0] - enemy[0]
    r, p, s = own[1]
    x, y, z = enemy[1]
    units = r + p + s + x + y + z
    total += weights.dominance * (r * (z - y) + p * (x - z) + s * (y - x)) / (units or 1) * 0.5
    if side:
        total = -total
    return total / (SCALE + (total if total > 0 else -total))


def _count(board: Board, side: int, weights: Weights) -> tuple[float, list[int]]:
    """What a side has that does not depend on the other's weapons; and its weapons, counted."""
    cells, arms = board.cells, [0, 0, 0]
    movers = board.movers[side]
    ranks = shown = standing = 0
    flag = board.flags[1 - side]
    rank, file = flag >> 3, flag & 7
    nearest = 12
    for pad in movers:
        code = cells[pad]
        arms[_ARM[code]] += 1
        shown += IS_SHOWN[code]
        standing += not IS_MOVED[code]
        ranks += pad >> 3
        away = abs((pad >> 3) - rank) + abs((pad & 7) - file)
        nearest = min(nearest, away)
    many = len(movers)
    forward = ranks - many if side == 0 else 6 * many - ranks
    push = (1 + board.quiet / IMPATIENCE) * (weights.rank * forward - weights.near * nearest)
    total = many + weights.hidden * (many - shown) + push - weights.cover / (2 + standing)
    return total, arms
