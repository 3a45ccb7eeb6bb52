"""The little board of the title, and a match in little for lists."""

from functools import lru_cache
from typing import Final

from chapayev.scene.picture.coins import Coin
from chapayev.scene.picture.measure import SIDE
from chapayev.scene.picture.pieces import piece
from chapayev.scene.picture.slab import draw_slab
from chapayev.state import SIDE as BOARD_UNITS
from chapayev.state import WHITE as WHITE_SEAT
from chapayev.state import Checkers, Setup, State
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardview import Grid
from engine.device.widgets.slide import Point

_TINY: Final = 5
_PREVIEW: Final = Grid(8, 8, 18, 232, 18)


def make_thumb(state: State) -> Bitmap:
    """A match in little, 56x46: where its checkers lie."""
    return _thumb(state.checkers)


def draw_preview(canvas: Canvas, checkers: Checkers, setup: Setup) -> None:
    """The title's board at (226, 12), 156x164 px: checkers on the slab over the drop."""
    grid = _PREVIEW
    canvas.rect(grid.x - 6, grid.y - 6, grid.width + 12, grid.height + 20, BLACK, radius=4)
    draw_slab(canvas, grid, SIDE - 2, setup.board, is_polished=setup.polished)
    for each in sorted(checkers, key=lambda checker: -checker.y):
        x, y = _place(each.x, each.y, grid.width, (grid.x, grid.y))
        look = Coin(each.army == WHITE_SEAT, each.face == "over", pawn=setup.look == "pawns")
        piece(look, 6, 3).draw(canvas, x, y - 1)


@lru_cache(maxsize=16)
def _thumb(checkers: Checkers) -> Bitmap:
    canvas = Canvas(56, 46)
    side = 8 * _TINY
    at = (56 - side) // 2, 2
    canvas.rect(at[0] - 3, at[1] - 2, side + 6, side + 6, BLACK, radius=2)
    canvas.rect(*at, side, side, WHITE)
    for each in checkers:
        x, y = _place(each.x, each.y, side, at)
        is_white = (each.army == WHITE_SEAT) != (each.face == "over")
        canvas.rect(x - 2, y - 1, 4, 2, BLACK)
        canvas.rect(x - 1, y - 2, 2, 4, BLACK)
        if is_white:
            canvas.rect(x - 1, y - 1, 2, 2, WHITE)
    return Bitmap(canvas.pixels)


def _place(x: int, y: int, side: int, at: Point) -> Point:
    """A place of a state on a board of `side` px."""
    return at[0] + x * side // BOARD_UNITS, at[1] + side - y * side // BOARD_UNITS
