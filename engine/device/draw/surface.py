"""A 1-bit framebuffer: its clip, its offset, and the few ways pixels get into it."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import DrawMode, Frame, Pixels
from engine.device.draw.pattern import BLACK, CLEAR, WHITE, XOR, Paint, Pattern
from engine.device.draw.raster import Stamp

_INK = {BLACK: DrawMode.FILL_BLACK, WHITE: DrawMode.FILL_WHITE, XOR: DrawMode.NXOR}


class Surface:
    """Pixels with a clip rectangle and a draw offset.

    ``pixels`` is one C-contiguous uint8 array (height, width), 0 black and 1 white, that is never
    replaced: a host may share its memory. Coordinates are whole pixels from the top left, moved by
    the offset; whatever falls outside the clip is left out.
    """

    __slots__ = (
        "_bottom",
        "_dx",
        "_dy",
        "_frame",
        "_left",
        "_packed",
        "_right",
        "_top",
        "height",
        "pixels",
        "width",
    )

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._frame = Frame(width, height)
        self.pixels = self._frame.pixels
        self._packed = np.zeros((height, (width + 31) // 32 * 4), np.uint8)
        self._dx = self._dy = 0
        self.reset_clip()

    # Clip and offset

    def set_clip(self, x: int, y: int, width: int, height: int) -> None:
        """Draw only inside this rectangle (moved by the offset now set) from here on."""
        x, y = x + self._dx, y + self._dy
        self._left, self._top = max(x, 0), max(y, 0)
        self._right, self._bottom = min(x + width, self.width), min(y + height, self.height)

    def reset_clip(self) -> None:
        """Draw everywhere."""
        self._left = self._top = 0
        self._right, self._bottom = self.width, self.height

    @contextmanager
    def clipped(self, x: int, y: int, width: int, height: int) -> Iterator[None]:
        """Draw only where this rectangle and the clip now set overlap, inside the block."""
        old = self._left, self._top, self._right, self._bottom
        self.set_clip(x, y, width, height)
        self._left, self._top = max(self._left, old[0]), max(self._top, old[1])
        self._right, self._bottom = min(self._right, old[2]), min(self._bottom, old[3])
        try:
            yield
        finally:
            self._left, self._top, self._right, self._bottom = old

    def set_offset(self, dx: int, dy: int) -> None:
        """Move everything drawn from here on by (dx, dy), whatever the offset was."""
        self._dx, self._dy = dx, dy

    @contextmanager
    def shifted(self, dx: int, dy: int) -> Iterator[None]:
        """Move everything drawn inside the block by (dx, dy), added to the offset now set."""
        old = self._dx, self._dy
        self._dx, self._dy = old[0] + dx, old[1] + dy
        try:
            yield
        finally:
            self._dx, self._dy = old

    # Pixels in

    def draw(self, bitmap: Bitmap, x: int, y: int, mode: DrawMode = DrawMode.COPY) -> None:
        """Draw a picture with its top left corner at (x, y)."""
        x += self._dx
        y += self._dy
        right, bottom = x + bitmap.width, y + bitmap.height
        if x >= self._left and y >= self._top and right <= self._right and bottom <= self._bottom:
            bitmap.blitter(mode, self.width)(self._frame, x, y)
            return
        left, top = max(x, self._left), max(y, self._top)
        right, bottom = min(right, self._right), min(bottom, self._bottom)
        if left < right and top < bottom:
            ufunc, operand, _ = bitmap.operation(mode)
            target = self.pixels[top:bottom, left:right]
            ufunc(target, operand[top - y : bottom - y, left - x : right - x], target)

    def fill(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        paint: Paint = BLACK,
        *,
        anchor: tuple[int, int] | None = None,
    ) -> None:
        """Fill a plain rectangle, a pattern laid from ``anchor`` or else the surface's corner."""
        x += self._dx
        y += self._dy
        left, top = max(x, self._left), max(y, self._top)
        right, bottom = min(x + width, self._right), min(y + height, self._bottom)
        if left >= right or top >= bottom:
            return
        target = self.pixels[top:bottom, left:right]
        if isinstance(paint, Pattern):
            target[...] = self._colours(paint, (left, top, right, bottom), anchor)
        elif paint == XOR:
            np.bitwise_xor(target, 1, out=target)
        elif paint != CLEAR:
            target[...] = _colour(paint)

    def stamp(
        self,
        shape: Stamp,
        x: int,
        y: int,
        paint: Paint = BLACK,
        *,
        anchor: tuple[int, int] | None = None,
    ) -> None:
        """Paint a shape whose origin is at (x, y)."""
        x, y = x + shape.left, y + shape.top
        if not isinstance(paint, Pattern):
            if paint != CLEAR:
                self.draw(shape.ink, x, y, _INK[_colour(paint)])
            return
        x += self._dx
        y += self._dy
        left, top = max(x, self._left), max(y, self._top)
        right = min(x + shape.ink.width, self._right)
        bottom = min(y + shape.ink.height, self._bottom)
        if left < right and top < bottom:
            mask = shape.mask[top - y : bottom - y, left - x : right - x]
            colours = self._colours(paint, (left, top, right, bottom), anchor)
            np.copyto(self.pixels[top:bottom, left:right], colours, where=mask)

    def _colours(
        self, pattern: Pattern, box: tuple[int, int, int, int], anchor: tuple[int, int] | None
    ) -> Pixels:
        """What a pattern makes of a box (left, top, right, bottom) of the surface, (h, w)."""
        left, top, right, bottom = box
        x, y = left, top
        if anchor is not None:
            x, y = x - anchor[0] - self._dx, y - anchor[1] - self._dy
        colours = pattern.texture(x, y, right - left, bottom - top)
        holes = pattern.holes(x, y, right - left, bottom - top)
        if holes is None:
            return colours
        shown: Pixels = self.pixels[top:bottom, left:right] & holes | colours
        return shown

    # Pixels out

    def grab(self, x: int, y: int, width: int, height: int) -> Bitmap:
        """A copy of a rectangle; what lies off the surface is transparent."""
        x, y = x + self._dx, y + self._dy
        left, top = max(x, 0), max(y, 0)
        right, bottom = min(x + width, self.width), min(y + height, self.height)
        if (left, top, right, bottom) == (x, y, x + width, y + height):
            return Bitmap(self.pixels[y:bottom, x:right])
        pixels, mask = np.zeros((height, width), np.uint8), np.zeros((height, width), np.bool_)
        if left < right and top < bottom:
            part = (slice(top - y, bottom - y), slice(left - x, right - x))
            pixels[part], mask[part] = self.pixels[top:bottom, left:right], True
        return Bitmap(pixels, mask)

    def packed(self) -> bytes:
        """The picture as bits, most significant leftmost, a row padded to 4 bytes (52 a row)."""
        self._packed[:, : (self.width + 7) // 8] = np.packbits(self.pixels, axis=1)
        return self._packed.tobytes()

    def digest(self) -> str:
        """A hash of the packed picture, 32 hexadecimal figures."""
        return hashlib.blake2b(self.packed(), digest_size=16).hexdigest()


def _colour(paint: int) -> int:
    if paint not in (BLACK, WHITE, XOR):
        raise ValueError(f"{paint} is no paint")
    return paint
