import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.device.draw import raster
from engine.device.draw.blend import Mask
from engine.device.draw.raster import Points, Stamp

RADII = st.integers(0, 20)
STEPS = st.integers(-30, 30)
POINTS = st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=1, max_size=6)


def rows(stamp: Stamp) -> list[str]:
    return ["".join(".X"[int(covered)] for covered in row) for row in stamp.mask]


def places(stamp: Stamp) -> set[tuple[int, int]]:
    ys, xs = np.nonzero(stamp.mask)
    return {(int(x) + stamp.left, int(y) + stamp.top) for x, y in zip(xs, ys, strict=True)}


def is_symmetric(mask: Mask) -> bool:
    return np.array_equal(mask, mask[::-1]) and np.array_equal(mask, mask[:, ::-1])


def test_small_discs() -> None:
    assert rows(raster.ellipse(0, 0, 0, 0)) == ["X"]
    assert rows(raster.ellipse(0, 0, 1, 1)) == [".X.", "XXX", ".X."]
    assert rows(raster.ellipse(0, 0, 2, 2)) == [".XXX.", "XXXXX", "XXXXX", "XXXXX", ".XXX."]
    assert rows(raster.ellipse(0.5, 0.5, 2.4, 2.4)) == [
        "..XX..",
        ".XXXX.",
        "XXXXXX",
        "XXXXXX",
        ".XXXX.",
        "..XX..",
    ]


@pytest.mark.parametrize(
    ("r", "widths"),
    [
        (6, [3, 7, 9, 11, 11, 13, 13]),
        (8, [5, 9, 11, 13, 15, 15, 17, 17, 17]),
        (9, [5, 9, 13, 15, 15, 17, 17, 19, 19, 19]),
        (30, [9, 17, 23, 27]),
        (44, [11, 21, 29, 33]),
    ],
)
def test_discs_are_those_of_the_mock_ups(r: int, widths: list[int]) -> None:
    disc = raster.ellipse(0, 0, r, r).mask
    assert disc.sum(axis=1)[: len(widths)].tolist() == widths


@given(RADII, RADII, st.integers(0, 20))
def test_ellipses_are_symmetric_and_span_their_axes(rx: int, ry: int, stroke: int) -> None:
    stamp = raster.ellipse(0, 0, rx, ry, stroke)
    assert stamp.mask.shape == (2 * ry + 1, 2 * rx + 1)
    assert (stamp.left, stamp.top) == (-rx, -ry)
    assert is_symmetric(stamp.mask)
    assert np.array_equal(raster.ellipse(0, 0, ry, rx, stroke).mask, stamp.mask.T)


@given(RADII, st.integers(1, 20))
def test_a_ring_is_a_disc_without_a_disc(r: int, stroke: int) -> None:
    whole = places(raster.ellipse(0, 0, r, r))
    hole = places(raster.ellipse(0, 0, r - stroke, r - stroke)) if stroke <= r else set()
    assert places(raster.ellipse(0, 0, r, r, stroke)) == whole - hole


def test_nothing_has_a_negative_radius() -> None:
    assert not places(raster.ellipse(0, 0, -1, 3))
    assert not places(raster.arc(0, 0, -1, (0, 90), 2))


def test_a_quarter_arc_is_up_and_right() -> None:
    ring = places(raster.ellipse(0, 0, 9, 9, 2))
    assert places(raster.arc(0, 0, 9, (0, 90), 2)) == {(x, y) for x, y in ring if x >= 0 >= y}
    assert places(raster.arc(0, 0, 9, (-90, 0), 2)) == {(x, y) for x, y in ring if x <= 0 >= y}
    assert places(raster.arc(0, 0, 9, (45, 405), 2)) == ring


@given(st.integers(0, 30), st.integers(0, 30), st.integers(0, 20), st.integers(0, 8))
def test_round_boxes_are_symmetric(width: int, height: int, radius: int, stroke: int) -> None:
    mask = raster.round_rect(width, height, (radius,) * 4, stroke).mask
    assert mask.shape == (height, width)
    assert is_symmetric(mask)


@given(st.integers(1, 30), st.integers(1, 30), st.integers(0, 12))
def test_a_square_frame_is_its_border(width: int, height: int, stroke: int) -> None:
    mask = raster.round_rect(width, height, (0, 0, 0, 0), stroke).mask
    y, x = np.indices((height, width))
    depth = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))
    assert np.array_equal(mask, (depth < stroke) if stroke else np.ones_like(mask))


