"""The files of the program as arrays."""

from pathlib import Path

import numpy as np
import pytest

from engine.host.assets import AssetError, load_font, load_fonts, load_picture
from engine.host.desktop.palette import PALETTES
from engine.host.handheld import illegible, make_console, tapes_place
from engine.host.png import encode_png
from main import CARDS
from tests.engine.fakes import make_card
from tests.engine.fonts import NAMES


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


def test_letters_that_a_card_has_and_the_fonts_have_not_are_told_to_its_maker(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fonts = load_fonts()
    assert list(illegible([make_card(title="Řád Ōta"), *CARDS], fonts)) == []
    cards = (make_card(), make_card("go", "囲碁 Go", "Τι ωραία 碁!"))
    make_console(cards, tapes_place(tmp_path, 1))
    sentence = "The card of go is written with “囲碁”, which no font here has.\n"
    assert capsys.readouterr().err == sentence


LETTERS = {
    "Latin-1": [chr(code) for code in range(0xC0, 0x100)],
    "Latin Extended-A": [chr(code) for code in range(0x100, 0x180)],
    "Romanian": [*"ȘșȚț"],
    "Greek": [chr(code) for code in range(0x386, 0x3CF) if chr(code).isalpha()],
    "Cyrillic": [chr(code) for code in range(0x400, 0x460)],
    "Kazakh and others": [*"ҐґҒғҖҗҚқҢңҮүҰұҺһӘәӨө"],
}


@pytest.mark.parametrize("script", LETTERS)
@pytest.mark.parametrize("name", NAMES)
def test_every_font_has_every_letter(name: str, script: str) -> None:
    font = load_font(name)
    assert not set(LETTERS[script]) - font.glyphs.keys()
    for letter in LETTERS[script]:
        assert font.glyphs[letter].picture.opaque.any()
        assert font.glyphs[letter].advance > 0
    pictures = {font.glyph(letter).picture for letter in LETTERS[script]}
    assert len(pictures) >= len(LETTERS[script]) - 1, "K and kra of Greenland may look the same"
