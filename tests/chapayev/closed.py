"""The answer in closed form to one disc running into another that rests, and stopping after it."""

from math import hypot
from typing import NamedTuple

from chapayev.flat import Place

MU_G, RIM, RESTITUTION, RADIUS = 0.20 * 9_810.0, 0.10, 0.80, 16.0


class Answer(NamedTuple):
    runner: Place
    other: Place


def two_discs(runner: Place, other: Place, velocity: tuple[float, float]) -> Answer:
    """Where both come to rest; the runner must reach the other, which is not grazed."""
    v0 = hypot(*velocity)
    ux, uy = velocity[0] / v0, velocity[1] / v0
    dx, dy = other[0] - runner[0], other[1] - runner[1]
    along, beside = dx * ux + dy * uy, dx * uy - dy * ux
    way = along - (4.0 * RADIUS * RADIUS - beside * beside) ** 0.5
    speed = (v0 * v0 - 2.0 * MU_G * way) ** 0.5
    touch = (runner[0] + ux * way, runner[1] + uy * way)
    nx, ny = (other[0] - touch[0]) / 32.0, (other[1] - touch[1]) / 32.0
    normal, across = speed * (ux * nx + uy * ny), speed * (uy * nx - ux * ny)
    given = 0.5 * (1.0 + RESTITUTION) * normal
    rubbed = min(RIM * given, abs(across) / 6.0) * (1.0 if across > 0.0 else -1.0)
    push = (given * nx - rubbed * ny, given * ny + rubbed * nx)
    return Answer(
        _stop(touch, (speed * ux - push[0], speed * uy - push[1])),
        _stop(other, push),
    )


def _stop(place: Place, velocity: tuple[float, float]) -> Place:
    """Where a disc stops: the square of its speed by twice what it loses a second."""
    far = hypot(*velocity) / (2.0 * MU_G)
    return place[0] + velocity[0] * far, place[1] + velocity[1] * far
