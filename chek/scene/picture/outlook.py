"""The evaluation bar: a slim column between the board and the scores.

Each seat has a part as long as its share of all the pieces is expected to be in the end. South's
stands at the bottom, the others above it in their order, black and white in turn as their pieces
are. With two seats a tick marks the middle, to see who is ahead.
"""

from chek.scene.picture.measure import Measure
from engine.device.draw.screen import BLACK, WHITE, Canvas

WIDTH_PX = 8
_GAP_PX = 4
_TICK_PX = 3


def draw_outlook(canvas: Canvas, measure: Measure, shares: tuple[int, ...]) -> None:
    """The bar for these shares, in thousandths."""
    grid = measure.grid
    left, top, height = grid.x + grid.width + _GAP_PX, grid.y - 2, grid.height + 4
    canvas.fill(left, top, WIDTH_PX, height, BLACK)
    bottom, above = top + height - 1, 0
    for seat, share in enumerate(shares):
        start = round((height - 2) * above / 1000)
        end = round((height - 2) * (above + share) / 1000)
        if seat % 2:
            canvas.fill(left + 1, bottom - end, WIDTH_PX - 2, end - start, WHITE)
        above += share
    if len(shares) == 2:
        canvas.fill(left + WIDTH_PX, top + height // 2 - 1, _TICK_PX, 2, BLACK)
