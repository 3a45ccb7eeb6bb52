"""Tiles and the board that they stand on."""

import ast
from itertools import combinations, product
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import chingo.scene.picture
from chingo.scene.picture.boardpicture import BoardPicture, grid_for, step_at
from chingo.scene.picture.foot import Foot, words_of
from chingo.scene.picture.icons import icon
from chingo.scene.picture.marks import Marks, Overlay
from chingo.scene.picture.panel import panel_of
from chingo.scene.picture.tiles import (
    BOARD,
    CARD,
    CARD_FRONT,
    COVER,
    FIGHT,
    PLATE,
    Face,
    bare,
    face_of,
    marked,
    tile,
    unknown,
)
from chingo.state import BOARD as CELLS
from chingo.state import Arm, Attack, Fight, Move, State, Unit, View
from chingo.view import view
from engine.device.draw.screen import Canvas
from engine.device.widgets import Icon
from tests.chingo.playing import NOTATION
from tests.chingo.scene.frames import FONTS, check_frame
from tests.chingo.scene.views import OVER, cell, make_view

ARMS: tuple[Arm, ...] = ("R", "P", "S", "F", "T")
NAMES = ("Anna", "Bruno")
Lost = tuple[tuple[Arm, ...], tuple[Arm, ...]]
SIDES = (PLATE, BOARD, CARD, CARD_FRONT, COVER, FIGHT)
PACKAGE = Path(chingo.scene.picture.__file__).parent


def board(seen: View, overlay: Overlay | None = None, **kinds: object) -> Canvas:
    canvas = Canvas(400, 240)
    hints = (Icon.CRANK, "target"), (Icon.A, "attack"), (Icon.B, "back")
    foot = Foot(words_of(seen), hints)
    BoardPicture(FONTS, NAMES).draw(
        canvas,
        seen,
        foot,
        note="to move",
        overlay=overlay,
        moving=kinds.get("moving"),  # type: ignore[arg-type]
    )
    return canvas


def test_any_two_faces_differ() -> None:
    faces = [Face(white=white, sign=arm) for white, arm in product((True, False), (*ARMS, "?"))]
    faces += [unknown(moved=True), Face(white=True, sign="R", seen=True)]
    faces += [Face(white=True, sign="R", moved=True), Face(white=False, sign="R", cracked=True)]
    for one, other in combinations(faces, 2):
        assert tile(one).picture != tile(other).picture, (one, other)


@pytest.mark.parametrize("side", SIDES)
def test_a_face_is_as_large_as_it_is_called(side: int) -> None:
    for white in (True, False):
        sprite = bare(Face(white=white, sign="?"), side)
        assert sprite.picture.width == side
        assert side <= sprite.picture.height <= side + 9
        assert (sprite.left, sprite.top) == (0, 0)


@pytest.mark.parametrize("arm", ARMS)
def test_larger_icons_stay_inside_their_circle(arm: Arm) -> None:
    for r in (13, 18, 40):
        mask = icon(arm, r).picture.opaque
        assert mask.any()
        assert mask.shape == (2 * r + 3, 2 * r + 3)


@pytest.mark.parametrize("moved", [True, False])
def test_g16_every_unknown_unit_has_the_same_face(moved: bool) -> None:
    seen = make_view()
    faces = {face_of(seen, Unit(1, "?", moved=moved, shown=shown)) for shown in (True, False)}
    assert faces == {unknown(moved=moved)}


def test_feet_can_be_switched_off() -> None:
    assert marked(unknown(moved=True), feet=False) == unknown(moved=False)
    assert marked(unknown(moved=True)) == unknown(moved=True)


@pytest.mark.parametrize("white", [True, False])
def test_feet_are_seen_on_either_colour(white: bool) -> None:
    moved, still = (tile(unknown(moved=moved, white=white)).picture for moved in (True, False))
    assert (moved.pixels != still.pixels).sum() == 8


def test_the_eye_marks_what_the_enemy_knows_and_only_while_there_is_an_enemy() -> None:
    unit = Unit(0, "R", shown=True)
    assert face_of(make_view(), unit).seen
    assert not face_of(make_view(viewer=None), unit).seen
    assert not face_of(make_view(ended="quiet"), unit).seen


