"""How a checker or a pawn gets from one rest to the next: it begins and ends in just those poses.

It is slow while it is high and fast where it comes down. A pawn has no other face to lie on: it
goes over its head and on, all round, and stands again, now with the head of whom it plays for
(K12, K17).
"""

from collections.abc import Sequence
from math import asin, atan2, cos, pi, sin, tau
from typing import Final

from msgspec.structs import replace

from chapayev.constants import RADIUS
from chapayev.scene.picture.poses import Pose
from chapayev.scene.picture.tilting import EDGE, STEPS, WAYS
from chapayev.state import Face
from chapayev.tumble import Tip

TOPPLE: Final = 0.12
"""How long a checker falls that stood on its edge, s."""

VAULT: Final = 0.2
"""And a pawn, at the least, on its way over its head, s."""

_FLAT: Final = 0.01
"""A checker that has tipped less lies, rad."""

_HEAVY: Final = 0.6
"""By so much of its mean speed it is slower on top, and faster at its start and end."""

_EDGE_LEAN: Final = EDGE.step / STEPS * pi
_EDGE_WAY: Final = tau * EDGE.way / WAYS

Way = tuple[float, float]


def face_at(face: Face, tips: Sequence[Tip], time: float) -> Face:
    """How a checker lies after all that has tipped it up to a time."""
    return next((tip.face for tip in reversed(tips) if tip.time <= time), face)


def tipped_at(lying: Pose, tips: Sequence[Tip], time: float, *, pawn: bool = False) -> Pose:
    """A checker as it lies or tips at a time.

    Args:
        lying: with the face that it had before all of it.
        tips: of this checker, in order.
        time: s.
        pawn: whether it is a pawn.
    """
    begun = [tip for tip in tips if tip.time <= time]
    if not begun:
        return lying
    tip = begun[-1]
    lying = replace(lying, face=face_at(lying.face, begun[:-1], time))
    length = _seconds_of(tip, lying.face, pawn=pawn)
    share = (time - tip.time) / length if length > 0 else 1.0
    if share >= 1:
        return replace(lying, face=tip.face)
    if lying.face == "edge":
        return _toppling(lying, tip, share, pawn=pawn)
    if tip.face == "edge":
        return _rising(lying, tip, share, pawn=pawn)
    if tip.face == lying.face:
        return _rocking(lying, tip, share)
    return _vaulting(lying, tip, share) if pawn else _turning(lying, tip, share)


def _seconds_of(tip: Tip, face: Face, *, pawn: bool) -> float:
    """How long a tip is seen of a checker that rested on that face."""
    if face == "edge":
        return max(tip.seconds, TOPPLE)
    return max(tip.seconds, VAULT) if pawn and {face, tip.face} == {"up", "over"} else tip.seconds


def _weighed(share: float) -> float:
    """How far round a thing is that is thrown over its rim or head, 0 to 1, by its time's share."""
    return share + _HEAVY / tau * sin(tau * share)


def _turning(lying: Pose, tip: Tip, share: float) -> Pose:
    """Over its rim, on to its other face."""
    return _tilted(lying, pi * _weighed(share), (tip.dx, tip.dy))


def _vaulting(lying: Pose, tip: Tip, share: float) -> Pose:
    """A pawn over its head and round; its head is another one once it has been lowest."""
    turn = tau * _weighed(share)
    if turn <= pi:
        return _tilted(lying, turn, (tip.dx, tip.dy))
    return _tilted(replace(lying, face=tip.face), tau - turn, (-tip.dx, -tip.dy))


def _rocking(lying: Pose, tip: Tip, share: float) -> Pose:
    """Up at one rim and back again."""
    height = 4 * tip.height * share * (1 - share)
    return _tilted(lying, asin(min(height / (2 * RADIUS), 1.0)), (tip.dx, tip.dy))


def _rising(lying: Pose, tip: Tip, share: float, *, pawn: bool) -> Pose:
    """On to its edge, slower and slower; meanwhile it turns to where it is seen from its side."""
    lean, way = _on_edge(is_over=lying.face == "over" and not pawn)
    height = 1 - (1 - share) ** 2
    return _tilted(lying, lean * height, _between((tip.dx, tip.dy), way, _smooth(share)))


def _toppling(lying: Pose, tip: Tip, share: float, *, pawn: bool) -> Pose:
    """Off its edge, faster and faster."""
    lean, way = _on_edge(is_over=tip.face == "over" and not pawn)
    way = _between(way, (-tip.dx, -tip.dy), _smooth(share))
    return _tilted(replace(lying, face=tip.face), lean * (1 - share * share), way)


def _on_edge(*, is_over: bool) -> tuple[float, Way]:
    """How far one on its edge has tipped from either face, and which way."""
    way = sin(_EDGE_WAY), cos(_EDGE_WAY)
    return (pi - _EDGE_LEAN, (-way[0], -way[1])) if is_over else (_EDGE_LEAN, way)


def _tilted(lying: Pose, lean: float, way: Way) -> Pose:
    return lying if lean < _FLAT else replace(lying, tilt=lean, way=way)


def _smooth(share: float) -> float:
    return share * share * (3 - 2 * share)


def _between(one: Way, other: Way, share: float) -> Way:
    """A direction on the shorter way round from one to another."""
    start = atan2(*one)
    turn = (atan2(*other) - start + pi) % tau - pi
    return sin(start + turn * share), cos(start + turn * share)
