"""How each checker lies or tumbles at an instant: all that is needed to draw it."""

from collections.abc import Mapping, Sequence
from math import tau
from typing import Final

import msgspec

from chapayev.scene.picture.measure import mm
from chapayev.state import Checker, Checkers, Face, Key
from engine.core.game import Seat

_NO_ANGLES: Final[Mapping[Key, float]] = {}
_GOLDEN: Final = tau * 0.381966


class Pose(msgspec.Struct, frozen=True):
    """One checker at an instant.

    Attributes:
        army: whose it is by its colour.
        number: 1 to 8.
        x: of its centre along the files, mm.
        y: of its centre along the rows, mm.
        angle: of its mark, rad, counter-clockwise; 0 is towards row 8.
        face: how it lies, or lay before it tipped.
        tilt: how far it has tipped, rad: 0 lies, pi / 2 stands on its rim, pi lies turned over.
        way: the direction in which it tips, x and y, a unit vector.
        height: of its lowest point above the board, mm.
    """

    army: Seat
    number: int
    x: float
    y: float
    angle: float = 0.0
    face: Face = "up"
    tilt: float = 0.0
    way: tuple[float, float] = (0.0, 1.0)
    height: float = 0.0

    @property
    def key(self) -> Key:
        """The checker's name."""
        return self.army, self.number

    @property
    def is_lying(self) -> bool:
        """Whether it lies on the board, on either face."""
        return self.face != "edge" and self.tilt == 0.0 and self.height == 0.0


def first_angle(key: Key) -> float:
    """Where the mark of a checker is as a round begins: no two neighbours' alike."""
    army, number = key
    return (army * 8 + number) * _GOLDEN % tau


def pose_of(checker: Checker, angle: float | None = None) -> Pose:
    """A checker of a state at rest."""
    turn = first_angle(checker.key) if angle is None else angle
    place = mm(checker.x), mm(checker.y)
    return Pose(checker.army, checker.number, *place, angle=turn, face=checker.face)


def poses_of(checkers: Checkers, angles: Mapping[Key, float] = _NO_ANGLES) -> tuple[Pose, ...]:
    """Checkers at rest.

    Args:
        checkers: of a state.
        angles: where the marks of those that moved have come to rest; states do not keep them.
    """
    return tuple(pose_of(each, angles.get(each.key)) for each in checkers)


def by_depth(poses: Sequence[Pose]) -> list[Pose]:
    """From the far side on, so that each covers what lies behind it."""
    return sorted(poses, key=lambda pose: (-pose.y, pose.army, pose.number))
