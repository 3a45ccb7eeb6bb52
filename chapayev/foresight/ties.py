"""Impacts at the same time: a striker that runs between two, a blow that runs through a pack.

One after the other, they would come out by the order of the list. So they are solved at once, as
pymunk solves what it finds in one step.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from math import sqrt

from chapayev.constants import GUARD, REST_SPEED, WEAK
from chapayev.flat import Impact
from chapayev.foresight.disc import Disc
from chapayev.impact import Contact, Motion, closing, collide_all, impact_of, slipping

EDGE, SEAM = -1, -2

Event = tuple[float, int, int, int, int]
"""Its time, a disc, the other disc (or EDGE, SEAM), and the events of both when it was foreseen."""

Pair = tuple[Disc, Disc]


def tied(queue: list[Event], discs: Sequence[Disc], first: Pair, time: float) -> list[Pair]:
    """The pairs that meet now, `first` among them, in an order that the list's does not decide.

    Their events stay in the queue, where those that their discs now have make them void.
    """
    soon: list[Event] = []
    while queue and queue[0][0] <= time + GUARD:
        soon.append(heappop(queue))
    pairs = {frozenset(pair): pair for pair in (first, *_valid(soon, discs))}
    for event in soon:
        heappush(queue, event)
    return sorted(pairs.values(), key=_place)


def _valid(events: Sequence[Event], discs: Sequence[Disc]) -> list[Pair]:
    """The meetings among events, without those that an earlier one has made void."""
    return [
        (discs[one], discs[two])
        for _time, one, two, events_one, events_two in events
        if two >= 0 and discs[one].events == events_one and discs[two].events == events_two
    ]


def _place(pair: Pair) -> tuple[float, float]:
    one, two = pair
    return one.x + two.x, one.y + two.y


class Tie:
    """Pairs of discs that meet at the same time.

    Attributes:
        impacts: what has come of it.
    """

    def __init__(
        self, pairs: Sequence[Pair], time: float, braking: float, unwinding: float
    ) -> None:
        self.pairs = pairs
        self.time = time
        self.discs = {disc.number: disc for pair in pairs for disc in pair}
        self.states = {number: disc.at(time, braking) for number, disc in self.discs.items()}
        self.before: dict[int, Motion] = {
            number: (*self.states[number][2:], disc.spin_at(time, unwinding))
            for number, disc in self.discs.items()
        }
        self.impacts: list[Impact] = []

    def solve(self, restitutions: Sequence[float]) -> list[tuple[Disc, Motion]]:
        """How the discs move on that have met another; those that part already meet nothing."""
        contacts = [
            contact
            for pair, restitution in zip(self.pairs, restitutions, strict=True)
            if self._closing(contact := self._contact(pair, restitution)) > WEAK
        ]
        motions = dict(self.before)
        hit: set[int] = set()
        for contact, strength in zip(contacts, collide_all(motions, contacts), strict=True):
            if strength >= REST_SPEED:
                self.impacts.append(self._impact(contact, strength))
                hit.update(contact[:2])
        return [(self.discs[number], motions[number]) for number in self.discs if number in hit]

    def _contact(self, pair: Pair, restitution: float) -> Contact:
        one, two = pair[0].number, pair[1].number
        (ax, ay, *_), (bx, by, *_) = self.states[one], self.states[two]
        dx, dy = bx - ax, by - ay
        length = sqrt(dx * dx + dy * dy)
        return one, two, (dx / length, dy / length), restitution

    def _closing(self, contact: Contact) -> float:
        one, two, normal, _restitution = contact
        return closing(self.before[one], self.before[two], normal)

    def _impact(self, contact: Contact, strength: float) -> Impact:
        one, two, (nx, ny), _restitution = contact
        a, b = self.before[one], self.before[two]
        slip = slipping(a, b, (nx, ny))
        along = (a[0] + b[0]) * nx + (a[1] + b[1]) * ny
        return impact_of(self.time, (one, two), (strength, nx, ny, slip), along)
