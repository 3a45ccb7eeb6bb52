"""The editions `basic` and `simple` on the handheld: title, captures without dice, words."""

from typing import Any

import pytest

from chek import CARD
from chek.editions import EDITIONS
from chek.scene.board import BoardScene
from chek.scene.lists import describe, tally
from chek.scene.making import make_match, make_title
from chek.scene.more import MoreScene
from chek.scene.picture.counted import counted
from chek.scene.play.chaining import Chaining
from chek.scene.result import ResultScene
from chek.scene.review.steps import StepsScene
from chek.scene.review.summary import ReviewScene
from chek.scene.rolllog import RollLog
from chek.state import Attack
from engine.core.record import parse_record
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from engine.device.system.reader import Reader
from tests.chek.scene.sitting import sit, sit_new, title_row, words
from tests.engine.driving import Driver, make_console, texts
from tests.engine.fakes import FakeScene
from tests.engine.keeping import Journal, Shelf

SIMPLE = "2NN1N2/3N4/W3E2E/1W1NE3/1WWSNE2/W2SSEE1/5S2/1S4S1 S - 2,1,1,1 0"
LAST_TWO = "5/5/1N1N1/1SS2/5 S - 0,3 0"
CHAIN = "N4/2N2/1SS2/1S1S1/4N S Sc3 1,0 0"


def open_title(**settings: Any) -> Driver:
    console = make_console(Shelf(), cards=(CARD,), **settings)
    driver = Driver(console, FakeScene("home"))
    driver.open(make_title(console))
    return driver


def choose_edition(driver: Driver, name: str) -> None:
    title_row(driver, "edition")
    while EDITIONS[name].title not in texts(driver):
        driver.press(Button.RIGHT)


# The title


@pytest.mark.parametrize("name", EDITIONS)
def test_c22_every_edition_is_begun_from_the_title(name: str) -> None:
    driver = open_title()
    choose_edition(driver, name)
    assert EDITIONS[name].line in texts(driver)
    title_row(driver, "start")
    driver.press(Button.A)
    assert driver.shows(BoardScene)
    shelf = driver.console.shelf
    assert isinstance(shelf, Shelf)
    assert shelf.envelopes[-1].options["edition"] == name


@pytest.mark.parametrize("name", EDITIONS)
def test_c22_the_menu_of_the_title_has_the_rules_of_the_edition(name: str) -> None:
    driver = open_title()
    choose_edition(driver, name)
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.A)
    driver.settle()
    assert driver.shows(Reader)
    headings = {page.heading for page in driver.top._pages}  # type: ignore[attr-defined]
    assert ("Bully" in headings) == EDITIONS[name].has_bully
    assert ("The advantage" in headings) == (not EDITIONS[name].has_dice)
    assert ("Our readings" in headings) == bool(EDITIONS[name].readings)


def test_c22_only_an_edition_with_the_bully_asks_about_it() -> None:
    for name, edition in EDITIONS.items():
        driver = open_title()
        choose_edition(driver, name)
        title_row(driver, "more")
        driver.press(Button.A)
        assert driver.shows(MoreScene)
        assert ("Bully in chains" in texts(driver)) == edition.has_bully
        assert ("Next turn" in texts(driver)) == edition.has_dice
        assert "Quiet end" in texts(driver)


# Basic


def test_c22_a_match_of_basic_chains_by_the_winning_piece_alone() -> None:
    driver = sit("4N/3S1/2S2/1N3/5 S Sc3 1,0 0", edition="basic")
    assert isinstance(driver.board._phase, Chaining)
    assert driver.marks().rings == ()
    assert driver.box == "b2"
    driver.turn(18)
    assert driver.box == "b2", "e5 is in reach of another piece only"
    driver.press(Button.UP)
    assert "Only the piece that won" not in " ".join(words(driver))
    assert driver.hand == "c3"


def test_c22_the_odds_of_basic_know_no_bully() -> None:
    driver = sit("5/2N2/1SS2/5/4N S - 0,0 0", edition="basic")
    driver.find("c3")
    driver.press(Button.A)
    assert {"15", "21", "of 36"} <= set(words(driver))
    assert "+1 bully" not in words(driver)


def test_c22_a_match_of_basic_is_played_from_the_title_to_its_result() -> None:
    driver = sit_new({"edition": "basic", "layout": "facing2", "size": 5, "first": "S"})
    for press in range(2000):
        if driver.shows(ResultScene):
            break
        if press % 4 == 0:
            driver.turn(18)
        driver.press(Button.A)
        driver.settle()
    assert driver.shows(ResultScene)
    assert driver.journal.calls[-2:] == ["finish", "close"]
    assert all(rolled.chances.bully == 0 for rolled in driver.board._play.story.rolls)


# Simple


def test_c23_both_numbers_stand_beside_the_board_and_what_counts_is_marked() -> None:
    driver = sit(SIMPLE, edition="simple")
    driver.find("e3")
    driver.press(Button.A)
    assert driver.box == "e4"
    assert {"3", "2", "more takes"} <= set(words(driver))
    assert "of 36" not in words(driver)
    attack = driver.marks().attack
    assert attack is not None
    name = driver.state.setup.board.name
    assert sorted(map(name, counted(driver.state, attack))) == ["d3", "d4", "d5", "e3"]


def test_c23_the_standard_edition_marks_nothing() -> None:
    state = sit(SIMPLE).state
    assert counted(state, Attack(20, 28)) == ()


