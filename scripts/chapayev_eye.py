"""What a good eye sees on Chapayev's board: which hard strike of the player in turn brings most.

Every enemy is aimed at from every own checker, in whole degrees, and physics tells what would come
of it at full power; so a match between two such hands takes minutes.
"""

from collections.abc import Iterator
from math import hypot

from chapayev import make_game
from chapayev.fan import aim
from chapayev.state import Checker, State, Strike
from engine.core.chance import Rng
from engine.core.game import CHANCE

FULL = 100
_ROUND_WON, _AGAIN, _OFF = 100, 3, 2


def best_strike(state: State) -> Strike:
    """The one that brings most; among equal ones that from the nearest."""
    return min(_strikes(state), key=lambda each: (-_worth(state, each[1]), each[0]))[1]


def _strikes(state: State) -> Iterator[tuple[float, Strike]]:
    """From each own checker at each enemy, with how far it has to go."""
    for own in state.played_by(state.turn):
        for other in state.played_by(1 - state.turn):
            far = hypot(own.x - other.x, own.y - other.y)
            yield far, Strike(own.army, own.number, whole_degrees(own, other), FULL)


def whole_degrees(own: Checker, other: Checker) -> int:
    """The direction from one to another in tenths, as the D-pad can set it."""
    return round(aim(own, other) / 10) % 360 * 10


def _worth(state: State, strike: Strike) -> int:
    """Of what the strike comes to: rounds, enemies off, own ones kept, a further strike."""
    game, seat = make_game(), state.turn
    struck = game.apply(state, seat, strike)
    settled, _rng = game.draw(struck, Rng(0))
    after = game.apply(struck, CHANCE, settled)
    if after.result != state.result or after.ended:
        winner = after.winner if after.ended or not after.result else after.result.winner
        return _ROUND_WON if winner == seat else -_ROUND_WON
    lost, taken = (
        len(state.played_by(side)) - len(after.played_by(side)) for side in (seat, 1 - seat)
    )
    return _OFF * (taken - lost) + _AGAIN * (after.turn == seat)
