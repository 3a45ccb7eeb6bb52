"""The files of `assets/` as arrays, read on demand; the fonts are kept."""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.core.words import _
from engine.device.draw.bitmap import Bitmap, BitmapTable, parse_table_name
from engine.device.draw.font import Font, parse_fnt
from engine.device.draw.fonts import Fonts

FOLDER: Final = Path(__file__).resolve().parents[2] / "assets"
"""Beside `engine/`, both in the source tree and where it is installed."""

HALF: Final = 128


class AssetError(Exception):
    """A file that belongs to the program is missing or damaged; the message names it."""


@cache
def load_fonts(folder: Path = FOLDER) -> Fonts:
    """The five fonts of the look; a file that is missing or damaged is told of when it is wanted.

    Raises:
        AssetError: then, and for the folder if that is missing.
    """
    if not (folder / "fonts").is_dir():
        raise _damaged(folder / "fonts", FileNotFoundError(2, _("there is no such folder")))
    return Fonts(lambda name: load_font(name, folder))


def load_font(name: str, folder: Path = FOLDER) -> Font:
    """The font `fonts/NAME.fnt` with its table `fonts/NAME-table-W-H.png`.

    Raises:
        AssetError: if a file is missing or damaged.
    """
    path = folder / "fonts" / f"{name}.fnt"
    table = _load_table(name, folder / "fonts")
    try:
        return parse_fnt(path.read_text("utf-8"), table, name=name)
    except (OSError, ValueError) as error:
        raise _damaged(path, error) from error


def _load_table(name: str, folder: Path) -> BitmapTable:
    """The glyphs of `NAME-table-W-H.png`, cut into cells; raises `AssetError`."""
    path = next(iter(sorted(folder.glob(f"{name}-table-*-*.png"))), None)
    if path is None:
        missing = folder / f"{name}-table-*.png"
        raise _damaged(missing, FileNotFoundError(2, _("there is no such file")))
    try:
        _name, width, height = parse_table_name(path.stem)
        return BitmapTable(load_picture(path), width, height)
    except ValueError as error:
        raise _damaged(path, error) from error


def load_picture(path: Path) -> Bitmap:
    """A picture file in two tones; where it has transparency, with a mask.

    Raises:
        AssetError: if it is missing or damaged.
    """
    import pygame

    try:
        surface = pygame.image.load(path)
    except (OSError, pygame.error) as error:
        raise _damaged(path, error) from error
    has_mask = bool(surface.get_flags() & pygame.SRCALPHA) or surface.get_colorkey() is not None
    width, height = surface.get_size()
    if surface.get_bitsize() == 8 and not has_mask:  # the fonts, at a quarter of the work
        places = np.frombuffer(pygame.image.tobytes(surface, "P"), np.uint8)
        tones = _tones(np.array(surface.get_palette(), np.uint8))
        is_plain = tuple(tones[:2]) == (0, 1) and places.max(initial=0) <= 1
        return Bitmap((places if is_plain else tones[places]).reshape(height, width))
    rgba = np.frombuffer(pygame.image.tobytes(surface, "RGBA"), np.uint8).reshape(height, width, 4)
    return Bitmap(_tones(rgba), rgba[..., 3] >= HALF if has_mask else None)


def _tones(colours: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """White for what is nearer to it than to black, of colours in the last axis (3 or more)."""
    tones: NDArray[np.bool_] = colours[..., :3].sum(axis=-1, dtype=np.uint16) >= 3 * HALF
    return tones.astype(np.uint8)


def _damaged(path: Path, error: Exception) -> AssetError:
    sentence = _("The file {path} could not be read: {reason}.")
    reason = getattr(error, "strerror", None) or str(error)
    return AssetError(sentence.format(path=path, reason=reason))
