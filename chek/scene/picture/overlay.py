"""What lies over the pieces for whoever acts: dots, corners, links, the box, the hand."""

from chek.scene.picture.counted import counted, draw_counted
from chek.scene.picture.figures import figure_at
from chek.scene.picture.links import draw_links
from chek.scene.picture.measure import Measure
from chek.scene.play.intents import Marks
from chek.state import State
from engine.device.draw.screen import Canvas
from engine.device.widgets.boardhand import BoardHand
from engine.device.widgets.boardview import draw_corners, draw_dot


class Overlay:
    """Follows the marks: hand and box slide, a picked piece rises, a refused box shakes."""

    def __init__(self, measure: Measure) -> None:
        self._measure = measure
        self._hand = BoardHand(measure.grid, away=measure.hand_away)
        self._marks: Marks | None = None

    @property
    def is_still(self) -> bool:
        """Whether everything has arrived."""
        return self._hand.is_still

    def hide(self) -> None:
        """Nothing lies on the board while nobody acts."""
        self._marks = None
        self._hand.hide()

    def shake(self) -> None:
        """What was asked for cannot be done."""
        self._hand.shake()

    def follow(self, marks: Marks) -> bool:
        """One tick towards these marks; whether the picture changed."""
        changed = marks != self._marks
        self._marks = marks
        return self._hand.follow(marks.hand, marks.box, holds=marks.picked is not None) or changed

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
        self._draw_hand(canvas)

    def _draw_hand(self, canvas: Canvas) -> None:
        """The hand comes up from under the board's edge, so that it hides no name of a file."""
        below = canvas.pixels[self._measure.foot :].copy()
        self._hand.draw(canvas)
        canvas.pixels[self._measure.foot :] = below

    def _draw_held(self, canvas: Canvas, state: State, cell: int) -> None:
        """The piece in the hand, over its shadow."""
        measure = self._measure
        figure = figure_at(state, cell)
        x, y = measure.face(cell)
        measure.shade(figure).draw(canvas, x + 2, y + measure.lip + 1)
        measure.token(figure).draw(canvas, x, y - self._hand.lift)


def _also(marks: Marks) -> tuple[int, ...]:
    """Cells that have corners for another reason: picked, or the linked piece that attacks."""
    return tuple(cell for cell in (marks.picked, marks.source) if cell is not None)
