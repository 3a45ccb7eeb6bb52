import hashlib
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.device.draw.bitmap import Bitmap
from engine.device.draw.pattern import BLACK, CLEAR, P12, P50, WHITE, XOR, Paint, Pattern
from engine.device.draw.screen import Align, Canvas, DrawMode, Screen
from tests.engine.fonts import load_font
from tests.engine.test_bitmap import bitmaps

SIDE = 24
FAR = 64
PLACES = st.integers(-30, 40)
PAINTS = st.sampled_from([BLACK, WHITE, CLEAR, XOR, P12, Pattern(P12.rows, P50.rows)])
RESULT: dict[DrawMode, Callable[[int, int], int]] = {
    DrawMode.COPY: lambda s, d: s,
    DrawMode.WHITE_TRANSPARENT: lambda s, d: d if s else 0,
    DrawMode.BLACK_TRANSPARENT: lambda s, d: 1 if s else d,
    DrawMode.FILL_WHITE: lambda s, d: 1,
    DrawMode.FILL_BLACK: lambda s, d: 0,
    DrawMode.XOR: lambda s, d: s ^ d,
    DrawMode.NXOR: lambda s, d: 1 - (s ^ d),
    DrawMode.INVERTED: lambda s, d: 1 - s,
}
Box = tuple[int, int, int, int]
Spot = tuple[int, int]
SPOTS = st.tuples(PLACES, PLACES)
BOXES = st.tuples(PLACES, PLACES, st.integers(-3, 40), st.integers(-3, 40))


def noise(canvas: Canvas, seed: int = 7) -> None:
    canvas.pixels[:] = np.random.default_rng(seed).integers(0, 2, canvas.pixels.shape)


def inside(box: Box, x: int, y: int) -> bool:
    return box[0] <= x < box[0] + box[2] and box[1] <= y < box[1] + box[3]


@given(bitmaps(), SPOTS, st.sampled_from(DrawMode), BOXES, SPOTS)
def test_every_mode_against_its_definition(
    bitmap: Bitmap, spot: Spot, mode: DrawMode, clip: Box, offset: Spot
) -> None:
    canvas = Canvas(SIDE, SIDE)
    noise(canvas)
    expected = canvas.pixels.copy()
    for row in range(bitmap.height):
        for column in range(bitmap.width):
            px, py = spot[0] + column + offset[0], spot[1] + row + offset[1]
            visible = inside(clip, px, py) and inside((0, 0, SIDE, SIDE), px, py)
            if visible and bitmap.opaque[row, column]:
                source, below = int(bitmap.pixels[row, column]), int(expected[py, px])
                expected[py, px] = RESULT[mode](source, below)
    canvas.set_clip(*clip)
    canvas.set_offset(*offset)
    canvas.draw(bitmap, *spot, mode)
    assert np.array_equal(canvas.pixels, expected)


@pytest.mark.parametrize("mode", DrawMode)
@pytest.mark.parametrize("has_mask", [True, False])
def test_large_pictures_are_drawn_like_small_ones(mode: DrawMode, has_mask: bool) -> None:
    chance = np.random.default_rng(3)
    pixels = chance.integers(0, 2, (150, 300), np.uint8)
    picture = Bitmap(pixels, chance.random((150, 300)) < 0.5 if has_mask else None)
    whole, parts = Screen(), Screen()
    for screen in (whole, parts):
        noise(screen)
    whole.draw(picture, 40, 50, mode)
    for y in range(0, 150, 10):
        parts.draw(picture.crop(0, y, 300, 10), 40, 50 + y, mode)
    assert np.array_equal(whole.pixels, parts.pixels)


@pytest.mark.parametrize("mode", DrawMode)
def test_the_whole_table(mode: DrawMode) -> None:
    canvas = Canvas(3, 2)
    canvas.pixels[:] = [[0, 0, 0], [1, 1, 1]]
    source = Bitmap(np.array([[0, 1, 1]] * 2, np.uint8), np.array([[True, True, False]] * 2))
    canvas.draw(source, 0, 0, mode)
    table = [[RESULT[mode](s, d) for s in (0, 1)] + [d] for d in (0, 1)]
    assert canvas.pixels.tolist() == table


