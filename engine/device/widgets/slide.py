"""Things on their way: eased shares of a motion, and a point that slides to where it is sent."""

Point = tuple[int, int]
"""x and y in pixels of the screen."""


def ease(tick: int, ticks: int) -> float:
    """How much of a motion is done after `tick` of `ticks`: fast first, then slower."""
    left = 1 - min(max(tick, 0), ticks) / ticks
    return 1 - left * left


def between(start: Point, end: Point, share: float) -> Point:
    """A point on the way, in whole pixels."""
    (x0, y0), (x1, y1) = start, end
    return round(x0 + (x1 - x0) * share), round(y0 + (y1 - y0) * share)


class Slide:
    """A point that slides to where it is sent, as the hand and the box do.

    Attributes:
        at: where it is now.
        goal: where it is going.
    """

    def __init__(self, at: Point, ticks: int = 3) -> None:
        self.at = self.goal = at
        self._start = at
        self._ticks = ticks
        self._tick = ticks

    def send(self, goal: Point) -> None:
        """Go there from wherever it is."""
        if goal != self.goal:
            self._start, self.goal, self._tick = self.at, goal, 0

    def jump(self, goal: Point) -> None:
        """Be there at once."""
        self.at = self.goal = goal
        self._tick = self._ticks

    @property
    def is_still(self) -> bool:
        """Whether it has arrived."""
        return self._tick >= self._ticks

    def tick(self) -> bool:
        """One tick; whether it moved."""
        if self.is_still:
            return False
        self._tick += 1
        self.at = between(self._start, self.goal, ease(self._tick, self._ticks))
        return True
