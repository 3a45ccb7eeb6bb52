"""The board, its checkers, what is aimed at, and the column beside it."""

from math import cos, pi, sin

import numpy as np
import pytest
from msgspec.structs import replace

from chapayev.rows import in_contact, place
from chapayev.scene.picture.aim import SHORT_PX, Aim, draw_aim
from chapayev.scene.picture.checkers import draw_checkers, look_of
from chapayev.scene.picture.coins import SPINS, Coin, coin, spin_of
from chapayev.scene.picture.column import Aiming, Plate, degrees_text, draw_aiming
from chapayev.scene.picture.falling import Falling, draw_fallen, draw_tipping
from chapayev.scene.picture.foot import Foot, draw_foot
from chapayev.scene.picture.measure import GRID, LIP, RADIUS, row_middle, spot
from chapayev.scene.picture.pawns import depth_of
from chapayev.scene.picture.pieces import piece, tipped
from chapayev.scene.picture.poses import Pose, by_depth, pose_of, poses_of
from chapayev.scene.picture.slab import slab
from chapayev.scene.picture.strip import Strip, draw_strip, strip_of
from chapayev.scene.picture.table import Ground, draw_table
from chapayev.scene.picture.tilting import STEPS, Tilt
from chapayev.state import SIDE, UNIT, Checker, Face, Setup, State, Surface
from engine.device.draw.screen import Canvas
from engine.device.widgets import Icon
from tests.chapayev.scene.frames import FONTS, blank, check_frame

ROWS = (3, 8)
FACES: tuple[Face, ...] = ("up", "over", "edge")
AIM = Aim((175.0, 125.0), ((200.0, 345.0),), (200.0, 345.0))


