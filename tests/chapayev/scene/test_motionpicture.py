"""Courses of physics by ticks: what is drawn begins and ends as the states say."""

from itertools import pairwise
from math import acos, cos, pi, sin, tau

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chapayev.constants import STEP
from chapayev.course import Breaths, Course
from chapayev.physics import simulate
from chapayev.rows import place
from chapayev.scene.picture.column import Plate
from chapayev.scene.picture.falling import FALL_TICKS
from chapayev.scene.picture.instants import TRUE_SPEED, Film, Instant
from chapayev.scene.picture.motion import Count, Moving, draw_moving, off_line
from chapayev.scene.picture.poses import Pose, poses_of
from chapayev.scene.picture.strip import Strip
from chapayev.scene.picture.table import Ground, draw_instant
from chapayev.scene.picture.tilting import EDGE as ON_EDGE
from chapayev.scene.picture.tilting import STEPS, WAYS
from chapayev.scene.picture.tipping import VAULT, tipped_at
from chapayev.state import UNIT, Checker, Face, Strike, Thumb
from chapayev.tumble import Tip
from engine.device.draw.screen import Canvas
from tests.chapayev.scene.frames import FONTS, blank, check_frame

ROWS = place((3, 8))
HARD = simulate(ROWS, Strike(0, 4, 93, 100))
EDGE = Checker(0, 3, 4 * UNIT, 4 * UNIT, "edge")
HANGING = Checker(0, 3, 4 * UNIT, 6_000)
OTHER = Checker(1, 2, 4 * UNIT, 4 * UNIT)
MIDDLE = round(4.5 * UNIT)
TURNING = simulate(
    (
        Checker(0, 1, MIDDLE, UNIT),
        Checker(1, 1, MIDDLE, 3 * UNIT),
        Checker(1, 2, MIDDLE, round(4.2 * UNIT)),
    ),
    Strike(0, 1, 0, 100),
)
"""All that stays on the board of these has turned over."""


def near(poses: tuple[Pose, ...], course: Course) -> None:
    """The poses are those of the checkers at rest."""
    assert [(pose.key, pose.face) for pose in poses] == [(c.key, c.face) for c in course.rest]
    for pose, rest in zip(poses, poses_of(course.rest), strict=True):
        assert (pose.x, pose.y) == pytest.approx((rest.x, rest.y), abs=0.01)
        assert pose.is_lying or pose.face == "edge"


@settings(max_examples=30)
@given(st.integers(1, 8), st.integers(0, 3599), st.integers(1, 100))
def test_k19_a_film_begins_and_ends_as_the_states_do(number: int, tenths: int, power: int) -> None:
    course = simulate(ROWS, Strike(0, number, tenths, power))
    film = Film(course)
    assert film.at(0).poses[: len(ROWS)] == poses_of(ROWS)
    near(film.at(film.ticks).poses, course)
    assert not film.at(film.ticks).falling
    assert film.at(film.ticks + 50).poses == film.at(film.ticks).poses


@pytest.mark.parametrize(
    ("checkers", "launch"),
    [
        ((HANGING, OTHER), Thumb(0, 3, 60)),
        ((HANGING, OTHER), Thumb(0, 3, 88)),
        ((EDGE, OTHER), Breaths(0, 3, 20, 90)),
        ((EDGE, OTHER), Breaths(0, 3, 90, 20)),
        ((EDGE, OTHER), Breaths(0, 3, 50, 52)),
    ],
)
def test_k13_k14_thumbs_and_breaths_end_as_the_states_do(
    checkers: tuple[Checker, ...], launch: Thumb | Breaths
) -> None:
    course = simulate(checkers, launch)
    film = Film(course)
    near(film.at(film.ticks).poses, course)


@pytest.mark.parametrize("breath", [20, 90])
def test_k13_what_was_blown_over_has_fallen_before_the_board_is_seen(breath: int) -> None:
    course = simulate((EDGE, OTHER), Breaths(0, 3, breath, 110 - breath))
    first = Film(course).at(0).poses[0]
    assert (first.face, first.tilt) == (course.rest[0].face, 0.0)
    assert first.face != "edge"