def test_c23_an_attack_without_the_advantage_is_refused_with_both_numbers() -> None:
    driver = sit(SIMPLE, edition="simple")
    driver.find("e3")
    driver.press(Button.A)
    driver.press(Button.RIGHT)
    assert "To take f3 you need more than 3 pieces next to it; you have 2." in words(driver)
    assert driver.box == "e4"
    driver.press(Button.LEFT)
    assert "It cannot move or attack that way." in words(driver)


def test_c23_an_enemy_without_the_advantage_is_refused_in_a_chain_too() -> None:
    driver = sit("2N2/1NNN1/1SS2/1SSS1/3N1 S Sc3 1,0 0", edition="simple")
    assert isinstance(driver.board._phase, Chaining)
    while driver.hand != "c3":
        driver.press(Button.UP)
    driver.press(Button.UP)
    assert any("you need more than" in text for text in words(driver))


def test_c23_a_capture_has_weight_a_sound_of_its_own_and_no_dice() -> None:
    driver = sit(SIMPLE, edition="simple")
    driver.find("e3")
    driver.press(Button.A, Button.A)
    assert driver.journal.calls == ["Attack"]
    ticks = driver.count_ticks()
    assert 10 < ticks < 40
    heard = [cue for cue, _step in driver.console.cues]
    assert Cue.CAPTURE in heard
    assert Cue.DICE not in heard
    assert driver.state.taken == (3, 1, 1, 1)
    assert "e3 takes e4" in words(driver)
    assert "chain" in words(driver)


def test_c23_the_last_piece_goes_out_with_the_capture() -> None:
    driver = sit(LAST_TWO, edition="simple")
    driver.play("b2", "b3")
    assert driver.shows(ResultScene)
    assert driver.state.taken == (1, 4)
    line = driver.board._play.story.line
    assert line is not None
    assert line.words == "b2 takes b3, d3 is out"


def test_c23_links_and_targets_of_a_chain() -> None:
    driver = sit(CHAIN, edition="simple")
    assert driver.box == "c4"
    assert len([link for ring in driver.marks().rings for link in ring]) == 3
    driver.press(Button.A)
    driver.settle()
    assert driver.state.taken[0] == 2


def test_c23_captures_are_listed() -> None:
    driver = sit(SIMPLE, edition="simple", names=("Anna", "Bruno", "Chiara", "Dmitri"))
    driver.play("e3", "e4")
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.DOWN, Button.DOWN, Button.A)
    driver.settle()
    assert "every capture" in texts(driver)
    driver.press(Button.A)
    driver.settle()
    assert driver.shows(RollLog)
    assert {"Captures", "1 capture", "e3", "e4", "3", "2", "Taken by"} <= set(texts(driver))
    assert "Faces" not in texts(driver)


@pytest.mark.parametrize("name", ["basic", "simple"])
def test_c23_cpu_players_play_a_whole_match(name: str) -> None:
    options = {"edition": name, "layout": "facing2", "size": 5, "first": "S"}
    driver = sit_new(options, ("cpu:2", "cpu:1"))
    for _tick in range(20_000):
        if driver.shows(ResultScene):
            break
        driver.tick()
    assert driver.shows(ResultScene)


def test_c23_the_review_hint_and_bar_work_without_dice() -> None:
    driver = sit(SIMPLE, edition="simple", evaluation_bar=True)
    driver.settle()
    assert sum(driver.board._practice.bar) == 1000
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.DOWN, Button.A)
    driver.settle()
    assert any(text.startswith("Hint: ") for text in words(driver))
    driver = sit(LAST_TWO, edition="simple")
    driver.play("b2", "b3")
    driver.rest(20)
    driver.press(Button.UP)
    driver.settle()
    assert driver.shows(ReviewScene)
    driver.press(Button.A)
    driver.settle()
    assert driver.shows(StepsScene)
    assert "b2xb3" in texts(driver)


@pytest.mark.parametrize("name", ["basic", "simple"])
def test_c22_a_record_of_an_edition_is_watched_and_resumed(name: str) -> None:
    roll = " [5:2]" if EDITIONS[name].has_dice else ""
    text = (
        f'[Game "chek"]\n[Edition "{name}"]\n[Position "5/2N2/1SS2/5/4N S - 0,0 0"]\n\n'
        f"c3xc4{roll}\n"
    )
    match = parse_record(text, lambda _slug: CARD).match
    console = make_console(Shelf(), cards=(CARD,))
    driver = Driver(console, FakeScene("home"))
    driver.open(CARD.make_replay(console, match, {"Game": "chek"}))
    driver.press(Button.A)
    driver.tick(120)
    assert driver.top._reel.at == len(match.log)  # type: ignore[attr-defined]
    assert describe(match).endswith("1 turn")
    assert tally(match).startswith("Disc ")


def test_c23_a_saved_match_of_simple_goes_on() -> None:
    driver = sit(SIMPLE, edition="simple")
    driver.play("e3", "e4")
    driver.press(Button.B)
    driver.settle()
    sitting = driver.board._sitting
    scene = make_match(driver.console, sitting.table.match, Journal(), sitting.envelope)
    driver.open(scene)
    assert isinstance(scene, BoardScene)
    assert scene._play.state == driver.truth


def test_c23_a_forced_pass_is_played_and_told() -> None:
    driver = sit("5/5/2S2/S4/NS3 N - 0,0 0", edition="simple")
    driver.settle()
    assert driver.journal.calls == ["Pass"]
    assert "cannot move and passes" in words(driver)
    assert driver.state.actor == 0
