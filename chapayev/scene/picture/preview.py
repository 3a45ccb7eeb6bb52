"""The little board of the title, and the pictures that the launcher shows of Chapayev."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

from chapayev.scene.picture.coins import Coin, bare, coin
from chapayev.scene.picture.measure import SIDE
from chapayev.scene.picture.pieces import piece
from chapayev.scene.picture.slab import draw_slab
from chapayev.scene.picture.tilting import Tilt, tilted
from chapayev.state import SIDE as BOARD_UNITS
from chapayev.state import WHITE as WHITE_SEAT
from chapayev.state import Checkers, Setup, State
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.pattern import P12, P50
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardart import shadow
from engine.device.widgets.boardview import Grid
from engine.device.widgets.slide import Point

_CELL: Final = 28
_TINY: Final = 5
_PREVIEW: Final = Grid(8, 8, 18, 232, 18)


@lru_cache(maxsize=1)
def make_picture() -> Bitmap:
    """The launcher's picture, 104x100: a strike at the board's edge, and what has gone over it."""
    canvas = Canvas(104, 100)
    canvas.clear(BLACK)
    canvas.rect(0, 9, 70, 91, WHITE)
    for row in range(4):
        for column in range(3):
            if (row + column) % 2 == 0:
                x, y = column * _CELL - 20, 9 + row * _CELL
                canvas.rect(x, y, _CELL, _CELL, P12, anchor=(x, y))
    canvas.rect(64, 9, 7, 91, BLACK)
    canvas.rect(65, 12, 4, 88, P50)
    canvas.rect(70, 12, 1, 88, WHITE)
    for white, radius, lip, at in ((False, 12, 5, (47, 29)), (True, 13, 6, (24, 72))):
        x, y = at
        shadow(bare(Coin(white), radius, lip)).draw(canvas, x + 4, y + 3)
        coin(Coin(white), radius, lip).draw(canvas, x, y)
    for x, y, length in ((29, 49, 8), (35, 51, 11), (41, 55, 7)):
        canvas.line(x, y, x + length * 6 // 10, y - length, BLACK, width=2)
    tilted(Coin(white=False), Tilt(4, 28), 12, 6).draw(canvas, 86, 80)
    _draw_curve(canvas, ((78, 34), (84, 38), (88, 46), (90, 56), (91, 60)))
    _draw_curve(canvas, ((75, 46), (79, 50), (81, 56), (82, 61)))
    return Bitmap(canvas.pixels)


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


def _draw_curve(canvas: Canvas, points: tuple[Point, ...]) -> None:
    for start, end in pairwise(points):
        canvas.line(*start, *end, WHITE, width=2)
