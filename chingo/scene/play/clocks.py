"""The clock of whoever decides (G18): it runs only while that seat can see what it decides."""

from collections.abc import Hashable

from chingo.scene.play.phase import Desk, Phase
from chingo.state import View
from engine.core.turn import Clock, make_clock
from engine.device.audio.cues import Cue

SETUP_SECONDS = 120
LAST_SECONDS = 5
"""From how many on it is heard."""


class ClockKeeper:
    """Counts ticks for one decision at a time; an interruption does not wind it up again."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._key: Hashable = None
        self._clock: Clock | None = None

    @property
    def is_running(self) -> bool:
        """Whether the phase that was last kept runs out by itself."""
        return self._desk.seconds is not None

    def keep(self, phase: Phase) -> None:
        """What is shown now: wind up the clock of a new decision, or stop."""
        seat = phase.private if phase.is_clocked else None
        view = None if seat is None else self._desk.sitting.place(seat).view
        if view is None or not view.clock:
            self._desk.seconds = None
            return
        key = (seat, view.is_setup, view.last, view.fight, view.quiet)
        if key != self._key:
            self._key, self._clock = key, make_clock(_seconds(view))
        self._show()

    def tick(self, phase: Phase) -> bool:
        """One tick; whether the time is up."""
        if self._desk.seconds is None or self._clock is None:
            return False
        before = self._desk.seconds
        self._clock = self._clock.tick()
        self._show()
        if self._desk.seconds != before:
            phase.redraw = True
            if 0 < self._desk.seconds <= LAST_SECONDS:
                self._desk.console.cue(Cue.COUNTDOWN)
        return self._clock.is_out

    def _show(self) -> None:
        self._desk.seconds = self._clock.seconds if self._clock else None


def _seconds(view: View) -> int:
    return SETUP_SECONDS if view.is_setup else view.clock
