"""The mouse, keys and sticks as a crank: what each turns it by, in hundredths of a degree."""

import math
from typing import Final

from engine.host.desktop.hits import angle_cdeg_at

NOTCH_CDEG: Final = 600
FAST_NOTCH_CDEG: Final = 1_500
KEY_CDEG: Final = 600
FAST_KEY_CDEG: Final = 2_000
SHOULDER_CDEG: Final = 500
STICK_DEAD_ZONE: Final = 0.12
HALF_TURN_CDEG: Final = 18_000
TURN_CDEG: Final = 36_000


class Wheel:
    """The mouse wheel, with its sensitivity and direction; fractions of a notch add up."""

    def __init__(self) -> None:
        self.percent = 100
        self.is_reversed = False
        self._rest_cdeg = 0.0

    def turn(self, notches: float, *, is_fast: bool) -> int:
        """Notches away from the user are positive and turn the crank counter-clockwise."""
        step = FAST_NOTCH_CDEG if is_fast else NOTCH_CDEG
        percent = max(10, min(300, self.percent))
        towards = 1 if self.is_reversed else -1
        self._rest_cdeg += towards * notches * step * percent / 100
        whole = int(self._rest_cdeg)
        self._rest_cdeg -= whole
        return whole


class Grip:
    """A hand that follows the pointer or a stick round the axle."""

    def __init__(self) -> None:
        self._angle_cdeg: int | None = None

    @property
    def is_closed(self) -> bool:
        """Whether the hand holds the crank."""
        return self._angle_cdeg is not None

    def close(self, x: float, y: float) -> None:
        """Take hold at a point of the case."""
        self._angle_cdeg = angle_cdeg_at(x, y)

    def open(self) -> None:
        """Let go."""
        self._angle_cdeg = None

    def follow(self, x: float, y: float) -> int:
        """The turn since the last point, the short way round; 0 if the hand is open."""
        return self.follow_angle(angle_cdeg_at(x, y)) if self.is_closed else 0

    def follow_angle(self, angle_cdeg: int) -> int:
        """The turn to an angle, the short way round; the first one only takes hold."""
        before, self._angle_cdeg = self._angle_cdeg, angle_cdeg
        if before is None:
            return 0
        return HALF_TURN_CDEG - (HALF_TURN_CDEG - angle_cdeg + before) % TURN_CDEG


class Stick:
    """The right stick of a game pad: its angle is the crank's, outside of the dead zone."""

    def __init__(self) -> None:
        self._grip = Grip()
        self._x = self._y = 0.0

    def move(self, *, x: float | None = None, y: float | None = None) -> int:
        """One axis moved (-1 to 1, down positive); the turn that follows."""
        self._x = self._x if x is None else x
        self._y = self._y if y is None else y
        if math.hypot(self._x, self._y) < STICK_DEAD_ZONE:
            self._grip.open()
            return 0
        angle = math.degrees(math.atan2(self._x, -self._y))
        return self._grip.follow_angle(round(angle * 100) % TURN_CDEG)
