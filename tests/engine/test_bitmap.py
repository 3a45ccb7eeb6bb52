import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays

from engine.device.draw.bitmap import Bitmap, BitmapTable, parse_table_name

SHAPES = array_shapes(min_dims=2, max_dims=2, max_side=9)


@st.composite
def bitmaps(draw: st.DrawFn) -> Bitmap:
    """Any small picture, with or without a mask."""
    pixels = draw(arrays(np.uint8, draw(SHAPES), elements=st.integers(0, 1)))
    return Bitmap(pixels, draw(st.none() | arrays(np.bool_, pixels.shape)))


def art(bitmap: Bitmap) -> list[str]:
    rows = zip(bitmap.pixels, bitmap.opaque, strict=True)
    return ["".join("Xo"[p] if m else "." for p, m in zip(*row, strict=True)) for row in rows]


def test_art_is_read_as_drawn() -> None:
    bitmap = Bitmap.from_art("""
        .X
        Xo.
    """)
    assert art(bitmap) == [".X.", "Xo."]
    assert (bitmap.width, bitmap.height) == (3, 2)


@pytest.mark.parametrize("wrong", ["", "\n \n", "X?X"])
def test_art_refuses(wrong: str) -> None:
    with pytest.raises(ValueError):
        Bitmap.from_art(wrong)


def test_bitmaps_refuse_what_does_not_fit() -> None:
    with pytest.raises(ValueError):
        Bitmap(np.zeros((2, 2), np.uint8), np.ones((2, 3), np.bool_))
    with pytest.raises(ValueError):
        Bitmap(np.zeros(4, np.uint8))


def test_arrays_are_frozen_copies() -> None:
    pixels = np.zeros((2, 2), np.uint8)
    bitmap = Bitmap(pixels, np.ones((2, 2), np.bool_))
    pixels[0, 0] = 1
    assert bitmap.pixels[0, 0] == 0
    with pytest.raises(ValueError):
        bitmap.pixels[0, 0] = 1


def test_halo_surrounds_with_corners() -> None:
    halo = Bitmap.from_art("""
        X..
        ...
        ...
        ..X
    """).halo()
    assert art(halo) == ["ooo..", "oXo..", "ooo..", "..ooo", "..oXo", "..ooo"]
    assert art(Bitmap.from_art("o").halo(0)) == ["XXX", "XoX", "XXX"]


@given(bitmaps())
def test_halo_keeps_the_picture_and_touches_it(bitmap: Bitmap) -> None:
    halo = bitmap.halo()
    middle = halo.crop(1, 1, bitmap.width, bitmap.height)
    assert np.array_equal(middle.pixels[bitmap.opaque], bitmap.pixels[bitmap.opaque])
    padded = np.pad(bitmap.opaque, 2)
    height, width = halo.opaque.shape
    for y in range(height):
        for x in range(width):
            assert halo.opaque[y, x] == padded[y : y + 3, x : x + 3].any()


@given(bitmaps(), st.booleans(), st.booleans())
def test_flips_and_inversion_undo_themselves(bitmap: Bitmap, x: bool, y: bool) -> None:
    assert bitmap.flipped(x, y).flipped(x, y) == bitmap
    assert bitmap.inverted().inverted() == bitmap
    assert hash(bitmap.flipped(x, y).flipped(x, y)) == hash(bitmap)


def test_flips() -> None:
    bitmap = Bitmap.from_art("Xo\n.X")
    assert art(bitmap.flipped(x=True)) == ["oX", "X."]
    assert art(bitmap.flipped(y=True)) == [".X", "Xo"]


@given(bitmaps(), st.integers(1, 4))
def test_scaling_makes_squares(bitmap: Bitmap, factor: int) -> None:
    large = bitmap.scaled(factor)
    assert large.pixels.shape == (bitmap.height * factor, bitmap.width * factor)
    for y in range(large.height):
        for x in range(large.width):
            assert large.pixels[y, x] == bitmap.pixels[y // factor, x // factor]
            assert large.opaque[y, x] == bitmap.opaque[y // factor, x // factor]


def test_equality_ignores_what_is_transparent() -> None:
    mask = np.array([[True, False]])
    first, second = np.array([[1, 0]], np.uint8), np.array([[1, 1]], np.uint8)
    assert Bitmap(first, mask) == Bitmap(second, mask)
    assert Bitmap(first) != Bitmap(second)
    assert Bitmap(first) != "a string"


def test_tables_count_row_by_row() -> None:
    table = BitmapTable(Bitmap.from_art("XXoo..\nXXoo.."), 2, 1)
    assert len(table) == 6
    assert [art(cell)[0] for cell in table] == ["XX", "oo", "..", "XX", "oo", ".."]
    assert table.at(1, 1) is table[4]
    for column, row in [(3, 0), (-1, 0), (0, 2), (0, -1)]:
        with pytest.raises(IndexError):
            table.at(column, row)


@pytest.mark.parametrize(("width", "height"), [(4, 1), (2, 3), (0, 1)])
def test_tables_refuse_broken_cells(width: int, height: int) -> None:
    with pytest.raises(ValueError):
        BitmapTable(Bitmap(np.zeros((2, 6), np.uint8)), width, height)


def test_table_names() -> None:
    assert parse_table_name("crank-small-table-16-17") == ("crank-small", 16, 17)
    for wrong in ["table-1-2", "a-table-1", "a-table-1-b", "a-table-1-2.png"]:
        with pytest.raises(ValueError):
            parse_table_name(wrong)
