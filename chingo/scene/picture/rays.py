"""What a fight is seen against: a white and a black half, and rays behind the tiles."""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Mask
from engine.device.draw.screen import BLACK, HEIGHT, WHITE, WIDTH, Canvas

BAND_Y = 186
"""Where the band with the sentence begins."""

_SUNS = (145, 118), (255, 118)
"""What the rays of either half point at."""

_EVERY_DEG, _TURN_DEG = 9, 3
_NEAR, _FAR = 108, 330
_THIN_DEG, _THICK_DEG = 0.35, 1.1
_STEEP_DEG = 12  # steeper ones would end at a name's plate

_Reals = npt.NDArray[np.float64]


@lru_cache(maxsize=16)
def halves(spin: int | None = None, *, is_calm: bool = False) -> Bitmap:
    """The whole ground, 400x240; `spin` turns the rays on, None is without them.

    A calm one is white all over, so that nothing flashes.
    """
    canvas = Canvas(WIDTH, HEIGHT)
    if not is_calm:
        canvas.polygon([(222, 0), (WIDTH, 0), (WIDTH, HEIGHT), (178, HEIGHT - 1)], BLACK)
    if spin is not None:
        middle = WIDTH // 2
        for side, columns in enumerate((slice(0, middle), slice(middle, WIDTH))):
            part = canvas.pixels[:BAND_Y, columns]
            ink = WHITE if side and not is_calm else BLACK
            part[_rays(side, spin)] = ink
    return Bitmap(canvas.pixels)


def _rays(side: int, spin: int) -> Mask:
    """Wedges that grow thicker outwards, bool (BAND_Y, WIDTH // 2)."""
    x, y = _SUNS[side]
    down, right = np.mgrid[0:BAND_Y, 0 : WIDTH // 2]
    dx, dy = right + side * WIDTH // 2 - x, down - y
    far: _Reals = np.hypot(dx, dy)
    angle: _Reals = np.degrees(np.arctan2(dx, -dy)) - _TURN_DEG * spin
    aside = np.abs((angle + _EVERY_DEG / 2) % _EVERY_DEG - _EVERY_DEG / 2)
    thick = _THIN_DEG + (_THICK_DEG - _THIN_DEG) * (far - _NEAR) / (_FAR - _NEAR)
    outward = dx if side else -dx
    steep = outward < np.abs(dy) * np.tan(np.radians(_STEEP_DEG))
    found: Mask = (aside <= thick) & (far >= _NEAR) & ~steep
    return found
