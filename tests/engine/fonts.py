"""The game's fonts for tests, read without the host."""

from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image

from engine.device.draw.bitmap import Bitmap, BitmapTable, parse_table_name
from engine.device.draw.font import Font, parse_fnt

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
NAMES = ("crank-small", "crank-text", "crank-card", "crank-display", "crank-title")


def load_picture(path: Path) -> Bitmap:
    """A PNG as an opaque bitmap, white from grey 128 up."""
    with Image.open(path) as picture:
        return Bitmap((np.asarray(picture.convert("L")) >= 128).astype(np.uint8))


@cache
def load_font(name: str) -> Font:
    """One of NAMES."""
    (path,) = FONTS.glob(f"{name}-table-*.png")
    _, width, height = parse_table_name(path.stem)
    table = BitmapTable(load_picture(path), width, height)
    return parse_fnt((FONTS / f"{name}.fnt").read_text(encoding="utf-8"), table, name=name)
