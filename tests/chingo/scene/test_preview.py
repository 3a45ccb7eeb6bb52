"""The launcher's pictures, the title's board, and the result's card."""

import pytest
from msgspec.structs import replace

from chingo.scene.picture.preview import draw_preview, make_thumb
from chingo.scene.picture.result import draw_result, reason_text, result_of
from chingo.scene.picture.tiles import make_picture
from chingo.state import Fight, State
from engine.device.draw.screen import Canvas
from tests.chingo.playing import NOTATION
from tests.chingo.scene.frames import FONTS, check_frame
from tests.chingo.scene.views import OVER, cell, make_view

NAMES = ("Anna", "Bruno")
POSITION = f"{OVER} S - 0"
TAKEN = Fight(cell("c4"), cell("c5"), 0, ("R", "F"), winner=0)


def state() -> State:
    parsed = NOTATION.parse_position(POSITION, {})
    assert isinstance(parsed, State)
    return parsed


def test_pictures_have_their_sizes() -> None:
    assert (make_picture().width, make_picture().height) == (104, 100)
    thumb = make_thumb(state())
    assert (thumb.width, thumb.height) == (56, 46)


def test_g16_the_thumb_tells_only_where_units_stand() -> None:
    truth = state()
    disguised = replace(
        truth, cells=tuple(unit and replace(unit, arm="R", moved=False) for unit in truth.cells)
    )
    assert make_thumb(truth) == make_thumb(disguised)
    gone = replace(truth, cells=(None, *truth.cells[1:]))
    assert make_thumb(truth) != make_thumb(gone)


def test_a_match_that_goes_on_has_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        result_of(make_view(), NAMES)


@pytest.mark.parametrize(
    ("ended", "winner", "sentence"),
    [
        ("immobile", None, "Nobody can move any more"),
        ("quiet", None, "100 moves without a fight"),
        ("agreed", None, "Agreed by both"),
        ("blocked", 0, "Bruno cannot move"),
        ("resigned", 1, "Anna resigned"),
        ("time", 1, "Anna let the clock run out"),
    ],
)
def test_g12_g13_g14_g18_every_end_has_its_reason(
    ended: str, winner: int | None, sentence: str
) -> None:
    seen = make_view(OVER, viewer=None, ended=ended, winner=winner)
    assert reason_text(seen, NAMES) == sentence
    heading = "A draw" if winner is None else f"{NAMES[winner]} wins"
    assert result_of(seen, NAMES).heading == heading


def test_g11_the_flag_is_told_where_it_was_taken() -> None:
    rows = OVER.replace("NF", "NR")
    seen = make_view(rows, viewer=None, ended="flag", winner=0, fight=TAKEN)
    result = result_of(seen, NAMES)
    assert (result.reason, result.sign) == ("Rock took the flag on c5", "R")
    assert result.armies[1].note == "flag c5, trap g6"
    assert (result.armies[0].left, result.armies[1].left) == (10, 9)


def test_golden_preview(renew_golden: bool) -> None:
    canvas = Canvas(400, 240)
    draw_preview(canvas)
    canvas.draw(make_picture(), 10, 10)
    canvas.draw(make_thumb(state()), 130, 10)
    check_frame("preview", canvas, renew=renew_golden)


@pytest.mark.parametrize(
    ("name", "winner", "ended"), [("won", 1, "resigned"), ("draw", None, "quiet")]
)
def test_golden_result(name: str, winner: int | None, ended: str, renew_golden: bool) -> None:
    canvas = Canvas(400, 240)
    seen = make_view(OVER, viewer=None, ended=ended, winner=winner)
    draw_result(canvas, FONTS, result_of(seen, NAMES))
    check_frame(f"result-{name}", canvas, renew=renew_golden)
