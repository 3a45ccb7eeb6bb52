"""Diagrams of the rules pages, 132 px wide: a part of the board as its seat sees it, and signs."""

from functools import lru_cache
from typing import cast

from chingo.scene.picture.cover import Cover, draw_cover
from chingo.scene.picture.fight import draw_star
from chingo.scene.picture.icons import draw_icon
from chingo.scene.picture.marks import face_corner
from chingo.scene.picture.tiles import COVER, Face, Sign, draw_tile
from chingo.state import WEAPONS, Arm
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, Canvas, DrawMode
from engine.device.widgets import Icon, icon
from engine.device.widgets.boardview import (
    Grid,
    draw_box,
    draw_corners,
    draw_dot,
    draw_hand,
    draw_slab,
)

_GRID = Grid(4, 4, 31, 4, 3)
_DRAWN = {"box": draw_box, "dot": draw_dot, "corners": draw_corners}


@lru_cache(maxsize=16)
def diagram(rows: str, marks: str = "") -> Bitmap:
    """Tiles on four by four cells, with marks.

    Args:
        rows: from the top, cells by commas: `w` or `b` for the tile's colour, its sign, `'` if it
            has moved, `!` if the enemy has seen it; a number for so many empty cells.
        marks: `box b2, hand a1, dot c3, corners d4`.
    """
    canvas = Canvas(132, 136)
    draw_slab(canvas, _GRID)
    for row, words in enumerate(rows.split("/")):
        file = 0
        for word in words.split(","):
            if word.isdigit():
                file += int(word)
                continue
            cell = _GRID.board.cell(file, 3 - row)
            draw_tile(canvas, _face(word), *face_corner(_GRID, cell))
            file += 1
    for mark in filter(None, marks.split(", ")):
        _draw_mark(canvas, mark)
    return Bitmap(canvas.pixels)


def _face(word: str) -> Face:
    sign = cast("Sign", word[1])
    return Face(white=word[0] == "w", sign=sign, moved="'" in word, seen="!" in word)


def _draw_mark(canvas: Canvas, mark: str) -> None:
    kind, _space, name = mark.partition(" ")
    cell = _GRID.board.parse_cell(name)
    if kind == "hand":
        draw_hand(canvas, _GRID, _GRID.middle(cell))
    else:
        _DRAWN[kind](canvas, _GRID, cell)


@lru_cache(maxsize=1)
def circle() -> Bitmap:
    """The three weapons in a ring, each with an arrow to the one that it beats."""
    canvas = Canvas(132, 132)
    places = ((38, 0), (76, 74), (0, 74))
    signs: tuple[Arm, ...] = ("R", "S", "P")
    for sign, (x, y) in zip(signs, places, strict=True):
        draw_tile(canvas, Face(white=True, sign=sign), x, y, COVER)
    for start, end in (((97, 40), (110, 62)), ((74, 104), (58, 104)), ((22, 62), (35, 40))):
        _draw_arrow(canvas, start, end)
    return Bitmap(canvas.pixels)


def _draw_arrow(canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> None:
    (x0, y0), (x1, y1) = start, end
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    neck = x1 - 8 * dx, y1 - 8 * dy
    canvas.line(x0, y0, round(neck[0]), round(neck[1]), BLACK, width=3)
    canvas.polygon(
        [(x1, y1), (neck[0] - 6 * dy, neck[1] + 6 * dx), (neck[0] + 6 * dy, neck[1] - 6 * dx)],
        BLACK,
    )


@lru_cache(maxsize=4)
def tie(fonts: Fonts) -> Bitmap:
    """Two tiles of the same weapon that meet, and the three that may follow."""
    canvas = Canvas(132, 132)
    for x, white in ((2, True), (74, False)):
        draw_tile(canvas, Face(white=white, sign="P"), x, 6, COVER)
    with canvas.shifted(66 - 200, 32 - 106):
        draw_star(canvas, 0.5)
    sign = icon(Icon.DOWN, fonts.small)
    canvas.draw(sign, 66 - sign.width // 2, 80, DrawMode.FILL_BLACK)
    for place, weapon in enumerate(WEAPONS):
        draw_icon(canvas, weapon, 30 + 36 * place, 108)
    return Bitmap(canvas.pixels)


@lru_cache(maxsize=4)
def curtain(fonts: Fonts) -> Bitmap:
    """The middle of the curtain that stands between two people."""
    canvas = Canvas(400, 248)
    draw_cover(canvas, fonts, Cover("", ""))
    return Bitmap(canvas.pixels[20:152, 20:152])
