"""Golden pictures of Chapayev."""

from functools import partial
from pathlib import Path

from engine.device.draw.screen import Canvas
from tests.chingo.scene import frames
from tests.chingo.scene.frames import FONTS

check_frame = partial(frames.check_frame, folder=Path(__file__).parent / "frames")
NAMES = ("White", "Black")


def blank() -> Canvas:
    """A canvas as large as the screen."""
    return Canvas(400, 240)


__all__ = ["FONTS", "NAMES", "blank", "check_frame"]
