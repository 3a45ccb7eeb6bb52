"""The controls of the handheld: buttons, crank, dock and pointer, one frozen reading a tick.

`RawInput` is what a host (or a tape) saw during one tick, in integers. `PadTracker` turns it
into a `Pad`, what scenes read, by keeping what a single tick cannot know: how long buttons are
held, the crank's angle, whether it was docked.
"""

from typing import Final

from engine.device.reading import NO_BUTTON, TURN_CDEG, Button, Pad, Pointer, RawInput

__all__ = ["NO_BUTTON", "TURN_CDEG", "Button", "Pad", "PadTracker", "Pointer", "RawInput"]

REPEAT_DELAY_TICKS: Final = 9
REPEAT_EVERY_TICKS: Final = 3
LONG_PRESS_TICKS: Final = 30

DEAD_ZONE_CDEG: Final = 100
"""A resting crank counts only once it is this far from where it rested: less is jitter."""

DOUBLING_DEG: Final = 290.0
"""Change in one tick at which acceleration would double it; 29 degrees give 1.1 times."""

LAST_X_PX: Final = 399
LAST_Y_PX: Final = 239

_OPPOSITE: Final = {
    Button.UP: Button.DOWN,
    Button.DOWN: Button.UP,
    Button.LEFT: Button.RIGHT,
    Button.RIGHT: Button.LEFT,
}
_D_PAD: Final = Button.UP | Button.DOWN | Button.LEFT | Button.RIGHT


class PadTracker:
    """Turns raw readings into Pads, one call a tick. Holds no clock and no randomness.

    `upside_down` may be switched at any time: the D-pad and the pointer are then turned, A and
    B are not.
    """

    def __init__(
        self, angle_cdeg: int = 0, *, docked: bool = False, upside_down: bool = False
    ) -> None:
        self.upside_down = upside_down
        self._angle_cdeg = angle_cdeg % TURN_CDEG
        self._docked = docked
        self._crank = _Crank()
        self._held_ticks: dict[Button, int] = {}
        self._ignored = NO_BUTTON
        self._held = NO_BUTTON
        self._pointer: Pointer | None = None

    def advance(self, raw: RawInput) -> Pad:
        """The Pad of the next tick."""
        down, pressed, released = self._take_buttons(raw)
        repeated, long = self._count(down, pressed)
        was_docked, self._docked = self._docked, raw.docked
        change_cdeg = self._turn(0 if raw.docked else raw.crank_cdeg)
        was_at, self._pointer = self._pointer, self._turned_pointer(raw.pointer)
        return Pad(
            held=down,
            pressed=pressed,
            released=released,
            repeated=repeated,
            long=long,
            crank_angle=self._angle_cdeg / 100,
            crank_change=change_cdeg / 100,
            crank_accelerated=accelerated(change_cdeg / 100),
            docked=raw.docked,
            docked_now=raw.docked and not was_docked,
            undocked_now=was_docked and not raw.docked,
            pointer=self._pointer,
            pointer_moved=_place(was_at) != _place(self._pointer),
            pointer_pressed=_touches(self._pointer) and not _touches(was_at),
            pointer_released=_touches(was_at) and not _touches(self._pointer),
            typed=raw.typed,
        )

    def release_all(self) -> None:
        """Forget every held button: each counts again only once it was let go and pressed anew."""
        self._ignored |= self._held
        self._held_ticks.clear()
        self._crank = _Crank()

    def _take_buttons(self, raw: RawInput) -> tuple[Button, Button, Button]:
        down, pressed, released = (
            self._turned(mask) for mask in (raw.down, raw.pressed, raw.released)
        )
        released &= ~self._ignored
        self._ignored &= down & ~pressed
        self._held = down
        return down & ~self._ignored, pressed, released

    def _turned(self, mask: Button) -> Button:
        if not self.upside_down or not mask & _D_PAD:
            return mask
        turned = mask & ~_D_PAD
        for button, opposite in _OPPOSITE.items():
            if mask & button:
                turned |= opposite
        return turned

    def _turned_pointer(self, pointer: Pointer | None) -> Pointer | None:
        if pointer is None or not self.upside_down:
            return pointer
        x, y, down = pointer
        return LAST_X_PX - x, LAST_Y_PX - y, down

    def _count(self, down: Button, pressed: Button) -> tuple[Button, Button]:
        repeated, long = pressed, NO_BUTTON
        counts = self._held_ticks
        self._held_ticks = {}
        for button in down:
            ticks = 0 if button & pressed else counts.get(button, -1) + 1
            self._held_ticks[button] = ticks
            if is_repeat_tick(ticks):
                repeated |= button
            if ticks == LONG_PRESS_TICKS:
                long |= button
        return repeated, long

    def _turn(self, raw_cdeg: int) -> int:
        change_cdeg = wrap_cdeg(self._crank.filter(raw_cdeg))
        self._angle_cdeg = (self._angle_cdeg + change_cdeg) % TURN_CDEG
        return change_cdeg


class _Crank:
    """The dead zone: small turns of a resting crank are kept back until they add up."""

    def __init__(self) -> None:
        self._kept_cdeg = 0
        self._is_moving = False

    def filter(self, raw_cdeg: int) -> int:
        """The part of the turn that counts now, in hundredths of a degree."""
        self._kept_cdeg += raw_cdeg
        if not self._is_moving and abs(self._kept_cdeg) < DEAD_ZONE_CDEG:
            return 0
        counted, self._kept_cdeg = self._kept_cdeg, 0
        self._is_moving = counted != 0
        return counted


def accelerated(change_deg: float) -> float:
    """The change as a hurried hand means it: as it is when slow, 1.1 times at 29 degrees."""
    return change_deg * (1.0 + abs(change_deg) / DOUBLING_DEG)


def is_repeat_tick(held_ticks: int) -> bool:
    """Whether a button repeats after being held this long: at 0, 9, 12, 15 and so on."""
    past = held_ticks - REPEAT_DELAY_TICKS
    return held_ticks == 0 or (past >= 0 and past % REPEAT_EVERY_TICKS == 0)


def wrap_cdeg(change_cdeg: int) -> int:
    """The same turn within half a turn either way, -18000 excluded."""
    half = TURN_CDEG // 2
    return half - (half - change_cdeg) % TURN_CDEG


def _place(pointer: Pointer | None) -> tuple[int, int] | None:
    return None if pointer is None else pointer[:2]


def _touches(pointer: Pointer | None) -> bool:
    return pointer is not None and pointer[2]
