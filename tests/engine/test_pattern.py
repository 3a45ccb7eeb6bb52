from typing import Literal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.device.draw.pattern import (
    HAT,
    P06,
    P12,
    P25,
    P50,
    P75,
    P88,
    WASH,
    Direction,
    Method,
    Pattern,
    bayer,
    dither_picture,
    lines,
    screen,
)

DIRECTIONS: tuple[Direction, ...] = ("horizontal", "vertical", "falling", "rising")
METHODS: tuple[Method, ...] = ("floyd-steinberg", "atkinson", "burkes")
BYTES = st.binary(min_size=8, max_size=8)


@pytest.mark.parametrize(
    ("pattern", "black"),
    [(P06, 2), (P12, 8), (P25, 16), (P50, 32), (P75, 48), (P88, 56), (HAT, 16)],
)
def test_named_patterns_have_their_share_of_black(pattern: Pattern, black: int) -> None:
    assert np.count_nonzero(pattern.cells() == 0) == black


def test_a_pattern_has_eight_rows() -> None:
    with pytest.raises(ValueError):
        Pattern(b"1234567")
    with pytest.raises(ValueError):
        Pattern(bytes(8), bytes(9))


@given(BYTES)
def test_bits_are_leftmost_first(rows: bytes) -> None:
    cells = Pattern(rows).cells()
    assert [[row >> (7 - x) & 1 for x in range(8)] for row in rows] == cells.tolist()
    assert Pattern.from_cells(cells) == Pattern(rows)


@given(BYTES, st.integers(-900, 900), st.integers(-900, 900), st.integers(1, 700))
def test_texture_repeats_from_the_anchor(rows: bytes, x: int, y: int, width: int) -> None:
    pattern = Pattern(rows)
    texture = pattern.texture(x, y, width, 11)
    rest_x, rest_y = (np.arange(x, x + width) % 8), (np.arange(y, y + 11) % 8)
    assert np.array_equal(texture, pattern.cells()[np.ix_(rest_y, rest_x)])
    assert pattern.holes(x, y, width, 11) is None


@given(BYTES, BYTES)
def test_inversion_keeps_the_mask(rows: bytes, mask: bytes) -> None:
    pattern = Pattern(rows, mask)
    assert pattern.inverted().inverted() == pattern
    assert np.array_equal(pattern.inverted().cells(), 1 - pattern.cells())
    holes = pattern.inverted().holes(0, 0, 8, 8)
    assert holes is not None
    assert np.array_equal(holes, 1 - Pattern(mask).cells())


def test_the_wash_is_opaque_where_p50_is_black() -> None:
    holes = WASH.holes(0, 0, 8, 8)
    assert holes is not None
    assert np.array_equal(holes, P50.cells())
    assert WASH.cells().all()


@given(st.sampled_from([2, 4, 8]), st.integers(0, 64))
def test_bayer_has_the_right_brightness_and_grows(n: Literal[2, 4, 8], step: int) -> None:
    pattern = bayer(step / 64, n)
    if n == 8:
        assert pattern.cells().sum() == step
    assert (bayer(min(step + 1, 64) / 64, n).cells() >= pattern.cells()).all()


def test_bayer_knows_its_sizes_and_the_checkerboard() -> None:
    for n in (2, 4, 8):
        cells = bayer(0.5, n).cells()
        assert np.array_equal(cells, np.indices((8, 8)).sum(axis=0) % 2)
    with pytest.raises(ValueError):
        bayer(0.5, 3)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_lines_have_one_black_in_period(direction: Direction) -> None:
    cells = lines(0.75, direction, 4).cells()
    assert np.count_nonzero(cells == 0) == 16
    shift = {"horizontal": (0, 1), "vertical": (1, 0), "falling": (1, 1), "rising": (1, -1)}
    assert np.array_equal(np.roll(cells, shift[direction], (0, 1)), cells)


@given(st.floats(0, 1))
def test_a_screen_of_dots_is_as_bright_as_asked(level: float) -> None:
    assert screen(level).cells().sum() == 4 * round(level * 16)


@pytest.mark.parametrize("method", METHODS)
def test_error_diffusion_keeps_black_white_and_the_mean(method: Method) -> None:
    assert not dither_picture(np.zeros((9, 7)), method).any()
    assert dither_picture(np.full((9, 7), 255), method).all()
    for grey in (64, 128, 192):
        picture = dither_picture(np.full((64, 64), grey, np.uint8), method)
        drift = 0.1 if method == "atkinson" else 0.02  # Atkinson drops a quarter of the error
        assert picture.mean() == pytest.approx(grey / 255, abs=drift)


def test_floyd_steinberg_by_hand() -> None:
    assert dither_picture([[100, 100], [100, 100]]).tolist() == [[0, 1], [0, 0]]
