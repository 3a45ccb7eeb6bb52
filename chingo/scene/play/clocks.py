"""The clock of whoever decides (G18): it stands still only while that seat's view is covered."""

from collections.abc import Hashable

from chingo.scene.play.phase import Desk, Phase
from chingo.state import View
from engine.core.game import Seat
from engine.core.turn import Clock, make_clock
from engine.device.audio.cues import Cue

SETUP_SECONDS = 120
LAST_SECONDS = 5
"""From how many on it is heard."""


class ClockKeeper:
    """Counts ticks for one decision of a seat at a time; no interruption winds it up again."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._keys: dict[Seat, Hashable] = {}
        self._clocks: dict[Seat, Clock] = {}
        self._seat: Seat | None = None

    @property
    def is_running(self) -> bool:
        """Whether the phase that was last kept runs out by itself."""
        return self._seat is not None

    def keep(self, phase: Phase) -> None:
        """What is shown now: wind up the clock of a new decision, or stop."""
        self._keep(phase.clocked)

    def tick(self, phase: Phase) -> bool:
        """One tick of what has the input; whether the time is up."""
        self.keep(phase)
        return self._count(phase)

    def runs_below(self, phase: Phase) -> bool:
        """Whether there is a clock to be ticked under a menu or a question."""
        seat = clocked_at_last(phase)
        return seat is not None and bool(self._desk.sitting.place(seat).view.clock)

    def tick_below(self, phase: Phase) -> bool:
        """One tick under a menu or a question; whether the time is up with it, only once.

        A view that is still on its way up counts: it shows as well, and nobody can hurry it on.
        """
        self._keep(clocked_at_last(phase))
        was_out = self._seat is not None and self._clocks[self._seat].is_out
        return self._count(phase) and not was_out

    def _keep(self, seat: Seat | None) -> None:
        view = None if seat is None else self._desk.sitting.place(seat).view
        self._seat = seat if view and view.clock else None
        if view and self._seat is not None:
            key = view.is_setup, view.last, view.fight, view.quiet, view.vote
            if self._keys.get(self._seat) != key:
                self._keys[self._seat] = key
                self._clocks[self._seat] = make_clock(_seconds(view))
        self._show()

    def _count(self, phase: Phase) -> bool:
        before = self._desk.seconds
        if self._seat is None or before is None:
            return False
        clock = self._clocks[self._seat] = self._clocks[self._seat].tick()
        self._show()
        if clock.seconds != before:
            phase.redraw = True
            if 0 < clock.seconds <= LAST_SECONDS:
                self._warn(self._seat)
        return clock.is_out

    def _warn(self, seat: Seat) -> None:
        """What is decided in secret may run out in secret too (G16)."""
        view = self._desk.sitting.place(seat).view
        if view.is_setup or view.tie:
            self._desk.whisper(Cue.COUNTDOWN)
        else:
            self._desk.console.cue(Cue.COUNTDOWN)

    def _show(self) -> None:
        self._desk.seconds = None if self._seat is None else self._clocks[self._seat].seconds


def clocked_at_last(phase: Phase) -> Seat | None:
    """Whose clock runs in a phase, or in what it leads to in any case."""
    while phase.following is not None:
        phase = phase.following
    return phase.clocked


def _seconds(view: View) -> int:
    return SETUP_SECONDS if view.is_setup else view.clock
