"""Draw modes, and how each becomes one whole-array operation.

For an opaque source pixel ``s`` over the framebuffer's ``d`` every mode is an AND, an OR, an XOR or
a comparison with an operand that depends on the picture alone, so it is worked out once.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Pixels: TypeAlias = npt.NDArray[np.uint8]
Mask: TypeAlias = npt.NDArray[np.bool_]
Blitter: TypeAlias = Callable[["Frame", int, int], None]
_RUN_LIMIT = 1 << 15  # bytes; a larger picture would waste memory between its rows


class DrawMode(IntEnum):
    """What an opaque source pixel ``s`` makes of the pixel ``d`` below it."""

    COPY = 0
    """s"""
    WHITE_TRANSPARENT = 1
    """d where s is white, else black"""
    BLACK_TRANSPARENT = 2
    """white where s is white, else d"""
    FILL_WHITE = 3
    """white"""
    FILL_BLACK = 4
    """black"""
    XOR = 5
    """s ^ d"""
    NXOR = 6
    """not (s ^ d)"""
    INVERTED = 7
    """not s"""


class Align(IntEnum):
    """Where a text stands relative to its x."""

    LEFT = 0
    CENTER = 1
    RIGHT = 2


class Frame:
    """The memory of a 1-bit picture, seen in three ways.

    Attributes:
        pixels: uint8 (h, w) of 0 and 1.
        run: the same, (h * w,).
        flags: the same as bool.
    """

    __slots__ = ("flags", "pixels", "run")

    def __init__(self, width: int, height: int) -> None:
        self.pixels: Pixels = np.ones((height, width), np.uint8)
        self.run = self.pixels.reshape(-1)
        self.flags = self.run.view(np.bool_)


def flip(pixels: Pixels) -> Pixels:
    """Exchange 0 and 1: uint8, same shape."""
    return np.bitwise_xor(pixels, np.uint8(1))


class Operation(NamedTuple):
    """``ufunc(target, operand, target)`` draws a picture over a target of its shape.

    ``neutral`` is the operand's value that leaves a pixel alone.
    """

    ufunc: np.ufunc
    operand: Pixels
    neutral: int


def make_operation(pixels: Pixels, mask: Mask | None, mode: DrawMode) -> Operation:
    """Work out how to draw a picture.

    Args:
        pixels: uint8 (h, w) of 0 and 1.
        mask: bool (h, w), true where the picture is opaque; None = everywhere.
        mode: how to draw.
    """
    opaque = np.ones_like(pixels) if mask is None else mask.astype(np.uint8)
    white, black = np.bitwise_and(pixels, opaque), np.bitwise_and(flip(pixels), opaque)
    return {
        DrawMode.COPY: Operation(np.greater_equal, flip(white) + black, 1),  # d >= 0, 1 or 2
        DrawMode.WHITE_TRANSPARENT: Operation(np.bitwise_and, flip(black), 1),
        DrawMode.BLACK_TRANSPARENT: Operation(np.bitwise_or, white, 0),
        DrawMode.FILL_WHITE: Operation(np.bitwise_or, opaque, 0),
        DrawMode.FILL_BLACK: Operation(np.bitwise_and, flip(opaque), 1),
        DrawMode.XOR: Operation(np.bitwise_xor, white, 0),
        DrawMode.NXOR: Operation(np.bitwise_xor, black, 0),
        DrawMode.INVERTED: Operation(np.greater_equal, flip(black) + white, 1),
    }[mode]


def make_blitter(operation: Operation, stride: int) -> Blitter:
    """The function that draws a picture at (x, y), wholly inside a frame ``stride`` px wide."""
    ufunc, operand, neutral = operation
    if operand.shape[0] * stride > _RUN_LIMIT or not operand.size:
        return _by_rows(ufunc, operand)
    return _by_run(ufunc, _stretched(operand, neutral, stride), stride)


def make_copier(source: Pixels) -> Blitter:
    """The same for a picture that is copied and has no mask."""
    height, width = source.shape

    def blit(frame: Frame, x: int, y: int) -> None:
        frame.pixels[y : y + height, x : x + width] = source

    return blit


def _stretched(operand: Pixels, neutral: int, stride: int) -> Pixels:
    """An operand as one run of memory from its first pixel to its last: (n,).

    What lies between its rows does nothing. One long run is faster than many short rows.
    """
    height, width = operand.shape
    wide = np.full((height, stride), neutral, np.uint8)
    wide[:, :width] = operand
    return wide.reshape(-1)[: (height - 1) * stride + width]


def _by_run(ufunc: np.ufunc, operand: Pixels, stride: int) -> Blitter:
    size = operand.size

    def blit(frame: Frame, x: int, y: int) -> None:
        start = y * stride + x
        target = frame.run[start : start + size]
        ufunc(target, operand, target)

    def compare(frame: Frame, x: int, y: int) -> None:
        start = y * stride + x
        end = start + size
        ufunc(frame.run[start:end], operand, frame.flags[start:end])

    return compare if ufunc is np.greater_equal else blit


def _by_rows(ufunc: np.ufunc, operand: Pixels) -> Blitter:
    height, width = operand.shape

    def blit(frame: Frame, x: int, y: int) -> None:
        target = frame.pixels[y : y + height, x : x + width]
        ufunc(target, operand, target)

    return blit
