"""Drawing for the case: filled shapes of palette numbers. Nothing is clipped."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
Mask = NDArray[np.bool_]
Box = tuple[int, int, int, int]
"""x, y, width, height in pixels of the case."""

Paint = int | Pixels
"""A palette number, or a whole canvas of them to show through the shape (a pattern)."""

CASE_WIDTH_PX: Final = 584
CASE_HEIGHT_PX: Final = 298

ARC_REACH_PX: Final = 0.4
"""How far beyond its radius an arc still takes a pixel: rounder small corners."""

INK, CREAM, RED, TABLE = range(4)


def make_pattern(rows: bytes, black: int = INK, white: int = CREAM) -> Pixels:
    """A canvas (298, 584) tiled with 8 rows of 8 pixels, most significant bit leftmost."""
    tile = np.unpackbits(np.frombuffer(rows, np.uint8)).reshape(8, 8)
    tiled = np.tile(tile, (CASE_HEIGHT_PX // 8 + 1, CASE_WIDTH_PX // 8 + 1))
    picture = np.where(tiled, np.uint8(white), np.uint8(black))
    return picture[:CASE_HEIGHT_PX, :CASE_WIDTH_PX]


class Canvas:
    """A picture of palette numbers, `pixels` uint8 (298, 584), C-contiguous."""

    def __init__(self) -> None:
        self.pixels: Pixels = np.full((CASE_HEIGHT_PX, CASE_WIDTH_PX), TABLE, np.uint8)

    def disc(self, x: float, y: float, radius: float, paint: Paint) -> None:
        """Fill the pixels whose middle is at most `radius` from pixel (x, y)."""
        self.bar((x, y), (x, y), radius, paint)

    def bar(
        self, start: tuple[float, float], end: tuple[float, float], radius: float, paint: Paint
    ) -> None:
        """Fill a bar with round ends between two points."""
        (x0, y0), (x1, y1) = start, end
        left, top = int(min(x0, x1) - radius), int(min(y0, y1) - radius)
        right, bottom = int(max(x0, x1) + radius) + 2, int(max(y0, y1) + radius) + 2
        rows, columns = np.ogrid[top:bottom, left:right]
        mask = _square_to_segment(columns, rows, start, end) <= radius * radius
        self._put((left, top, right - left, bottom - top), mask, paint)

    def panel(self, box: Box, corner: int, paint: Paint, *, radius: float | None = None) -> None:
        """Fill a rectangle with equal round corners.

        `corner` places the middle of the arcs, `radius` says how far they reach.
        """
        self.leaf(
            box, (corner,) * 4, paint, reach=ARC_REACH_PX if radius is None else radius - corner
        )

    def leaf(
        self, box: Box, corners: Sequence[int], paint: Paint, *, reach: float = ARC_REACH_PX
    ) -> None:
        """Fill a rectangle with four corner radii, from the top left clockwise."""
        _x, _y, width, height = box
        self._put(box, leaf_mask(width, height, corners, reach), paint)

    def stamp(self, x: int, y: int, rows: Sequence[str], paint: int) -> None:
        """Paint the `X` of a small picture, its upper left corner at (x, y)."""
        picture = np.array([[mark == "X" for mark in row] for row in rows])
        height, width = picture.shape
        self.pixels[y : y + height, x : x + width][picture] = paint

    def _put(self, box: Box, mask: Mask, paint: Paint) -> None:
        x, y, width, height = box
        part = slice(y, y + height), slice(x, x + width)
        self.pixels[part][mask] = paint if isinstance(paint, int) else paint[part][mask]


def leaf_mask(width: int, height: int, corners: Sequence[int], reach: float) -> Mask:
    """A rectangle, bool (height, width), whose corners are cut by arcs.

    An arc takes pixels as far as `reach` beyond its radius from its middle.
    """
    mask = np.ones((height, width), np.bool_)
    views = (mask, mask[:, ::-1], mask[::-1, ::-1], mask[::-1, :])
    for view, corner in zip(views, corners, strict=True):
        away = np.arange(corner, 0, -1) ** 2
        view[:corner, :corner] = away[:, None] + away[None, :] <= (corner + reach) ** 2
    return mask


def _square_to_segment(
    x: NDArray[np.int64],
    y: NDArray[np.int64],
    start: tuple[float, float],
    end: tuple[float, float],
) -> NDArray[np.float64]:
    """Square of the distance from each pixel to the segment."""
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    from_x, from_y = x - start[0], y - start[1]
    length = along_x * along_x + along_y * along_y
    share = np.clip((from_x * along_x + from_y * along_y) / (length or 1.0), 0.0, 1.0)
    distance: NDArray[np.float64] = (from_x - share * along_x) ** 2 + (
        from_y - share * along_y
    ) ** 2
    return distance
