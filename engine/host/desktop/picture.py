"""Paletted pixels to whole-number blocks of a window's surface, only where they changed."""

from collections.abc import Sequence

import numpy as np
import pygame
from numpy.typing import NDArray

from engine.host.desktop.canvas import Box
from engine.host.desktop.palette import Colour

Pixels = NDArray[np.uint8]


class Layer:
    """A numpy array of palette numbers and its way to a surface.

    The array and an 8-bit surface share one memory. `transform.scale` needs the depth of its
    target, so a 32-bit surface of the same size stands between.
    """

    def __init__(self, pixels: Pixels, colours: Sequence[Colour], like: pygame.Surface) -> None:
        height, width = pixels.shape
        self._pixels = pixels
        self._source = pygame.image.frombuffer(pixels.data, (width, height), "P")
        self._between = pygame.Surface((width, height), 0, like)
        self.set_colours(colours)

    def set_colours(self, colours: Sequence[Colour]) -> None:
        """Change the palette; the caller redraws."""
        self._source.set_palette(list(colours))

    def draw(
        self, box: Box, target: pygame.Surface, origin: tuple[int, int], scale: int
    ) -> pygame.Rect:
        """Scale one box of the layer, whose corner lies at `origin`; the part of `target` drawn."""
        x, y, width, height = box
        whole = pygame.Rect(
            origin[0] + x * scale, origin[1] + y * scale, width * scale, height * scale
        )
        self._between.blit(self._source, (x, y), box)
        part = whole.clip(target.get_rect())
        if part == whole:
            block = self._between.subsurface(box)
            pygame.transform.scale(block, whole.size, target.subsurface(whole))
        elif part:
            block = pygame.transform.scale(self._between.subsurface(box), whole.size)
            target.blit(block, whole)
        return part


def make_icon(pixels: Pixels, colours: Sequence[Colour], box: Box) -> pygame.Surface:
    """One box of a picture of palette numbers as a surface of its own."""
    x, y, width, height = box
    painted = np.array(colours, np.uint8)[pixels[y : y + height, x : x + width]]
    return pygame.image.frombytes(painted.tobytes(), (width, height), "RGB")


def changed_box(before: Pixels, after: Pixels) -> Box | None:
    """The smallest box that holds every difference of two pictures of one shape."""
    differs = before != after
    rows = np.flatnonzero(differs.any(axis=1))
    if not rows.size:
        return None
    top, bottom = int(rows[0]), int(rows[-1]) + 1
    columns = np.flatnonzero(differs[top:bottom].any(axis=0))
    left, right = int(columns[0]), int(columns[-1]) + 1
    return left, top, right - left, bottom - top
