"""What lies over the pieces for whoever acts: dots, corners, links, the box, the hand."""

from chek.scene.picture.counted import counted, draw_counted
from chek.scene.picture.figures import figure_at
from chek.scene.picture.links import draw_links
from chek.scene.picture.measure import Measure
from chek.scene.play.intents import Marks
from chek.state import State
from engine.device.draw.screen import Canvas
from engine.device.widgets.boardart import box
from engine.device.widgets.boardview import (
    LIFT_PX,
    SHAKE_PX,
    draw_corners,
    draw_dot,
    draw_hand,
)
from engine.device.widgets.slide import Slide

_LIFT_TICKS = 2


class Overlay:
    """Follows the marks: hand and box slide, a picked piece rises, a refused box shakes."""

    def __init__(self, measure: Measure) -> None:
        self._measure = measure
        self._hand = Slide((0, 0))
        self._box = Slide((0, 0))
        self._marks: Marks | None = None
        self._lift = 0
        self._shake = len(SHAKE_PX)

    @property
    def is_still(self) -> bool:
        """Whether everything has arrived."""
        return self._hand.is_still and self._box.is_still and not self._is_busy

    @property
    def _is_busy(self) -> bool:
        return self._shake < len(SHAKE_PX) or self._lift != self._lift_goal

    @property
    def _lift_goal(self) -> int:
        return _LIFT_TICKS if self._marks and self._marks.picked is not None else 0

    def hide(self) -> None:
        """Nothing lies on the board while nobody acts."""
        self._marks = None
        self._lift = 0

    def shake(self) -> None:
        """What was asked for cannot be done."""
        self._shake = 0

    def follow(self, marks: Marks) -> bool:
        """One tick towards these marks; whether the picture changed."""
        grid = self._measure.grid
        changed = marks != self._marks
        if self._marks is None:
            self._hand.jump(grid.middle(marks.hand))
            self._box.jump(grid.corner(marks.box))
        self._marks = marks
        self._hand.send(grid.middle(marks.hand))
        self._box.send(grid.corner(marks.box))
        moved = [self._hand.tick(), self._box.tick(), self._count()]
        return changed or any(moved)

    def _count(self) -> bool:
        if not self._is_busy:
            return False
        self._shake = min(self._shake + 1, len(SHAKE_PX))
        self._lift += (self._lift < self._lift_goal) - (self._lift > self._lift_goal)
        return True

    def held(self) -> int | None:
        """The cell whose piece is in the hand, so that it does not stand on the board."""
        return self._marks.picked if self._marks else None

    def draw(self, canvas: Canvas, state: State) -> None:
        """All of it, the hand last."""
        marks, grid = self._marks, self._measure.grid
        if marks is None:
            return
        for ring in marks.rings:
            draw_links(canvas, self._measure, ring)
        for cell in marks.dots:
            draw_dot(canvas, grid, cell)
        for cell in (*marks.corners, *_also(marks)):
            draw_corners(canvas, grid, cell)
        if marks.attack:
            for cell in counted(state, marks.attack):
                draw_counted(canvas, grid, cell, figure_at(state, cell))
        if marks.picked is not None:
            self._draw_held(canvas, state, marks.picked)
        x, y = self._box.at
        shift = SHAKE_PX[self._shake] if self._shake < len(SHAKE_PX) else 0
        box(grid.cell).draw(canvas, x + shift, y)
        (x, y), (right, down) = self._hand.at, self._measure.hand_away
        draw_hand(canvas, grid, (x + right, y + down), closed=marks.picked is not None)

    def _draw_held(self, canvas: Canvas, state: State, cell: int) -> None:
        """The piece in the hand, over its shadow."""
        measure = self._measure
        figure = figure_at(state, cell)
        x, y = measure.face(cell)
        measure.shade(figure).draw(canvas, x + 2, y + measure.lip + 1)
        measure.token(figure).draw(canvas, x, y - LIFT_PX * self._lift // _LIFT_TICKS)


def _also(marks: Marks) -> tuple[int, ...]:
    """Cells that have corners for another reason: picked, or the linked piece that attacks."""
    return tuple(cell for cell in (marks.picked, marks.source) if cell is not None)