def test_k14_a_flick_flies_and_takes_its_prisoner_only_as_it_lands() -> None:
    course = next(
        course
        for power in range(1, 101)
        if (course := simulate((HANGING, OTHER), Thumb(0, 3, power))).off
    )
    film = Film(course)
    assert max(film.at(tick).poses[0].height for tick in range(film.ticks)) > 10
    assert len(film.at(film.ticks - 1).poses) == 2
    assert len(film.at(film.ticks).poses) == 1


def test_k18_half_speed_shows_twice_the_ticks_until_rest() -> None:
    course = simulate(ROWS[:1], Strike(0, 1, 0, 30))
    half, true = Film(course), Film(course, pace=TRUE_SPEED)
    assert not course.off
    assert half.ticks == -(-course.flat.seconds // STEP)
    assert true.ticks == -(-half.ticks // 2)


def test_k04_a_checker_that_is_off_falls_for_20_ticks() -> None:
    fall = HARD.flat.falls[0]
    film = Film(HARD)
    ticks = [tick for tick in range(film.ticks + 1) if film.at(tick).falling]
    first = [t for t in ticks if any(f.speed == (fall.vx, fall.vy) for f in film.at(t).falling)]
    assert len(first) == FALL_TICKS
    for tick in first:
        assert all(pose.key != HARD.before[fall.disc].key for pose in film.at(tick).poses)


def test_only_hard_impacts_are_marked_and_calm_is_without_ghosts() -> None:
    soft = Film(simulate(ROWS, Strike(0, 4, 93, 40)))
    assert soft.course.flat.impacts
    assert not any(soft.at(tick).sparks for tick in range(soft.ticks))
    film = Film(HARD)
    assert any(film.at(tick).sparks for tick in range(film.ticks))
    tick = next(t for t in range(film.ticks) if film.at(t).trail and not film.at(t).sparks)
    bare = film.at(tick)
    assert drawn(bare, is_calm=True).digest() != drawn(bare).digest()
    assert drawn(bare, is_calm=True).digest() == drawn(Instant(bare.poses)).digest()


def test_k16_a_lifted_rim_comes_down_again_or_turns_the_checker() -> None:
    lying = Pose(0, 1, 200.0, 200.0)
    rocks = Tip(1.0, 0, 0.0, 1.0, 8.0, 0.2, "up")
    turns = Tip(1.0, 0, 0.0, 1.0, 30.0, 0.2, "over")
    stands = Tip(1.0, 0, 0.0, 1.0, 30.0, 0.2, "edge")
    assert tipped_at(lying, [rocks], 0.9) == lying
    assert 0 < tipped_at(lying, [rocks], 1.1).tilt < pi / 6
    assert tipped_at(lying, [rocks], 1.2) == lying
    assert tipped_at(lying, [turns], 1.1).tilt == pytest.approx(pi / 2)
    assert (tipped_at(lying, [turns], 1.3).face, tipped_at(lying, [turns], 1.3).tilt) == ("over", 0)
    assert tipped_at(lying, [stands], 1.3).face == "edge"


def axis(pose: Pose, *, pawn: bool) -> tuple[float, float, float]:
    """Where a pawn's head is, seen from its foot; of a checker, where its army's face looks."""
    lean, (x, y) = pose.tilt, pose.way
    if pose.face == "edge" and not pose.tilt:
        way = tau * ON_EDGE.way / WAYS
        lean, (x, y) = ON_EDGE.step / STEPS * pi, (sin(way), cos(way))
    side = -1.0 if pose.face == "over" and not pawn else 1.0
    return side * sin(lean) * x, side * sin(lean) * y, side * cos(lean)


@pytest.mark.parametrize("pawn", [False, True])
@pytest.mark.parametrize("way", [(0.0, 1.0), (0.8, -0.6), (-1.0, 0.0)])
@pytest.mark.parametrize(
    ("was", "face"),
    [
        ("up", "over"),
        ("over", "up"),
        ("up", "edge"),
        ("over", "edge"),
        ("edge", "up"),
        ("edge", "over"),
        ("up", "up"),
    ],
)
def test_k12_k13_k17_whatever_tips_ends_in_the_pose_that_it_rests_in_without_a_jump(
    was: Face, face: Face, way: tuple[float, float], *, pawn: bool
) -> None:
    tip = Tip(1.0, 0, *way, 9.0, 0.2, face)
    lying = Pose(0, 1, 200.0, 200.0, face=was)
    poses = [tipped_at(lying, [tip], 0.99 + tick / 2000, pawn=pawn) for tick in range(500)]
    assert (poses[0].face, poses[0].tilt) == (was, 0.0)
    assert (poses[-1].face, poses[-1].tilt) == (face, 0.0)
    axes = [axis(pose, pawn=pawn) for pose in poses]
    for one, other in pairwise(axes):
        aligned = sum(a * b for a, b in zip(one, other, strict=True))
        assert acos(min(aligned, 1.0)) < pi / 50


def test_k17_a_pawn_goes_over_its_head_and_takes_its_time() -> None:
    tip = Tip(1.0, 0, 0.0, 1.0, 30.0, 0.05, "over")
    lying = Pose(0, 1, 200.0, 200.0)
    poses = [tipped_at(lying, [tip], 1.0 + VAULT * part / 8, pawn=True) for part in range(9)]
    assert {pose.face for pose in poses[:4]} == {"up"}
    assert {pose.face for pose in poses[5:]} == {"over"}
    assert poses[4].tilt == pytest.approx(pi)
    assert (poses[8].tilt, poses[8].is_lying) == (0.0, True)
    film = Film(TURNING, pawns=True)
    near(film.at(film.ticks).poses, TURNING)
    turning = [tip for tip in TURNING.tips if tip.face == "over"]
    assert film.ticks * film.pace >= max(tip.time for tip in turning) + VAULT


def test_marks_are_kept_for_what_follows() -> None:
    film = Film(HARD)
    after = film.angles_after()
    assert set(after) == {checker.key for checker in HARD.rest}
    follows = Film(simulate(HARD.rest, Strike(0, 1, 0, 10)), after)
    assert {pose.key: pose.angle for pose in follows.at(0).poses} == after


def test_what_went_off_is_told_by_colours() -> None:
    assert off_line([]) == ""
    assert off_line([1]) == "one black checker"
    assert off_line([0, 0]) == "2 white checkers"
    assert off_line([0, 1, 1]) == "1 white, 2 black"


def drawn(instant: Instant, *, is_calm: bool = False) -> Canvas:
    canvas = blank()
    draw_instant(canvas, FONTS, Ground(), Strip((3, 8), (8, 8)), instant, is_calm=is_calm)
    return canvas


def test_golden_motion(renew_golden: bool) -> None:
    film = Film(HARD)
    for tick in (4, 7, 12, 20, 28):
        canvas = drawn(film.at(tick))
        counts = (Count("White", 8), Count("Black", 6, 1))
        line = off_line([1]) if tick > 7 else ""
        moving = Moving(
            Plate(0, "White", "strike 2"), counts, "Off!" if line else "", line, "Half speed"
        )
        draw_moving(canvas, FONTS, moving)
        check_frame(f"motion-{tick}", canvas, renew=renew_golden)


def test_golden_thumb_from_above(renew_golden: bool) -> None:
    film = Film(simulate((HANGING, OTHER), Thumb(0, 3, 70)))
    for tick in (3, 6):
        check_frame(f"thumb-above-{tick}", drawn(film.at(tick)), renew=renew_golden)


def test_golden_more_checkers_than_eight(renew_golden: bool) -> None:
    canvas = blank()
    counts = (Count("Anna", 9, 1), Count("Bartholomew", 3, 2))
    draw_moving(canvas, FONTS, Moving(Plate(1, "Bartholomew", "strike 1"), counts))
    check_frame("motion-counts", canvas, renew=renew_golden)
