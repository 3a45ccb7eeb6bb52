"""A strike with the pointer: pull back from the checker and let go (K03).

The pull begins on a checker, or anywhere on the board for the one that is chosen, for on the upper
row there is little room behind. Back at its beginning or at the very edge of the screen it is no
pull, so letting go there does nothing.
"""

from math import atan2, degrees, hypot

import msgspec

from engine.device.draw.screen import HEIGHT, WIDTH
from engine.device.pad import Button, Pad
from engine.device.widgets.slide import Point

DEAD_PX = 6
"""So near to where it began a pull has no power."""

FULL_PX = 60
"""A pull of this length has full power, where there is room for it."""

LEAST_FULL_PX = 16


class Pull(msgspec.Struct, frozen=True):
    """What a pull says now.

    Attributes:
        tenths: direction of the strike.
        power: percent; 0 is none.
    """

    tenths: int
    power: int


class Pulling:
    """Follows the pointer from the press to letting go.

    Attributes:
        pull: what is shown now; None while nothing is pulled.
    """

    def __init__(self) -> None:
        self.pull: Pull | None = None
        self._origin: Point = (0, 0)
        self._is_adaptive = False

    @property
    def is_on(self) -> bool:
        """Whether something is pulled."""
        return self.pull is not None

    def begin(self, origin: Point, tenths: int, *, on_checker: bool) -> None:
        """The pointer went down.

        Args:
            origin: where the pull is measured from, px.
            tenths: the direction as long as the pull has none.
            on_checker: whether that is a checker's middle, which the edge may be near.
        """
        self._origin, self._is_adaptive = origin, on_checker
        self.pull = Pull(tenths, 0)

    def update(self, pad: Pad) -> Pull | None:
        """One tick of a pull; what was let go, just as it was shown, if it had any power.

        A fast hand may be back or past the edge in the very tick in which it lets go.
        """
        pull = self.pull
        if pull is None:
            return None
        if pad.pointer_released:
            self.cancel()
            is_none = pad.pointer is None or self._is_none(pad.pointer[:2])
            return None if is_none or not pull.power else pull
        if pad.pointer is None or not pad.pointer[2] or pad.is_pressed(Button.B):
            self.cancel()
        else:
            self.pull = self._pull(pull, pad.pointer[:2])
        return None

    def cancel(self) -> None:
        """Nothing is struck."""
        self.pull = None

    def _pull(self, before: Pull, at: Point) -> Pull:
        right, down = at[0] - self._origin[0], at[1] - self._origin[1]
        if self._is_none(at):
            return Pull(before.tenths, 0)
        length = hypot(right, down)
        full = self._full(right / length, down / length)
        power = round(100 * (length - DEAD_PX) / (full - DEAD_PX))
        return Pull(round(degrees(atan2(-right, down)) * 10) % 3600, min(max(power, 1), 100))

    def _is_none(self, at: Point) -> bool:
        """Whether a pull to there is none: back at its beginning, or at the screen's edge."""
        x, y = self._origin
        return hypot(at[0] - x, at[1] - y) <= DEAD_PX or _is_at_edge(at)

    def _full(self, right: float, down: float) -> float:
        """How far a pull of full power goes that way: less where the screen ends before."""
        if not self._is_adaptive:
            return FULL_PX
        x, y = self._origin
        room = min(_room(x, right, WIDTH), _room(y, down, HEIGHT))
        return max(min(room, FULL_PX), LEAST_FULL_PX)


def _room(at: int, way: float, size: int) -> float:
    """How far it is to the last pixel but two that way."""
    if way == 0:
        return float(FULL_PX)
    return ((size - 3 - at) if way > 0 else (2 - at)) / way


def _is_at_edge(at: Point) -> bool:
    return at[0] in {0, WIDTH - 1} or at[1] in {0, HEIGHT - 1}
