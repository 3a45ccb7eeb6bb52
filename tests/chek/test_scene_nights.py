"""The edition `nights` on the handheld: the deal, turns of two steps and of two cards, sums."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chek import CARD
from chek.cards import RANKS
from chek.judge import judge
from chek.rules import Chek
from chek.scene.board import BoardScene
from chek.scene.lists import describe, tally
from chek.scene.making import make_match, make_title
from chek.scene.own.boards import BoardsScene
from chek.scene.picture.cards import BACK, card, small_card
from chek.scene.picture.counted import counted, edges_of
from chek.scene.picture.figures import figure_at, figures_of, parts_of, sign_of
from chek.scene.picture.measure import card_measure, match_measure
from chek.scene.picture.pieces import CLUB, HEART, LOZENGE, SPADE, icon
from chek.scene.picture.preview import make_thumb
from chek.scene.play.chaining import Chaining
from chek.scene.play.pairing import Pairing
from chek.scene.play.playback import plate_of
from chek.scene.replay import ReplayScene
from chek.scene.result import ResultScene
from chek.scene.review.steps import StepsScene
from chek.scene.review.summary import ReviewScene
from chek.scene.rolllog import RollLog
from chek.state import Double, Move, Resign
from engine.core.match import Match, begin, draw
from engine.core.record import parse_record
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from tests.chek.sitting import BoardDriver, Journal, Shelf, sit, sit_new, title_row, words
from tests.engine.driving import Driver, make_console, texts
from tests.engine.fakes import FakeScene

TABLE = (
    "1,N3,N10,NA,NK,5/10/4,N9,5/3,N5,NJ,5/3,SK,S4,5/2,S10,7/10/5,S6,4/3,S2,SQ,5/1,S8,8 S - 10,7 0"
)
LAST = "10/10/10/10/10/4,NA,5/4,SK,5/4,SQ,5/10/10 S - 60,60 0"
NIGHTS = {"edition": "nights", "first": "S"}


def cards(position: str = TABLE, **more: Any) -> BoardDriver:
    return sit(position, edition="nights", **more)


def shown(driver: BoardDriver, cell: str) -> int:
    """The rank that is drawn on a cell, a laid-out step counted."""
    phase = driver.board._phase
    state = phase.laid if isinstance(phase, Pairing) and phase.laid else driver.state
    return parts_of(figure_at(state, state.setup.board.parse_cell(cell)))[1]


# The cards


def test_c24_every_card_of_every_suit_looks_different() -> None:
    faces = {card(suit, rank).picture.pixels.tobytes() for suit in range(4) for rank in RANKS}
    assert len(faces) == 52
    assert len({small_card(suit).picture.pixels.tobytes() for suit in range(4)}) == 4


@pytest.mark.parametrize("rank", [*RANKS, BACK])
def test_c24_south_and_north_stand_east_and_west_lie_white_against_black(rank: int) -> None:
    for suit in range(4):
        picture = card(suit, rank).picture
        assert (picture.width > picture.height) == bool(suit % 2)
        assert (picture.pixels.mean() > 0.5) == (suit < 2)
        cell = card_measure().grid.cell
        assert max(picture.width, picture.height) < cell


def test_c24_the_sign_of_a_seat_is_its_suit() -> None:
    four = Chek().new({**NIGHTS, "layout": "cards4"}).setup
    assert [sign_of(four, seat) for seat in range(4)] == [SPADE, HEART, CLUB, LOZENGE]
    two = Chek().new(NIGHTS).setup
    assert [sign_of(two, seat) for seat in range(2)] == [SPADE, CLUB]
    pictures = [icon(sign, 6).picture for sign in range(8)]
    assert len({(each.pixels.tobytes(), each.opaque.tobytes()) for each in pictures}) == 8


@given(st.integers(0, 2**32))
def test_c24_a_figure_tells_suit_and_rank(seed: int) -> None:
    match = draw(Chek(), begin(Chek(), {**NIGHTS, "layout": "cards4"}, seed))
    state = match.state
    for cell in state.setup.board.cells:
        figure = figures_of(state)[cell]
        assert bool(figure) == bool(state.cells[cell])
        if figure:
            shape, rank = parts_of(figure)
            assert (shape - SPADE + 1, rank) == (state.cells[cell], state.ranks[cell])


def test_c24_counted_cards_have_dots_where_they_leave_room() -> None:
    assert edges_of(0) == (True, True)
    state = cards().state
    standing = figure_at(state, state.setup.board.parse_cell("d6"))
    assert edges_of(standing) == (True, False)


# The deal


def test_c24_a_new_match_deals_before_the_first_turn() -> None:
    driver = sit_new(NIGHTS)
    assert not driver.state.is_undealt
    assert plate_of(Chek().new(NIGHTS)) == (-1, "Dealing cards")
    assert {"Dealing cards", "skip"} <= set(words(driver))
    ticks = driver.count_ticks()
    assert 10 < ticks < 40
    assert Cue.CARD in [cue for cue, _step in driver.console.cues]
    assert driver.journal.calls == ["Deal"]
    assert isinstance(driver.board._phase, Pairing)


def test_c24_a_skips_the_deal() -> None:
    driver = sit_new(NIGHTS)
    driver.press(Button.A)
    driver.rest(2)
    assert not driver.board._play.is_moving
    assert isinstance(driver.board._phase, Pairing)


def test_c24_calm_handhelds_deal_at_once() -> None:
    driver = sit_new(NIGHTS, reduce_flashing=True)
    assert not driver.board._play.is_moving


# A turn


def test_c24_two_steps_in_line_are_one_act() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A)
    assert driver.box == "f5", "the box begins as near to the enemy as the card comes"
    driver.press(Button.A)
    driver.settle()
    assert driver.journal.calls == ["Move"]
    assert shown(driver, "f5") == 6
    assert driver.state.actor == 1


def test_c24_the_d_pad_takes_the_box_out_along_a_line_and_back() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A)
    boxes = []
    for button in (Button.DOWN, Button.UP, Button.UP, Button.DOWN, Button.DOWN, Button.DOWN):
        driver.press(button)
        boxes.append(driver.box)
    assert boxes == ["f4", "f5", "f5", "f4", "f2", "f1"]
    driver.press(Button.RIGHT, Button.RIGHT)
    assert driver.box == "h3"


def test_c24_the_crank_goes_round_all_targets_of_a_card() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A)
    seen = []
    for _step in range(8):
        driver.turn(18)
        seen.append(driver.box)
    assert sorted(seen) == sorted(["f4", "f5", "g3", "h3", "f2", "f1", "e3", "d3"])


def test_c24_a_first_step_is_laid_out_and_a_second_card_goes_with_it() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A, Button.DOWN, Button.A)
    driver.settle()
    assert driver.journal.calls == [], "nothing is done yet"
    assert (shown(driver, "f4"), shown(driver, "f3")) == (6, 0)
    assert driver.hand == "f4"
    assert {"second card", "done", "back"} <= set(words(driver))
    driver.play("c5", "c6")
    assert driver.journal.calls == ["Double"]
    assert (shown(driver, "f4"), shown(driver, "c6")) == (6, 10)
    assert "f3 to f4, c5 to c6" in words(driver)
    assert driver.state.actor == 1


def test_c24_a_on_the_card_that_has_moved_ends_the_turn() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A, Button.DOWN, Button.A, Button.A)
    driver.settle()
    assert driver.journal.calls == ["Move"]
    assert shown(driver, "f4") == 6


def test_c24_b_takes_the_laid_out_step_back() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A, Button.DOWN, Button.A, Button.B)
    driver.settle()
    assert driver.journal.calls == []
    assert shown(driver, "f3") == 6
    assert driver.marks().picked is not None
    driver.press(Button.B, Button.B)
    driver.settle()
    assert driver.shows(Dialog), "B with nothing laid out asks about leaving"


def test_c24_a_face_card_goes_one_step_and_alone() -> None:
    driver = cards()
    driver.find("e2")
    driver.press(Button.A)
    driver.press(Button.RIGHT)
    driver.press(Button.RIGHT)
    assert driver.box == "f2"
    driver.press(Button.A)
    driver.settle()
    assert driver.journal.calls == ["Move"]
    assert shown(driver, "f2") == 12


def test_c24_face_cards_are_no_second_cards() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A, Button.DOWN, Button.A)
    phase = driver.board._phase
    assert isinstance(phase, Pairing)
    seen = set()
    for _step in range(12):
        seen.add(driver.hand)
        driver.turn(18)
    assert seen == {"b1", "c5", "d2", "e6", "f4"}


def test_c24_a_card_laid_out_stands_still_when_the_turn_is_done() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A, Button.DOWN, Button.A)
    driver.find("c5")
    driver.press(Button.A)
    driver.aim("c6")
    driver.press(Button.A)
    frames = [driver.board._play.frame, *driver.board._play._frames]
    f4 = driver.state.setup.board.parse_cell("f4")
    assert all(frame is None or frame.cells[f4] for frame in frames)
    assert driver.count_ticks() < 12


# An attack and its chain


def test_c24_the_sums_stand_beside_the_board_and_their_cards_are_marked() -> None:
    driver = cards()
    driver.find("d6")
    driver.press(Button.A)
    assert driver.box == "d7"
    assert {"+14 cards", "+15 cards", "wins ties", "10", "26", "of 36"} <= set(words(driver))
    attack = driver.marks().attack
    assert attack is not None
    name = driver.state.setup.board.name
    assert sorted(map(name, counted(driver.state, attack))) == ["d6", "e6", "e7"]


def _fight(seed: int) -> BoardDriver:
    driver = cards(seed=seed)
    driver.play("d6", "d7")
    return driver


def test_c24_an_attack_rolls_adds_the_cards_and_takes_their_worth() -> None:
    results = set()
    for seed in range(12):
        driver = _fight(seed)
        rolled = driver.board._play.story.last_roll
        assert rolled is not None
        first, second = rolled.dice
        assert rolled.totals == (first + 14, second + 15)
        won = rolled.winner == 0
        assert driver.state.taken == ((15, 7) if won else (10, 17))
        assert {str(total) for total in rolled.totals} <= set(words(driver))
        results.add(won)
    assert results == {True, False}


def test_c24_a_chain_goes_on_with_linked_cards_and_adds_nothing() -> None:
    driver = next(each for seed in range(12) if (each := _fight(seed)).state.taken[0] == 15)
    assert isinstance(driver.board._phase, Chaining)
    assert "chain" in words(driver)
    driver.turn(18)
    assert "+1 chain" not in words(driver)
    driver.press(Button.A)
    driver.settle()
    assert driver.journal.calls == ["Attack", "Roll", "Attack", "Roll"]


def test_c24_the_log_has_both_sums() -> None:
    driver = _fight(1)
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.DOWN, Button.DOWN, Button.A)
    driver.settle()
    driver.press(Button.A)
    driver.settle()
    assert driver.shows(RollLog)
    first, second = driver.board._play.story.rolls[0].dice
    assert {"d6xd7", f"{first}+14", f"{second}+15"} <= set(texts(driver))


def test_c24_the_result_counts_the_worth_of_cards() -> None:
    driver = cards(LAST)
    driver.play("e4", "e5")
    assert driver.shows(ResultScene)
    assert {"61 + 20", "60 + 0", "81", "60", "Spade wins"} <= set(texts(driver))


# What is kept


def test_c24_a_match_is_docked_and_resumed_with_its_cards() -> None:
    driver = sit_new(NIGHTS)
    driver.press(Button.A)
    driver.rest(4)
    driver.press(Button.A, Button.A)
    driver.settle()
    before = driver.truth
    driver.dock(docked=True)
    driver.settle()
    assert driver.shows(Dialog)
    driver.press(Button.A)
    assert driver.journal.calls[-2:] == ["docked", "close"]
    sitting = driver.board._sitting
    scene = make_match(driver.console, sitting.table.match, Journal(), sitting.envelope)
    assert isinstance(scene, BoardScene)
    again = BoardDriver(driver.console, scene, Journal())
    assert again.state == before
    assert figures_of(again.state) == figures_of(before)
    assert isinstance(again.board._phase, Pairing)


def _some_match() -> Match[Any, Any]:
    driver = sit_new(NIGHTS)
    driver.press(Button.A)
    driver.rest(4)
    for _turn in range(6):
        driver.press(Button.A, Button.A)
        driver.settle()
    return driver.board._sitting.table.match


def test_c24_a_record_is_watched_to_its_end() -> None:
    text = (
        f'[Game "chek"]\n[Edition "nights"]\n[Position "{TABLE}"]\n\n'
        "c5-c6+f3-f4 d7xd6 [6+15:1+20] stop d10-d9\n"
    )
    match = parse_record(text, lambda _slug: CARD).match
    console = make_console(Shelf(), cards=(CARD,))
    driver = Driver(console, FakeScene("home"))
    driver.open(CARD.make_replay(console, match, {"Game": "chek"}))
    scene = driver.top
    assert isinstance(scene, ReplayScene)
    driver.press(Button.A)
    driver.tick(260)
    assert scene._reel.at == len(match.log)
    assert scene._play.state == match.state


def test_c24_lists_and_thumbs_tell_of_cards() -> None:
    match = _some_match()
    assert describe(match).startswith(("Spade to act", "Club to act"))
    spade, club = (int(score.split()[1]) for score in tally(match).split(", "))
    assert spade + club == 170
    thumb = make_thumb(match.state)
    assert (thumb.width, thumb.height) == (56, 46)


def test_c24_undo_takes_a_turn_of_two_cards_back_as_one() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A, Button.DOWN, Button.A)
    driver.play("c5", "c6")
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.A)
    driver.settle()
    assert driver.state.actor == 0
    assert (shown(driver, "f3"), shown(driver, "c5")) == (6, 10)


def test_c24_own_boards_are_not_for_cards() -> None:
    console = make_console(Shelf(), cards=(CARD,))
    driver = Driver(console, FakeScene("home"))
    driver.open(make_title(console))
    title_row(driver, "edition")
    driver.press(Button.LEFT)
    assert {"Nights", "Cards", "10 × 10"} <= set(texts(driver))
    title_row(driver, "layout")
    driver.press(Button.RIGHT, Button.A)
    assert not driver.shows(BoardsScene)
    assert "Cards" in texts(driver)


def test_c24_the_board_for_cards_leaves_room_for_the_evaluation_bar() -> None:
    measure = match_measure(Chek().new(NIGHTS).setup)
    assert measure.grid.x + measure.grid.width + 12 < 238


# The CPU


def test_c24_a_cpu_plays_with_cards_and_its_hand_is_seen() -> None:
    driver = sit_new(NIGHTS, ("cpu:3", "human"))
    driver.press(Button.A)
    for _tick in range(200):
        if driver.journal.calls[1:]:
            break
        driver.tick()
    assert driver.journal.calls[:2] in (["Deal", "Move"], ["Deal", "Double"])
    driver.settle()
    assert isinstance(driver.board._phase, Pairing)


def test_c24_a_hint_of_two_cards_lays_the_first_one_out() -> None:
    driver = cards()
    phase = driver.board._phase
    assert isinstance(phase, Pairing)
    cell = driver.state.setup.board.parse_cell
    phase.point(Double(Move(cell("c5"), cell("c6")), Move(cell("f3"), cell("f4"))))
    assert phase.first == Move(cell("c5"), cell("c6"))
    assert (driver.hand, driver.box) == ("f3", "f4")
    driver.press(Button.A)
    driver.settle()
    assert driver.journal.calls == ["Double"]


def test_c24_a_match_of_cards_is_reviewed_in_cards_of_average_worth() -> None:
    driver = cards(LAST)
    driver.play("e4", "e5")
    driver.rest(20)
    driver.press(Button.UP)
    driver.settle()
    assert driver.shows(ReviewScene)
    driver.press(Button.A)
    driver.settle()
    assert driver.shows(StepsScene)
    assert "e4xe5" in texts(driver)


def test_c24_the_verdict_knows_moves_of_two_cards() -> None:
    driver = cards()
    cell = driver.state.setup.board.parse_cell
    away = Double(Move(cell("b1"), cell("a1")), Move(cell("c5"), cell("b5")))
    verdict = judge(driver.state, away)
    assert verdict.loss > 0
    again = judge(driver.state, verdict.choice)
    assert again.loss == 0
    with pytest.raises(TypeError, match="not an action on the board"):
        judge(driver.state, Resign())
