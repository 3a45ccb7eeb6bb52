"""The hand and the selection box on a board: both slide, a picked piece rises, a refusal shakes."""

from engine.device.draw.screen import Canvas
from engine.device.widgets.boardart import box
from engine.device.widgets.boardview import LIFT_PX, SHAKE_PX, Grid, draw_hand
from engine.device.widgets.slide import Point, Slide

_LIFT_TICKS = 2


class BoardHand:
    """Follows where the hand points, what the box is about, and whether a piece is held up.

    Attributes:
        is_shown: whether anything lies on the board; nothing does while nobody acts.
    """

    def __init__(self, grid: Grid, *, away: Point = (0, 0), is_calm: bool = False) -> None:
        self._grid = grid
        self._away = away
        self._is_calm = is_calm
        self._hand = Slide((0, 0))
        self._box = Slide((0, 0))
        self._is_holding = False
        self._lift = 0
        self._shake = len(SHAKE_PX)
        self._is_told = False
        self.is_shown = False

    @property
    def is_still(self) -> bool:
        """Whether one more tick of the same changes nothing.

        Before it was told for the first time what to follow, or that nobody acts, it may.
        """
        has_arrived = self._hand.is_still and self._box.is_still and not self._is_busy
        return self._is_told and (has_arrived or not self.is_shown)

    @property
    def _is_busy(self) -> bool:
        return self._shake < len(SHAKE_PX) or self._lift != self._lift_goal

    @property
    def _lift_goal(self) -> int:
        return _LIFT_TICKS if self.is_shown and self._is_holding else 0

    @property
    def lift(self) -> int:
        """How far the held piece stands above its place now, px."""
        return LIFT_PX * self._lift // _LIFT_TICKS

    def hide(self) -> None:
        """Nobody acts."""
        self._is_told, self.is_shown = True, False
        self._lift, self._shake = 0, len(SHAKE_PX)

    def shake(self) -> None:
        """What was asked for cannot be done; a calm hand leaves that to the hint line."""
        if self.is_shown and not self._is_calm:
            self._shake = 0

    def follow(self, hand: int, box: int, *, holds: bool = False) -> bool:
        """One tick towards these cells; whether the picture changed."""
        grid, is_new, was_holding = self._grid, not self.is_shown, self._is_holding
        self._is_told = self.is_shown = True
        if is_new:
            self._hand.jump(grid.middle(hand))
            self._box.jump(grid.corner(box))
        self._is_holding = holds
        self._hand.send(grid.middle(hand))
        self._box.send(grid.corner(box))
        moved = [self._hand.tick(), self._box.tick(), self._count()]
        return any(moved) or is_new or holds != was_holding

    def _count(self) -> bool:
        if not self._is_busy:
            return False
        self._shake = min(self._shake + 1, len(SHAKE_PX))
        self._lift += (self._lift < self._lift_goal) - (self._lift > self._lift_goal)
        return True

    def draw(self, canvas: Canvas) -> None:
        """The box, and the hand over it."""
        if not self.is_shown:
            return
        x, y = self._box.at
        shift = SHAKE_PX[self._shake] if self._shake < len(SHAKE_PX) else 0
        box(self._grid.cell).draw(canvas, x + shift, y)
        (x, y), (right, down) = self._hand.at, self._away
        draw_hand(canvas, self._grid, (x + right, y + down), closed=self._is_holding)
