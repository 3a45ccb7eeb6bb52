"""pymunk as one would use it first, with fixed steps: what our simulations are measured against."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import pymunk

from chapayev.constants import BOARD, RADIUS, RESTITUTION, RIM_FRICTION
from chapayev.flat import PLAIN, Board, Fall, Flat, Place, Push

FIXED: Final = 1.0 / 240.0
"""One step, s."""


def slide_fixed(places: Sequence[Place], pushes: Sequence[Push], board: Board = PLAIN) -> Flat:
    """What becomes of the discs by steps of `FIXED`; a plain board, and neither impacts nor poses.

    Args:
        places: where the centres are, on the board and nowhere nearer than two radii.
        pushes: which discs are set in motion.
        board: what they slide on; its seam is left out.
    """
    space = pymunk.Space()
    bodies = [_add_body(space, place) for place in places]
    for disc, vx, vy in pushes:
        bodies[disc].velocity = vx, vy
    falls: list[Fall] = []
    lost, steps = board.braking * FIXED, 0
    table = dict(enumerate(bodies))
    while sum(_brake(body, lost) for body in table.values()):
        space.step(FIXED)
        steps += 1
        for disc in [disc for disc, body in table.items() if _is_off(body)]:
            body = table.pop(disc)
            falls.append(Fall(steps * FIXED, disc, *body.position, *body.velocity))
            space.remove(body, *body.shapes)
    rest = [(body.position.x, body.position.y) for body in bodies]
    return Flat(rest, (), falls, [[place] for place in rest], steps * FIXED)


def _add_body(space: pymunk.Space, place: Place) -> pymunk.Body:
    body = pymunk.Body(1.0, 0.5 * RADIUS * RADIUS)
    body.position = place
    shape = pymunk.Circle(body, RADIUS)
    shape.elasticity, shape.friction = sqrt(RESTITUTION), sqrt(RIM_FRICTION)
    space.add(body, shape)
    return body


def _brake(body: pymunk.Body, lost: float) -> bool:
    """Take a step's friction from a body; whether it still moves."""
    vx, vy = body.velocity
    speed = sqrt(vx * vx + vy * vy)
    left = 1.0 - lost / speed if speed > lost else 0.0
    if speed > 0.0:
        body.velocity = vx * left, vy * left
    return left > 0.0


def _is_off(body: pymunk.Body) -> bool:
    x, y = body.position
    return not (0.0 <= x <= BOARD and 0.0 <= y <= BOARD)