def test_own_tiles_are_white_to_either_seat() -> None:
    assert face_of(make_view(viewer=1), Unit(1, "R")).white
    assert not face_of(make_view(viewer=1), Unit(0, "?")).white
    assert face_of(make_view(viewer=None), Unit(0, "?")).white


@given(st.data())
def test_g16_the_same_view_gives_the_same_frame(data: st.DataObject) -> None:
    """Two truths that a viewer cannot tell apart look alike, whatever was drawn before."""
    state = NOTATION.parse_position(f"{OVER} S - 0", {})
    assert isinstance(state, State)
    viewer = data.draw(st.sampled_from([0, 1]))
    other = _shuffled(state, 1 - viewer, data)
    picture = BoardPicture(FONTS, NAMES)
    frames = []
    for truth in (state, other):
        canvas = Canvas(400, 240)
        picture.draw(canvas, view(truth, viewer), Foot(words_of(view(truth, viewer))))
        frames.append(canvas.digest())
    assert view(state, viewer) == view(other, viewer)
    assert frames[0] == frames[1] == board_digest(view(other, viewer))


def board_digest(seen: View) -> str:
    canvas = Canvas(400, 240)
    BoardPicture(FONTS, NAMES).draw(canvas, seen, Foot(words_of(seen)))
    return canvas.digest()


def _shuffled(state: State, seat: int, data: st.DataObject) -> State:
    """The same match with a seat's hidden arms in other places."""
    hidden = [
        at
        for at, unit in enumerate(state.cells)
        if unit and unit.owner == seat and not unit.shown and not unit.moved
    ]
    arms = data.draw(st.permutations([state.cells[at].arm for at in hidden]))  # type: ignore[union-attr]
    cells = list(state.cells)
    for at, arm in zip(hidden, arms, strict=True):
        cells[at] = replace(cells[at], arm=arm)  # type: ignore[type-var]
    return replace(state, cells=tuple(cells))


def test_g16_a_secret_that_is_told_changes_the_frame() -> None:
    """The test above could fail: a view that says more looks otherwise."""
    state = NOTATION.parse_position(f"{OVER} S - 0", {})
    told = replace(view(state, 0), cells=state.cells)
    assert board_digest(told) != board_digest(view(state, 0))


def test_g16_pictures_are_drawn_from_views_alone() -> None:
    """No module of the pictures knows the state, but the thumb, which takes a spectator's view."""
    for path in PACKAGE.glob("*.py"):
        names = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        assert "State" not in names or path.name == "preview.py", path
    assert get_type_hints(BoardPicture.draw)["view"] is View
    assert State not in get_args(get_type_hints(BoardPicture.draw)["view"])


def test_g17_north_sees_the_board_from_its_own_side() -> None:
    south, north = grid_for(0), grid_for(1)
    assert grid_for(None) == south
    for at in CELLS.cells:
        assert north.corner(at) == south.corner(CELLS.half_turned(at))


def test_g13_the_screen_counts_from_70() -> None:
    last = Move(cell("d5"), cell("d4"))
    assert words_of(make_view(quiet=69, last=last)) == "d5 to d4"
    assert words_of(make_view(quiet=70, last=last)) == "30 moves to a draw"
    assert words_of(make_view(quiet=99)) == "1 move to a draw"


