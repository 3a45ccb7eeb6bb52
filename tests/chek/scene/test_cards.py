"""The cards of the edition `nights`: how they look, how they are dealt, what is kept of them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chek import CARD
from chek.cards import RANKS
from chek.rules import Chek
from chek.scene.board import BoardScene
from chek.scene.lists import describe, tally
from chek.scene.making import make_match, make_title
from chek.scene.own.boards import BoardsScene
from chek.scene.picture.cards import BACK, card, small_card
from chek.scene.picture.counted import edges_of
from chek.scene.picture.figures import figure_at, figures_of, parts_of, sign_of
from chek.scene.picture.measure import card_measure, match_measure
from chek.scene.picture.pieces import CLUB, HEART, LOZENGE, SPADE, icon
from chek.scene.picture.preview import make_thumb
from chek.scene.play.pairing import Pairing
from chek.scene.play.playback import plate_of
from chek.scene.replay import ReplayScene
from engine.core.match import Match, begin, draw
from engine.core.record import parse_record
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from tests.chek.scene.cardtable import NIGHTS, TABLE, cards, shown
from tests.chek.scene.sitting import BoardDriver, sit_new, title_row, words
from tests.engine.driving import Driver, make_console, texts
from tests.engine.fakes import FakeScene
from tests.engine.keeping import Journal, Shelf

# The cards


def test_c24_every_card_of_every_suit_looks_different() -> None:
    faces = {card(suit, rank).picture.pixels.tobytes() for suit in range(4) for rank in RANKS}
    assert len(faces) == 52
    assert len({small_card(suit).picture.pixels.tobytes() for suit in range(4)}) == 4


@pytest.mark.parametrize("rank", [*RANKS, BACK])
def test_c24_no_two_armies_have_the_same_face(rank: int) -> None:
    """South's is white, North's black; West's and East's lie, half black, each at its own end."""
    lying = card(1, rank).picture.pixels[1:-1], card(3, rank).picture.pixels[1:-1]
    assert not lying[0][:, 1].any()
    assert lying[0][:, -2].mean() > 0.5
    assert lying[1][:, 1].all()
    assert lying[1][:, -2].mean() < 0.5
    for suit in range(4):
        picture = card(suit, rank).picture
        assert (picture.width > picture.height) == bool(suit % 2)
        if not suit % 2:
            assert (picture.pixels.mean() > 0.5) == (suit == 0)
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
