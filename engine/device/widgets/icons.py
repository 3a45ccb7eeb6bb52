"""Our own small pictures: button discs, crank, arrows and signs.

Each is black on transparent, so that a fill mode prints it in either colour. In a text they are
characters at private codes: the font of `with_icons` has them as glyphs.
"""

from enum import StrEnum
from functools import lru_cache

import numpy as np

from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Mask
from engine.device.draw.font import Font
from engine.device.draw.screen import BLACK, WHITE, Canvas


class Icon(StrEnum):
    """Names of the pictures; the value is the character that stands for it in a text."""

    CRANK = "\ue000"
    A = "\ue001"
    B = "\ue002"
    PAD = "\ue003"
    LEFT = "\ue004"
    RIGHT = "\ue005"
    UP = "\ue006"
    DOWN = "\ue007"
    LOCK = "\ue008"
    CAMERA = "\ue009"
    HOME = "\ue00a"
    CHECK = "\ue00b"
    GEAR = "\ue00c"
    CUP = "\ue00d"
    BIN = "\ue00e"


_ART = {
    Icon.CRANK: """
        .............XXX.
        ............XXXXX
        .....XXXXX..XXXXX
        ...XXXXXXXXXXXXXX
        ..XXX.....XXXXXXX
        .XX.......XXXX...
        .XX......XXXXX...
        XX......XXX..XX..
        XX....XXXX...XX..
        XX....XXX....XX..
        XX....XXX....XX..
        XX...........XX..
        .XX.........XX...
        .XX.........XX...
        ..XXX.....XXX....
        ...XXXXXXXXX.....
        .....XXXXX.......""",
    Icon.PAD: """
        .....XXXXX.....
        .....XXXXX.....
        .....XX.XX.....
        .....X...X.....
        .....XXXXX.....
        XXXXXXXXXXXXXXX
        XXX.XXXXXXX.XXX
        XX..XXXXXXX..XX
        XXX.XXXXXXX.XXX
        XXXXXXXXXXXXXXX
        .....XXXXX.....
        .....X...X.....
        .....XX.XX.....
        .....XXXXX.....
        .....XXXXX.....""",
    Icon.RIGHT: """
        X.....
        XX....
        XXX...
        XXXX..
        XXXXX.
        XXXXXX
        XXXXX.
        XXXX..
        XXX...
        XX....
        X.....""",
    Icon.DOWN: """
        XXXXXXXXXXX
        .XXXXXXXXX.
        ..XXXXXXX..
        ...XXXXX...
        ....XXX....
        .....X.....""",
    Icon.LOCK: """
        ...XXXXX...
        ..XXXXXXX..
        .XXX...XXX.
        .XX.....XX.
        .XX.....XX.
        XXXXXXXXXXX
        XXXXXXXXXXX
        XXXX...XXXX
        XXXX...XXXX
        XXXXX.XXXXX
        XXXXX.XXXXX
        XXXXXXXXXXX
        .XXXXXXXXX.""",
    Icon.CAMERA: """
        ....XXXXXXX....
        ....XXXXXXX....
        .XXXXXXXXXXXXX.
        XXXXXXXXXXXXXXX
        XX...........XX
        XX....XXX....XX
        XX...XXXXX...XX
        XX...XXXXX...XX
        XX...XXXXX...XX
        XX....XXX....XX
        XX...........XX
        XXXXXXXXXXXXXXX
        .XXXXXXXXXXXXX.""",
    Icon.HOME: """
        .......X.......
        ......XXX......
        .....XXXXX.....
        ....XXXXXXX....
        ..XXXXXXXXXXX..
        .XXXXXXXXXXXXX.
        XXXXXXXXXXXXXXX
        ..XXXXXXXXXXX..
        ..XXXXXXXXXXX..
        ..XXXX...XXXX..
        ..XXXX...XXXX..
        ..XXXX...XXXX..
        ..XXXX...XXXX..
        ..XXXX...XXXX..""",
    Icon.CHECK: """
        ...........XX
        ..........XXX
        .........XXX.
        ........XXX..
        XX.....XXX...
        XXX...XXX....
        .XXX.XXX.....
        ..XXXXX......
        ...XXX.......
        ....X........""",
    Icon.GEAR: """
        ......XXX......
        ......XXX......
        ..XX.XXXXX.XX..
        ..XXXXXXXXXXX..
        ...XXXXXXXXX...
        ..XXXX...XXXX..
        XXXXX.....XXXXX
        XXXXX.....XXXXX
        XXXXX.....XXXXX
        ..XXXX...XXXX..
        ...XXXXXXXXX...
        ..XXXXXXXXXXX..
        ..XX.XXXXX.XX..
        ......XXX......
        ......XXX......""",
    Icon.CUP: """
        ..XXXXXXXXX..
        XXXXXXXXXXXXX
        X.XXXXXXXXX.X
        X.XXXXXXXXX.X
        XXXXXXXXXXXXX
        .XXXXXXXXXXX.
        ...XXXXXXX...
        ....XXXXX....
        .....XXX.....
        .....XXX.....
        ...XXXXXXX...
        ..XXXXXXXXX..""",
    Icon.BIN: """
        ....XXXXX....
        ....X...X....
        XXXXXXXXXXXXX
        XXXXXXXXXXXXX
        .............
        .XXXXXXXXXXX.
        .XX.XX.XX.XX.
        .XX.XX.XX.XX.
        .XX.XX.XX.XX.
        .XX.XX.XX.XX.
        .XX.XX.XX.XX.
        .XXXXXXXXXXX.
        ..XXXXXXXXX..""",
}

