"""What is shown between strikes: results, questions, announcements, and the launcher's pictures."""

import pytest
from msgspec.structs import replace

from chapayev.rounds import close, over
from chapayev.rows import place
from chapayev.scene.picture.column import Aiming, Plate, draw_aiming
from chapayev.scene.picture.pieces import make_picture
from chapayev.scene.picture.poses import poses_of
from chapayev.scene.picture.preview import draw_preview, make_thumb
from chapayev.scene.picture.question import (
    ANSWER,
    BAYONET,
    SIDES,
    draw_banner,
    draw_question,
    last_hope,
    next_round,
    question_of,
)
from chapayev.scene.picture.result import draw_result, reason_text, result_of
from chapayev.scene.picture.roundresult import (
    RoundResult,
    draw_round_result,
    reasons_of,
    round_result_of,
)
from chapayev.scene.picture.strip import strip_of
from chapayev.scene.picture.table import Ground, draw_table
from chapayev.state import BLACK, UNIT, WHITE, Checker, Setup, State, Surface
from engine.core.game import Seat
from engine.device.draw.screen import Canvas
from engine.device.widgets import wash_all
from tests.chapayev.scene.frames import FONTS, NAMES, blank, check_frame


def state(rows: tuple[int, int] = (3, 8), **setup: bool | int) -> State:
    return State(Setup(**setup), rows, place(rows))  # type: ignore[arg-type]


def screen(of: State) -> Canvas:
    canvas = blank()
    draw_table(canvas, FONTS, Ground(), strip_of(of), poses_of(of.checkers))
    draw_aiming(canvas, FONTS, Aiming(Plate(0, "White", "strike 1"), 0, 0, of.round, 5))
    return canvas


@pytest.mark.parametrize(
    ("lost", "struck", "holds"),
    [
        ((1,), ((0, 4),), [True, False, False]),
        ((), ((0, 4), (0, 5)), [True, True, False]),
        ((), ((0, 4),), [True, True, True]),
    ],
)
def test_k06_each_row_of_an_advance_has_its_reason(
    lost: tuple[int, ...], struck: tuple[tuple[Seat, int], ...], holds: list[bool]
) -> None:
    before = replace(state(), lost=(lost, ()), struck=(struck, ()))
    result = round_result_of(before, over(before, WHITE), NAMES)
    assert [told for _words, told in reasons_of(result)] == holds
    assert result.rows == sum(holds)
    assert (result.before, result.after) == ((3, 8), (3 + sum(holds), 8))


def test_k08_without_the_bonus_only_the_round_counts() -> None:
    before = state(advance_bonus=False)
    result = round_result_of(before, over(before, BLACK), NAMES)
    assert [told for _words, told in reasons_of(result)] == [True]
    assert result.after == (3, 7)


def test_k05_k22_a_draw_brings_no_rows() -> None:
    before = state()
    for is_quiet in (False, True):
        result = round_result_of(before, over(before, None, is_quiet=is_quiet), NAMES)
        assert (reasons_of(result), result.rows, result.is_quiet) == ((), 0, is_quiet)


def test_no_card_for_a_round_that_goes_on() -> None:
    before = over(state(), WHITE)
    with pytest.raises(ValueError, match="no round has ended"):
        round_result_of(before, replace(before, strikes=1), NAMES)


@pytest.mark.parametrize(
    ("reason", "winner", "words"),
    [
        ("pushed", WHITE, "Black is pushed off the board"),
        ("resigned", BLACK, "White resigned"),
        ("rounds", None, "40 rounds are played"),
    ],
)
def test_k07_k08_every_end_has_its_reason(reason: str, winner: Seat | None, words: str) -> None:
    ended = close(state(), reason, winner)
    assert reason_text(ended, NAMES) == words
    heading = "A draw" if winner is None else f"{NAMES[winner]} wins"
    assert result_of(ended, NAMES).heading == heading
    with pytest.raises(ValueError, match="not over"):
        result_of(state(), NAMES)