def mixed() -> tuple[Checker, ...]:
    """A mid-game position with traitors, checkers on edge and a hanging one."""
    cells = [
        Checker(0, 1, UNIT // 2, 5 * UNIT // 2),
        Checker(0, 2, 2 * UNIT, 3 * UNIT, "over"),
        Checker(0, 4, 7 * UNIT // 2, 5 * UNIT // 2),
        Checker(0, 6, 6 * UNIT, 2 * UNIT, "edge"),
        Checker(1, 1, SIDE - 6_000, 5 * UNIT),
        Checker(1, 3, 3 * UNIT, 6 * UNIT, "over"),
        Checker(1, 5, 9 * UNIT // 2, 15 * UNIT // 2),
        Checker(1, 8, 11 * UNIT // 2, 5 * UNIT, "edge"),
    ]
    return tuple(cells)


def board(ground: Ground, checkers: tuple[Checker, ...]) -> Canvas:
    canvas = blank()
    draw_table(canvas, FONTS, ground, Strip(ROWS, (8, 8)), poses_of(checkers))
    return canvas


def test_k01_a_checker_in_the_middle_of_a_cell_is_drawn_there() -> None:
    """The look's rank centres are y = 22 + 24 (8 - row), faces one pixel higher."""
    for checker in place(ROWS):
        pose = pose_of(checker)
        x, y = spot(pose.x, pose.y)
        assert x == GRID.x + 24 * (checker.number - 1) + 12
        assert y == row_middle(ROWS[checker.army]) - 1
    assert [row_middle(row) for row in (1, 8)] == [190, 22]


def test_k12_a_traitor_shows_the_face_of_whom_it_plays_for() -> None:
    looks = [Coin(white, turned) for white in (True, False) for turned in (False, True)]
    assert [look.face_white for look in looks] == [True, False, False, True]
    pictures = {coin(look).picture for look in looks}
    assert len(pictures) == 4
    pawns = {piece(replace(look, pawn=True)).picture for look in looks}
    assert len(pawns | pictures) == 8


def test_k13_one_on_its_edge_is_told_from_one_that_lies() -> None:
    pictures = []
    for face in FACES:
        canvas = Canvas(250, 240)
        draw_checkers(canvas, [Pose(0, 1, 200.0, 200.0, face=face)])
        pictures.append(canvas.digest())
    assert len(set(pictures)) == 3


def test_the_mark_tells_spin() -> None:
    assert [spin_of(turn * pi / 2) for turn in range(5)] == [0, 6, 12, 18, 0]
    marks = {coin(Coin(white=True, spin=spin)).picture for spin in range(-1, SPINS)}
    assert len(marks) == SPINS + 1


@pytest.mark.parametrize("surface", ["plain", "fold", "turned"])
def test_k15_a_seam_lies_in_the_middle_only(surface: Surface) -> None:
    plain, seamed = slab("plain").pixels, slab(surface).pixels
    rows, columns = np.nonzero(plain != seamed)
    if surface == "plain":
        assert not rows.size
    elif surface == "fold":
        assert (rows.min(), rows.max()) == (102, 109)
    else:
        assert (columns.min(), columns.max()) == (124, 131)


def test_k18_a_polished_board_shines() -> None:
    assert slab() != slab(is_polished=True)


def test_k17_pawns_are_a_look_of_the_setup() -> None:
    assert Ground.of(Setup(look="pawns")).pawns
    assert look_of(Pose(0, 1, 1.0, 1.0), pawns=True).pawn
    assert look_of(Pose(0, 1, 1.0, 1.0, face="edge"), pawns=True).pawn


@pytest.mark.parametrize("step", range(STEPS + 1))
def test_k17_a_pawn_tips_as_a_pawn_and_never_through_the_board(step: int) -> None:
    """Its head goes on moving until it stands on it; then its foot is as high as it is long."""
    look, tilt = Coin(white=True, pawn=True), Tilt(step, 5)
    assert tipped(look, tilt).picture != tipped(replace(look, pawn=False), tilt).picture
    assert tipped(look, tilt).picture != tipped(replace(look, turned=True), tilt).picture or (
        step > 10  # the head is out of sight below the foot
    )
    lean = step / STEPS * pi
    head = -(LIP / 2 + 6) * cos(lean)
    assert depth_of(lean) >= max(head + 5, RADIUS * sin(lean))


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("tilt", [0.0, 0.4 * pi, 0.7 * pi])
def test_k17_pawns_are_pawns_however_they_lie(face: Face, tilt: float) -> None:
    pose = Pose(0, 1, 200.0, 200.0, face=face, tilt=tilt)
    pictures = []
    for pawns in (False, True):
        canvas = blank()
        draw_checkers(canvas, [pose], pawns=pawns)
        draw_tipping(canvas, [Falling(1, (100.0, 0.0), (0.0, -900.0), 2)], pawns=pawns)
        draw_fallen(canvas, [Falling(0, (300.0, 0.0), (0.0, -900.0), 12)], pawns=pawns)
        pictures.append(canvas.pixels)
    differs = pictures[0] != pictures[1]
    x, y = spot(200.0, 200.0)
    assert differs[y - 20 : y + 20, x - 20 : x + 20].any()
    for x_mm in (100.0, 300.0):
        x, y = spot(x_mm, 0.0)
        assert differs[y - 20 :, x - 20 : x + 20].any()


def test_golden_pawns_that_tip(renew_golden: bool) -> None:
    canvas = board(Ground(pawns=True), mixed())
    leans = (0.25, 0.5, 0.75, 1.0)
    poses = [
        Pose(army, 1, 70.0 + 85 * number, 180.0 - 60 * army, tilt=lean * pi, way=(0.8, 0.6))
        for army in (0, 1)
        for number, lean in enumerate(leans)
    ]
    draw_checkers(canvas, poses, pawns=True)
    falling = [Falling(n % 2, (60.0 + 100 * n, 0.0), (0.0, -900.0), 3 + 4 * n) for n in range(4)]
    draw_fallen(canvas, falling, pawns=True)
    draw_tipping(canvas, falling, pawns=True)
    check_frame("pawns-tip", canvas, renew=renew_golden)


def test_nearer_checkers_are_drawn_over_farther_ones() -> None:
    ordered = by_depth(poses_of(place((2, 5))))
    assert [pose.y for pose in ordered] == sorted((pose.y for pose in ordered), reverse=True)


def test_the_strip_counts_by_who_plays() -> None:
    state = State(Setup(), ROWS, mixed())
    assert strip_of(state) == Strip(ROWS, (4, 4))
    lone = State(Setup(), ROWS, mixed()[1:2])
    assert strip_of(lone).left == (0, 1)


def test_k07_a_row_pushed_off_has_no_box() -> None:
    canvas, both = blank(), blank()
    draw_strip(canvas, FONTS, Strip((8, 0), (8, 0)))
    draw_strip(both, FONTS, Strip((8, 7), (8, 0)))
    assert canvas.digest() != both.digest()


def test_the_short_line_tells_neither_touch_nor_end() -> None:
    def shown(aim: Aim) -> bytes:
        canvas = blank()
        draw_aim(canvas, aim)
        return canvas.pixels.tobytes()

    short = replace(AIM, is_short=True)
    farther = replace(short, way=((202.2727, 365.0),), touch=(202.0, 365.0), onward=((1.0, 1.0),))
    assert shown(short) == shown(farther)
    assert shown(AIM) != shown(short) != shown(Aim(AIM.source))
    y = spot(*AIM.source)[1]
    ink = np.frombuffer(shown(short), np.uint8).reshape(240, 400) == 0
    rows = np.flatnonzero(ink.any(axis=1))
    assert rows.min() >= y - 13 - SHORT_PX - 2


def test_degrees_are_told_to_a_tenth() -> None:
    assert [degrees_text(tenths) for tenths in (0, 93, 3599)] == ["0.0°", "9.3°", "359.9°"]


def test_a_golden_aim(renew_golden: bool) -> None:
    canvas = board(Ground(), tuple(c for c in place(ROWS) if c.key != (1, 4)))
    draw_aim(canvas, AIM)
    draw_aiming(canvas, FONTS, Aiming(Plate(0, "White", "strike 2"), 93, 72, 3, 5))
    hints = ((Icon.A, "hold"), (Icon.B, "fine"))
    draw_foot(canvas, FONTS, Foot("d8 is off: White again", hints))
    check_frame("aim", canvas, renew=renew_golden)


@pytest.mark.parametrize(
    ("name", "ground"),
    [
        ("mixed", Ground()),
        ("fold", Ground("fold")),
        ("turned-pawns", Ground("turned", pawns=True)),
        ("polished", Ground(is_polished=True)),
    ],
)
def test_golden_boards(name: str, ground: Ground, renew_golden: bool) -> None:
    canvas = board(ground, mixed())
    onward = ((228.0, 377.0), (260.0, 395.0))
    short = name == "fold"
    draw_aim(canvas, replace(AIM, onward=onward, is_short=short))
    aiming = Aiming(Plate(1, "Bartholomew", "strike 12"), 3599, 100, 12, 1, is_docked=True)
    draw_aiming(canvas, FONTS, aiming)
    notice = "This checker is Black's until it turns again"
    draw_foot(canvas, FONTS, Foot("b5 1.0°, 100%", notice=notice if short else ""))
    check_frame(f"board-{name}", canvas, renew=renew_golden)


def test_golden_bayonet_rows(renew_golden: bool) -> None:
    canvas = board(Ground(), in_contact((4, 5)))
    check_frame("board-bayonet", canvas, renew=renew_golden)
