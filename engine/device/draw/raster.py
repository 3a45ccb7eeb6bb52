"""Which pixels a shape covers: cached coverage masks with their place.

Pixel centres have whole coordinates. A round shape of radius ``r`` takes the pixels whose centre
is at most ``r + 0.3`` from its own, so a whole ``r`` spans ``2 r + 1`` pixels without lonely ones
at its poles. A stroke lies inside the outline of a round shape and astride a line.
"""

import math
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Mask

Points: TypeAlias = tuple[tuple[float, float], ...]
Radii: TypeAlias = tuple[int, int, int, int]
_Reals: TypeAlias = npt.NDArray[np.float64]

_ROUND = 0.3  # with it discs of 2.4 to 44 px come out as in the mock-ups
_CORNER = 0.38  # the same for the corners of boxes
_HAIR = 1e-6
_ON_EDGE = 0.02  # a pixel centre so near to an edge lies on it


class Stamp(NamedTuple):
    """A shape ready to print: black ink, and its top left corner from the shape's own origin."""

    ink: Bitmap
    left: int
    top: int

    @property
    def mask(self) -> Mask:
        """Coverage, bool (h, w)."""
        return self.ink.opaque


def _stamp(mask: Mask, left: int = 0, top: int = 0) -> Stamp:
    return Stamp(Bitmap(np.zeros(mask.shape, np.uint8), mask), left, top)


def _grid(left: int, top: int, right: int, bottom: int) -> tuple[_Reals, _Reals]:
    """Coordinates of the pixel centres of a box, ends included: x (1, w) and y (h, 1)."""
    across = np.arange(left, right + 1, dtype=np.float64)[np.newaxis]
    return across, np.arange(top, bottom + 1, dtype=np.float64)[:, np.newaxis]


@lru_cache(maxsize=512)
def ellipse(x: float, y: float, rx: float, ry: float, stroke: float = 0) -> Stamp:
    """An ellipse centred on (x, y), filled (``stroke`` 0) or a ring ``stroke`` px thick."""
    if rx < 0 or ry < 0:
        return _stamp(np.zeros((0, 0), np.bool_))
    wide, high = rx + _ROUND, ry + _ROUND
    left, top = math.ceil(x - wide), math.ceil(y - high)
    across, down = _grid(left, top, math.floor(x + wide), math.floor(y + high))
    mask = _inside_ellipse(across - x, down - y, rx, ry)
    if stroke and stroke <= min(rx, ry):
        mask &= ~_inside_ellipse(across - x, down - y, rx - stroke, ry - stroke)
    return _stamp(mask, left, top)


def _inside_ellipse(dx: _Reals, dy: _Reals, rx: float, ry: float) -> Mask:
    wide, high = rx + _ROUND, ry + _ROUND
    inside: Mask = (dx * high) ** 2 + (dy * wide) ** 2 <= (wide * high) ** 2
    return inside


@lru_cache(maxsize=512)
def arc(x: float, y: float, r: float, ends_deg: tuple[float, float], width: float) -> Stamp:
    """Part of a ring of outer radius ``r``, clockwise between two angles, 0 = up."""
    start_deg, end_deg = ends_deg
    ring = ellipse(x, y, r, r, width)
    height, across = ring.mask.shape
    columns, rows = _grid(ring.left, ring.top, ring.left + across - 1, ring.top + height - 1)
    angle = np.degrees(np.arctan2(columns - x, y - rows))
    span = min(end_deg - start_deg, 360.0)
    return _stamp(ring.mask & ((angle - start_deg) % 360 <= span), ring.left, ring.top)


@lru_cache(maxsize=256)
def round_rect(width: int, height: int, radii: Radii, stroke: int = 0) -> Stamp:
    """A box with corners rounded by ``radii`` (clockwise from the top left), filled or framed."""
    mask = _round_box(width, height, radii)
    if stroke and min(width, height) > 2 * stroke:
        a, b, c, d = (max(radius - stroke, 0) for radius in radii)
        hole = _round_box(width - 2 * stroke, height - 2 * stroke, (a, b, c, d))
        mask[stroke:-stroke, stroke:-stroke] &= ~hole
    return _stamp(mask)


