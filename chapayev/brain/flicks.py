"""How hard the thumb flicks a hanging checker, and how hard to blow at one on its edge (K13, K14).

Both are simulated. A thumb's every power has its landing, so the power is chosen whose landings are
best as the hand errs. Blows are made at the same time, so they are drawn from a mix in which
neither seat gains by knowing the other's.
"""

from collections.abc import Sequence
from typing import Final

from chapayev.brain.draws import Draws
from chapayev.brain.hand import FULL, within
from chapayev.brain.search import Plan
from chapayev.brain.value import after
from chapayev.course import Breaths, Launch
from chapayev.flat import Board
from chapayev.foresight import foresee
from chapayev.settling import in_hand
from chapayev.state import Blow, Key, State, Thumb
from engine.core.game import Seat

BREATHS: Final = (0, 25, 50, 75, 100)
FINE: Final = 2
"""Powers of a thumb are looked at in steps of so many percent."""

ERRORS: Final = 24
"""Errors of the hand that a thumb's power is weighed with."""

REPLIES: Final = 400
"""Rounds in which the two mixes of blows answer each other."""


def choose_thumb(state: State, seat: Seat, plan: Plan, draws: Draws) -> tuple[Thumb, float, int]:
    """The flick of the hanging checker that `seat` plays, what it is worth, and simulations."""
    key, step = target_of(state), max(FINE, -(-FULL // max(plan.simulations, 1)))
    powers = range(FULL, 0, -step)
    values = [_worth(state, seat, plan, Thumb(*key, power)) for power in powers]
    errors = [plan.hand.power_error(draws) for _number in range(ERRORS)]
    means = []
    for power in powers:
        landed = [(FULL - within(power + error)) // step for error in errors]
        means.append(sum(values[min(at, len(values) - 1)] for at in landed) / ERRORS)
    best = means.index(max(means))
    return Thumb(*key, powers[best]), means[best], len(values)


def choose_blow(state: State, seat: Seat, plan: Plan, draws: Draws) -> tuple[Blow, float, int]:
    """A blow drawn from the mix, what it is worth, and simulations."""
    key = target_of(state)
    by_wind = {wind: _blown(state, seat, plan, (key, wind)) for wind in _winds()}
    sign = 1 if seat == 0 else -1
    table = [[by_wind[sign * (own - other)] for other in BREATHS] for own in BREATHS]
    mix, value = balance(table)
    return Blow(BREATHS[_drawn(mix, draws)]), value, len(by_wind)


def target_of(state: State) -> Key:
    """The checker that is blown at or flicked."""
    target = in_hand(state).target
    assert target is not None
    return target


def balance(table: Sequence[Sequence[float]]) -> tuple[list[int], float]:
    """How often each row is played in a game of two at once, and what the game is worth.

    Each side answers what the other has done so far as well as it can (Brown 1951).

    Args:
        table: what the one that chooses the row gets from the other.
    """
    rows, columns = len(table), len(table[0])
    counts, gains, losses = [0] * rows, [0.0] * rows, [0.0] * columns
    low = high = 0.0
    for _round in range(REPLIES):
        row = gains.index(max(gains))
        counts[row] += 1
        losses = [loss + table[row][at] for at, loss in enumerate(losses)]
        column = losses.index(min(losses))
        gains = [gain + table[at][column] for at, gain in enumerate(gains)]
        low, high = min(losses) / REPLIES, max(gains) / REPLIES
    return counts, (low + high) / 2.0


def _winds() -> list[int]:
    """Differences between White's breath and Black's."""
    return sorted({one - other for one in BREATHS for other in BREATHS})


def _blown(state: State, seat: Seat, plan: Plan, blown: tuple[Key, int]) -> float:
    key, wind = blown
    return _worth(state, seat, plan, Breaths(*key, max(wind, 0), max(-wind, 0)))


def _worth(state: State, seat: Seat, plan: Plan, launch: Launch) -> float:
    """What a launch is worth to `seat`, with the strike in hand judged as it then lies (K05)."""
    rest = foresee(state.checkers, launch, Board.of(state.setup)).rest
    value = after(state, in_hand(state).strike, rest, plan.taste)
    return value if seat == state.turn else -value


def _drawn(weights: Sequence[int], draws: Draws) -> int:
    """One of the places by its weight."""
    left = draws.below(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("the weights are their sum")
