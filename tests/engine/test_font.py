from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.device.draw.bitmap import Bitmap, BitmapTable
from engine.device.draw.font import ELLIPSIS, Font, parse_fnt
from engine.device.draw.paragraph import lay_out
from tests.engine.fonts import NAMES, load_font

SHEET = BitmapTable(
    Bitmap.from_art("""
        ooXooooo
        ooXXoooo
        ooXXoooo
    """),
    2,
    3,
)
FNT = """--a comment
--metrics={"baseline": 2, "capHeight": 2, "line": 5, "left": ["A"]}
tracking=1

space\t2
A 1
U+042F\t3
VA -1
AA\t1
"""
WORDS = st.text("abcABC àёЖ*-…", max_size=60)
TEXTS = st.text("abW àёЖ\n\u00a0", max_size=80)


def small() -> Font:
    return parse_fnt(FNT, SHEET, name="three")


def rows(bitmap: Bitmap) -> list[str]:
    return ["".join(".X"[int(opaque)] for opaque in row) for row in bitmap.opaque]


def test_a_font_file_is_read() -> None:
    font = small()
    assert (font.name, font.line, font.ascent, font.height, font.tracking) == ("three", 5, 2, 3, 1)
    assert list(font.glyphs) == [" ", "A", "Я"]
    assert font.kerning == {"VA": -1, "AA": 1}
    assert "three" in repr(font)


def test_tracking_and_kerning_lie_between_glyphs() -> None:
    font = small()
    assert [font.width(text) for text in ["", "A", "A ", "AA", "AAA"]] == [0, 1, 4, 4, 7]
    assert rows(font.render("AA")) == ["X..X.", "XX.XX", "XX.XX"]
    assert rows(font.render("A A")) == ["X....X.", "XX...XX", "XX...XX"]


def test_every_line_of_a_glyph_takes_a_cell() -> None:
    font = parse_fnt("space 1\nspace 2\nA 3", SHEET)
    assert font.width(" ") == 2
    assert not font.render("A").opaque.any()


@pytest.mark.parametrize("wrong", ["A", "ABC 3", "A x", "A 1\nB 1\nC 1\nD 1\nE 1", "width=8 8"])
def test_broken_font_files_are_refused(wrong: str) -> None:
    with pytest.raises(ValueError):
        parse_fnt(wrong, SHEET)


def test_metrics_are_guessed_from_the_capital_h() -> None:
    sheet = BitmapTable(Bitmap.from_art("oo\nXo\nXo\noo"), 2, 4)
    font = parse_fnt("H 2", sheet)
    assert (font.ascent, font.metrics.cap, font.line) == (3, 2, 4)


def test_tables_with_a_mask_keep_their_white() -> None:
    table = BitmapTable(Bitmap.from_art("Xo."), 3, 1)
    picture = parse_fnt("A 3", table).render("A")
    assert picture.opaque.tolist() == [[True, True, False]]
    assert picture.pixels[0, :2].tolist() == [0, 1]


def test_a_missing_glyph_is_a_box() -> None:
    for name in NAMES:
        font = load_font(name)
        picture = font.render("\u4e00\n")
        assert picture.opaque.any()
        assert font.width("\u4e00") > 2


@pytest.mark.parametrize("name", NAMES)
def test_the_fonts_have_what_the_languages_need(name: str) -> None:
    font = load_font(name)
    russian = "".join(map(chr, range(0x410, 0x450))) + "Ёё"
    italian = "àèéìíîòóùúÀÈÉÌÒÙ"
    for char in russian + italian + " '’‘“”„«»–—…×№−°•0123456789%+":
        assert char in font.glyphs, char
    for char, flat in [("H", "x"), ("Н", "х"), ("É", "r"), ("Й", "è")]:
        for letter in char + flat:
            ink = np.flatnonzero(font.render(letter).opaque.any(axis=1))
            assert ink[-1] == font.ascent - 1, letter
    capital = np.flatnonzero(font.render("H").opaque.any(axis=1))
    assert capital.size == font.metrics.cap


def test_columns_of_figures_stand_straight() -> None:
    for name in NAMES:
        assert len({load_font(name).width(figure) for figure in "0123456789"}) == 1


