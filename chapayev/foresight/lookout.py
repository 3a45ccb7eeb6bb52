"""What comes next to discs that slide: for a simulation in steps, which cuts one there."""

from collections.abc import Sequence

from chapayev.constants import BOARD
from chapayev.foresight.contact import meets_moving, meets_resting
from chapayev.foresight.disc import FOREVER, Disc


def next_contact(table: Sequence[Disc], braking: float) -> float:
    """When the next two discs touch; a contact of before the last event of either is now."""
    first = FOREVER
    for at, one in enumerate(table):
        for two in table[at + 1 :]:
            time = _contact(one, two, braking)
            if time < first and time >= max(one.since, two.since) - 1e-9:
                first = time
    return first


def _contact(one: Disc, two: Disc, braking: float) -> float:
    late, early = (one, two) if one.since >= two.since else (two, one)
    is_still = late.until <= late.since
    if is_still and early.until <= late.since:
        return FOREVER
    if is_still:
        return meets_resting(early, late.end_x, late.end_y, braking)
    if early.until <= late.since:
        return meets_resting(late, early.end_x, early.end_y, braking)
    return meets_moving(late, early, braking)


def next_line(table: Sequence[Disc], seam: int | None, braking: float) -> tuple[float, Disc | None]:
    """When the next disc comes to the edge or to the seam, and which."""
    first: tuple[float, Disc | None] = (FOREVER, None)
    for disc in table:
        way = min(way_off(disc), FOREVER if seam is None else way_to_seam(disc, seam))
        if way < FOREVER:
            time = disc.time_to(way, braking)
            if time < first[0]:
                first = (time, disc)
    return first


def way_off(disc: Disc) -> float:
    """How far a disc slides until its centre passes the edge, mm; forever if it stays on."""
    if 0.0 <= disc.end_x <= BOARD and 0.0 <= disc.end_y <= BOARD:
        return FOREVER
    return disc.way_to_edge()


def way_to_seam(disc: Disc, seam: int) -> float:
    """How far a disc slides until it crosses the seam, mm; forever if it does not."""
    along = (disc.ux, disc.uy)[seam]
    if disc.reach <= 0.0 or along == 0.0 or (along < 0.0) != disc.is_beyond:
        return FOREVER
    way = max(0.0, (BOARD / 2.0 - (disc.x, disc.y)[seam]) / along)
    return way if way < disc.reach else FOREVER
