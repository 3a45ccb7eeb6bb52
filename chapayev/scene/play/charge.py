"""Power that is charged: A is held, the meter swings up and down, letting go is the flick."""

from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.pad import Button, Pad

SWING_TICKS = 36
"""From nothing to full power, and as long back."""

TAP_TICKS = 4
"""A that is let go sooner was tapped, to skip or to pass something: nothing is flicked.

So little power is had as the meter comes down again.
"""

_TONES = 15
"""The highest step of the meter's tone."""


class Charge:
    """What A does to a meter; nothing is flicked but by letting it go.

    Attributes:
        is_on: whether A is held and the meter swings.
        power: what the meter shows, 0 to 100 percent.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self._ticks = 0
        self.is_on = False

    @property
    def power(self) -> int:
        """What the meter shows, percent."""
        along = self._ticks % (2 * SWING_TICKS)
        return round(100 * min(along, 2 * SWING_TICKS - along) / SWING_TICKS)

    def update(self, pad: Pad) -> int | None:
        """One tick; the power that was let go, as it was shown, which is 0 for a tap alone.

        B takes it back, and so does whatever lets A go without a hand: another window, the menu.
        """
        if not self.is_on:
            if pad.is_pressed(Button.A):
                self.is_on, self._ticks = True, 0
            return self._let_go() if self.is_on and not pad.is_held(Button.A) else None
        if pad.is_released(Button.A):
            return self._let_go()
        if pad.is_pressed(Button.B) or not pad.is_held(Button.A):
            self.cancel()
            return None
        self._swing()
        return None

    def cancel(self) -> None:
        """Nothing is flicked."""
        self.is_on, self._ticks = False, 0

    def _let_go(self) -> int:
        power = self.power if self._ticks >= TAP_TICKS else 0
        self.cancel()
        return power

    def _swing(self) -> None:
        tone = self.power * _TONES // 100
        self._ticks += 1
        if self.power * _TONES // 100 != tone:
            self._console.cue(Cue.POWER, self.power * _TONES // 100)
