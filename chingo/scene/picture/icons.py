"""Rock, paper, scissors, flag and trap: by hand 17 px wide, larger ones from their outlines."""

import math
from collections.abc import Callable
from functools import lru_cache

from chingo.state import Arm
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import DrawMode, Mask
from engine.device.draw.pattern import P75
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardart import Sprite
from engine.device.widgets.icons import inked

SMALL = 8
"""The radius up to which the pictures are the ones drawn by hand."""

Points = tuple[tuple[float, float], ...]

_ART: dict[str, str] = {
    "R": """
        .................
        .................
        ......XXXXX......
        ....XXXXXXXX.....
        ...XX....XXXX....
        ..XX.XXXXXXXXX...
        ..XX.XXXXXXXXXX..
        .XX.XXXXXXXXXXXX.
        .XXXXXXXXXX.XXXX.
        XXXXXXXXXXX.XXXXX
        XXXXXXXXXX..XXXXX
        XXXX.XXXXX.XXXXXX
        XXXXX..XXXXXXXXXX
        XXXXXXXXXXXXXXXX.
        .XXXXXXXXXXXXXX..
        .................
        .................""",
    "P": """
        ..XXXXXXXXX......
        ..XXXXXXXXXX.....
        ..XX.....XXXX....
        ..XX......XXXX...
        ..XX......XXXXX..
        ..XX........XXX..
        ..XX.........XX..
        ..XX.XXXXXXX.XX..
        ..XX.........XX..
        ..XX.........XX..
        ..XX.XXXXXXX.XX..
        ..XX.........XX..
        ..XX.........XX..
        ..XX.XXXXXXX.XX..
        ..XX.........XX..
        ..XXXXXXXXXXXXX..
        ..XXXXXXXXXXXXX..""",
    "S": """
        ...XX.......XX...
        ...XXX.....XXX...
        ....XXX...XXX....
        .....XX...XX.....
        .....XXX.XXX.....
        ......XXXXX......
        .......XXX.......
        .......XXX.......
        ......XXXXX......
        .....XXX.XXX.....
        ..XXXXX...XXXXX..
        .XXXXXX...XXXXXX.
        .XX...XX.XX...XX.
        .XX...XX.XX...XX.
        .XX..XXX.XXX..XX.
        ..XXXXX...XXXXX..
        ...XXX.....XXX...""",
    "F": """
        ...XX............
        ...XX............
        ...XXXXX.........
        ...XXXXXXXX......
        ...XXXXXXXXXXX...
        ...XXXXXXXXXXXXXX
        ...XXXXXXXXXXX...
        ...XXXXXXXX......
        ...XXXXX.........
        ...XX............
        ...XX............
        ...XX............
        ...XX............
        ...XX............
        ...XX............
        XXXXXXXX.........
        XXXXXXXX.........""",
    "T": """
        .................
        ....XXXXXXXXX....
        ..XXXXXXXXXXXXX..
        .XXXXXXXXXXXXXXX.
        XXXXXXXXXXXXXXXXX
        .XXX.XXX.XXX.XXX.
        .XXX.XXX.XXX.XXX.
        ..X...X...X...X..
        ..X...X...X...X..
        ....X...X...X....
        ....X...X...X....
        ...XXX.XXX.XXX...
        ...XXX.XXX.XXX...
        .XXXXXXXXXXXXXXX.
        ..XXXXXXXXXXXXX..
        ....XXXXXXXXX....
        .................""",
}

_STONE: Points = ((-.34, -.82), (.36, -.82), (.81, -.41), (1.0, .3), (1.0, .4),
                  (.72, .84), (-.58, .84), (-.95, .5), (-.8, -.24))  # fmt: skip
_SHADED: Points = ((0.56, -0.14), (0.78, -0.42), (1.0, 0.3), (1.0, 0.4), (0.72, 0.84), (0.61, 0.49))
_EDGES = (((-.42, -.64), (-.12, -.12)), ((-.12, -.12), (.54, -.15)), ((.54, -.15), (.7, -.4)),
          ((-.12, -.12), (-.32, .54)), ((.54, -.15), (.62, .5)))  # fmt: skip
_PAGE: Points = ((-0.6, -0.84), (0.2, -0.84), (0.6, -0.44), (0.6, 0.84), (-0.6, 0.84))
_FOLD: Points = ((0.2, -0.84), (0.6, -0.44), (0.2, -0.44))
_BLADE: Points = (
    (-0.59, -0.94),
    (-0.28, -0.92),
    (0.08, -0.3),
    (0.4, 0.24),
    (0.22, 0.36),
    (-0.06, -0.06),
)
_PENNANT: Points = ((-0.52, -0.74), (0.92, -0.22), (-0.52, 0.3))
_JAW: Points = (
    (-1.0, -0.42),
    (-0.88, -0.62),
    (-0.5, -0.84),
    (0.5, -0.84),
    (0.88, -0.62),
    (1.0, -0.42),
)
_THIN = 16
"""Scissors smaller than this are drawn in lines."""

