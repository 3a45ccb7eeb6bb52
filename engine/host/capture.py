"""Screenshots, and GIFs of the last seconds. Both hold the 1-bit frame, never the window."""

import io
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import count, pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.core.words import _
from engine.host.desktop.palette import PALETTES, Colour
from engine.host.disk.files import is_taken
from engine.host.disk.temporary import claim
from engine.host.png import encode_png

Pixels = NDArray[np.uint8]
Clip = Sequence[tuple[bytes, int]]
"""Packed frames and the ticks each was shown."""

WIDTH_PX, HEIGHT_PX = 400, 240
TICKS_PER_SECOND: Final = 30
RING_TICKS: Final = 20 * TICKS_PER_SECOND
SCALES: Final = (1, 2)
LIT: Final = (PALETTES["lit"][1], PALETTES["lit"][0])


class CaptureError(Exception):
    """A picture could not be made; the message says why in one sentence."""


@dataclass(slots=True)
class _Shown:
    packed: bytes
    ticks: int


class Ring:
    """The frames of the last 20 seconds, packed; a frame that stands still is kept once."""

    def __init__(self, most_ticks: int = RING_TICKS) -> None:
        self._most_ticks = most_ticks
        self._shown: deque[_Shown] = deque()
        self._ticks = 0

    @property
    def ticks(self) -> int:
        """How many ticks are held."""
        return self._ticks

    def add(self, pixels: Pixels, ticks: int = 1) -> None:
        """A frame, uint8 (240, 400), was shown for so many ticks."""
        packed = np.packbits(pixels, axis=1).tobytes()
        if self._shown and self._shown[-1].packed == packed:
            self._shown[-1].ticks += ticks
        else:
            self._shown.append(_Shown(packed, ticks))
        self._ticks += ticks
        self._drop_oldest()

    def clip(self) -> Clip:
        """The frames held, oldest first."""
        return [(shown.packed, shown.ticks) for shown in self._shown]

    def _drop_oldest(self) -> None:
        while self._ticks > self._most_ticks:
            oldest = self._shown[0]
            dropped = min(oldest.ticks, self._ticks - self._most_ticks)
            oldest.ticks -= dropped
            self._ticks -= dropped
            if not oldest.ticks:
                self._shown.popleft()


def save_screenshot(
    pixels: Pixels, folder: Path, now: datetime, colours: tuple[Colour, Colour] = LIT
) -> list[Path]:
    """Write the frame as PNGs at 1x and 2x; their paths. `colours` are those of 0 and of 1.

    Raises:
        CaptureError: if the folder cannot be written to.
    """
    pictures = {scale: encode_png(pixels, colours, scale=scale) for scale in SCALES}
    return _save(folder, now, "png", pictures)


def save_gif(
    clip: Clip, folder: Path, now: datetime, colours: tuple[Colour, Colour] = LIT
) -> list[Path]:
    """Write the clip as GIFs at 1x and 2x that play at true speed; their paths.

    Raises:
        CaptureError: if Pillow is missing, the clip is empty or the folder cannot be written to.
    """
    if not clip:
        raise CaptureError(_("There is nothing to make a GIF of yet."))
    pictures = {scale: encode_gif(clip, colours, scale=scale) for scale in SCALES}
    return _save(folder, now, "gif", pictures)


def encode_gif(clip: Clip, colours: tuple[Colour, Colour] = LIT, *, scale: int = 1) -> bytes:
    """A GIF of the clip in two colours.

    Raises:
        CaptureError: if Pillow is missing.
    """
    frames = _frames(clip, colours, scale)
    file = io.BytesIO()
    delays_ms = gif_delays_ms([ticks for _packed, ticks in clip])
    next(frames).save(
        file, "GIF", save_all=True, append_images=frames, duration=delays_ms, loop=0, disposal=1
    )
    return file.getvalue()


def _frames(clip: Clip, colours: tuple[Colour, Colour], scale: int) -> Iterator[Any]:
    """Pillow's images one by one: 20 busy seconds at 2x, all at once, are 450 MB."""
    image = _pillow()
    palette = [part for colour in colours for part in colour]
    for packed, _ticks in clip:
        frame = image.fromarray(_unpack(packed, scale), "L").convert("P")
        frame.putpalette(palette)
        yield frame


def gif_delays_ms(ticks: Sequence[int]) -> list[int]:
    """How long each frame stands: whole hundredths of a second that add up to the true time.

    One tick a frame gives 30, 30, 40 and so on.
    """
    ends_cs = [0]
    total = 0
    for each in ticks:
        total += each
        ends_cs.append(total * 100 // TICKS_PER_SECOND)
    return [10 * (end - start) for start, end in pairwise(ends_cs)]


def _unpack(packed: bytes, scale: int) -> Pixels:
    rows = np.frombuffer(packed, np.uint8).reshape(HEIGHT_PX, WIDTH_PX // 8)
    pixels = np.unpackbits(rows, axis=1)
    return pixels.repeat(scale, axis=0).repeat(scale, axis=1)


def _pillow() -> Any:
    try:
        from PIL import Image
    except ImportError as error:
        sentence = _("A GIF needs Pillow, which comes with “pip install crankboard[capture]”.")
        raise CaptureError(sentence) from error
    return Image


def _save(folder: Path, now: datetime, kind: str, pictures: dict[int, bytes]) -> list[Path]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tries = (_claim(folder, stem, kind, pictures) for stem in _stems(now))
        return next(paths for paths in tries if paths)
    except OSError as error:
        sentence = _("The picture could not be written to {folder}: {reason}.")
        reason = error.strerror or str(error)
        raise CaptureError(sentence.format(folder=folder, reason=reason)) from error


def _stems(now: datetime) -> Iterator[str]:
    stem = f"crankboard-{now:%Y-%m-%d-%H%M%S}"
    return (stem if number == 1 else f"{stem}-{number}" for number in count(1))


def _claim(folder: Path, stem: str, kind: str, pictures: dict[int, bytes]) -> list[Path]:
    """Every picture, or none if another window has taken one of their names."""
    made: list[Path] = []
    try:
        for scale, data in pictures.items():
            path = folder / f"{stem}-{scale}x.{kind}"
            if not claim(path, data, partial(is_taken, path)):
                break
            made.append(path)
    finally:
        if len(made) < len(pictures):
            for path in made:
                path.unlink()
    return made if len(made) == len(pictures) else []
