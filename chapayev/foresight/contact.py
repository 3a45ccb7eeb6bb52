"""When two discs meet: in closed form where one rests, by advancing safely where both move."""

from math import sqrt

from chapayev.constants import PRESS_SPEED, RADIUS, WEAK
from chapayev.foresight.disc import FOREVER, Disc

TOUCH = 2.0 * RADIUS
TOUCH_SQUARE = TOUCH * TOUCH
NEAR = 1e-7
MANY = 60


def meets_resting(disc: Disc, x: float, y: float, braking: float) -> float:
    """When a moving disc touches one that rests at (x, y): a quadratic; forever if it does not."""
    dx, dy = x - disc.x, y - disc.y
    along = dx * disc.ux + dy * disc.uy
    if along <= 0.0 or along >= disc.reach + TOUCH:
        return FOREVER
    apart = dx * dx + dy * dy - TOUCH_SQUARE
    square = along * along - apart
    if square <= 0.0:
        return FOREVER
    if apart < NEAR and along * disc.speed < TOUCH * WEAK:
        return FOREVER
    way = apart / (along + sqrt(square)) if apart > 0.0 else 0.0
    return disc.time_to(way, braking) if way < disc.reach else FOREVER


def meets_moving(disc: Disc, other: Disc, braking: float) -> float:
    """When two discs touch of which both move, as of `disc.since`; forever if they do not.

    While both move the distance is the root of a quartic. Once one of them rests it is a
    quadratic again.
    """
    now = disc.since
    end = min(disc.until, other.until)
    x, y, vx, vy = other.at(now, braking)
    time = _advance(
        (x - disc.x, y - disc.y, vx - disc.vx, vy - disc.vy),
        (braking * (disc.ux - other.ux), braking * (disc.uy - other.uy)),
        end - now,
    )
    if time < FOREVER:
        return now + time
    if disc.until < other.until:
        time = meets_resting(other, disc.end_x, disc.end_y, braking)
    else:
        time = meets_resting(disc, other.end_x, other.end_y, braking)
    return time if time >= end else FOREVER


def _advance(
    start: tuple[float, float, float, float], bend: tuple[float, float], end: float
) -> float:
    """When a point is as near the origin as two rims are; forever if not before `end`.

    Conservative advancement: the point cannot be there before its shadow on the line from the
    origin to it is, and the shadow's time is the root of a quadratic. The way that is left shrinks
    with its own square, and one step of Newton's ends it.

    Args:
        start: x, y, vx, vy of the one disc as the other sees it.
        bend: its acceleration, which is constant while both move.
        end: s from now.
    """
    px, py, qx, qy = start
    ax, ay = bend
    time, x, y, vx, vy = 0.0, px, py, qx, qy
    for _again in range(MANY):
        distance = sqrt(x * x + y * y)
        gap = distance - TOUCH
        closing = (x * vx + y * vy) / distance
        pull = (x * ax + y * ay) / distance
        if gap >= NEAR or closing > WEAK:
            time += _shadow(max(gap, 0.0), closing, pull)
        elif closing < -WEAK:
            return time - gap / closing if gap > 0.0 else time
        else:
            time += -PRESS_SPEED / pull if pull < 0.0 else FOREVER
        if time >= end:
            return FOREVER
        x, y = px + (qx + 0.5 * ax * time) * time, py + (qy + 0.5 * ay * time) * time
        vx, vy = qx + ax * time, qy + ay * time
    return FOREVER


def _shadow(gap: float, speed: float, bend: float) -> float:
    """The first time from now at which `gap + speed t + bend t t / 2` falls through 0."""
    square = speed * speed - 2.0 * bend * gap
    if speed < 0.0:
        return 2.0 * gap / (sqrt(square) - speed) if square >= 0.0 else FOREVER
    return (speed + sqrt(square)) / -bend if bend < 0.0 else FOREVER
