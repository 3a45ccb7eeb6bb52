"""Results, the roll log, the rules pages, replays, and what lists say of a match."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from chek import CARD
from chek.editions import EDITIONS
from chek.notation import ChekNotation
from chek.rules import Chek
from chek.scene.lists import describe, tally
from chek.scene.making import make_replay
from chek.scene.pages import rules_pages
from chek.scene.play.playback import plate_of
from chek.scene.play.players import Players
from chek.scene.play.story import Story, tell_match
from chek.scene.replay import ReplayScene
from chek.scene.result import ResultScene, reason_text
from chek.scene.rolllog import RollLog
from chek.state import State
from engine.core.game import CHANCE, Outcome
from engine.core.match import Match, begin, draw, from_start, is_chance, play
from engine.device.pad import Button
from engine.device.scene import Scene
from engine.device.system.matchresult import LOOK, REMATCH
from engine.device.system.reader import Reader
from tests.engine.driving import Driver, Scribe, drive, make_console, read, texts

NOTATION = ChekNotation()
NAMES = ("Massimiliano", "Bartholomew", "Ekaterina II", "Wilhelmina")
ENDS = {
    1: "N3E/5/5/5/S3W S - 3,1,0,2 0",
    2: "N3E/5/5/5/S3W S - 3,3,0,2 0",
    3: "N3E/5/5/5/S3W S - 3,3,3,2 0",
    4: "N3E/5/5/5/S3W S - 3,3,3,3 0",
}


def ended(position: str, reason: str = "agreed") -> Story:
    state: State = replace(NOTATION.parse_position(position, {}), ended=reason)
    return Story(state, state)


def random_match(seed: int, **options: Any) -> Match[Any, Any]:
    """A whole match of random actions."""
    game, dice = Chek(), random.Random(seed)
    match = begin(game, {"layout": "sides4", "size": 6, **options}, seed)
    while game.outcome(match.state) is None:
        if is_chance(game, match.state):
            match = draw(game, match)
            continue
        (seat,) = game.actors(match.state)
        actions = [each for _seat, each in game.plies(match.state)]
        match = play(game, match, seat, dice.choice(actions))
    return match


def show(scene: Scene) -> tuple[Driver, Any]:
    driver, opener = drive(make_console(cards=(CARD,)), scene)
    driver.settle()
    driver.rest(6)
    return driver, opener


@pytest.mark.parametrize("winners", ENDS)
def test_one_to_four_winners_stand_side_by_side(winners: int) -> None:
    story = ended(ENDS[winners])
    driver, _opener = show(ResultScene(make_console(), Players(()), story))
    heading = {
        1: "Disc wins",
        2: "Disc and Ring win",
        3: "Three share the win",
        4: "All share the win",
    }
    assert heading[winners] in texts(driver)
    assert {"Disc", "Ring", "Cross", "Diamond", "taken + left", "3 + 1"} <= set(texts(driver))


@pytest.mark.parametrize("winners", ENDS)
def test_every_word_of_a_result_fits(winners: int) -> None:
    driver, _opener = show(ResultScene(make_console(), Players(NAMES), ended(ENDS[winners])))
    for each in read(driver):
        assert each.is_inside, each


@pytest.mark.parametrize("end", ENDS.values())
@pytest.mark.parametrize(
    "specs",
    [
        ("", "", "", "4"),
        ("", "2", "", "4"),
        ("1", "", "3", "5"),
        ("1", "2", "3", "4"),
        ("2:bold", "2", "2", "2"),
    ],
)
def test_the_result_tells_every_cpu_player(specs: tuple[str, ...], end: str) -> None:
    """A person's long name is cut, but never a CPU player's word."""
    names = tuple("" if spec else name for spec, name in zip(specs, NAMES, strict=True))
    driver, _opener = show(ResultScene(make_console(), Players(names, specs), ended(end)))
    told = sorted(text for text in texts(driver) if text.startswith("CPU"))
    assert told == sorted(f"CPU {spec[0]}" for spec in specs if spec)
    for each in read(driver):
        assert each.is_inside, each


def test_a_cpu_player_keeps_its_pieces_name_where_there_is_room() -> None:
    story = ended("N4/5/5/5/S4 S - 3,2 0")
    driver, _opener = show(ResultScene(make_console(), Players((), ("", "1")), story))
    assert {"Ring", "CPU 1"} <= set(texts(driver))


def test_long_names_of_two_winners_give_way_to_a_sentence() -> None:
    driver, _opener = show(ResultScene(make_console(), Players(NAMES), ended(ENDS[2])))
    assert "Two share the win" in texts(driver)


def test_winners_stand_first_and_who_resigned_is_named_so() -> None:
    story = ended("N4/5/5/5/S4 S - 3,9r,0,2r 0", "resigned")
    driver, _opener = show(ResultScene(make_console(), Players(()), story))
    shown = texts(driver)
    names = [text for text in shown if text in {"Disc", "Ring", "Cross", "Diamond"}]
    assert names == ["Disc", "Ring", "Diamond", "Cross"]
    assert shown.count("resigned") == 2


@pytest.mark.parametrize("reason", ["last", "agreed", "blocked", "quiet", "resigned"])
def test_every_reason_has_its_words(reason: str) -> None:
    assert reason_text(Outcome(reason, (0,), (1, 0)))


@pytest.mark.parametrize(("button", "result"), [(Button.A, REMATCH), (Button.B, LOOK)])
def test_a_is_a_rematch_and_b_looks(button: Button, result: str) -> None:
    driver, opener = show(ResultScene(make_console(), Players(()), ended(ENDS[1])))
    driver.press(button)
    assert opener.results == [result]


def test_no_result_before_the_end() -> None:
    state = NOTATION.parse_position(ENDS[1], {})
    with pytest.raises(ValueError, match="not over"):
        ResultScene(make_console(), Players(()), Story(state, state))


def test_the_roll_log_tells_every_roll_and_every_face() -> None:
    story = tell_match(random_match(3))
    rolls = len(story.rolls)
    driver, opener = show(RollLog(make_console(), Players(()), story))
    assert f"{rolls} rolls" in texts(driver)
    assert any(text.startswith(f"{2 * rolls} dice") for text in texts(driver))
    won = sum(each.winner == each.seats[0] for each in story.rolls)
    assert str(won) in texts(driver)
    for each in read(driver):
        assert each.is_inside, each
    first = driver.shot().digest()
    driver.press(Button.DOWN)
    assert driver.shot().digest() != first
    driver.turn(-90)
    assert driver.shot().digest() == first
    driver.press(Button.B)
    assert opener.results == [None]


def test_a_press_that_was_meant_for_the_dice_is_no_rematch() -> None:
    scene = ResultScene(make_console(cards=(CARD,)), Players(NAMES), ended(ENDS[1]))
    driver, _opener = drive(make_console(), scene)
    driver.press(Button.A, Button.A, Button.A)
    driver.tick(3)
    assert driver.top is scene
    driver.settle()
    driver.press(Button.A)
    assert driver.top is not scene


def test_an_empty_roll_log_says_so() -> None:
    driver, _opener = show(RollLog(make_console(), Players(()), ended(ENDS[1])))
    assert texts(driver) == ["0 rolls", "Roll log", "Nothing has been rolled yet.", "back"]
    driver.press(Button.DOWN)
    driver.turn(90)


def test_a_story_is_the_match_told_again() -> None:
    match = random_match(8)
    story = tell_match(match)
    assert story.state == match.state
    rolls = [entry for entry in match.log if type(entry.action).__name__ == "Roll"]
    assert len(story.rolls) == len(rolls)
    for rolled, entry in zip(story.rolls, rolls, strict=True):
        assert rolled.dice == (entry.action.attacker, entry.action.defender)
        won = rolled.totals[0] > rolled.totals[1]
        assert rolled.winner == rolled.seats[0 if won else 1]


@pytest.mark.parametrize("name", EDITIONS)
def test_every_page_of_the_rules_fits_without_scrolling(name: str) -> None:
    console = make_console()
    pages = rules_pages(console.fonts, EDITIONS[name])
    assert len(pages) >= 8
    for at, page in enumerate(pages):
        reader = Reader(console, "Chek", pages, at=at)
        driver = Driver(console, reader)
        assert not reader._last_line(), f"“{page.heading}” is longer than a page"
        for each in read(driver):
            assert each.is_inside, each
            assert not each.is_cut, each


def test_lists_say_who_is_to_act_and_how_long_it_has_gone_on() -> None:
    assert describe(from_start(NOTATION.parse_position(ENDS[1], {}), 1)) == "Disc to act, 0 turns"
    ended = from_start(NOTATION.parse_position(ENDS[1], {}), 1)
    assert describe(ended, ("Anna", "")) == "Anna to act, 0 turns"
    assert describe(ended, ("", "Bruno")) == "Disc to act, 0 turns"
    assert describe(begin(Chek(), {}, 1)) == "Just begun"
    assert tally(ended, ("Anna", "")) == "Anna 4, Ring 2, Cross 1, Diamond 3"
    match = random_match(3)
    assert describe(match).startswith("Over, ")


def test_a_record_is_wound_to_and_fro_and_ends_where_it_ended() -> None:
    match = random_match(4)
    console = make_console(cards=(CARD,))
    scene = make_replay(console, match, {"South": "Anna"})
    assert isinstance(scene, ReplayScene)
    driver = Driver(console, scene)
    driver.settle()
    assert scene._play.state == match.start
    assert "Use the crank" in texts(driver)
    assert plate_of(match.start) == (-1, "Drawing lots"), "nobody's turn yet"
    driver.turn(18)
    assert "Use the crank" not in texts(driver)
    driver.settle()
    driver.press(Button.RIGHT)
    driver.settle()
    assert 2 <= len(scene._play.story.entries) <= 6
    driver.press(Button.LEFT)
    driver.press(Button.LEFT)
    driver.settle()
    assert scene._play.state == match.start
    for _step in range(len(match.log)):
        driver.turn(90)
    driver.settle()
    assert scene._play.state == match.state
    assert scene._play.outcome == Chek().outcome(match.state)
    driver.turn(-90)
    driver.settle()
    entries = scene._play.story.entries
    assert len(entries) < len(match.log)
    assert entries == list(match.log[: len(entries)])
    nexts = match.log[len(entries)]
    assert nexts.seat != CHANCE, "a roll is never parted from its attack"
    screen = Scribe()
    driver.stage.draw(screen)
    driver.press(Button.B)
