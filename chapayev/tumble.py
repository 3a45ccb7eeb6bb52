"""How checkers rock, turn over and stand on edge: our model, on top of the flat game (K12, K16).

A rim that grips another one lifts it: of the strength of a square and hard impact a share goes
upwards. The checker that is run into is lifted at the rim that is hit; the one that runs trips over
its own rim in front. Both tip the way the impact goes, and so does a checker that the finger
flicks. A lifted checker falls back within a tenth of a second; if it is lifted again before, the
two add up, and with the energy that it takes to get over its own rim it turns over. With just about
that energy it stays on its edge. All of it follows from speeds and contact points, without dice.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from chapayev.constants import (
    FINGER_LIFT,
    GRAVITY,
    GUARD,
    LIFT_FROM,
    RADIUS,
    RIM_LIFT,
    SQUARE_SLIP,
    STANDING_SHARE,
    THICKNESS,
    TIPPING,
    TRIP_LIFT,
)
from chapayev.flat import Board, Flat, Impact, Push
from chapayev.standing import face_after
from chapayev.state import Checker, Face

FALLING: Final = GRAVITY / TIPPING
"""How fast a lifted centre loses speed, mm/s2."""

_HALF: Final = THICKNESS / 2.0
RISE: Final = sqrt(RADIUS * RADIUS + _HALF * _HALF) - _HALF
"""How far the centre of a checker rises until it is over its rim, mm."""

BARRIER: Final = GRAVITY * RISE
"""The energy that this takes, by mass, mm2/s2."""


class Tip(NamedTuple):
    """A checker is lifted at one rim.

    Attributes:
        time: s since the strike.
        disc: which.
        dx: the way it tips, a unit vector: x.
        dy: its y.
        height: how far its centre rises, mm.
        seconds: until it lies again.
        face: how it rests then.
    """

    time: float
    disc: int
    dx: float
    dy: float
    height: float
    seconds: float
    face: Face


def tumble(
    checkers: Sequence[Checker], flat: Flat, board: Board, flick: Push | None = None
) -> Sequence[Tip]:
    """What lifts the checkers in a flat game, in the order of time.

    Args:
        checkers: as they lay before, a disc each.
        flat: what became of the discs.
        board: whether they may turn over and stand.
        flick: the finger's work, if it was a finger that began it.
    """
    tumbling = Tumbling(checkers, board)
    if flick is not None:
        tumbling.flick(flick)
    impacts, start = flat.impacts, 0
    for end in range(1, len(impacts) + 1):
        if end == len(impacts) or impacts[end].time > impacts[start].time + GUARD:
            tumbling.meet(*impacts[start:end])
            start = end
    return tumbling.tips


def grip_of(impact: Impact) -> float:
    """How much of an impact can lift a rim, mm/s; 0 for one that is weak or far from square."""
    square = SQUARE_SLIP / sqrt(SQUARE_SLIP * SQUARE_SLIP + impact.slip * impact.slip)
    return max(0.0, impact.strength * square - LIFT_FROM)


class _Rocking:
    """One checker that has been lifted."""

    __slots__ = ("army", "busy", "face", "since", "speed", "ux", "uy", "z")

    def __init__(self, checker: Checker) -> None:
        self.army, self.face = checker.army, checker.face
        self.busy = self.since = self.speed = self.z = self.ux = self.uy = 0.0

    def lift(self, time: float, kx: float, ky: float) -> float:
        """Add a kick to what is left of the last; the energy that it comes to, mm2/s2."""
        past = time - self.since
        z = self.z + (self.speed - 0.5 * FALLING * past) * past
        left = self.speed - FALLING * past if z > 0.0 else 0.0
        vx, vy = left * self.ux + kx, left * self.uy + ky
        speed = sqrt(vx * vx + vy * vy)
        self.since, self.speed, self.z = time, speed, max(z, 0.0)
        self.ux, self.uy = (vx / speed, vy / speed) if speed > 0.0 else (0.0, 0.0)
        return 0.5 * TIPPING * speed * speed + GRAVITY * self.z

    def height(self) -> float:
        """How far its centre rises, mm."""
        return self.z + 0.5 * self.speed * self.speed / FALLING

    def flight(self) -> float:
        """How long its rim stays up, s."""
        return (self.speed + sqrt(self.speed * self.speed + 2.0 * FALLING * self.z)) / FALLING

    def come_down(self, face: Face) -> None:
        """On a new face, and until it lies nothing lifts it again."""
        self.face, self.busy = face, self.since + self.flight()
        self.speed = self.z = 0.0


class Tumbling:
    """The checkers of one strike, and what has lifted them."""

    def __init__(self, checkers: Sequence[Checker], board: Board) -> None:
        self.checkers = checkers
        self.board = board
        self.tips: list[Tip] = []
        self._rocking: dict[int, _Rocking] = {}

    def flick(self, flick: Push) -> None:
        """The finger lifts the rim that it strikes."""
        speed = sqrt(flick.vx * flick.vx + flick.vy * flick.vy)
        lift = FINGER_LIFT * (speed - LIFT_FROM)
        if lift > 0.0:
            self._kick(flick.disc, 0.0, lift * flick.vx / speed, lift * flick.vy / speed)

    def meet(self, *impacts: Impact) -> None:
        """Rims lift each other; a checker on its edge falls however weakly it is hit.

        What meets one checker at the same time adds up before it tells.
        """
        lifts: dict[int, tuple[float, float]] = {}
        for impact in impacts:
            grip = grip_of(impact)
            for disc, lift in _lifts(impact):
                standing = self._of(disc).face == "edge"
                size = (1.0 if lift > 0.0 else -1.0) if standing else lift * grip
                kx, ky = lifts.get(disc, (0.0, 0.0))
                lifts[disc] = kx + size * impact.nx, ky + size * impact.ny
        time = impacts[0].time
        for disc, (kx, ky) in lifts.items():
            rocking = self._of(disc)
            if rocking.face == "edge":
                self._topple(disc, rocking, (time, kx, ky))
            elif kx != 0.0 or ky != 0.0:
                self._kick(disc, time, kx, ky)

    def _kick(self, disc: int, time: float, kx: float, ky: float) -> None:
        rocking = self._of(disc)
        if time < rocking.busy:
            return
        energy = rocking.lift(time, kx, ky)
        face = self._face(rocking.face, energy)
        tip = (time, disc, rocking.ux, rocking.uy, rocking.height(), rocking.flight(), face)
        self.tips.append(Tip(*tip))
        if face != rocking.face:
            rocking.come_down(face)

    def _of(self, disc: int) -> _Rocking:
        rocking = self._rocking.get(disc)
        if rocking is None:
            rocking = self._rocking[disc] = _Rocking(self.checkers[disc])
        return rocking

    def _face(self, face: Face, energy: float) -> Face:
        """How a checker comes down that has so much energy."""
        if energy < BARRIER:
            return face
        if energy < BARRIER * (1.0 + STANDING_SHARE):
            return "edge" if self.board.can_stand else face
        return _other(face) if self.board.can_turn else face

    def _topple(self, disc: int, rocking: _Rocking, push: tuple[float, float, float]) -> None:
        time, dx, dy = push
        length = sqrt(dx * dx + dy * dy) or 1.0
        face = face_after(rocking.army, dy) if self.board.can_turn else "up"
        rocking.since = time
        rocking.come_down(face)
        self.tips.append(Tip(time, disc, dx / length, dy / length, 0.0, 0.0, face))


def _lifts(impact: Impact) -> tuple[tuple[int, float], tuple[int, float]]:
    """How much of an impact's grip lifts each of the two, along the line from runner to other.

    Where neither is the runner each is half of both, and they tip away from each other.
    """
    if impact.is_even:
        half = 0.5 * (RIM_LIFT - TRIP_LIFT)
        return (impact.runner, -half), (impact.other, half)
    return (impact.runner, TRIP_LIFT), (impact.other, RIM_LIFT)


def _other(face: Face) -> Face:
    return "up" if face == "over" else "over"
