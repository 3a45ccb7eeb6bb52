"""What a seat may do: all of it where it can be listed, a fan where it is continuous (K03, K13).

Directions and powers are too many to list, so strikes, thumbs and blows are given as a fan of
candidates; `check` takes every valid one.
"""

from math import atan2, degrees
from typing import Final

from chapayev.asking import asked
from chapayev.state import (
    Accept,
    Action,
    Bayonet,
    Blow,
    Checker,
    Plain,
    Resign,
    State,
    StepBack,
    Strike,
    Swap,
    Thumb,
)
from engine.core.game import Seat

POWERS: Final = (30, 60, 100)
THUMBS: Final = (20, 40, 60, 80, 100)
BLOWS: Final = (0, 25, 50, 75, 100)


def legal(state: State, seat: Seat) -> list[Action]:
    """Sorted and unique, resigning last; nothing where chance is due or all is over."""
    if state.ended or state.due == "settle":
        return []
    return [*plies(state, seat), Resign()]


def plies(state: State, seat: Seat) -> list[Action]:
    """The same without resigning; nothing for a seat that is not asked."""
    if seat not in asked(state):
        return []
    match state.due:
        case "strike":
            return [*strikes(state, seat)]
        case "blow":
            return [Blow(power) for power in BLOWS]
        case "thumb":
            return [*_thumbs(state)]
        case "bayonet":
            return [Bayonet(), Plain()]
        case "answer":
            return [Accept(), StepBack()]
        case _:
            return [Plain(), Swap()]


def strikes(state: State, seat: Seat) -> list[Strike]:
    """Each own checker at the middle of each enemy's, with a few powers, in order."""
    own, others = state.played_by(seat), state.played_by(1 - seat)
    aims = {(one.key, aim(one, other)) for one in own for other in others}
    return [Strike(*key, tenths, power) for key, tenths in sorted(aims) for power in POWERS]


def aim(one: Checker, other: Checker) -> int:
    """The direction from one centre to another in tenths of a degree, 0 to 3599 (K20)."""
    return round(degrees(atan2(other.x - one.x, other.y - one.y)) * 10) % 3600


def _thumbs(state: State) -> list[Thumb]:
    target = state.stroke.target if state.stroke else None
    assert target is not None
    return [Thumb(*target, power) for power in THUMBS]
