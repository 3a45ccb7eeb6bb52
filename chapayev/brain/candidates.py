"""The strikes worth a look: own checkers at enemies, aside of them too, and some at random.

Full speed is always among them. A narrower set would stop far below the best: what counts is often
a cannon off one checker into another, which no aim at a single enemy describes.
"""

from typing import Final

from msgspec.structs import replace

from chapayev.brain.draws import Draws
from chapayev.brain.hand import FULL, within
from chapayev.compass import TENTHS, bearing
from chapayev.constants import RADIUS
from chapayev.grid import to_mm
from chapayev.state import Checker, State, Strike
from engine.core.game import Seat

OFFSETS: Final = (0.0, -0.35, 0.35, -0.7, 0.7, -1.1, 1.1)
"""Aims beside an enemy's centre, in radii to the right."""

SLOWER: Final = (70, 45, 25)
"""Powers beside full power, percent."""

RANDOM: Final = 5
"""Of so many candidates one is drawn from all strikes there are."""

WEAKEST: Final = 15
"""The least power of a random one, percent."""


def candidates(state: State, seat: Seat, count: int, draws: Draws) -> list[Strike]:
    """About `count` strikes, each own checker's as likely as another's, full speed in half of them.

    Args:
        state: where a strike is due.
        seat: who plays the checkers.
        count: how many, at least 2.
        draws: which of them.
    """
    wild = max(1, count // RANDOM)
    full = [(*pair, offset, FULL) for pair in _pairs(state, seat) for offset in OFFSETS]
    slow = [(*aim[:3], power) for aim in full for power in SLOWER]
    chosen = draws.sample(full, (count - wild + 1) // 2)
    chosen += draws.sample(slow, count - wild - len(chosen))
    aimed = [_aimed(*aim) for aim in chosen]
    return aimed + [_random(state, seat, draws) for _number in range(wild)]


def near(strike: Strike, tenths: float, percent: float, draws: Draws) -> Strike:
    """A strike a little aside from another.

    Args:
        strike: the other.
        tenths: deviation of the direction, tenths of a degree.
        percent: deviation of the power.
        draws: how far.
    """
    aside, power = round(draws.gauss() * tenths), round(draws.gauss() * percent)
    turned = (strike.tenths + aside) % TENTHS
    return replace(strike, tenths=turned, power=within(strike.power + power))


def straight(one: Checker, other: Checker, offset: float = 0.0) -> int:
    """The direction from a checker to a point `offset` radii to the right of another's centre."""
    (ax, ay), (bx, by) = to_mm(one), to_mm(other)
    dx, dy = bx - ax, by - ay
    share = offset * RADIUS / (dx * dx + dy * dy) ** 0.5
    return bearing(dx + share * dy, dy - share * dx)


def _pairs(state: State, seat: Seat) -> list[tuple[Checker, Checker]]:
    enemies = state.played_by(1 - seat)
    return [(own, enemy) for own in state.played_by(seat) for enemy in enemies]


def _aimed(one: Checker, other: Checker, offset: float, power: int) -> Strike:
    return Strike(one.army, one.number, straight(one, other, offset), power)


def _random(state: State, seat: Seat, draws: Draws) -> Strike:
    own = state.played_by(seat)
    one = own[draws.below(len(own))]
    power = WEAKEST + draws.below(FULL - WEAKEST + 1)
    return Strike(one.army, one.number, draws.below(TENTHS), power)
