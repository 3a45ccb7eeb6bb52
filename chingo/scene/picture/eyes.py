"""Eyes: of tiles that nobody knows, of tiles that sleep, and the mark of being seen."""

from functools import lru_cache

import numpy as np

from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Mask
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets.boardart import Sprite

_OPEN = """
    ..XXX.....XXX..
    .XXXXX...XXXXX.
    XXX.XX...XX.XXX
    XXX.XX...XX.XXX
    XXXXX.....XXXXX
    .XXX.......XXX."""
_PLAIN = """
    ..XX.....XX.
    .XXX.....XXX
    .XXXX...XXXX
    .XXX.....XXX
    ..XX.....XX."""
_LITTLE = """
    .XX...XX.
    .XX...XX."""
_ASLEEP = """
    XXX.............XXX......XXX.............XXX
    XXXXX.........XXXXX......XXXXX.........XXXXX
    .XXXXXXXXXXXXXXXXX........XXXXXXXXXXXXXXXXX.
    ..XXXXXXXXXXXXXXX..........XXXXXXXXXXXXXXX..
    ...XXXXXXXXXXXXX............XXXXXXXXXXXXX...
    ....XXXXXXXXXXX..............XXXXXXXXXXX....
    .......XXXXX....................XXXXX......."""
_MARK = """
    ..XXXXX..
    .XoooooX.
    XooXXXooX
    XooXXXooX
    .XoooooX.
    ..XXXXX.."""


@lru_cache(maxsize=8)
def eyes_mask(side: int) -> Mask:
    """Two open eyes for the middle of a face of `side` px."""
    if side < 30:
        return Bitmap.from_art(_OPEN if side >= 23 else _PLAIN if side >= 20 else _LITTLE).opaque
    scale = side / 23
    width, height = 2 * round(8.5 * scale) + 1, 2 * round(3 * scale) + 1
    canvas = Canvas(width, height)
    for turn in (-1, 1):
        x, y = width // 2 + turn * 4.7 * scale, height // 2
        canvas.ellipse(round(x), y, round(3 * scale), round(2.4 * scale), BLACK)
        canvas.circle(round(x - turn * 0.4 * scale), y, round(0.9 * scale), WHITE)
    return np.asarray(canvas.pixels == BLACK)


@lru_cache(maxsize=1)
def asleep_mask(side: int) -> Mask:
    """Two closed eyes for the middle of the curtain's tile; there is no other that sleeps."""
    del side
    return Bitmap.from_art(_ASLEEP).opaque


@lru_cache(maxsize=1)
def eye_mark() -> Sprite:
    """The mark at the corner of a tile that the enemy has seen."""
    return Sprite(Bitmap.from_art(_MARK), 0, 0)
