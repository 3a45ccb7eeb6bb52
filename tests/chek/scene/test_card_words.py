"""Where cards are played, the screen and the rules speak of cards and not of pieces (C24)."""

import pytest

from chek.editions import EDITIONS
from chek.moves import steps
from chek.notation import ChekNotation
from chek.reasons import why_not
from chek.scene.pages import rules_pages, simple
from chek.scene.plan import Plan
from chek.scene.play.asking import ask_resigning
from chek.scene.play.players import Players
from chek.scene.players import PlayersScene
from chek.state import Attack, Move
from engine.device.pad import Button
from tests.chek.scene.cardtable import cards
from tests.chek.scene.sitting import words
from tests.engine.driving import Driver, make_console, texts

SHUT_IN = "10/10/10/10/10/4,N9,5/10/S2,9/SK,S3,8/SQ,S4,S5,7 S - 0,0 0"
CHAIN = "10/10/10/10/10/4,N9,5/3,S3,6/10/10/SQ,8,N2 S Sd4 5,0 0"


def told(driver: Driver) -> str:
    return " ".join(texts(driver))


def test_c24_the_hand_finds_cards() -> None:
    driver = cards()
    assert "card" in words(driver)
    assert "piece" not in words(driver)


def test_c24_a_card_that_is_shut_in_is_told_so() -> None:
    driver = cards(SHUT_IN)
    while driver.hand != "a1":
        driver.press(Button.LEFT, Button.DOWN)
    driver.press(Button.A)
    assert "This card is shut in: it can neither move nor attack." in words(driver)


def test_c24_no_linked_card_lies_that_way() -> None:
    driver = cards(CHAIN)
    driver.press(Button.LEFT)
    assert "There is no linked card or target that way." in words(driver)


@pytest.mark.parametrize(("edition", "word"), [("nights", "cards"), ("standard", "pieces")])
def test_who_resigns_is_told_what_leaves_the_board(edition: str, word: str) -> None:
    console = make_console()
    driver = Driver(console, ask_resigning(console, Players(("", ""), (), edition, 2), 0))
    assert f"The {word} leave the board" in told(driver)


@pytest.mark.parametrize(
    ("edition", "name", "kept"),
    [
        ("nights", "the suit's name", "guards its cards"),
        ("basic", "the piece's name", "its pieces"),
    ],
)
def test_the_page_of_players_speaks_of_what_is_played(edition: str, name: str, kept: str) -> None:
    console = make_console()
    plan = Plan(edition=edition, who=("human", "cpu:2:careful", "human", "human"))
    driver = Driver(console, PlayersScene(console, plan))
    assert name in told(driver)
    driver.press(Button.DOWN)
    assert kept in told(driver)


def test_c24_reasons_speak_of_cards() -> None:
    state = cards().state
    sentence = why_not(state, 0, Move(0, 1))
    assert sentence == "There is no card of the seat to move on a1."


def test_c24_the_rules_of_cards_tell_whose_turn_and_never_of_pieces() -> None:
    pages = rules_pages(make_console().fonts, EDITIONS["nights"])
    assert "Whose turn" in {page.heading for page in pages}
    assert not [page for page in pages if "piece" in " ".join((*page.paragraphs, page.caption))]


def test_c23_the_turn_that_is_shown_is_one_of_simple() -> None:
    state = ChekNotation().parse_position(simple._STEP, {"edition": "simple"})
    board = state.setup.board
    acts = list(steps(state, board.parse_cell("d3")))
    attacks = [board.name(act.target) for act in acts if isinstance(act, Attack)]
    moves = [board.name(act.target) for act in acts if isinstance(act, Move)]
    assert (attacks, sorted(moves)) == (["e3"], ["c3", "d2", "d4"])


def test_c23_one_each_is_no_end_of_simple() -> None:
    pages = rules_pages(make_console().fonts, EDITIONS["simple"])
    assert not [page for page in pages if "One each" in page.caption]