_TOOTH = 0.19
"""Half the width of a tooth at its root."""


def draw_icon(canvas: Canvas, arm: Arm, x: int, y: int, *, white: bool = False) -> None:
    """The small picture, its middle pixel at (x, y)."""
    mode = DrawMode.FILL_WHITE if white else DrawMode.FILL_BLACK
    icon(arm).draw(canvas, x, y, mode)


@lru_cache(maxsize=32)
def icon(arm: Arm, r: int = SMALL) -> Sprite:
    """The picture inside a circle of about `r` px, seen from its middle, black on nothing."""
    if r <= SMALL:
        return Sprite(Bitmap.from_art(_ART[arm]), -SMALL, -SMALL)
    side = 2 * r + 3
    canvas = Canvas(side, side)
    _LARGE[arm](canvas, r)
    return Sprite(inked(canvas), -(r + 1), -(r + 1))


def mask_of(arm: Arm, r: int = SMALL) -> Mask:
    """Where the picture is inked."""
    return icon(arm, r).picture.opaque


def _at(points: Points, r: int) -> list[tuple[float, float]]:
    """Shares of the radius as pixels of a canvas that has the middle at r + 1."""
    return [(r + 1 + round(x * r), r + 1 + round(y * r)) for x, y in points]


def _draw_rock(canvas: Canvas, r: int) -> None:
    canvas.polygon(_at(_STONE, r), BLACK)
    canvas.polygon(_at(_SHADED, r), P75)
    for edge in _EDGES:
        (x0, y0), (x1, y1) = _at(edge, r)
        canvas.line(int(x0), int(y0), int(x1), int(y1), WHITE, width=max(r // 11, 2))


def _draw_paper(canvas: Canvas, r: int) -> None:
    thick = max(r // 8, 2)
    canvas.polygon(_at(_PAGE, r), BLACK, stroke=thick)
    canvas.polygon(_at(_FOLD, r), BLACK)
    left, right = (r + 1 + round(share * r) for share in (-0.6, 0.6))
    for share in (-0.14, 0.18, 0.5):
        y = r + 1 + round(share * r)
        canvas.rect(left + 2 * thick, y, right - left - 4 * thick + 1, thick, BLACK)


def _draw_scissors(canvas: Canvas, r: int) -> None:
    for side in (-1, 1):
        if r < _THIN:
            (x0, y0), (x1, y1) = _at(((0.56 * side, -0.94), (-0.26 * side, 0.3)), r)
            canvas.line(int(x0), int(y0), int(x1), int(y1), BLACK, width=2)
        else:
            canvas.polygon(_at(tuple((side * x, y) for x, y in _BLADE), r), BLACK)
    for share in (-0.5, 0.5):
        x, y = r + 1 + round(share * r), r + 1 + round(0.58 * r)
        canvas.circle(x, y, round(0.38 * r), BLACK)
        canvas.circle(x, y, round(0.22 * r), WHITE)


def _draw_flag(canvas: Canvas, r: int) -> None:
    thick = max(round(0.16 * r), 3)
    left, top, foot = (r + 1 + round(share * r) for share in (-0.66, -0.94, 0.94))
    canvas.rect(left, top, thick, foot - top, BLACK, radius=thick // 2)
    canvas.polygon(_at(_PENNANT, r), BLACK)
    canvas.rect(left - 2 * thick, foot - thick, 5 * thick, thick, BLACK, radius=thick // 3)


def _draw_trap(canvas: Canvas, r: int) -> None:
    upper = _JAW, (-0.73, -0.245, 0.245, 0.73)
    lower = tuple((0.9 * x, -y) for x, y in _JAW), (-0.49, 0.0, 0.49)
    for (jaw, teeth), gap in ((upper, -0.03), (lower, 0.03)):
        canvas.polygon(_at(jaw, r), BLACK)
        for x in teeth:
            root = math.copysign(0.43, gap)
            tooth = ((x - _TOOTH, root), (x - 0.04, gap), (x + 0.04, gap), (x + _TOOTH, root))
            canvas.polygon(_at(tooth, r), BLACK)


_LARGE: dict[str, Callable[[Canvas, int], None]] = {
    "R": _draw_rock,
    "P": _draw_paper,
    "S": _draw_scissors,
    "F": _draw_flag,
    "T": _draw_trap,
}
