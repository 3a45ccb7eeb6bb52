"""What the seat that is to strike can do next, estimated cheaply from where the checkers lie."""

from math import sqrt

from chapayev.constants import BOARD, RADIUS
from chapayev.state import SIDE, Checkers
from engine.core.game import Seat

_MM = BOARD / SIDE
_FAR = 250.0
"""From this distance a checker is half as easily struck off as from beside it, mm."""

_LANE = 2.0 * RADIUS
_EDGE = 0.3
"""By so much a checker in the middle of the board is harder to strike off than one at the edge."""

Spot = tuple[float, float]


def opportunity(checkers: Checkers, seat: Seat) -> float:
    """How easily `seat` strikes an enemy off, 0 to 1, by its nearest clear shot and the others'.

    Half of it is the easiest shot, half how many of the enemies are open to one.

    Args:
        checkers: all on the board.
        seat: who is to strike.
    """
    own = [(c.x * _MM, c.y * _MM) for c in checkers if c.player == seat]
    enemies = [(c.x * _MM, c.y * _MM) for c in checkers if c.player != seat]
    if not (own and enemies):
        return 0.0
    eases = [_ease(own, enemy, enemies) for enemy in enemies]
    return 0.5 * max(eases) + 0.5 * sum(eases) / len(eases)


def _ease(own: list[Spot], enemy: Spot, enemies: list[Spot]) -> float:
    """How easily one enemy is struck off by the nearest checker; half if another hides it."""
    x, y = enemy
    nearest = min(own, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)
    distance = sqrt((nearest[0] - x) ** 2 + (nearest[1] - y) ** 2)
    inside = min(x, y, BOARD - x, BOARD - y) * 2.0 / BOARD
    ease = _FAR / (_FAR + distance) * (1.0 - _EDGE * inside)
    return ease * (0.5 if _is_hidden(nearest, enemy, distance, enemies) else 1.0)


def _is_hidden(striker: Spot, enemy: Spot, distance: float, enemies: list[Spot]) -> bool:
    """Whether another enemy lies in the lane between the two."""
    ux, uy = (enemy[0] - striker[0]) / distance, (enemy[1] - striker[1]) / distance
    for other in enemies:
        dx, dy = other[0] - striker[0], other[1] - striker[1]
        along = dx * ux + dy * uy
        if 0.0 < along < distance - 1.0 and abs(dx * uy - dy * ux) < _LANE:
            return True
    return False