def test_k09_k10_questions_have_two_choices() -> None:
    for asked in (BAYONET, ANSWER, SIDES):
        assert len(question_of(asked, Plate(0, "White")).choices) == 2
    assert not question_of(SIDES, Plate(1, "Black")).has_blades


def test_pictures_have_their_sizes() -> None:
    assert (make_picture().width, make_picture().height) == (104, 100)
    thumb = make_thumb(state())
    assert (thumb.width, thumb.height) == (56, 46)
    assert thumb != make_thumb(replace(state(), checkers=place((3, 8))[1:]))


def test_golden_previews(renew_golden: bool) -> None:
    canvas = blank()
    traitor = Checker(1, 1, 3 * UNIT, 5 * UNIT, "over")
    canvas.draw(make_picture(), 10, 10)
    canvas.draw(make_thumb(replace(state(), checkers=(*place((3, 8))[:12], traitor))), 130, 10)
    draw_preview(canvas, (*place((1, 8)), traitor), Setup())
    check_frame("preview", canvas, renew=renew_golden)


def preview(setup: Setup) -> Canvas:
    canvas = blank()
    draw_preview(canvas, place((1, 8)), setup)
    return canvas


def test_k15_k17_k18_the_preview_tells_every_board_from_every_other() -> None:
    boards: tuple[Surface, ...] = ("plain", "fold", "turned")
    setups = [Setup(board=b, polished=p) for b in boards for p in (False, True)]
    setups += [Setup(look="pawns")]
    assert len({preview(setup).digest() for setup in setups}) == len(setups)


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        ("fold", Setup(board="fold", polished=True)),
        ("turned", Setup(board="turned")),
        ("pawns", Setup(polished=True, look="pawns")),
    ],
)
def test_golden_previews_of_boards(name: str, setup: Setup, renew_golden: bool) -> None:
    check_frame(f"preview-{name}", preview(setup), renew=renew_golden)


@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("two", RoundResult(3, NAMES, WHITE, 2, (3, 5), (5, 6))),
        ("three", RoundResult(12, NAMES, BLACK, 3, (1, 3), (0, 1))),
        ("one", RoundResult(4, ("Anna", "Bartholomew"), BLACK, 1, (4, 6), (4, 5), has_bonus=False)),
        ("draw", RoundResult(5, NAMES, None, 0, (3, 5), (3, 5), is_quiet=True)),
    ],
)
def test_golden_rounds(name: str, result: RoundResult, renew_golden: bool) -> None:
    canvas = screen(state())
    wash_all(canvas)
    draw_round_result(canvas, FONTS, result)
    check_frame(f"round-{name}", canvas, renew=renew_golden)


@pytest.mark.parametrize(("name", "winner"), [("won", BLACK), ("draw", None)])
def test_golden_results(name: str, winner: Seat | None, renew_golden: bool) -> None:
    reason = "pushed" if winner is not None else "rounds"
    ended = close(state((0, 1) if winner is not None else (3, 6)), reason, winner)
    canvas = screen(state())
    wash_all(canvas)
    draw_result(canvas, FONTS, result_of(ended, NAMES))
    check_frame(f"result-{name}", canvas, renew=renew_golden)


def test_golden_questions(renew_golden: bool) -> None:
    for name, asked, seat, at in (
        ("demand", BAYONET, WHITE, 0),
        ("answer", ANSWER, BLACK, 1),
        ("sides", SIDES, BLACK, 0),
    ):
        canvas = screen(state((4, 5)))
        draw_question(canvas, FONTS, question_of(asked, Plate(seat, NAMES[seat], "decides"), at))
        check_frame(f"question-{name}", canvas, renew=renew_golden)


def test_golden_banners(renew_golden: bool) -> None:
    canvas = screen(state((7, 8)))
    draw_banner(canvas, FONTS, last_hope("Black"))
    check_frame("banner-last-hope", canvas, renew=renew_golden)
    canvas = screen(state((2, 7)))
    draw_banner(canvas, FONTS, next_round(4, "Bartholomew the Great and Good"))
    check_frame("banner-round", canvas, renew=renew_golden)
