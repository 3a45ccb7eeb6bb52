"""The values of `engine.device.pad`: buttons, a raw reading, and the reading scenes get.

Import them from `engine.device.pad`, where the tracker that links them lives.
"""

from dataclasses import dataclass
from enum import IntFlag
from typing import Final

TURN_CDEG: Final = 36_000

Pointer = tuple[int, int, bool]
"""x and y in screen pixels (0..399, 0..239), and whether its button is down."""


class Button(IntFlag):
    """The buttons, as a mask. Append only: tapes store these values."""

    UP = 1
    DOWN = 2
    LEFT = 4
    RIGHT = 8
    A = 16
    B = 32
    MENU = 64
    LOCK = 128


NO_BUTTON: Final = Button(0)


@dataclass(frozen=True, slots=True)
class RawInput:
    r"""One tick of the controls as the device saw them, before any interpretation.

    `down` is the mask held at the end of the tick; `pressed` and `released` happened during it
    (a tap shorter than a tick is in both and not in `down`). `crank_cdeg` is the turn in
    hundredths of a degree, clockwise positive. `typed` is text from a real keyboard, with
    backspace as "\b" and return as "\r".
    """

    down: Button = NO_BUTTON
    pressed: Button = NO_BUTTON
    released: Button = NO_BUTTON
    crank_cdeg: int = 0
    docked: bool = False
    pointer: Pointer | None = None
    typed: str = ""


@dataclass(frozen=True, slots=True)
class Pad:
    """One tick of the controls as scenes read them. Every field has a resting default.

    `pressed`, `released`, `repeated` (pressed or auto-repeated) and `long` (held for one
    second) are true for one tick only. Crank values are in degrees, clockwise positive;
    `crank_angle` is in 0..360 with 0 = up.
    """

    held: Button = NO_BUTTON
    pressed: Button = NO_BUTTON
    released: Button = NO_BUTTON
    repeated: Button = NO_BUTTON
    long: Button = NO_BUTTON
    crank_angle: float = 0.0
    crank_change: float = 0.0
    crank_accelerated: float = 0.0
    docked: bool = False
    docked_now: bool = False
    undocked_now: bool = False
    pointer: Pointer | None = None
    pointer_moved: bool = False
    pointer_pressed: bool = False
    pointer_released: bool = False
    typed: str = ""

    def is_held(self, button: Button) -> bool:
        """Whether any button of the mask is down."""
        return bool(self.held & button)

    def is_pressed(self, button: Button) -> bool:
        """Whether any button of the mask went down in this tick."""
        return bool(self.pressed & button)

    def is_released(self, button: Button) -> bool:
        """Whether any button of the mask was let go in this tick."""
        return bool(self.released & button)

    def is_repeated(self, button: Button) -> bool:
        """Whether any button of the mask went down or auto-repeated in this tick."""
        return bool(self.repeated & button)

    def is_long(self, button: Button) -> bool:
        """Whether any button of the mask has now been held for one second."""
        return bool(self.long & button)

    def ticks(self, per_turn: int) -> int:
        """Signed count of multiples of 360 / per_turn degrees that the crank crossed."""
        after = round(self.crank_angle * 100)
        before = after - round(self.crank_change * 100)
        return after * per_turn // TURN_CDEG - before * per_turn // TURN_CDEG

    @property
    def is_idle(self) -> bool:
        """Whether nothing happened in this tick and no button is held."""
        buttons = self.held | self.pressed | self.released
        return not (buttons or self.crank_change or self.typed or self._has_event)

    @property
    def _has_event(self) -> bool:
        touching = self.pointer is not None and self.pointer[2]
        events = self.docked_now or self.undocked_now or self.pointer_moved
        return touching or events or self.pointer_pressed or self.pointer_released
