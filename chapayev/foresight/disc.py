"""A disc that slides in a straight line and loses speed evenly, until something happens to it."""

from math import sqrt

from chapayev.constants import BOARD, REST_SPEED
from chapayev.flat import Place

FOREVER = float("inf")


class Disc:
    """One disc's motion since its last event; all of it follows from `send`.

    Attributes:
        number: its place in the list.
        x: where it was at `since`, mm; so `y`.
        vx: its speed then, mm/s; so `vy`.
        ux: its direction, a unit vector; so `uy`. Meaningless at rest.
        speed: the length of its velocity.
        since: time of its last event, s.
        until: when it comes to rest; not after `since` for a disc at rest.
        end_x: where it comes to rest if nothing meets it, mm; so `end_y`.
        reach: how far it goes, mm: until it rests, or to the edge.
        spin: rad/s at `since`, counter-clockwise.
        events: how many there were: a prediction of before the last is void.
        met: time of its last impact.
        is_off: whether it has left the board.
        is_beyond: on a folding board, whether it is past the seam.
        path: the corners of its way.
    """

    __slots__ = (
        "end_x", "end_y", "events", "is_beyond", "is_off", "met", "number", "path", "reach",
        "since", "speed", "spin", "until", "ux", "uy", "vx", "vy", "x", "y",
    )  # fmt: skip

    def __init__(self, number: int, place: Place) -> None:
        self.number = number
        self.x, self.y = self.end_x, self.end_y = place
        self.vx = self.vy = self.ux = self.uy = 0.0
        self.speed = self.since = self.until = self.reach = self.spin = 0.0
        self.events = 0
        self.met = -1.0
        self.is_off = self.is_beyond = False
        self.path = [place]

    def at(self, time: float, braking: float) -> tuple[float, float, float, float]:
        """Place and velocity at a time not before `since`: x, y, vx, vy."""
        if time >= self.until:
            return self.end_x, self.end_y, 0.0, 0.0
        past = time - self.since
        lost = braking * past
        half = past - 0.5 * lost * past / self.speed
        left = 1.0 - lost / self.speed
        return (
            self.x + self.vx * half,
            self.y + self.vy * half,
            self.vx * left,
            self.vy * left,
        )

    def spin_at(self, time: float, unwinding: float) -> float:
        """Spin at a time not before `since`, rad/s."""
        lost = unwinding * (time - self.since)
        if self.spin > 0.0:
            return self.spin - lost if self.spin > lost else 0.0
        return self.spin + lost if self.spin < -lost else 0.0

    def send(self, time: float, state: tuple[float, float, float, float], braking: float) -> None:
        """From `time` on it moves on from `state` (x, y, vx, vy)."""
        x, y, vx, vy = state
        self.events += 1
        self.since = time
        self.x, self.y, self.vx, self.vy = state
        self.path.append((x, y))
        speed = sqrt(vx * vx + vy * vy)
        if speed < REST_SPEED:
            self.speed = self.reach = 0.0
            self.until, self.end_x, self.end_y = time, x, y
            return
        reach = 0.5 * speed * speed / braking
        self.ux = ux = vx / speed
        self.uy = uy = vy / speed
        self.speed, self.reach = speed, reach
        self.until = time + speed / braking
        self.end_x = x + ux * reach
        self.end_y = y + uy * reach

    def time_to(self, way: float, braking: float) -> float:
        """When it has gone `way` mm since `since`; `way` is at most how far it goes."""
        speed = self.speed
        square = speed * speed - 2.0 * braking * way
        return self.since + 2.0 * way / (speed + sqrt(square) if square > 0.0 else speed)

    def way_to_edge(self) -> float:
        """How far it is to the edge of the board along its line, mm."""
        ux, uy = self.ux, self.uy
        along_x = (BOARD - self.x) / ux if ux > 0.0 else -self.x / ux if ux < 0.0 else FOREVER
        along_y = (BOARD - self.y) / uy if uy > 0.0 else -self.y / uy if uy < 0.0 else FOREVER
        return max(0.0, min(along_x, along_y))
