"""What rims do to each other: restitution along the line of centres, friction across it."""

from collections.abc import Sequence
from typing import Final

from chapayev.constants import RADIUS, RIM_FRICTION, WEAK
from chapayev.flat import Impact

Motion = tuple[float, float, float]
"""Speed in x, in y (mm/s) and spin (rad/s, counter-clockwise) at an instant."""

Contact = tuple[int, int, tuple[float, float], float]
"""Two discs by number, the unit vector from the first's centre to the second's, restitution."""

Hit = tuple[float, float, float, float]
"""Strength, the line of centres (x, y) and slip, as an `Impact` has them."""

ROUNDS: Final = 200
SOLVED: Final = 1e-12
"""Contacts that push on each other are solved by so many rounds, or until none changes more."""


def collide(
    one: Motion, two: Motion, normal: tuple[float, float], restitution: float
) -> tuple[Motion, Motion, float, float]:
    """Both motions after the impact, its strength (momentum by mass) and the slip, mm/s.

    Two equal discs, of which each has half its mass times the square of its radius as moment of
    inertia: a sixth of the slip of the rims is the momentum across that ends the slip.

    Args:
        one: the first disc, approaching.
        two: the second.
        normal: from the first's centre to the second's, a unit vector.
        restitution: speed of parting to speed of meeting.
    """
    nx, ny = normal
    vx, vy = one[0] - two[0], one[1] - two[1]
    strength = 0.5 * (1.0 + restitution) * (vx * nx + vy * ny)
    slip = vy * nx - vx * ny + RADIUS * (one[2] + two[2])
    most = RIM_FRICTION * strength
    across = max(-most, min(most, slip / 6.0))
    px, py = strength * nx - across * ny, strength * ny + across * nx
    turn = across * 2.0 / RADIUS
    return (
        (one[0] - px, one[1] - py, one[2] - turn),
        (two[0] + px, two[1] + py, two[2] - turn),
        strength,
        slip,
    )


def collide_all(motions: dict[int, Motion], contacts: Sequence[Contact]) -> list[float]:
    """Let rims meet that meet at the same time, so that none comes before another.

    Each contact parts at its restitution's share of the speed at which it met, or faster if the
    others push it apart. They are solved in turn until nothing changes any more.

    Args:
        motions: of each disc that meets another, by number; changed to what they are afterwards.
        contacts: of which all approach.

    Returns:
        The strength of each, 0 where others have parted it already.
    """
    kept = [
        restitution * closing(motions[one], motions[two], normal)
        for one, two, normal, restitution in contacts
    ]
    pushes = [(0.0, 0.0)] * len(contacts)
    for _round in range(ROUNDS):
        change = 0.0
        for at, contact in enumerate(contacts):
            push = _push(motions, contact, kept[at], pushes[at])
            change = max(change, abs(push[0] - pushes[at][0]), abs(push[1] - pushes[at][1]))
            pushes[at] = push
        if change < SOLVED:
            break
    return [strength for strength, _across in pushes]


def impact_of(time: float, pair: tuple[int, int], hit: Hit, along: float) -> Impact:
    """An impact as it is told: the runner is the disc that was faster along the line of centres.

    Args:
        time: s since the strike.
        pair: both discs by number.
        hit: its strength, the line of centres from the first's to the second's, and the slip.
        along: the speeds of both along that line, added up.
    """
    one, two = pair
    strength, nx, ny, slip = hit
    is_even = -WEAK < along < WEAK
    if along >= 0.0:
        return Impact(time, one, two, strength, nx, ny, slip, is_even)
    return Impact(time, two, one, strength, -nx, -ny, slip, is_even)


def _push(
    motions: dict[int, Motion], contact: Contact, kept: float, push: tuple[float, float]
) -> tuple[float, float]:
    """What a contact gives along and across its line by now, with what it has given before."""
    first, second, normal, _restitution = contact
    one, two = motions[first], motions[second]
    strength = max(0.0, push[0] + 0.5 * (closing(one, two, normal) + kept))
    most = RIM_FRICTION * strength
    across = max(-most, min(most, push[1] + slipping(one, two, normal) / 6.0))
    nx, ny = normal
    more, aside = strength - push[0], across - push[1]
    px, py = more * nx - aside * ny, more * ny + aside * nx
    turn = aside * 2.0 / RADIUS
    motions[first] = one[0] - px, one[1] - py, one[2] - turn
    motions[second] = two[0] + px, two[1] + py, two[2] - turn
    return strength, across


def closing(one: Motion, two: Motion, normal: tuple[float, float]) -> float:
    """How fast two discs near each other along the line of centres, mm/s."""
    return (one[0] - two[0]) * normal[0] + (one[1] - two[1]) * normal[1]


def slipping(one: Motion, two: Motion, normal: tuple[float, float]) -> float:
    """How fast one rim slides along the other, mm/s."""
    vx, vy = one[0] - two[0], one[1] - two[1]
    return vy * normal[0] - vx * normal[1] + RADIUS * (one[2] + two[2])
