"""Paints: the two colours, and 8x8 patterns between them."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.device.draw.blend import Pixels

BLACK = 0
WHITE = 1
CLEAR = 2
XOR = 3

Direction: TypeAlias = Literal["horizontal", "vertical", "falling", "rising"]
Method: TypeAlias = Literal["floyd-steinberg", "atkinson", "burkes"]
_BLOCK = 256


@dataclass(frozen=True, slots=True)
class Pattern:
    """An 8x8 tile, anchored to the top left of the framebuffer unless moved.

    Attributes:
        rows: 8 bytes, most significant bit leftmost, 1 = white.
        mask: 8 bytes, 1 = opaque; None = opaque everywhere.

    Raises:
        ValueError: there are not 8 bytes.
    """

    rows: bytes
    mask: bytes | None = None

    def __post_init__(self) -> None:
        if len(self.rows) != 8 or (self.mask is not None and len(self.mask) != 8):
            raise ValueError("a pattern has 8 bytes of rows and 8 of mask")

    @classmethod
    def from_cells(cls, cells: npt.ArrayLike) -> "Pattern":
        """From an (8, 8) array of 0 and 1."""
        return cls(np.packbits(np.asarray(cells, np.uint8), axis=1).tobytes())

    def cells(self) -> Pixels:
        """The colours, uint8 (8, 8)."""
        return _unpacked(self.rows)

    def inverted(self) -> "Pattern":
        """Black and white exchanged, mask kept."""
        return Pattern(bytes(row ^ 0xFF for row in self.rows), self.mask)

    def texture(self, x: int, y: int, width: int, height: int) -> Pixels:
        """The colours of a rectangle whose corner is (x, y) from the anchor: read-only (h, w).

        0 where the pattern is transparent.
        """
        return _window(self._opaque_white(), x, y, width, height)

    def holes(self, x: int, y: int, width: int, height: int) -> Pixels | None:
        """1 where the pattern is transparent in that rectangle, (h, w); None = nowhere."""
        if self.mask is None:
            return None
        return _window(bytes(row ^ 0xFF for row in self.mask), x, y, width, height)

    def _opaque_white(self) -> bytes:
        if self.mask is None:
            return self.rows
        return bytes(row & opaque for row, opaque in zip(self.rows, self.mask, strict=True))


Paint: TypeAlias = int | Pattern


def _unpacked(rows: bytes) -> Pixels:
    return np.unpackbits(np.frombuffer(rows, np.uint8)[:, np.newaxis], axis=1)


def _window(rows: bytes, x: int, y: int, width: int, height: int) -> Pixels:
    x, y = x & 7, y & 7
    sheet = _sheet(rows, (x + width - 1) // _BLOCK + 1, (y + height - 1) // _BLOCK + 1)
    return sheet[y : y + height, x : x + width]


@lru_cache(maxsize=128)
def _sheet(rows: bytes, across: int, down: int) -> Pixels:
    tiles = _BLOCK // 8
    sheet = np.tile(_unpacked(rows), (down * tiles, across * tiles))
    sheet.flags.writeable = False
    return sheet


def _named(rows: str) -> Pattern:
    return Pattern(bytes.fromhex(rows))


P06 = _named("7f ff ff ff f7 ff ff ff")
P12 = _named("77 ff dd ff 77 ff dd ff")
P25 = _named("77 dd 77 dd 77 dd 77 dd")
P50 = _named("55 aa 55 aa 55 aa 55 aa")
P75 = _named("88 22 88 22 88 22 88 22")
P88 = _named("88 00 22 00 88 00 22 00")
HAT = _named("77 bb dd ee 77 bb dd ee")
WASH = Pattern(b"\xff" * 8, P50.inverted().rows)
"""White where ``P50`` is black, nothing elsewhere."""


@lru_cache(maxsize=256)
def bayer(level: float, n: Literal[2, 4, 8] = 4) -> Pattern:
    """Ordered dither of brightness ``level`` (0 black to 1 white) by the n x n Bayer matrix.

    Raises:
        ValueError: ``n`` is none of 2, 4, 8.
    """
    if n not in (2, 4, 8):
        raise ValueError(f"a Bayer matrix here has side 2, 4 or 8, not {n}")
    ranks = np.zeros((1, 1), np.int64)
    while len(ranks) < n:
        ranks = np.block([[4 * ranks, 4 * ranks + 2], [4 * ranks + 3, 4 * ranks + 1]])
    return _ordered(ranks, level)


@lru_cache(maxsize=256)
def lines(
    level: float, direction: Direction = "horizontal", period: Literal[2, 4, 8] = 4
) -> Pattern:
    """Parallel black lines every ``period`` px, as thick as brightness ``level`` asks for."""
    row, column = np.indices((period, period))
    ranks = {
        "horizontal": row,
        "vertical": column,
        "falling": (column - row) % period,
        "rising": (column + row) % period,
    }[direction]
    return _ordered(ranks, level)


@lru_cache(maxsize=256)
def screen(level: float) -> Pattern:
    """A printer's screen: black dots every 4 px that grow as ``level`` falls from 1 to 0."""
    ranks = np.array([[12, 5, 6, 13], [4, 0, 1, 7], [11, 3, 2, 8], [15, 10, 9, 14]])
    return _ordered(ranks, level)


def _ordered(ranks: npt.NDArray[np.int64], level: float) -> Pattern:
    repeat = 8 // len(ranks)
    steps = int(ranks.max()) + 1
    white = np.tile(ranks, (repeat, repeat)) >= steps - round(level * steps)
    return Pattern.from_cells(white)


_SPREAD: dict[str, tuple[int, tuple[tuple[int, int, int], ...]]] = {
    "floyd-steinberg": (16, ((1, 0, 7), (-1, 1, 3), (0, 1, 5), (1, 1, 1))),
    "atkinson": (8, ((1, 0, 1), (2, 0, 1), (-1, 1, 1), (0, 1, 1), (1, 1, 1), (0, 2, 1))),
    "burkes": (
        32,
        ((1, 0, 8), (2, 0, 4), (-2, 1, 2), (-1, 1, 4), (0, 1, 8), (1, 1, 4), (2, 1, 2)),
    ),
}


def dither_picture(grey: npt.ArrayLike, method: Method = "floyd-steinberg") -> Pixels:
    """Error diffusion, for pictures made ahead (tens of milliseconds a screen).

    Args:
        grey: (h, w) numbers, 0 black to 255 white.
        method: whose weights spread the error.

    Returns:
        uint8 (h, w) of 0 and 1.
    """
    source = np.asarray(grey, np.float64)
    height, width = source.shape
    divisor, spread = _SPREAD[method]
    work = np.pad(source, ((0, 2), (2, 2))).tolist()
    for y in range(height):
        for x in range(2, width + 2):
            value = work[y][x]
            work[y][x] = white = value >= 128
            error = (value - 255 * white) / divisor
            for dx, dy, weight in spread:
                work[y + dy][x + dx] += error * weight
    return np.array([row[2 : width + 2] for row in work[:height]], np.uint8).reshape(height, width)
