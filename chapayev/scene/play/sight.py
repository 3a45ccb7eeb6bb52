"""What helps to aim: the way that a strike would take, by the exact foresight."""

from collections.abc import Sequence
from math import hypot

import msgspec

from chapayev.constants import RADIUS
from chapayev.flat import Place
from chapayev.scene.play.courses import foreseen
from chapayev.state import Key, State, Strike
from engine.device.settings import AIM_HELPS

FULL, SHORT, NONE = AIM_HELPS
"""How much helps, as the settings have it."""

_TOUCHING = 2.0 * RADIUS + 0.5


class Aim(msgspec.Struct, frozen=True):
    """A strike before it is made.

    Attributes:
        key: the chosen checker.
        tenths: the direction, 0 to 3599 tenths of a degree.
        power: what the meter shows, percent; 0 while nothing is charged.
        is_charging: whether A is held, or the pointer pulls.
    """

    key: Key
    tenths: int
    power: int = 0
    is_charging: bool = False


class Sight(msgspec.Struct, frozen=True):
    """Lines on the board, in mm.

    Attributes:
        way: of the struck checker, from its place to where it first touches another or ends.
        touches: whether it touches one there.
        onward: how the one that it touches goes on, to its next corner; empty if it does not.
        is_short: whether only its beginning helps.
    """

    way: tuple[Place, ...]
    touches: bool = False
    onward: tuple[Place, ...] = ()
    is_short: bool = False


def sight_of(state: State, strike: Strike, help_: str) -> Sight | None:
    """What helps with a strike; None without help."""
    if help_ == NONE:
        return None
    course = foreseen(state, strike)
    disc = next(i for i, each in enumerate(course.before) if each.key == strike.key)
    path, impacts = _corners(course.flat.paths[disc]), course.flat.impacts
    if not impacts:
        return Sight(path, is_short=help_ == SHORT)
    struck = impacts[0].other if impacts[0].runner == disc else impacts[0].runner
    onward = _corners(course.flat.paths[struck])
    way = _until(path, onward[0])
    return Sight(way, touches=True, onward=onward[:2], is_short=help_ == SHORT)


def _corners(path: Sequence[Place]) -> tuple[Place, ...]:
    """A way without places that are told twice."""
    return tuple(place for n, place in enumerate(path) if n == 0 or place != path[n - 1])


def _until(path: Sequence[Place], struck: Place) -> tuple[Place, ...]:
    """The corners of a way up to the one that touches a checker."""
    corners: list[Place] = []
    for corner in path:
        corners.append(corner)
        if hypot(corner[0] - struck[0], corner[1] - struck[1]) <= _TOUCHING:
            break
    return tuple(corners)
