"""Where the case and the screen lie in a window: whole-number scales only, centred."""

from dataclasses import dataclass
from typing import Final

SCREEN_SIZE: Final = (400, 240)
CASE_SIZE: Final = (584, 298)
SCREEN_IN_CASE: Final = (88, 23)

MOST_BY_ITSELF: Final = 3
"""The largest scale that is picked without being asked for when a window opens."""

DESKTOP_MARGIN: Final = (16, 96)
"""Room left for the frame of the window and the bars of the desktop, in pixels."""

Size = tuple[int, int]
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Layout:
    """One arrangement. Sizes and `origin` are in real pixels of the window.

    `origin` is the upper left corner of the case, or of the screen where there is no case.
    """

    window: Size
    scale: int
    has_case: bool
    origin: Point

    @property
    def screen_origin(self) -> Point:
        """The upper left corner of the screen, in pixels of the window."""
        if not self.has_case:
            return self.origin
        left, top = self.origin
        return left + SCREEN_IN_CASE[0] * self.scale, top + SCREEN_IN_CASE[1] * self.scale

    def to_case(self, x: float, y: float) -> tuple[float, float]:
        """A point of the window in pixels of the case."""
        left, top = self.origin
        return (x - left) / self.scale, (y - top) / self.scale


def fit(window: Size, *, plain: bool = False) -> Layout:
    """The largest whole-number scale that fits, with the case if there is room for it."""
    has_case = not plain and _scale_in(window, CASE_SIZE) >= 1
    size = CASE_SIZE if has_case else SCREEN_SIZE
    scale = max(1, _scale_in(window, size))
    origin = tuple((whole - part * scale) // 2 for whole, part in zip(window, size, strict=True))
    return Layout(window, scale, has_case, (origin[0], origin[1]))


def opening_size(desktop: Size, *, plain: bool = False, scale: int | None = None) -> Size:
    """The size of a new window: the scale asked for, or the largest up to 3 that fits."""
    size = SCREEN_SIZE if plain else CASE_SIZE
    room = desktop[0] - DESKTOP_MARGIN[0], desktop[1] - DESKTOP_MARGIN[1]
    if not plain and scale is None and _scale_in(room, CASE_SIZE) < 1:
        size = SCREEN_SIZE
    chosen = scale or min(MOST_BY_ITSELF, max(1, _scale_in(room, size)))
    return size[0] * chosen, size[1] * chosen


def _scale_in(window: Size, size: Size) -> int:
    return min(window[0] // size[0], window[1] // size[1])
