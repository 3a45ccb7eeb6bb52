"""The clock of whoever decides (G18): it stands still only while that seat's view is covered.

What is left is part of the save. The second that has begun is on disk as gone before it is shown,
so a kill costs at most that second and winds up nothing; who leaves gets back what was not used.
"""

from zlib import crc32

import msgspec

from chingo.scene.play.phase import Desk, Phase
from chingo.state import View
from engine.core.game import Seat
from engine.core.turn import TICKS_PER_SECOND, Clock, make_clock, seat_letter
from engine.device.audio.cues import Cue

SETUP_SECONDS = 120
LAST_SECONDS = 5
"""From how many on it is heard."""


class ClockKeeper:
    """Counts ticks for one decision of a seat at a time; no interruption winds it up again."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._keys: dict[Seat, int] = {}
        self._clocks: dict[Seat, Clock] = {}
        self._kept: dict[Seat, int] = {}
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
            key = decision_key(view)
            if self._keys.get(self._seat) != key:
                self._wind_up(self._seat, key, make_clock(_seconds(view)).left_ticks)
        self._show()

    def _wind_up(self, seat: Seat, key: int, most_ticks: int) -> None:
        """Begin with all the time, or in a match gone on with with what was left of it."""
        self._keys[seat], left = key, most_ticks
        match self._desk.sitting.noted(_name(seat)):
            case (noted, ticks) if noted == key:
                left = min(max(ticks, 0), most_ticks)
        self._clocks[seat], self._kept[seat] = Clock(left), left + 1

    def _count(self, phase: Phase) -> bool:
        before = self._desk.seconds
        if self._seat is None or before is None:
            return False
        self._keep_time(self._seat)
        clock = self._clocks[self._seat] = self._clocks[self._seat].tick()
        self._show()
        if clock.seconds != before:
            phase.redraw = True
            if 0 < clock.seconds <= LAST_SECONDS:
                self._warn(self._seat)
        return clock.is_out

    def _keep_time(self, seat: Seat) -> None:
        """What is left after this tick; at the beginning of each second, after that second."""
        left = max(self._clocks[seat].left_ticks - 1, 0)
        begins = left < self._kept[seat]
        if begins:
            self._kept[seat] = left = left // TICKS_PER_SECOND * TICKS_PER_SECOND
        self._desk.sitting.note(_name(seat), (self._keys[seat], left), at_once=begins)

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


def decision_key(view: View) -> int:
    """A number that is another for each decision of a match; an offer is one of its own."""
    known = view.is_setup, view.last, view.fight, view.quiet, view.vote
    return crc32(msgspec.json.encode(known))


def _name(seat: Seat) -> str:
    return f"clock {seat_letter(seat, 2)}"


def _seconds(view: View) -> int:
    return SETUP_SECONDS if view.is_setup else view.clock
