"""Thirty ticks a second from a clock that is late now and then, and never a burst."""

from typing import Final

TICK_S: Final = 1 / 30
LONGEST_GAP_S: Final = 0.1
MOST_TICKS: Final = 3


class Pacer:
    """Says how long to sleep and how many ticks are then due. The clock is handed in."""

    def __init__(self, now_s: float) -> None:
        self._next_s = now_s

    def forgive(self, now_s: float) -> None:
        """Forget time that was slept through on purpose; a tick may be due at once, never early."""
        self._next_s = max(self._next_s, now_s)

    def until_due(self, now_s: float) -> float:
        """Seconds until the next tick; 0 if it is due."""
        return max(0.0, self._next_s - now_s)

    def take(self, now_s: float) -> int:
        """How many ticks to run before the next frame is drawn: 1 to 3.

        A gap over 100 ms counts as one tick, and the time lost is not made up for.
        """
        late_s = now_s - self._next_s
        if late_s + TICK_S > LONGEST_GAP_S:
            self._next_s = now_s + TICK_S
            return 1
        ticks = min(MOST_TICKS, 1 + int(max(0.0, late_s) / TICK_S))
        self._next_s += ticks * TICK_S
        return ticks
