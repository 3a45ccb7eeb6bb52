"""All of a board's picture that stands still, kept as one bitmap until any of it changes."""

import msgspec

from chek.scene.picture.foot import Foot, draw_foot
from chek.scene.picture.measure import Measure
from chek.scene.picture.outlook import draw_outlook
from chek.scene.picture.panel import Panel, draw_panel
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import HEIGHT, WIDTH, Canvas
from engine.device.widgets.boardview import paint_cell, slab


class Still(msgspec.Struct, frozen=True):
    """What stands still.

    Attributes:
        cells: figures by cell; those that move are left out.
        ground: the contested cell, -1 without one.
        panel: the right column.
        foot: the bottom line.
        bar: what each seat has of the evaluation bar; empty is no bar.
    """

    cells: bytes = b""
    ground: int = -1
    panel: Panel = Panel()
    foot: Foot = Foot()
    bar: tuple[int, ...] = ()


class Backdrop:
    """Draws a `Still`, and keeps the last one's picture."""

    def __init__(self, measure: Measure, fonts: Fonts) -> None:
        self._measure = measure
        self._fonts = fonts
        self._still: Still | None = None
        self._picture: Bitmap | None = None
        self._canvas = Canvas(WIDTH, HEIGHT)

    def draw(self, canvas: Canvas, still: Still) -> None:
        """Paint all of the canvas."""
        if self._picture is None or still != self._still:
            self._still, self._picture = still, self._paint(still)
        canvas.draw(self._picture, 0, 0)

    def _paint(self, still: Still) -> Bitmap:
        canvas, measure = self._canvas, self._measure
        canvas.draw(slab(measure.grid, self._fonts.small), 0, 0)
        if still.ground >= 0:
            paint_cell(canvas, measure.grid, still.ground)
        draw_pieces(canvas, measure, still.cells)
        if still.bar:
            draw_outlook(canvas, measure, still.bar)
        draw_panel(canvas, self._fonts, still.panel)
        draw_foot(canvas, self._fonts, still.foot)
        return Bitmap(canvas.pixels)


def draw_pieces(canvas: Canvas, measure: Measure, cells: bytes) -> None:
    """Every figure, from the far side on, so that each covers what lies behind it."""
    size = measure.grid.files
    for cell, figure in enumerate(cells):
        if figure and measure.is_tight:  # a halo must not cut what stands in the next cell
            measure.token(figure).draw(canvas, *measure.face(cell))
    for rank in reversed(range(size)):
        for cell in range(rank * size, (rank + 1) * size):
            if cells[cell]:
                measure.standing(cells[cell]).draw(canvas, *measure.face(cell))
