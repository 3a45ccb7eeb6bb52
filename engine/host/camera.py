"""The owner's screenshots and GIFs, and what is said of each: where it lies, or why it does not."""

import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.core.words import _
from engine.host.capture import TICKS_PER_SECOND, CaptureError, Ring, save_gif, save_screenshot
from engine.host.desktop.palette import Colour

Pixels = NDArray[np.uint8]
Colours = tuple[Colour, Colour]
Told = tuple[str, str]
"""A heading and a sentence."""

LONGEST_STILL_TICKS: Final = 90
"""How long a picture that stood still stands in a GIF."""


class Camera:
    """Looks on all the time, for the GIF of what has just happened."""

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        """Pictures go to `folder`, made when the first comes; the clock `now` names them."""
        self._folder = folder
        self._now = now
        self._ring = Ring()
        self._seen_s = time.monotonic()

    def forget(self) -> None:
        """Nothing of what was shown up to now is for a GIF."""
        self._ring = Ring()

    def look(self, pixels: Pixels, *, is_private: bool = False) -> None:
        """This frame, uint8 (240, 400), was shown since the last call, and will now change.

        Of a private one nothing is kept: a GIF goes on after it as if it had not been.
        """
        ticks = round((time.monotonic() - self._seen_s) * TICKS_PER_SECOND)
        if ticks:
            self._seen_s += ticks / TICKS_PER_SECOND
            if not is_private:
                self._ring.add(pixels, min(ticks, LONGEST_STILL_TICKS))

    def screenshot(self, pixels: Pixels, colours: Colours) -> Told:
        """Write the frame; the colours are those of 0 and of 1."""
        return _told(lambda: save_screenshot(pixels, self._folder, self._now(), colours))

    def gif(self, pixels: Pixels, colours: Colours) -> Told:
        """Write the last seconds, which end with this frame."""
        self.look(pixels)
        self._ring.add(pixels, 1)
        return _told(lambda: save_gif(self._ring.clip(), self._folder, self._now(), colours))


def _told(save: Callable[[], list[Path]]) -> Told:
    try:
        return _("Saved"), str(save()[-1])
    except CaptureError as error:
        return _("Not saved"), str(error)
