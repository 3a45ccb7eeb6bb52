"""Where one is in a list, and motions that end by themselves."""

from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.pad import Button, Pad

CRANK_STEPS = 20
"""Steps of every list and cursor in one turn of the crank."""

DEAF_TICKS = 15
"""For so long a press on what comes up by itself is still meant for what was shown before."""


def step_of(pad: Pad, back: Button, forth: Button) -> int:
    """-1, 0 or 1: which of two buttons was pressed or repeats in this tick."""
    return pad.is_repeated(forth) - pad.is_repeated(back)


class Cursor:
    """A place among `size` things, moved by two buttons and by the crank, with its sounds.

    Past either end it begins at the other; a button that is held stops there first.

    Attributes:
        at: the index; meaningless while `size` is 0.
        size: how many things there are; set it through `resize`.
    """

    def __init__(
        self,
        console: Console,
        size: int,
        at: int = 0,
        *,
        back: Button = Button.UP,
        forth: Button = Button.DOWN,
        has_crank: bool = True,
    ) -> None:
        self._console = console
        self._buttons = back, forth
        self._has_crank = has_crank
        self.size = size
        self.at = max(0, min(at, size - 1))

    def resize(self, size: int) -> None:
        """The list has become longer or shorter; the place is kept where it can be."""
        self.size = size
        self.at = max(0, min(self.at, size - 1))

    def update(self, pad: Pad) -> bool:
        """Move as the pad says; whether it moved."""
        before = self.at
        step = step_of(pad, *self._buttons)
        turned = pad.ticks(CRANK_STEPS) if self._has_crank else 0
        if step:
            self._press(step, pad)
        elif turned:
            self.move(turned)
        if self.at != before:
            self._sound(by_crank=not step)
        return self.at != before

    def move(self, steps: int) -> None:
        """Go on by `steps`, round the ends."""
        if self.size:
            self.at = (self.at + steps) % self.size

    def _press(self, step: int, pad: Pad) -> None:
        at_end = not 0 <= self.at + step < self.size
        is_held = not pad.is_pressed(self._buttons[0] | self._buttons[1])
        if not (at_end and is_held):
            self.move(step)

    def _sound(self, *, by_crank: bool) -> None:
        if by_crank:
            self._console.cue(Cue.CRANK_STEP)
        else:
            self._console.cue(Cue.MOVE_HAND, self.size - 1 - self.at)


class Motion:
    """One motion of a few ticks, eased: fast first, then slower.

    Attributes:
        tick: how far it is; `ticks` is the end.
    """

    def __init__(self, ticks: int, *, at_once: bool = False) -> None:
        self.ticks = ticks
        self.tick = ticks if at_once else 0

    @property
    def is_done(self) -> bool:
        """Whether it has arrived."""
        return self.tick >= self.ticks

    def advance(self) -> bool:
        """One tick; whether anything moved."""
        if self.is_done:
            return False
        self.tick += 1
        return True

    def finish(self) -> None:
        """Arrive at once."""
        self.tick = self.ticks

    def left(self, distance: int) -> int:
        """Whole pixels of `distance` that are still to go."""
        if self.is_done:
            return 0
        return round(distance * (1 - self.tick / self.ticks) ** 2)
