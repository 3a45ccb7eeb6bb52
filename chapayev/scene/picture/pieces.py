"""Whatever is played with, checkers or pawns (K17), lying or tipping, with its halo."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

from chapayev.scene.picture.coins import Coin, bare, coin
from chapayev.scene.picture.measure import LIP, RADIUS
from chapayev.scene.picture.pawns import bare_pawn, bare_tilted_pawn
from chapayev.scene.picture.tilting import Tilt, tilted
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.pattern import P12, P50
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardart import Sprite, shadow
from engine.device.widgets.slide import Point

_CARD_CELL: Final = 28


@lru_cache(maxsize=256)
def piece(look: Coin, radius: int = RADIUS, lip: int = LIP) -> Sprite:
    """One that lies or stands upright, seen from the middle of its face or foot."""
    return bare_pawn(look, radius, lip).haloed if look.pawn else coin(look, radius, lip)


@lru_cache(maxsize=512)
def tipped(look: Coin, tilt: Tilt, radius: int = RADIUS, lip: int = LIP) -> Sprite:
    """One that tips, seen from the middle of the checker or of the foot."""
    if look.pawn:
        return bare_tilted_pawn(look, tilt, radius, lip).haloed
    return tilted(look, tilt, radius, lip)


@lru_cache(maxsize=4)
def shade(*, pawn: bool = False) -> Sprite:
    """The shadow of one that lies or stands upright."""
    return shadow(bare_pawn(Coin(white=False)) if pawn else bare(Coin(white=False)))


@lru_cache(maxsize=1)
def make_picture() -> Bitmap:
    """The launcher's picture, 104x100: a strike at the board's edge, and what has gone over it."""
    canvas = Canvas(104, 100)
    canvas.clear(BLACK)
    canvas.rect(0, 9, 70, 91, WHITE)
    for row in range(4):
        for column in range(3):
            if (row + column) % 2 == 0:
                x, y = column * _CARD_CELL - 20, 9 + row * _CARD_CELL
                canvas.rect(x, y, _CARD_CELL, _CARD_CELL, P12, anchor=(x, y))
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


def _draw_curve(canvas: Canvas, points: tuple[Point, ...]) -> None:
    for start, end in pairwise(points):
        canvas.line(*start, *end, WHITE, width=2)
