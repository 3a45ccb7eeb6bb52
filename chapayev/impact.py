"""What two rims do to each other: restitution along the line of centres, friction across it."""

from chapayev.constants import RADIUS, RIM_FRICTION

Motion = tuple[float, float, float]
"""Speed in x, in y (mm/s) and spin (rad/s, counter-clockwise) at an instant."""


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