@given(WORDS, st.sampled_from(NAMES))
def test_a_text_is_the_sum_of_its_glyphs(text: str, name: str) -> None:
    font = load_font(name)
    assert font.width(text) == sum(font.width(char) for char in text)
    picture = font.render(text)
    ink = np.zeros((font.height, picture.width), np.bool_)
    x = 0
    for char in text:
        glyph = font.glyph(char)
        ink[:, x : x + glyph.picture.width] |= glyph.picture.opaque
        x += glyph.advance
    assert np.array_equal(picture.opaque, ink)
    assert picture.width >= font.width(text)


@given(TEXTS, st.integers(0, 120))
def test_wrapping_keeps_every_word_and_the_width(text: str, width: int) -> None:
    font = load_font("crank-small")
    lines = font.wrap(text, width)
    assert [word for line in lines for word in line.split(" ") if word] == [
        word for word in text.replace("\n", " ").split(" ") if word
    ]
    assert len(lines) >= text.count("\n") + 1
    for line in lines:
        assert font.width(line) <= width or " " not in line


@given(TEXTS, st.integers(0, 120))
def test_wrapping_is_greedy(text: str, width: int) -> None:
    font = load_font("crank-small")
    for part in text.split("\n"):
        lines = font.wrap(part, width)
        for line, after in pairwise(lines):
            assert font.width(f"{line} {after.split(' ')[0]}") > width


@given(st.text("ab* \n", max_size=60), st.integers(10, 120))
def test_styled_rows_keep_the_letters_and_the_width(text: str, width: int) -> None:
    font, bold = load_font("crank-small"), load_font("crank-card")
    laid = lay_out(text, width, font, bold)
    letters = "".join(piece.text for row in laid for piece in row.pieces)
    assert letters == "".join(text.replace("*", "").split())
    for row in laid:
        ends = [piece.x + piece.font.width(piece.text) for piece in row.pieces]
        assert row.width == max(ends, default=0)
        starts = [piece.x for piece in row.pieces[1:]]
        gaps = [start - end for start, end in zip(starts, ends, strict=False)]
        assert set(gaps) <= {0, font.width(" ")}
        assert row.width <= width or font.width(" ") not in gaps


def test_a_text_far_longer_than_the_screen_is_measured_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    font = load_font("crank-text")
    measured: list[int] = []
    real = font.measure

    def measure(text: str) -> int:
        measured.append(len(text))
        return real(text)

    monkeypatch.setattr(font, "measure", measure)
    assert font.fit("long " * 20_000, 160).startswith("long long long")
    assert sum(measured) < 5_000


@given(st.text("abW è", max_size=30), st.integers(0, 150))
def test_what_does_not_fit_is_cut_with_an_ellipsis(text: str, width: int) -> None:
    font = load_font("crank-text")
    cut = font.fit(text, width)
    assert font.width(cut) <= width
    if font.width(text) <= width:
        assert cut == text
    elif cut:
        assert cut.endswith(ELLIPSIS)
        assert text.startswith(cut.removesuffix(ELLIPSIS))
    else:
        assert font.width(ELLIPSIS) > width


def test_icons_stand_in_a_text_centred_on_the_capitals() -> None:
    plain = load_font("crank-small")
    disc = Bitmap(np.zeros((17, 17), np.uint8), np.ones((17, 17), np.bool_))
    font = plain.with_icons({"\ue000": disc}, gap=2)
    assert font.width("\ue000") == 19
    assert font.width("a\ue000b") == plain.width("ab") + 19
    assert font.line == plain.line
    ink = np.flatnonzero(font.render("\ue000").opaque.any(axis=1))
    middle = (ink[0] + ink[-1]) // 2
    assert middle == font.ascent - 5
    top, bottom = font.ascent - plain.ascent, font.ascent - plain.ascent + plain.height
    assert np.array_equal(font.render("Hg").opaque[top:bottom], plain.render("Hg").opaque)
    columns = np.flatnonzero(font.render("\ue000").opaque.any(axis=0))
    assert columns[0] == font.origin


def test_small_icons_change_no_height() -> None:
    plain = load_font("crank-text")
    font = plain.with_icons({"\ue000": Bitmap(np.zeros((5, 5), np.uint8))})
    assert (font.height, font.ascent) == (plain.height, plain.ascent)


def test_rendered_texts_are_kept() -> None:
    font = load_font("crank-text")
    assert font.render("kept") is font.render("kept")
