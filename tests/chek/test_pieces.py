"""The four pieces can be told apart at every size, on every ground (look.md, section 5)."""

from itertools import combinations

import numpy as np
import pytest

from chek.scene.picture import pieces
from chek.scene.picture.measure import Measure, board_measure, preview_measure
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Pixels
from engine.device.draw.pattern import P12, P50, Paint
from engine.device.draw.screen import BLACK, WHITE, Canvas

MEASURES = [*map(board_measure, range(5, 27)), *map(preview_measure, range(5, 13))]
SHAPES = pieces.DISC, pieces.RING, pieces.CROSS, pieces.DIAMOND


def on_ground(measure: Measure, shape: int, ground: Paint) -> Pixels:
    side = measure.grid.cell
    canvas = Canvas(side, side)
    canvas.rect(0, 0, side, side, ground)
    measure.token(shape + 1).draw(canvas, side // 2, side // 2 - measure.rise)
    return canvas.pixels


@pytest.mark.parametrize("ground", [WHITE, P12, P50], ids=["light", "dark", "contested"])
@pytest.mark.parametrize("measure", MEASURES, ids=lambda m: f"{m.grid.files}-{m.grid.cell}px")
def test_any_two_pieces_differ_in_many_pixels(measure: Measure, ground: Paint) -> None:
    for one, other in combinations(SHAPES, 2):
        apart = on_ground(measure, one, ground) != on_ground(measure, other, ground)
        assert apart.sum() >= max(8, measure.radius**2 // 2), (one, other)


@pytest.mark.parametrize("measure", MEASURES, ids=lambda m: f"{m.grid.files}-{m.grid.cell}px")
def test_two_are_dark_and_two_are_light(measure: Measure) -> None:
    def share(shape: int) -> float:
        face = pieces.bare(shape, measure.radius, 0).picture
        return float((face.pixels[face.opaque] == 0).mean())

    dark = min(share(pieces.DISC), share(pieces.CROSS))
    assert dark > 0.85
    assert max(share(pieces.RING), share(pieces.DIAMOND)) < dark - 0.1


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("size", range(5, 13))
def test_a_piece_stays_inside_its_cell_with_its_side(shape: int, size: int) -> None:
    measure = board_measure(size)
    cell = measure.grid.cell
    sprite = pieces.bare(shape, measure.radius, measure.lip)
    left = cell // 2 + sprite.left
    top = cell // 2 - measure.rise + sprite.top
    assert left >= 0
    assert left + sprite.picture.width <= cell
    assert top >= 0
    assert top + sprite.picture.height <= cell + 1, "a point of the side may touch the next cell"


@pytest.mark.parametrize("shape", SHAPES)
def test_a_halo_parts_a_piece_from_any_ground(shape: int) -> None:
    bare, haloed = pieces.bare(shape, 9, 3), pieces.token(shape, 9, 3)
    inner = np.pad(bare.picture.opaque, 1)
    ring = haloed.picture.opaque & ~inner
    assert ring.any()
    assert (haloed.picture.pixels[ring] == 1).all()
    assert (haloed.left, haloed.top) == (bare.left - 1, bare.top - 1)


def test_pieces_are_symmetrical_from_left_to_right_but_for_the_glint() -> None:
    for shape in (pieces.RING, pieces.CROSS, pieces.DIAMOND):
        picture = pieces.bare(shape, 15, 4).picture
        assert picture == picture.flipped(x=True)


def test_only_discs_from_radius_7_have_a_glint() -> None:
    assert (pieces.icon(pieces.DISC, 6).picture.pixels == 0).all()
    assert (pieces.icon(pieces.DISC, 7).picture.pixels == 1).any()


@pytest.mark.parametrize("shape", SHAPES)
def test_a_tipped_piece_ends_two_pixels_high_on_its_foot(shape: int) -> None:
    whole, flat = pieces.bare(shape, 9, 3), pieces.tipped(shape, 9, 3, 1.0)
    assert flat.picture.height == 2 + 2
    foot = whole.top + whole.picture.height
    assert flat.top + flat.picture.height == foot + 1
    assert pieces.tipped(shape, 9, 3, 0.0) == whole.haloed


def test_the_same_piece_is_the_same_picture() -> None:
    assert isinstance(pieces.token(0, 9, 3).picture, Bitmap)
    assert pieces.token(0, 9, 3) is pieces.token(0, 9, 3)


@pytest.mark.parametrize("radius", [5, 8])
def test_on_a_black_bar_a_sign_looks_as_it_does_on_white(radius: int) -> None:
    """A disc with a white rim would be a ring."""
    pictures = []
    for shape in range(8):
        bar, page = Canvas(30, 30), Canvas(30, 30)
        bar.rect(0, 0, 30, 30, BLACK)
        pieces.plate_icon(shape, radius).draw(bar, 15, 15)
        page.rect(0, 0, 30, 30, WHITE)
        pieces.icon(shape, radius).draw(page, 15, 15)
        inside = slice(15 - radius - 2, 15 + radius + 3)
        assert (bar.pixels[inside, inside] != page.pixels[inside, inside]).sum() <= 12
        pictures.append(bar.pixels)
    assert all((one != other).sum() >= radius for one, other in combinations(pictures, 2))
