"""The grid that all games share: geometry, slab, marks, slides."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.device.draw.screen import HEIGHT, WHITE, WIDTH, Canvas
from engine.device.widgets import boardart, boardview
from engine.device.widgets.boardview import Grid
from engine.device.widgets.slide import Slide, between, ease
from tests.engine.fonts import load_font

GRID = Grid(8, 8, 25, 22, 5)
grids = st.builds(
    Grid,
    files=st.integers(1, 26),
    ranks=st.integers(1, 26),
    cell=st.sampled_from([7, 9, 15, 25]),
    x=st.just(10),
    y=st.just(4),
    turned=st.booleans(),
)


@given(grids, st.data())
def test_every_cell_has_its_own_place_on_the_board(grid: Grid, data: st.DataObject) -> None:
    places = {grid.corner(cell) for cell in grid.board.cells}
    assert len(places) == grid.files * grid.ranks
    x, y = grid.corner(data.draw(st.sampled_from(grid.board.cells)))
    assert grid.x <= x <= grid.x + grid.width - grid.cell
    assert grid.y <= y <= grid.y + grid.height - grid.cell


def test_a1_is_at_the_bottom_left_and_from_the_other_side_at_the_top_right() -> None:
    assert GRID.corner(0) == (22, 5 + 7 * 25)
    assert GRID.middle(0) == (34, 192)
    other = Grid(8, 8, 25, 22, 5, turned=True)
    assert other.corner(0) == (22 + 7 * 25, 5)
    assert other.corner(63) == GRID.corner(0)


def test_directions_turn_with_the_board() -> None:
    assert GRID.turn(0, -1) == (0, 1)
    assert Grid(8, 8, 25, 22, 5, turned=True).turn(0, -1) == (0, -1)


@given(grids, st.data())
def test_a_step_on_the_screen_is_the_neighbour_that_is_seen_there(
    grid: Grid, data: st.DataObject
) -> None:
    cell = data.draw(st.sampled_from(grid.board.cells))
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1)):
        near = grid.board.step(cell, grid.turn(dx, dy))
        if near is not None:
            assert grid.offset(cell, near) == (dx * grid.cell, dy * grid.cell)


def test_all_dark_cells_look_the_same_wherever_they_lie() -> None:
    canvas = Canvas(WIDTH, HEIGHT)
    boardview.draw_slab(canvas, GRID)
    pictures = set()
    for cell in GRID.board.cells:
        x, y = GRID.corner(cell)
        pictures.add((sum(divmod(cell, 8)) % 2, canvas.grab(x, y, 25, 25)))
    assert len(pictures) == 2
    x, y = GRID.corner(0)
    assert (canvas.grab(x, y, 25, 25).pixels == 0).any()


def test_the_slab_has_an_outline_and_a_side() -> None:
    canvas = Canvas(WIDTH, HEIGHT)
    boardview.draw_slab(canvas, GRID)
    assert (canvas.pixels[3:5, 20:224] == 0).all()
    assert (canvas.pixels[205:207, 20:224] == 0).all()
    assert (canvas.pixels[210, 20:224] == 0).all()
    assert 0.4 < canvas.pixels[207:210, 22:222].mean() < 0.6
    assert (canvas.pixels[211] == 1).all()


def test_the_slab_is_made_once_with_its_labels() -> None:
    font = load_font("crank-small")
    assert boardview.slab(GRID, font) is boardview.slab(GRID, font)
    left = boardview.slab(GRID, font).pixels[:, :20]
    assert (left == 0).any()
    assert (boardview.slab(GRID).pixels[:, :20] == 1).all()


def test_narrow_cells_name_every_second_file_only() -> None:
    font, small = load_font("crank-small"), Grid(20, 20, 9, 30, 10)
    names = boardview.slab(small, font).pixels[small.y + small.height + 6 :]
    inked = np.flatnonzero((names == 0).any(axis=0))
    middles = [small.middle(file)[0] for file in range(20)]
    touched = [any(abs(inked - (x + 1)) <= 1) for x in middles]
    assert touched[0::2].count(True) >= 9
    assert not any(touched[1::2])


def test_the_box_is_3_px_with_a_white_line_on_both_sides() -> None:
    canvas = Canvas(60, 60)
    canvas.clear(0)
    boardart.box(25).draw(canvas, 20, 20)
    row = canvas.pixels[32, 17:25].tolist()
    assert row == [0, 1, 0, 0, 0, 1, 0, 0]


def test_corners_leave_the_sides_free() -> None:
    sprite = boardart.corners(25)
    canvas = Canvas(40, 40)
    sprite.draw(canvas, 5, 5)
    assert canvas.pixels[6, 6:12].tolist() == [0] * 6
    assert canvas.pixels[6, 12:22].tolist() == [1] * 10
    assert canvas.pixels[6:12, 6].tolist() == [0] * 6
    assert canvas.pixels[12, 8] == 1


def test_the_hand_points_at_the_middle_and_stands_off_further_on_wide_cells() -> None:
    near, far = boardart.hand(), boardart.hand(wide=True)
    assert (far.left - near.left, far.top - near.top) == (2, 2)
    assert (near.left, near.top) == (-2, 2)
    assert boardart.hand(closed=True).picture.height < near.picture.height


@pytest.mark.parametrize("draw", [boardview.draw_box, boardview.draw_corners, boardview.draw_dot])
def test_marks_are_drawn_in_their_cell(draw: object) -> None:
    canvas = Canvas(WIDTH, HEIGHT)
    draw(canvas, GRID, 27)  # type: ignore[operator]
    rows, columns = np.nonzero(canvas.pixels == 0)
    x, y = GRID.corner(27)
    assert x - 1 <= columns.min() <= columns.max() <= x + 25
    assert y - 1 <= rows.min() <= rows.max() <= y + 25
    canvas.clear(WHITE)


def test_a_slide_arrives_after_its_ticks_and_is_then_still() -> None:
    slide = Slide((0, 0))
    assert slide.is_still
    slide.send((30, 9))
    seen = [slide.at for _tick in range(3) if slide.tick()]
    assert len(seen) == 3
    assert seen[-1] == (30, 9)
    assert seen[0][0] > 10, "fast first"
    assert not slide.tick()


def test_a_slide_that_is_sent_on_goes_on_from_where_it_is() -> None:
    slide = Slide((0, 0))
    slide.send((30, 0))
    slide.tick()
    at = slide.at
    slide.send((0, 0))
    slide.tick()
    assert 0 <= slide.at[0] < at[0]
    slide.jump((5, 5))
    assert slide.is_still
    assert slide.at == (5, 5)


@given(st.integers(1, 40))
def test_ease_goes_from_0_to_1_without_turning_back(ticks: int) -> None:
    shares = [ease(tick, ticks) for tick in range(ticks + 2)]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0, 1)
    assert between((0, 0), (10, -10), 0.5) == (5, -5)
