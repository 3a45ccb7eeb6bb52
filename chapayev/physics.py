"""The simulation on pymunk, whose results are played and recorded (K18, K19).

pymunk decides what impacts do. Its own time steps are too coarse for discs that cross a cell in a
few hundredths of a second, and its damping is no Coulomb friction; so half of the friction of a
step is taken before it and half after it, and a step ends at the next time of impact, which is
known from the lines on which the discs slide. The step that holds the impact lasts a fifth of a
microsecond.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

import pymunk

from chapayev.constants import (
    BOARD,
    GUARD,
    MANY_IMPACTS,
    PATIENCE,
    RADIUS,
    REST_SPEED,
    RESTITUTION,
    RIM_FRICTION,
    STEP,
    TOUCH_TIME,
)
from chapayev.course import Course, Launch, play
from chapayev.flat import PLAIN, Board, Fall, Flat, Frame, Impact, Place, Pose, Push
from chapayev.foresight.disc import FOREVER, Disc
from chapayev.foresight.lookout import next_contact, next_line
from chapayev.seam import cross, middle
from chapayev.state import Checkers

MOMENT: Final = 0.5 * RADIUS * RADIUS
CLUSTER_STEP: Final = STEP / 16.0


def simulate(checkers: Checkers, launch: Launch, board: Board = PLAIN) -> Course:
    """What becomes of a launch, with the poses to be drawn.

    Args:
        checkers: all on the board, in order; the launched one among them.
        launch: a strike, a thumb's flick or two breaths.
        board: what they slide on, and what may become of them.
    """
    return play(checkers, launch, board, slide)


def slide(places: Sequence[Place], pushes: Sequence[Push], board: Board = PLAIN) -> Flat:
    """What becomes of the discs, with their poses every `STEP` seconds.

    Args:
        places: where the centres are, on the board and nowhere nearer than two radii.
        pushes: which discs are set in motion; one for a strike.
        board: what they slide on.
    """
    simulation = Simulation(places, board)
    for disc, vx, vy in pushes:
        simulation.push(disc, vx, vy)
    return simulation.run()


class Simulation:
    """One strike while it is computed, in a Space of its own."""

    def __init__(self, places: Sequence[Place], board: Board) -> None:
        self.space = _make_space()
        self.bodies = [_add_body(self.space, place) for place in places]
        self.numbers = {body.id: number for number, body in enumerate(self.bodies)}
        self.discs = [Disc(number, place) for number, place in enumerate(places)]
        self.table = self.discs[:]
        self.braking, self.unwinding = board.braking, board.unwinding
        self.seam = middle(board)
        if self.seam is not None:
            for disc in self.discs:
                disc.is_beyond = (disc.x, disc.y)[self.seam] >= BOARD / 2.0
        self.time = self.ready = 0.0
        self.impacts: list[Impact] = []
        self.falls: list[Fall] = []
        self.frames: list[Frame] = []
        self.poses: list[Pose | None] = [Pose(x, y, 0.0) for x, y in places]
        self.hit: set[int] = set()
        self.space.on_collision(pre_solve=self._before, post_solve=self._after)

    def push(self, number: int, vx: float, vy: float) -> None:
        """Set a disc in motion at time 0."""
        self.bodies[number].velocity = vx, vy
        self._follow(self.discs[number])

    def run(self) -> Flat:
        """Step by step until all is at rest."""
        self._record()
        while any(disc.until > self.time for disc in self.table):
            contact = self._next_contact()
            line, disc = next_line(self.table, self.seam, self.braking)
            self._go_to(min(contact - GUARD, line, self._rest()))
            if disc is not None and line <= contact - GUARD:
                self._pass_line(disc)
            elif contact < FOREVER and self.time >= contact - GUARD:
                self._impact(contact)
        self._record()
        return self._result()

    def _next_contact(self) -> float:
        """The next time of impact; in a cluster that will not settle steps are cut no more."""
        if len(self.impacts) >= MANY_IMPACTS:
            return FOREVER
        return max(next_contact(self.table, self.braking), self.ready)

    def _rest(self) -> float:
        return max(disc.until for disc in self.table)

    def _go_to(self, end: float) -> None:
        """Steps without an event up to a time; they stop early where rims meet unforeseen."""
        while self.time < end and not self.hit:
            frame = len(self.frames) * STEP
            longest = STEP if len(self.impacts) < MANY_IMPACTS else CLUSTER_STEP
            time = min(end, frame, self.time + longest)
            self._step(time)
            if time == frame:
                self._record()
        self._follow_hit()

    def _impact(self, contact: float) -> None:
        """The short step that holds an impact; the discs that meet start from where they touch."""
        start = self.time
        self._step(max(contact, start) + GUARD)
        if not self.hit:
            self.ready = self.time + PATIENCE
        for number in self.hit:
            disc, body = self.discs[number], self.bodies[number]
            x, y, _vx, _vy = disc.at(max(contact, start), self.braking)
            vx, vy = body.velocity
            body.position = x + vx * GUARD, y + vy * GUARD
        self._follow_hit()

    def _step(self, end: float) -> None:
        """One step of pymunk's, half of its friction before it and half after it."""
        seconds = end - self.time
        moving = [self.bodies[disc.number] for disc in self.table if disc.until > self.time]
        for body in moving:
            _brake_before(body, self.braking * seconds, self.unwinding * seconds)
        self.space.step(seconds)
        for body in moving:
            _brake_after(body, self.braking * seconds, self.unwinding * seconds)
        self.time = end

    def _before(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        """How two rims behave that pymunk found in each other."""
        one, two = self._pair(arbiter)
        last = max(one.met, two.met)
        soft = 1.0 if self.time - last < TOUCH_TIME else RESTITUTION
        arbiter.restitution = 0.0 if len(self.impacts) >= MANY_IMPACTS else soft
        arbiter.friction = RIM_FRICTION

    def _after(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: Any) -> None:
        """Take down an impact that pymunk has solved."""
        push, normal = arbiter.total_impulse, arbiter.normal
        strength = abs(push.dot(normal))
        if strength < REST_SPEED:
            return
        one, two = self._pair(arbiter)
        self.impacts.append(self._report(one, two, strength))
        self.hit |= {one.number, two.number}

    def _pair(self, arbiter: pymunk.Arbiter) -> tuple[Disc, Disc]:
        one, two = (self.discs[self.numbers[body.id]] for body in arbiter.bodies)
        return (one, two) if one.number < two.number else (two, one)

    def _report(self, one: Disc, two: Disc, strength: float) -> Impact:
        ax, ay, avx, avy = one.at(self.time, self.braking)
        bx, by, bvx, bvy = two.at(self.time, self.braking)
        length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        nx, ny = (bx - ax) / length, (by - ay) / length
        spin = one.spin_at(self.time, self.unwinding) + two.spin_at(self.time, self.unwinding)
        slip = (avy - bvy) * nx - (avx - bvx) * ny + RADIUS * spin
        if (avx + bvx) * nx + (avy + bvy) * ny < 0.0:
            one, two, nx, ny = two, one, -nx, -ny
        return Impact(self.time, one.number, two.number, strength, nx, ny, slip)

    def _follow_hit(self) -> None:
        for number in sorted(self.hit):
            disc = self.discs[number]
            self._follow(disc)
            disc.met = self.time
        self.hit.clear()

    def _follow(self, disc: Disc) -> None:
        """Take the line of a disc anew from its body."""
        body = self.bodies[disc.number]
        disc.spin = body.angular_velocity
        disc.send(self.time, (*body.position, *body.velocity), self.braking)

    def _pass_line(self, disc: Disc) -> None:
        """A disc is at the edge or at the seam."""
        body = self.bodies[disc.number]
        x, y = body.position
        if not (1e-6 < x < BOARD - 1e-6 and 1e-6 < y < BOARD - 1e-6):
            self._fall(disc, body)
        elif self.seam is not None:
            velocity = body.velocity
            body.velocity = cross(velocity.x, velocity.y, self.seam)
            disc.is_beyond = not disc.is_beyond
            self._follow(disc)

    def _fall(self, disc: Disc, body: pymunk.Body) -> None:
        self.falls.append(Fall(self.time, disc.number, *body.position, *body.velocity))
        disc.until, (disc.end_x, disc.end_y) = self.time, body.position
        disc.path.append(body.position)
        self.poses[disc.number] = None
        self.table.remove(disc)
        self.space.remove(body, *body.shapes)

    def _record(self) -> None:
        for disc in self.table:
            if disc.events:
                body = self.bodies[disc.number]
                position = body.position
                self.poses[disc.number] = Pose(position.x, position.y, body.angle)
        self.frames.append(tuple(self.poses))

    def _result(self) -> Flat:
        for disc in self.table:
            if disc.events:
                disc.end_x, disc.end_y = self.bodies[disc.number].position
                disc.path.append((disc.end_x, disc.end_y))
        places = [(disc.end_x, disc.end_y) for disc in self.discs]
        paths = [disc.path for disc in self.discs]
        return Flat(places, self.impacts, self.falls, paths, self.time, self.frames)


def _make_space() -> pymunk.Space:
    """A Space that pushes nothing apart and remembers no contact: both are ours to do."""
    space = pymunk.Space()
    space.collision_slop = 1e-9
    space.collision_bias = 1.0
    space.collision_persistence = 1
    return space


def _add_body(space: pymunk.Space, place: Place) -> pymunk.Body:
    body = pymunk.Body(1.0, MOMENT)
    body.position = place
    space.add(body, pymunk.Circle(body, RADIUS))
    return body


def _brake_before(body: pymunk.Body, lost: float, unwound: float) -> None:
    """Give a body its mean speed over the step, in which it would lose `lost`."""
    vx, vy = body.velocity
    speed = sqrt(vx * vx + vy * vy)
    if speed > 0.0:
        left = 1.0 - 0.5 * lost / speed if speed > lost else 0.5 * speed / lost
        body.velocity = vx * left, vy * left
    spin = body.angular_velocity
    if spin != 0.0:
        size = abs(spin)
        body.angular_velocity = spin * (
            1.0 - 0.5 * unwound / size if size > unwound else 0.5 * size / unwound
        )


def _brake_after(body: pymunk.Body, lost: float, unwound: float) -> None:
    """Take the other half of the friction; what has less speed than that is at rest."""
    vx, vy = body.velocity
    speed = sqrt(vx * vx + vy * vy)
    left = max(0.0, 1.0 - 0.5 * lost / speed) if speed > 0.0 else 0.0
    body.velocity = vx * left, vy * left
    spin = body.angular_velocity
    if spin != 0.0:
        body.angular_velocity = spin * max(0.0, 1.0 - 0.5 * unwound / abs(spin))
