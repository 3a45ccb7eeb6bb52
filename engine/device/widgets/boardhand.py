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
        self.is_shown = False

    @property
    def is_still(self) -> bool:
        """Whether everything has arrived."""
        return self._hand.is_still and self._box.is_still and not self._is_busy

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
        self.is_shown = False
        self._lift = 0

    def shake(self) -> None:
        """What was asked for cannot be done; a calm hand leaves that to the hint line."""
        if not self._is_calm:
            self._shake = 0

    def follow(self, hand: int, box: int, *, holds: bool = False) -> bool:
        """One tick towards these cells; whether anything moved."""
        grid = self._grid
        if not self.is_shown:
            self.is_shown = True
            self._hand.jump(grid.middle(hand))
            self._box.jump(grid.corner(box))
        self._is_holding = holds
        self._hand.send(grid.middle(hand))
        self._box.send(grid.corner(box))
        moved = [self._hand.tick(), self._box.tick(), self._count()]
        return any(moved)

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