SHAPES: dict[str, Callable[[Canvas, int, int, Paint], object]] = {
    "pixel": lambda c, x, y, p: c.pixel(x, y, p),
    "rect": lambda c, x, y, p: c.rect(x, y, 9, 7, p),
    "frame": lambda c, x, y, p: c.rect(x, y, 9, 7, p, stroke=2),
    "round": lambda c, x, y, p: c.rect(x, y, 17, 13, p, radius=(4, 0, 6, 2)),
    "line": lambda c, x, y, p: c.line(x, y, x - 9, y + 14, p, width=2),
    "dashes": lambda c, x, y, p: c.dashes(x, y, x + 20, y - 3, p),
    "dots": lambda c, x, y, p: c.dots(x, y, 21, p),
    "disc": lambda c, x, y, p: c.circle(x, y, 6, p),
    "ring": lambda c, x, y, p: c.circle(x + 0.5, y + 0.5, 6, p, stroke=2),
    "ellipse": lambda c, x, y, p: c.ellipse(x, y, 8, 3, p),
    "arc": lambda c, x, y, p: c.arc(x, y, 9, 20, 200, p),
    "polygon": lambda c, x, y, p: c.polygon([(x, y), (x + 9, y + 3), (x - 2, y + 11)], p),
    "outline": lambda c, x, y, p: c.polygon([(x, y), (x + 9, y + 3)], p, stroke=2),
    "wash": lambda c, x, y, p: c.wash(x, y, 9, 8),
    "invert": lambda c, x, y, p: c.invert(x, y, 9, 8),
}


@pytest.mark.parametrize("shape", SHAPES)
@given(paint=PAINTS, spot=SPOTS, clip=BOXES, offset=SPOTS)
def test_clip_and_offset_cut_every_shape_exactly(
    shape: str, paint: Paint, spot: Spot, clip: Box, offset: Spot
) -> None:
    # The same shape in the middle of a canvas so large that nothing is ever cut.
    large, small = Canvas(3 * FAR, 3 * FAR), Canvas(SIDE, SIDE)
    noise(small)
    window = (slice(FAR, FAR + SIDE),) * 2
    large.pixels[window] = small.pixels
    before = small.pixels.copy()
    x, y = spot
    SHAPES[shape](large, x + FAR, y + FAR, paint)
    small.set_clip(*clip)
    small.set_offset(*offset)
    SHAPES[shape](small, x - offset[0], y - offset[1], paint)
    across, down = np.meshgrid(np.arange(SIDE), np.arange(SIDE))
    visible = (across >= clip[0]) & (across < clip[0] + clip[2])
    visible &= (down >= clip[1]) & (down < clip[1] + clip[3])
    assert np.array_equal(small.pixels, np.where(visible, large.pixels[window], before))


@given(PLACES, PLACES, st.integers(-5, 40), st.integers(-5, 40), PAINTS)
def test_rectangles_by_the_pixel(x: int, y: int, width: int, height: int, paint: Paint) -> None:
    canvas = Canvas(SIDE, SIDE)
    noise(canvas)
    expected = canvas.pixels.copy()
    for py in range(max(y, 0), min(y + height, SIDE)):
        for px in range(max(x, 0), min(x + width, SIDE)):
            expected[py, px] = painted(paint, int(expected[py, px]), px, py)
    canvas.rect(x, y, width, height, paint)
    assert np.array_equal(canvas.pixels, expected)


def painted(paint: Paint, below: int, x: int, y: int) -> int:
    if isinstance(paint, Pattern):
        bit = 7 - x % 8
        opaque = paint.mask is None or paint.mask[y % 8] >> bit & 1
        return paint.rows[y % 8] >> bit & 1 if opaque else below
    return {BLACK: 0, WHITE: 1, CLEAR: below, XOR: 1 - below}[paint]


@given(st.integers(-9, 9), st.integers(-9, 9), st.integers(-9, 9))
def test_an_anchored_pattern_moves_with_its_thing(x: int, y: int, shift: int) -> None:
    first, second = Canvas(64, 64), Canvas(64, 64)
    for canvas, offset in ((first, 0), (second, shift)):
        canvas.set_offset(offset, offset)
        canvas.rect(x + 22, y + 22, 12, 9, P12, anchor=(x, y))
        canvas.circle(x + 36, y + 36, 7, P12, anchor=(x, y))
    assert np.array_equal(np.roll(first.pixels, (shift, shift), (0, 1)), second.pixels)


def test_unknown_paints_are_refused() -> None:
    with pytest.raises(ValueError):
        Screen().rect(0, 0, 9, 9, 7)
    with pytest.raises(ValueError):
        Screen().circle(20, 20, 9, -1)


def test_a_polygon_without_points_is_nothing() -> None:
    screen = Screen()
    screen.polygon([])
    assert screen.pixels.all()


def test_clear_ignores_clip_and_offset() -> None:
    screen = Screen()
    screen.set_clip(5, 5, 5, 5)
    screen.set_offset(9, 9)
    screen.clear(BLACK)
    assert not screen.pixels.any()
    screen.clear()
    assert screen.pixels.all()
    screen.rect(-9, -9, 400, 240)
    assert np.count_nonzero(screen.pixels == 0) == 25