DISC_RADIUS = 8


@lru_cache(maxsize=64)
def icon(name: Icon, font: Font) -> Bitmap:
    """The picture; `font` gives the letter of a button's disc."""
    if name in {Icon.A, Icon.B}:
        return button_disc(name.name, font)
    if name == Icon.LEFT:
        return Bitmap.from_art(_ART[Icon.RIGHT]).flipped(x=True)
    if name == Icon.UP:
        return Bitmap.from_art(_ART[Icon.DOWN]).flipped(y=True)
    return Bitmap.from_art(_ART[name])


@lru_cache(maxsize=16)
def with_icons(font: Font) -> Font:
    """The font with every `Icon` as a glyph at its private code."""
    return font.with_icons({name.value: icon(name, font) for name in Icon}, gap=3)


@lru_cache(maxsize=16)
def button_disc(letter: str, font: Font) -> Bitmap:
    """A button: a black disc, 17x17, its letter cut out."""
    middle, side = DISC_RADIUS, 2 * DISC_RADIUS + 1
    canvas = Canvas(side, side)
    canvas.circle(middle, middle, DISC_RADIUS, BLACK)
    cut = Canvas(side, side)
    cut.text(letter, middle - font.width(letter) // 2 + 1, middle + 5, font)
    return Bitmap(canvas.pixels * 0, (canvas.pixels == BLACK) & (cut.pixels == WHITE))


@lru_cache(maxsize=4)
def switch(is_on: bool) -> Bitmap:
    """A switch, 32x15: black with its knob at the right when on, a frame when off."""
    canvas = Canvas(32, 15)
    canvas.rect(0, 0, 32, 15, BLACK, radius=7)
    if is_on:
        canvas.circle(24, 7, 5, WHITE)
    else:
        canvas.rect(2, 2, 28, 11, WHITE, radius=5)
        canvas.circle(7, 7, 5, BLACK)
        canvas.circle(7, 7, 3, WHITE)
    return inked(canvas)


@lru_cache(maxsize=16)
def volume_bars(level: int, bars: int = 10) -> Bitmap:
    """Rising bars 6 px apart, the first `level` of them filled, the last one 15 high."""
    canvas = Canvas(6 * bars - 2, 15)
    for index in range(bars):
        height = 4 + 11 * index // (bars - 1)
        stroke = 0 if index < level else 1
        canvas.rect(6 * index, 15 - height, 4, height, BLACK, stroke=stroke)
    return inked(canvas)


@lru_cache(maxsize=2)
def dock_picture() -> Bitmap:
    """The crank's slot as a tile, 56x46, for the dialog that docking opens."""
    canvas = Canvas(56, 46)
    canvas.rect(0, 3, 56, 43, BLACK, radius=8)
    canvas.rect(0, 0, 56, 43, BLACK, radius=8)
    canvas.rect(2, 2, 52, 39, WHITE, radius=6)
    canvas.circle(28.5, 23.5, 15, BLACK)
    canvas.circle(29, 17, 6, WHITE)
    canvas.circle(29, 17, 2, BLACK)
    canvas.rect(26, 21, 6, 15, WHITE, radius=2)
    return Bitmap(canvas.pixels, _round_mask())


def inked(canvas: Canvas) -> Bitmap:
    """What is black on the canvas, the rest transparent."""
    return Bitmap(np.zeros_like(canvas.pixels), canvas.pixels == BLACK)


def draw_crank(canvas: Canvas, cx: int, cy: int, angle_deg: float, *, paint: int = BLACK) -> None:
    """The crank glyph at any angle, 0 = up, for the hint that turns."""
    turn = np.radians(angle_deg)
    dx, dy = round(10 * float(np.sin(turn))), round(-10 * float(np.cos(turn)))
    canvas.circle(cx, cy, 7, paint, stroke=2)
    canvas.line(cx, cy, cx + dx, cy + dy, paint, width=2)
    canvas.circle(cx, cy, 1.6, paint)
    canvas.circle(cx + dx, cy + dy, 2.4, paint)


def _round_mask() -> Mask:
    shape = Canvas(56, 46)
    shape.rect(0, 0, 56, 46, BLACK, radius=8)
    return inked(shape).opaque
