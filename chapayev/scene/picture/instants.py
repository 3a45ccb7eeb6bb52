"""A course of physics cut into instants: where everything is, what falls, what has just met."""

from collections.abc import Mapping, Sequence
from math import ceil, hypot, pi
from typing import Final

import msgspec
from msgspec.structs import replace

from chapayev.constants import RADIUS, STEP, THICKNESS
from chapayev.course import Breaths, Course
from chapayev.flat import Frame
from chapayev.flat import Pose as Slid
from chapayev.hanging import Flight
from chapayev.scene.picture.falling import FALL_TICKS, Falling
from chapayev.scene.picture.poses import Pose, first_angle, pose_of
from chapayev.scene.picture.sparks import SPARK_TICKS, Spark, Trail
from chapayev.scene.picture.tipping import TOPPLE, VAULT, face_at, tipped_at
from chapayev.state import Key
from chapayev.tumble import Tip

HALF_SPEED: Final = STEP
"""Seconds of the course that pass in a tick of 1/30 s: a strike is shown at half speed (K18)."""

TRUE_SPEED: Final = 2 * STEP

_STRONG: Final = 1_200.0
"""Impacts above half of full power's speed are marked, mm/s."""

_GHOSTS: Final = 3
_FAST: Final = 400.0
"""A checker slower than this leaves no ghosts, mm/s."""


class Instant(msgspec.Struct, frozen=True):
    """All that is drawn of one tick.

    Attributes:
        poses: of the checkers on the board.
        falling: those that go off.
        sparks: what has just met.
        trail: behind the fastest checker; None while all are slow.
    """

    poses: tuple[Pose, ...]
    falling: tuple[Falling, ...] = ()
    sparks: tuple[Spark, ...] = ()
    trail: Trail | None = None


class Film:
    """A course by ticks.

    Attributes:
        course: what is shown.
        pace: seconds of the course in a tick.
        ticks: how many there are until all is at rest and out of sight.
    """

    def __init__(
        self,
        course: Course,
        angles: Mapping[Key, float] | None = None,
        *,
        pace: float = HALF_SPEED,
        pawns: bool = False,
    ) -> None:
        """Make it.

        Args:
            course: what is shown.
            angles: where the checkers' marks are before it.
            pace: seconds of the course in a tick.
            pawns: whether pawns are played with (K17).
        """
        self.course = course
        self.pace = pace
        self._pawns = pawns
        self._angles = [
            (angles or {}).get(each.key, first_angle(each.key)) for each in course.before
        ]
        self._tips = [
            tuple(tip for tip in _seen(course) if tip.disc == disc)
            for disc in range(len(course.before))
        ]
        self.ticks = self._length()

    def at(self, tick: int) -> Instant:
        """What is seen after so many ticks."""
        time = tick * self.pace
        course = self.course
        poses = (self._pose(disc, time) for disc in range(len(course.before)))
        return Instant(
            tuple(pose for pose in poses if pose is not None),
            tuple(self._falling(tick)),
            tuple(self._sparks(tick)),
            self._trail(time),
        )

    def angles_after(self) -> dict[Key, float]:
        """Where the marks have come to rest, for the pictures of what follows."""
        poses = self.at(self.ticks).poses
        return {pose.key: pose.angle for pose in poses}

    def _length(self) -> int:
        flat, flight = self.course.flat, self.course.flight
        least = VAULT if self._pawns else TOPPLE
        ends = [flat.seconds, *(tip.time + max(tip.seconds, least) for tip in self.course.tips)]
        if flight is not None:
            ends.append(flight.seconds)
        falls = [self._tick_of(fall.time) + FALL_TICKS for fall in flat.falls]
        return max([ceil(max(ends) / self.pace), *falls])

    def _tick_of(self, time: float) -> int:
        """The first tick at which something has happened."""
        return ceil(time / self.pace)

    def _pose(self, disc: int, time: float) -> Pose | None:
        """One checker; None once it is off."""
        course = self.course
        before = course.before[disc]
        lying = pose_of(before, self._angles[disc])
        if course.flight is not None:
            return _flown(lying, course.flight, time, is_flier=self._is_flier(disc), course=course)
        slid = slid_at(course.flat.frames, disc, time)
        if slid is None and course.flat.frames:
            return None
        if slid is not None:
            lying = replace(lying, x=slid.x, y=slid.y, angle=lying.angle + slid.angle)
        return tipped_at(lying, self._tips[disc], time, pawn=self._pawns)

    def _is_flier(self, disc: int) -> bool:
        launch = self.course.launch
        return self.course.before[disc].key == (launch.army, launch.number)

    def _falling(self, tick: int) -> Sequence[Falling]:
        found = []
        for fall in self.course.flat.falls:
            age = tick - self._tick_of(fall.time)
            if 0 <= age < FALL_TICKS:
                before = self.course.before[fall.disc]
                face = face_at(before.face, self._tips[fall.disc], fall.time)
                is_turned = face == "over"
                start = (fall.x, fall.y), (fall.vx, fall.vy)
                found.append(Falling(before.army, *start, age, is_turned=is_turned))
        return found

    def _sparks(self, tick: int) -> Sequence[Spark]:
        found = []
        for impact in self.course.flat.impacts:
            age = tick - self._tick_of(impact.time)
            if impact.strength > _STRONG and 0 <= age < SPARK_TICKS:
                runner = slid_at(self.course.flat.frames, impact.runner, impact.time)
                if runner is not None:
                    x = runner.x + impact.nx * RADIUS
                    y = runner.y + impact.ny * RADIUS
                    found.append(Spark((x, y), age))
        return found

    def _trail(self, time: float) -> Trail | None:
        """Where the fastest checker was in the last ticks."""
        frames, past = self.course.flat.frames, time - self.pace
        if past < 0 or not frames:
            return None
        fastest, far = 0, 0.0
        for disc in range(len(self.course.before)):
            now, before = slid_at(frames, disc, time), slid_at(frames, disc, past)
            if now is not None and before is not None:
                way = hypot(now.x - before.x, now.y - before.y)
                fastest, far = (disc, way) if way > far else (fastest, far)
        if far < _FAST * self.pace:
            return None
        ages = (time - ghost * self.pace for ghost in range(1, _GHOSTS + 1))
        slid = [slid_at(frames, fastest, age) for age in ages if age >= 0]
        return Trail(tuple((each.x, each.y) for each in slid if each is not None))


