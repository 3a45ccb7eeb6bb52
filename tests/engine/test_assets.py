"""The files of the program as arrays."""

from pathlib import Path

import numpy as np
import pytest

from engine.host.assets import AssetError, load_font, load_fonts, load_picture
from engine.host.desktop.palette import PALETTES
from engine.host.png import encode_png


def test_fonts_are_read_once() -> None:
    fonts = load_fonts()
    assert fonts is load_fonts()
    assert fonts.small.measure("Chek") < fonts.title.measure("Chek")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(AssetError, match="crank-nothing"):
        load_font("crank-nothing")


def test_a_picture_comes_back_in_two_tones(tmp_path: Path) -> None:
    pixels = np.random.default_rng(1).integers(0, 2, (9, 13), np.uint8)
    white, black = PALETTES["lit"]
    path = tmp_path / "picture.png"
    path.write_bytes(encode_png(pixels, (black, white)))
    picture = load_picture(path)
    assert picture.mask is None
    assert np.array_equal(picture.pixels, pixels)


def test_a_damaged_picture_is_named(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"no picture")
    with pytest.raises(AssetError, match=r"picture\.png could not be read"):
        load_picture(path)