def test_corners_are_those_of_the_mock_ups() -> None:
    for radius, cut in [
        (6, [4, 3, 2, 1]),
        (8, [6, 4, 3, 2, 1, 1]),
        (12, [9, 7, 5, 4, 3, 2, 2, 1, 1]),
    ]:
        mask = raster.round_rect(40, 40, (radius,) * 4).mask
        assert mask.argmax(axis=1)[: len(cut) + 1].tolist() == [*cut, 0]


def test_corners_go_clockwise() -> None:
    mask = raster.round_rect(30, 30, (9, 0, 0, 0)).mask
    assert [mask[0, 0], mask[0, -1], mask[-1, -1], mask[-1, 0]] == [False, True, True, True]
    mask = raster.round_rect(30, 30, (0, 0, 9, 0)).mask
    assert [mask[0, 0], mask[0, -1], mask[-1, -1], mask[-1, 0]] == [True, True, False, True]


@given(STEPS, STEPS)
def test_a_hair_line_has_a_pixel_a_step_and_both_ends(dx: int, dy: int) -> None:
    covered = places(raster.line(dx, dy))
    assert len(covered) == max(abs(dx), abs(dy)) + 1
    assert {(0, 0), (dx, dy)} <= covered
    for x, y in covered:
        assert abs(x * dy - y * dx) <= max(abs(dx), abs(dy)) / 2 + 1e-3


@given(STEPS, STEPS, st.integers(1, 5))
def test_a_line_is_the_same_from_either_end(dx: int, dy: int, width: int) -> None:
    back = {(x + dx, y + dy) for x, y in places(raster.line(-dx, -dy, width))}
    assert places(raster.line(dx, dy, width)) == back


def test_thick_lines_are_bars() -> None:
    assert rows(raster.line(3, 0, 2)) == ["XXXXX"] * 2
    assert places(raster.line(0, 0, 2)) == {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert rows(raster.line(0, 3, 3)) == ["XXX"] * 6


@given(STEPS, STEPS, st.integers(2, 5))
def test_thick_lines_keep_their_distance(dx: int, dy: int, width: int) -> None:
    shift = 0 if width % 2 else 0.5
    for x, y in places(raster.line(dx, dy, width)):
        assert _distance(x - shift, y - shift, dx, dy) <= width / 2 + 1e-3


def _distance(x: float, y: float, dx: int, dy: int) -> float:
    along = (x * dx + y * dy) / ((dx * dx + dy * dy) or 1)
    along = min(max(along, 0), 1)
    return math.hypot(x - along * dx, y - along * dy)


def test_dashes() -> None:
    assert rows(raster.dashes(11, 0, 1, (3, 2, 0))) == ["XXX..XXX..XX"]
    assert rows(raster.dashes(11, 0, 1, (3, 2, 2))) == ["X..XXX..XXX."[:11]]


def test_a_diamond() -> None:
    diamond: Points = ((0, -2), (2, 0), (0, 2), (-2, 0))
    assert rows(raster.polygon(diamond)) == ["..X..", ".XXX.", "XXXXX", ".XXX.", "..X.."]
    assert (raster.polygon(diamond).left, raster.polygon(diamond).top) == (-2, -2)


def test_a_star_is_hollow_where_it_covers_itself_twice() -> None:
    star: Points = ((0, -20), (12, 16), (-19, -6), (19, -6), (-12, 16))
    covered = places(raster.polygon(star))
    assert (0, 0) not in covered
    assert (0, -12) in covered


@given(POINTS, st.integers(0, 3))
def test_polygons_hold_their_corners_and_mirror(points: list[tuple[int, int]], stroke: int) -> None:
    covered = places(raster.polygon(tuple(points), stroke))
    assert set(points) <= covered
    if stroke != 2:
        mirrored = places(raster.polygon(tuple((-x, y) for x, y in points), stroke))
        assert mirrored == {(-x, y) for x, y in covered}


def test_no_points_no_polygon() -> None:
    assert not places(raster.polygon(()))
    assert not places(raster.polygon(((0.4, 0.4), (0.5, 0.6))))


def test_divider() -> None:
    assert rows(raster.dots(11)) == ["XX..XX..XX."] * 2
    assert not places(raster.dots(-3))


def test_shapes_are_cached() -> None:
    assert raster.ellipse(0, 0, 7, 7) is raster.ellipse(0, 0, 7, 7)