def _seen(course: Course) -> Sequence[Tip]:
    """What tips the checkers; a fall by breath was seen from near by, and is over on the board."""
    if not isinstance(course.launch, Breaths):
        return course.tips
    return [tip._replace(time=tip.time - TOPPLE) for tip in course.tips[:1]] + [*course.tips[1:]]


def slid_at(frames: Sequence[Frame], disc: int, time: float) -> Slid | None:
    """Where a disc has slid to, between two frames; None once it is off, or without frames."""
    if not frames:
        return None
    at = min(max(time / STEP, 0.0), len(frames) - 1.0)
    first = int(at)
    one, two = frames[first][disc], frames[min(first + 1, len(frames) - 1)][disc]
    if one is None:
        return None
    if two is None:
        two = one
    share = at - first
    return Slid(*(a + (b - a) * share for a, b in zip(one, two, strict=True)))


def _flown(
    lying: Pose, flight: Flight, time: float, *, is_flier: bool, course: Course
) -> Pose | None:
    """A checker while one is in the air: only the flier moves, and its prisoner goes."""
    share = min(time / flight.seconds, 1.0)
    if not is_flier:
        return None if share >= 1 and lying.key == flight.prisoner else lying
    if share >= 1:
        rest = next(each for each in course.rest if each.key == lying.key)
        return pose_of(rest, lying.angle)
    (x0, y0), (x1, y1) = flight.source, flight.target
    turned = flight.half_turns * share
    flips, lean = divmod(turned * pi, pi)
    is_back = (lying.face == "over") != (int(flips) % 2 == 1)
    size = hypot(x1 - x0, y1 - y0) or 1.0
    return replace(
        lying,
        x=x0 + (x1 - x0) * share,
        y=y0 + (y1 - y0) * share,
        face="over" if is_back else "up",
        tilt=lean,
        way=((x1 - x0) / size, (y1 - y0) / size),
        height=max(4 * flight.height * share * (1 - share), THICKNESS / 8),
    )