def test_blocks_nest_and_give_back() -> None:
    canvas = Canvas(SIDE, SIDE)
    with canvas.clipped(2, 2, 10, 10), canvas.shifted(3, 0):
        with canvas.clipped(0, 0, 20, 4), canvas.shifted(0, 3):
            canvas.rect(-50, -50, 200, 200)
        assert np.argwhere(canvas.pixels == 0).tolist() == [
            [y, x] for y in (2, 3) for x in range(3, 12)
        ]
        canvas.pixel(0, 11)
        assert canvas.pixels[11, 3] == 0
    canvas.pixel(23, 23)
    assert canvas.pixels[23, 23] == 0


def test_blocks_give_back_after_an_error() -> None:
    canvas = Canvas(SIDE, SIDE)
    with pytest.raises(KeyError), canvas.clipped(1, 1, 1, 1), canvas.shifted(1, 1):
        raise KeyError
    canvas.pixel(0, 0)
    assert canvas.pixels[0, 0] == 0


@given(BOXES, st.tuples(PLACES, PLACES))
def test_what_is_grabbed_can_be_put_back(box: Box, offset: tuple[int, int]) -> None:
    canvas = Canvas(SIDE, SIDE)
    noise(canvas)
    before = canvas.pixels.copy()
    canvas.set_offset(*offset)
    x, y, width, height = box[0], box[1], max(box[2], 0), max(box[3], 0)
    picture = canvas.grab(x, y, width, height)
    assert (picture.width, picture.height) == (width, height)
    canvas.draw(picture.inverted(), x, y)
    canvas.draw(picture, x, y)
    assert np.array_equal(canvas.pixels, before)


def test_packed_bits_and_digest() -> None:
    screen = Screen()
    screen.clear(BLACK)
    for x, y in [(0, 0), (9, 0), (399, 239)]:
        screen.pixel(x, y, WHITE)
    packed = screen.packed()
    assert len(packed) == 52 * 240
    assert packed[:3] == b"\x80\x40\x00"
    assert packed[-3:] == b"\x01\x00\x00"
    assert screen.digest() == hashlib.blake2b(packed, digest_size=16).hexdigest()
    assert len(Canvas(33, 2).packed()) == 16


def test_the_frame_is_one_block_of_bytes_that_stays() -> None:
    screen = Screen()
    pixels = screen.pixels
    screen.clear(P50)
    screen.invert(0, 0, 400, 240)
    assert screen.pixels is pixels
    assert pixels.shape == (240, 400)
    assert pixels.dtype == np.uint8
    assert pixels.flags.c_contiguous


def test_text_stands_on_its_baseline_and_aligns() -> None:
    font = load_font("crank-text")
    edges = {}
    for align in Align:
        screen = Screen()
        width = screen.text("HHH", 200, 100, font, align=align)
        ys, xs = np.nonzero(screen.pixels == 0)
        assert (ys.min(), ys.max()) == (100 - font.metrics.cap, 99)
        edges[align] = int(xs.min())
        assert width == font.width("HHH")
    assert edges[Align.LEFT] - edges[Align.CENTER] == width // 2
    assert edges[Align.LEFT] - edges[Align.RIGHT] == width


def test_white_text_on_black() -> None:
    font = load_font("crank-small")
    first, second = Screen(), Screen()
    first.text("Abc", 9, 30, font)
    second.clear(BLACK)
    second.text("Abc", 9, 30, font, mode=DrawMode.FILL_WHITE)
    assert np.array_equal(first.pixels, 1 - second.pixels)


def test_a_paragraph_is_its_lines() -> None:
    font = load_font("crank-text")
    words = "Every chain roll adds 1.\nLose one, and the chain is theirs."
    for align, x in ((Align.LEFT, 10), (Align.RIGHT, 130)):
        first, second = Screen(), Screen()
        count = first.paragraph(words, 10, 40, 120, font, line=17, align=align)
        lines = font.wrap(words, 120)
        assert count == len(lines) > 3
        for index, line in enumerate(lines):
            second.text(line, x, 40 + 17 * index, font, align=align)
        assert np.array_equal(first.pixels, second.pixels)


def test_bold_words_in_a_paragraph() -> None:
    font, bold = load_font("crank-small"), load_font("crank-display")
    first, second = Screen(), Screen()
    first.paragraph("a *b c*d", 10, 40, 300, font, bold=bold)
    space, x = font.width(" "), 10
    for text, face, gap in [("a", font, space), ("b", bold, space), ("c", bold, 0), ("d", font, 0)]:
        x += second.text(text, x, 40, face) + gap
    assert np.array_equal(first.pixels, second.pixels)


def test_asterisks_without_a_bold_font_are_asterisks() -> None:
    font = load_font("crank-small")
    first, second = Screen(), Screen()
    first.paragraph("2 * 3", 10, 40, 300, font)
    second.text("2 * 3", 10, 40, font)
    assert np.array_equal(first.pixels, second.pixels)
