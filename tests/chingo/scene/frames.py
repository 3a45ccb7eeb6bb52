"""Golden pictures of Chingò, compared bit by bit; `--renew-golden` writes them anew.

Another game's lie in a folder of its own.
"""

from pathlib import Path

import numpy as np
from PIL import Image

from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import Canvas
from engine.host.assets import load_fonts
from engine.host.png import encode_png

FRAMES = Path(__file__).parent / "frames"
FONTS = load_fonts()
_BLACK_AND_WHITE = ((0, 0, 0), (255, 255, 255))


def check_frame(name: str, picture: Canvas | Bitmap, *, renew: bool, folder: Path = FRAMES) -> None:
    """Compare a picture with its golden one."""
    path = folder / f"{name}.png"
    if renew:
        path.write_bytes(encode_png(picture.pixels, _BLACK_AND_WHITE, scale=1))
    golden = np.asarray(Image.open(path).convert("1"), np.uint8)
    differing = int((golden != picture.pixels).sum())
    assert differing == 0, f"{name}: {differing} pixels differ; --renew-golden renews, then look"
