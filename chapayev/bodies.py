"""pymunk's Space and its bodies as the simulation wants them, and the friction of one step.

pymunk's damping is no Coulomb friction, so half of what a step takes is taken before it and half
after it.
"""

from math import sqrt
from typing import Final

import pymunk

from chapayev.constants import RADIUS
from chapayev.flat import Place

MOMENT: Final = 0.5 * RADIUS * RADIUS
ROUNDS: Final = 40
"""How often pymunk goes through what meets in one step, so that none comes first."""


def make_space() -> pymunk.Space:
    """A Space that pushes nothing apart and remembers no contact: both are ours to do."""
    space = pymunk.Space()
    space.iterations = ROUNDS
    space.collision_slop = 1e-9
    space.collision_bias = 1.0
    space.collision_persistence = 1
    return space


def add_body(space: pymunk.Space, place: Place) -> pymunk.Body:
    """A disc that lies there."""
    body = pymunk.Body(1.0, MOMENT)
    body.position = place
    space.add(body, pymunk.Circle(body, RADIUS))
    return body


def brake_before(body: pymunk.Body, lost: float, unwound: float) -> None:
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


def brake_after(body: pymunk.Body, lost: float, unwound: float) -> None:
    """Take the other half of the friction; what has less speed than that is at rest."""
    vx, vy = body.velocity
    speed = sqrt(vx * vx + vy * vy)
    left = max(0.0, 1.0 - 0.5 * lost / speed) if speed > 0.0 else 0.0
    body.velocity = vx * left, vy * left
    spin = body.angular_velocity
    if spin != 0.0:
        body.angular_velocity = spin * max(0.0, 1.0 - 0.5 * unwound / abs(spin))
