"""Plausible strikes from middles of rounds: what is measured, and what the model is tuned to.

A round is played by two hands that aim at enemies, not always well, from rows anywhere on the
board; each strike made in one, with the position before it, is one of the workload's.
"""

from collections.abc import Sequence
from functools import cache, partial
from typing import Final, NamedTuple

from msgspec.structs import replace

from chapayev.compass import bearing
from chapayev.constants import RADIUS
from chapayev.course import push_of
from chapayev.flat import PLAIN, Board, Flat, Place, Push, Slide
from chapayev.foresight import foresee, slide
from chapayev.grid import to_mm
from chapayev.rows import place
from chapayev.state import Checker, Checkers, Strike
from engine.core.chance import Rng, stream
from engine.core.cpu import Task
from engine.core.game import Seat

MANY: Final = 2_000
FEW: Final = 200
FULL: Final = 100
WEAKEST: Final = 25
ROWS: Final = ((1, 8), (2, 8), (1, 7), (3, 7), (2, 6), (4, 6))
WIDE: Final = 1.1


def make_tasks() -> list[Task]:
    """Both simulations of the flat game, over the same strikes."""
    middles(MANY)  # no part of what is measured
    fixed = "pymunk at fixed steps of 1/240 s"
    return [
        Task(
            "foresight",
            partial(_slide, slide, MANY),
            fixed,
            _slide_fixed,
            unit="strikes",
            goal="at least 8,000 a second, and 15 times the baseline",
        ),
        Task(
            "physics",
            partial(_slide, _physics, FEW),
            fixed,
            _slide_fixed,
            unit="strikes",
            goal="at least 400 a second",
        ),
    ]


def _slide(simulation: Slide, count: int) -> int:
    """How many strikes were simulated."""
    for sample in middles(MANY)[:count]:
        simulation(sample.places, [sample.push], PLAIN)
    return count


def _physics(places: Sequence[Place], pushes: Sequence[Push], board: Board) -> Flat:
    from chapayev.physics import slide as slide_physics

    return slide_physics(places, pushes, board)


def _slide_fixed() -> int:
    from chapayev.yardstick import slide_fixed

    return _slide(slide_fixed, FEW)


class Sample(NamedTuple):
    """A strike of the workload.

    Attributes:
        checkers: where they lie before it.
        strike: what is flicked.
    """

    checkers: Checkers
    strike: Strike

    @property
    def places(self) -> Sequence[Place]:
        """The centres, mm."""
        return [to_mm(each) for each in self.checkers]

    @property
    def push(self) -> Push:
        """The finger's work."""
        return push_of(self.checkers, self.strike)


@cache
def middles(count: int) -> tuple[Sample, ...]:
    """Strikes of any power from middles of rounds, after the first strike; always the same."""
    rng, samples = stream(1, "chapayev middles"), list[Sample]()
    checkers, seat = place(ROWS[0]), 0
    while len(samples) < count:
        sample, rng = aim(checkers, seat, rng, powers=(WEAKEST, FULL))
        if len(checkers) < 16:
            samples.append(sample)
        checkers, seat = _lying(foresee(*sample).rest), 1 - seat
        if {each.player for each in checkers} != {0, 1}:
            which, rng = rng.below(len(ROWS))
            checkers = place(ROWS[which])
    return tuple(samples)


def strikes(count: int, *, power: int) -> tuple[Sample, ...]:
    """Strikes of one power from middles of rounds, both seats' as likely; always the same."""
    rng, samples = stream(power, "chapayev strikes"), list[Sample]()
    for sample in middles(count):
        seat, rng = rng.below(2)
        aimed, rng = aim(sample.checkers, seat, rng, powers=(power, power))
        samples.append(aimed)
    return tuple(samples)


def openings(count: int) -> tuple[Sample, ...]:
    """Strikes of any power from the rows of openings; always the same."""
    rng, samples = stream(1, "chapayev openings"), list[Sample]()
    for number in range(count):
        rows = place(ROWS[number % len(ROWS)])
        sample, rng = aim(rows, number % 2, rng, powers=(WEAKEST, FULL))
        samples.append(sample)
    return tuple(samples)


def _lying(checkers: Checkers) -> Checkers:
    """The same, with those on edge lying on their feet, as nobody blows here (K13)."""
    return tuple(replace(each, face="up") if each.face == "edge" else each for each in checkers)


def aim(checkers: Checkers, seat: Seat, rng: Rng, *, powers: tuple[int, int]) -> tuple[Sample, Rng]:
    """A strike by one of the seat's checkers at one of the enemy's, up to a little past its rim."""
    own = [each for each in checkers if each.player == seat]
    enemies = [each for each in checkers if each.player != seat]
    which, rng = rng.below(len(own))
    whom, rng = rng.below(len(enemies))
    offset, rng = rng.below(2_001)
    power, rng = rng.below(powers[1] - powers[0] + 1)
    striker = own[which]
    tenths = _towards(striker, enemies[whom], WIDE * RADIUS * (offset - 1_000) / 1_000)
    strike = Strike(striker.army, striker.number, tenths, powers[0] + power)
    return Sample(checkers, strike), rng


def _towards(striker: Checker, enemy: Checker, offset: float) -> int:
    """The direction to a point beside an enemy's centre, `offset` mm to the right."""
    (ax, ay), (bx, by) = to_mm(striker), to_mm(enemy)
    dx, dy = bx - ax, by - ay
    length = (dx * dx + dy * dy) ** 0.5
    return bearing(dx + offset * dy / length, dy - offset * dx / length)


class Rates(NamedTuple):
    """How often something tumbles (K16).

    Attributes:
        strikes: that were looked at.
        turned: of these, how many turn some checker over that stays on the board.
        standing: how many leave one on its edge.
    """

    strikes: int
    turned: int
    standing: int


def rates(count: int, *, power: int) -> Rates:
    """How often strikes of one power from middles of rounds turn and stand checkers."""
    turned = standing = 0
    for checkers, strike in strikes(count, power=power):
        was = {each.key: each.face for each in checkers}
        faces = {each.face for each in foresee(checkers, strike).rest if each.face != was[each.key]}
        turned += bool(faces - {"edge"})
        standing += "edge" in faces
    return Rates(count, turned, standing)
