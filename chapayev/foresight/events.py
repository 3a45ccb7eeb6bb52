"""The simulation event by event: impacts, edges and seams in the order of time, nothing between.

Only the discs that an event touches are predicted anew, so a strike costs a few dozen quadratics.
There is nothing but + - * / and the square root in it: the bits are the same on every machine.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from math import sqrt

from chapayev.constants import (
    BOARD,
    GUARD,
    MANY_IMPACTS,
    MOST_IMPACTS,
    RESTITUTION,
    TOUCH_TIME,
    WEAK,
)
from chapayev.flat import PLAIN, Board, Fall, Flat, Impact, Place, Push
from chapayev.foresight.contact import meets_moving, meets_resting
from chapayev.foresight.disc import FOREVER, Disc
from chapayev.foresight.lookout import way_off, way_to_seam
from chapayev.foresight.ties import EDGE, SEAM, Event, Tie, tied
from chapayev.impact import collide, impact_of
from chapayev.seam import cross, middle


def slide(places: Sequence[Place], pushes: Sequence[Push], board: Board = PLAIN) -> Flat:
    """What becomes of the discs, exactly.

    Args:
        places: where the centres are, on the board and nowhere nearer than two radii.
        pushes: which discs are set in motion; one for a strike.
        board: what they slide on.
    """
    foresight = Foresight(places, board)
    for disc, vx, vy in pushes:
        foresight.push(disc, vx, vy)
    return foresight.run()


class Foresight:
    """One strike while it is computed."""

    def __init__(self, places: Sequence[Place], board: Board) -> None:
        self.discs = [Disc(number, place) for number, place in enumerate(places)]
        self.table = self.discs[:]
        self.queue: list[Event] = []
        self.impacts: list[Impact] = []
        self.falls: list[Fall] = []
        self.braking = board.braking
        self.unwinding = board.unwinding
        self.seam = middle(board)
        if self.seam is not None:
            for disc in self.discs:
                disc.is_beyond = (disc.x, disc.y)[self.seam] >= BOARD / 2.0

    def push(self, number: int, vx: float, vy: float) -> None:
        """Set a disc in motion at time 0."""
        disc = self.discs[number]
        disc.send(0.0, (disc.x, disc.y, vx, vy), self.braking)
        self._foresee(disc)

    def run(self) -> Flat:
        """Go through the events until nothing moves any more."""
        queue, discs = self.queue, self.discs
        while queue and len(self.impacts) < MOST_IMPACTS:
            time, number, what, events, others = heappop(queue)
            disc = discs[number]
            if disc.events != events:
                continue
            if what == EDGE:
                self._fall(disc, time)
            elif what == SEAM:
                self._cross(disc, time)
            elif discs[what].events == others:
                if queue and queue[0][0] <= time + GUARD:
                    self._meet_tied(disc, discs[what], time)
                else:
                    self._meet(disc, discs[what], time)
        return self._result()

    def _result(self) -> Flat:
        seconds = 0.0
        for disc in self.discs:
            seconds = max(seconds, disc.until)
            if disc.events and not disc.is_off:
                disc.path.append((disc.end_x, disc.end_y))
        places = [(disc.end_x, disc.end_y) for disc in self.discs]
        return Flat(places, self.impacts, self.falls, [disc.path for disc in self.discs], seconds)

    def _foresee(self, disc: Disc, met: Sequence[Disc] = ()) -> None:
        """Put all that the disc's new line leads to into the queue."""
        if disc.reach > 0.0:
            self._foresee_lines(disc)
            self._foresee_meetings(disc)
        else:
            self._foresee_arrivals(disc, met)

    def _foresee_lines(self, disc: Disc) -> None:
        """The edge and the seam, if the disc comes so far; no contact can come after the edge."""
        way = way_off(disc)
        if way < FOREVER:
            disc.reach = way
            self._foresee_line(disc, way, EDGE)
        if self.seam is not None:
            way = way_to_seam(disc, self.seam)
            if way < FOREVER:
                self._foresee_line(disc, way, SEAM)

    def _foresee_line(self, disc: Disc, way: float, what: int) -> None:
        time = disc.time_to(way, self.braking)
        heappush(self.queue, (time, disc.number, what, disc.events, 0))

    def _foresee_meetings(self, disc: Disc) -> None:
        now, braking, queue = disc.since, self.braking, self.queue
        for other in self.table:
            if other is disc:
                continue
            if other.until <= now:
                time = meets_resting(disc, other.end_x, other.end_y, braking)
            else:
                time = meets_moving(disc, other, braking)
            if time < FOREVER:
                heappush(queue, (time, disc.number, other.number, disc.events, other.events))

    def _foresee_arrivals(self, disc: Disc, met: Sequence[Disc]) -> None:
        """Of the discs that still move at one that an impact has just stopped."""
        for other in self.table:
            if other.until > disc.since and other is not disc and other not in met:
                time = meets_resting(other, disc.end_x, disc.end_y, self.braking)
                if disc.since - 1e-9 <= time < FOREVER:
                    entry = (max(time, disc.since), other.number, disc.number)
                    heappush(self.queue, (*entry, other.events, disc.events))

    def _fall(self, disc: Disc, time: float) -> None:
        x, y, vx, vy = disc.at(time, self.braking)
        disc.events += 1
        disc.is_off = True
        disc.until, disc.end_x, disc.end_y = time, x, y
        disc.path.append((x, y))
        self.table.remove(disc)
        self.falls.append(Fall(time, disc.number, x, y, vx, vy))

    def _cross(self, disc: Disc, time: float) -> None:
        assert self.seam is not None
        x, y, vx, vy = disc.at(time, self.braking)
        disc.is_beyond = not disc.is_beyond
        disc.spin = disc.spin_at(time, self.unwinding)
        disc.send(time, (x, y, *cross(vx, vy, self.seam)), self.braking)
        self._foresee(disc)

    def _meet(self, one: Disc, two: Disc, time: float) -> None:
        ax, ay, avx, avy = one.at(time, self.braking)
        bx, by, bvx, bvy = two.at(time, self.braking)
        dx, dy = bx - ax, by - ay
        length = sqrt(dx * dx + dy * dy)
        nx, ny = dx / length, dy / length
        if (avx - bvx) * nx + (avy - bvy) * ny <= WEAK:
            return
        a, b, strength, slip = collide(
            (avx, avy, one.spin_at(time, self.unwinding)),
            (bvx, bvy, two.spin_at(time, self.unwinding)),
            (nx, ny),
            self._restitution(one, two, time),
        )
        along = avx * nx + avy * ny + bvx * nx + bvy * ny
        if along >= WEAK:
            self.impacts.append(Impact(time, one.number, two.number, strength, nx, ny, slip))
        elif along <= -WEAK:
            self.impacts.append(Impact(time, two.number, one.number, strength, -nx, -ny, slip))
        else:
            pair = one.number, two.number
            self.impacts.append(impact_of(time, pair, (strength, nx, ny, slip), along))
        one.spin, two.spin = a[2], b[2]
        one.met = two.met = time
        one.send(time, (ax, ay, a[0], a[1]), self.braking)
        two.send(time, (bx, by, b[0], b[1]), self.braking)
        self._foresee(one, (two,))
        self._foresee(two, (one,))

    def _meet_tied(self, one: Disc, two: Disc, time: float) -> None:
        """Two meet, and perhaps at the same time others that they touch: then none comes first."""
        pairs = tied(self.queue, self.discs, (one, two), time)
        if len(pairs) == 1:
            self._meet(one, two, time)
            return
        tie = Tie(pairs, time, self.braking, self.unwinding)
        met = tie.solve([self._restitution(*pair, time) for pair in pairs])
        self.impacts += tie.impacts
        for disc, (vx, vy, spin) in met:
            x, y, _vx, _vy = disc.at(time, self.braking)
            disc.spin, disc.met = spin, time
            disc.send(time, (x, y, vx, vy), self.braking)
        discs = [disc for disc, _motion in met]
        for disc in discs:
            self._foresee(disc, discs)

    def _restitution(self, one: Disc, two: Disc, time: float) -> float:
        if len(self.impacts) >= MANY_IMPACTS:
            return 0.0
        last = max(one.met, two.met)
        return 1.0 if time - last < TOUCH_TIME else RESTITUTION
