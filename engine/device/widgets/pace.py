"""How fast time goes in what is watched: stopped, one update at a time, half, true, double."""

from typing import Final

SPEEDS: Final = (0, 1, 2, 4)
"""Half updates a tick; with 0 it goes one update at a time."""

_TRUE = 2


class Pace:
    """Tells a scene how many updates of its motion a tick has.

    Attributes:
        flows: whether time goes by itself; it never does at one update at a time.
    """

    def __init__(self) -> None:
        self.flows = False
        self._at = SPEEDS.index(_TRUE)
        self._halves = 0

    @property
    def is_stepping(self) -> bool:
        """Whether it goes one update at a time, each when it is asked for."""
        return not SPEEDS[self._at]

    @property
    def text(self) -> str:
        """The speed as a hint shows it; empty at one update at a time."""
        return {0: "", 1: "½×", 2: "1×", 4: "2×"}[SPEEDS[self._at]]

    def change(self, step: int) -> bool:
        """Double or half as fast, so many times; whether that was to be had."""
        before = self._at
        self._at = max(0, min(before + step, len(SPEEDS) - 1))
        if self._at == before:
            return False
        self.flows &= not self.is_stepping
        self._halves = 0
        return True

    def updates(self) -> int:
        """How many updates the tick that begins now has while time flows, 0 to 2."""
        if not self.flows:
            return 0
        self._halves += SPEEDS[self._at]
        updates, self._halves = divmod(self._halves, 2)
        return updates