def test_an_attack_is_told_as_one() -> None:
    attack = Attack(cell("c4"), cell("d4"))
    arms: tuple[Arm, Arm] = ("R", "S")
    for winner, words in ((0, "took"), (1, "fell to"), (None, "met")):
        fight = Fight(attack.source, attack.target, 0, arms, winner=winner)
        for viewer in (0, 1, None):
            seen = make_view(last=attack, fight=fight, viewer=viewer)
            assert words_of(seen) == f"Rock c4 {words} Scissors d4"
    again = Fight(attack.source, attack.target, 1, ("R", "R"), (("P", "P"), ("S", "R")), winner=0)
    assert words_of(make_view(last=attack, fight=again)) == "Scissors c4 fell to Rock d4"


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("kind", [Move, Attack])
def test_both_cells_of_the_last_step_are_marked_for_everybody(
    kind: type[Move | Attack], viewer: int | None
) -> None:
    last = kind(cell("d2"), cell("d3"))
    plain, shown = Canvas(400, 240), Canvas(400, 240)
    for canvas, step in ((plain, None), (shown, last)):
        BoardPicture(FONTS, NAMES).draw(canvas, make_view(viewer=viewer, last=step), Foot())
    differs = plain.pixels != shown.pixels
    grid = grid_for(viewer)
    for name in ("d2", "d3"):
        x, y = grid.corner(cell(name))
        assert differs[y : y + grid.cell, x : x + grid.cell].sum() > 20
        differs[y : y + grid.cell, x : x + grid.cell] = False
    assert not differs.any()


def test_the_viewer_stands_above_in_its_column() -> None:
    lost: Lost = ("R",), ("P", "S")
    assert panel_of(make_view(fallen=lost), NAMES).losers == NAMES
    north = panel_of(make_view(viewer=1, fallen=lost), NAMES)
    assert (north.losers, north.lost) == (("Bruno", "Anna"), (("P", "S"), ("R",)))


def test_a_step_hops_and_arrives() -> None:
    steps = [step_at(0, 1, tick) for tick in range(7)]
    assert (steps[0].share, steps[0].hop) == (0.0, 0)
    assert (steps[6].share, steps[6].hop) == (1.0, 0)
    assert max(step.hop for step in steps) == 4


def test_what_moves_does_not_stand_where_it_was() -> None:
    seen = make_view()
    source, target = cell("c2"), cell("c3")
    arrived = board(seen, moving=step_at(source, target, 6))
    cells = list(seen.cells)
    cells[source], cells[target] = None, cells[source]
    there = board(replace(seen, cells=tuple(cells)))
    assert arrived.digest() == there.digest()
    on_its_way = board(seen, moving=step_at(source, target, 3))
    assert on_its_way.digest() not in {there.digest(), board(seen).digest()}


def aimed() -> Overlay:
    overlay = Overlay(grid_for(0))
    marks = Marks(
        hand=cell("c4"),
        box=cell("d4"),
        picked=cell("c4"),
        corners=(cell("c5"),),
        dots=(cell("b4"), cell("c3")),
    )
    for _tick in range(5):
        overlay.follow(marks)
    assert overlay.is_still
    return overlay


def test_golden_board(renew_golden: bool) -> None:
    fallen: Lost = ("R", "P", "S", "S", "P"), ("S", "R", "R", "P")
    seen = make_view(fallen=fallen, last=Move(cell("d5"), cell("d4")))
    check_frame("board", board(seen, aimed()), renew=renew_golden)


def test_golden_board_of_north(renew_golden: bool) -> None:
    rows = "3,NF,NP,1,NR/6,NT/NR'!,6/SP'!,2,S?',NR',2/7/S?,S?,1,S?,1,S?,S?"
    seen = make_view(rows, viewer=1, awaited=(1,), turn=1, quiet=71)
    check_frame("board-north", board(seen), renew=renew_golden)


def test_golden_board_revealed(renew_golden: bool) -> None:
    """At the end everything is shown (G15), to everybody alike."""
    seen = make_view(OVER, viewer=None, ended="quiet", awaited=())
    check_frame("board-revealed", board(seen), renew=renew_golden)


def test_golden_tiles(renew_golden: bool) -> None:
    canvas = Canvas(400, 240)
    signs = (*ARMS, "?")
    for row, white in enumerate((True, False)):
        for column, sign in enumerate(signs):
            face = Face(white=white, sign=sign, moved=sign == "?" or column == 1)
            tile(face).draw(canvas, 8 + 34 * column, 8 + 36 * row)
            tile(Face(white=white, sign=sign), COVER).draw(canvas, 8 + 64 * column, 90 + 74 * row)
    tile(Face(white=True, sign="asleep"), COVER).draw(canvas, 336, 8)
    tile(Face(white=True, sign="S", seen=True)).draw(canvas, 230, 8)
    check_frame("tiles", canvas, renew=renew_golden)