def _round_box(width: int, height: int, radii: Radii) -> Mask:
    mask = np.ones((max(height, 0), max(width, 0)), np.bool_)
    limit = max((min(width, height) - 1) // 2, 0)
    for turn, radius in enumerate(radii):
        _cut_corner(mask, turn, min(max(radius, 0), limit))
    return mask


def _cut_corner(mask: Mask, turn: int, radius: int) -> None:
    across, down = _grid(0, 0, radius - 1, radius - 1)
    keep = (radius - across) ** 2 + (radius - down) ** 2 <= (radius + _CORNER) ** 2
    corner = mask[:, ::-1] if turn in (1, 2) else mask
    corner = corner[::-1] if turn in (2, 3) else corner
    corner[:radius, :radius] &= keep


@lru_cache(maxsize=512)
def line(dx: float, dy: float, width: float = 1) -> Stamp:
    """A line from the origin to (dx, dy) with round ends.

    Of an even ``width`` the extra pixel lies to the right and below.
    """
    return dashes(dx, dy, width, (1, 0, 0))


@lru_cache(maxsize=512)
def dashes(dx: float, dy: float, width: float, rhythm: tuple[float, float, float]) -> Stamp:
    """A line of dashes; ``rhythm`` = length on, length off, px into the first dash at its start."""
    on, off, phase = rhythm
    reach = math.ceil(width / 2) + 1
    left, top = math.floor(min(dx, 0)) - reach, math.floor(min(dy, 0)) - reach
    across, down = _grid(left, top, math.ceil(max(dx, 0)) + reach, math.ceil(max(dy, 0)) + reach)
    if width <= 1:
        mask = _hair(across, down, dx, dy)
    else:
        mask = _stroke(across, down, (0, 0, dx, dy), width)
    if off:
        mask &= (_along(across, down, dx, dy) + phase) % (on + off) < on
    return _trimmed(mask, left, top)


def _hair(across: _Reals, down: _Reals, dx: float, dy: float) -> Mask:
    """One pixel a step along the longer axis, the same from either end."""
    if abs(dy) > abs(dx):
        return _hair(down, across, dy, dx)
    slope = dy / dx if dx else 0.0
    middle = down - slope * across
    inside: Mask = (across >= min(dx, 0)) & (across <= max(dx, 0))
    return inside & (middle > -0.5 - _HAIR) & (middle <= 0.5 - _HAIR)


def _stroke(
    across: _Reals, down: _Reals, ends: tuple[float, float, float, float], width: float
) -> Mask:
    shift = 0.0 if width % 2 else 0.5  # an even brush has its middle between pixels
    x0, y0, x1, y1 = (end + shift for end in ends)
    dx, dy = x1 - x0, y1 - y0
    length = dx * dx + dy * dy
    along = ((across - x0) * dx + (down - y0) * dy) / (length or 1)
    along = np.clip(along, 0, 1)
    gap = (across - x0 - along * dx) ** 2 + (down - y0 - along * dy) ** 2
    covered: Mask = gap <= (width / 2) ** 2 + _HAIR
    return covered


def _along(across: _Reals, down: _Reals, dx: float, dy: float) -> _Reals:
    length = math.hypot(dx, dy) or 1.0
    distance: _Reals = (across * dx + down * dy) / length
    return distance


@lru_cache(maxsize=256)
def polygon(points: Points, stroke: float = 0) -> Stamp:
    """A closed shape by the even-odd rule, edges included; or its outline ``stroke`` px wide."""
    reach = math.ceil(stroke / 2) + 1
    xs, ys = [x for x, _ in points], [y for _, y in points]
    if not points:
        return _stamp(np.zeros((0, 0), np.bool_))
    left, top = math.floor(min(xs)) - reach, math.floor(min(ys)) - reach
    across, down = _grid(left, top, math.ceil(max(xs)) + reach, math.ceil(max(ys)) + reach)
    mask = np.zeros((down.size, across.size), np.bool_)
    edges = [(*start, *end) for start, end in zip(points, points[1:] + points[:1], strict=True)]
    for edge in edges:
        if not stroke:
            mask ^= _left_of_edge(across, down, edge)
    for edge in edges:
        mask |= _stroke(across, down, edge, stroke or _ON_EDGE)
    return _trimmed(mask, left, top)


def _left_of_edge(across: _Reals, down: _Reals, ends: tuple[float, float, float, float]) -> Mask:
    x0, y0, x1, y1 = ends
    crosses = (down >= min(y0, y1)) & (down < max(y0, y1))
    meeting = x0 + (down - y0) * ((x1 - x0) / ((y1 - y0) or 1.0))
    left: Mask = crosses & (across < meeting)
    return left


def _trimmed(mask: Mask, left: int, top: int) -> Stamp:
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    if not rows.size:
        return _stamp(mask[:0, :0], left, top)
    y, x = int(rows[0]), int(columns[0])
    return _stamp(mask[y : rows[-1] + 1, x : columns[-1] + 1], left + x, top + y)


@lru_cache(maxsize=64)
def dots(width: int) -> Stamp:
    """A divider: dots of 2x2 px every 4 px."""
    row = np.arange(max(width, 0)) % 4 < 2
    return _stamp(np.stack([row, row]))
