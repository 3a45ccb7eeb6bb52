"""A whole match of two people by pads, its rounds, its end, and what lies round it."""

from random import Random

import pytest

from chapayev import CARD
from chapayev.fan import aim
from chapayev.scene.again import AgainScene
from chapayev.scene.lists import describe, tally
from chapayev.scene.log import LogScene
from chapayev.scene.play.aiming import AimPhase
from chapayev.scene.play.blowing import BlowPhase
from chapayev.scene.play.choosing import AskPhase
from chapayev.scene.play.neutral import BannerPhase, OverPhase, RoundPhase
from chapayev.scene.play.painter import draw_board
from chapayev.scene.play.story import tell
from chapayev.scene.play.thumbing import ThumbPhase
from chapayev.scene.play.words import cell_name
from chapayev.scene.replay import ReplayScene
from chapayev.scene.result import ResultScene
from chapayev.scene.shots.match import LAST_LINE, ONE_EACH, TO_HOPE
from chapayev.state import BLACK, WHITE, State
from engine.core.record import parse_record
from engine.device.audio.cues import Cue
from engine.device.console import Request
from engine.device.draw.screen import Screen
from engine.device.pad import Button
from engine.device.widgets import wash_all
from tests.chapayev.playing import NOTATION
from tests.chapayev.scene.sitting import MatchDriver, sit, sit_new
from tests.engine.driving import Driver, FakeScene, texts

STEPS = 4000


def play_on(driver: MatchDriver, hands: Random) -> None:
    """What somebody does who aims at whoever is near, and looks at everything for a moment."""
    match driver.now:
        case AimPhase():
            _strike(driver, hands)
        case ThumbPhase():
            driver.hold(Button.A, hands.randint(5, 30))
        case BlowPhase():
            driver.press(Button.A)
            driver.turn(hands.randint(100, 900))
            driver.press(*[Button.LEFT, Button.RIGHT] * hands.randint(1, 6))
            driver.tick(60)
        case AskPhase():
            driver.press(*[Button.DOWN] * hands.randint(0, 1), Button.A)
        case RoundPhase():
            driver.wait_for(RoundPhase)
            driver.press(Button.A)
        case _:
            driver.tick(3)
            if driver.kind in {"FlightPhase", "BannerPhase"}:
                driver.press(Button.A)


def _strike(driver: MatchDriver, hands: Random) -> None:
    state = driver.truth
    own = hands.choice(state.played_by(state.turn))
    near = min(state.played_by(1 - state.turn), key=lambda c: abs(c.x - own.x) + abs(c.y - own.y))
    driver.strike(own.key, (aim(own, near) + hands.randint(-12, 12)) % 3600, 36)


def test_two_people_play_a_whole_match() -> None:
    driver, hands = sit_new(), Random(3)
    seen = set()
    for _step in range(STEPS):
        seen.add(driver.kind)
        if isinstance(driver.now, ResultScene):
            break
        play_on(driver, hands)
    assert driver.truth.ended == "pushed"
    assert {"AimPhase", "FlightPhase", "RoundPhase", "BannerPhase", "AskPhase"} <= seen
    assert driver.journal.calls[-2:] == ["finish", "close"]
    driver.wait_for(ResultScene)
    assert Cue.WIN in driver.cues()


def at(position: str, **options: object) -> MatchDriver:
    state = NOTATION.parse_position(position, dict(options))  # type: ignore[arg-type]
    return sit(state, options=dict(options))


def test_k06_the_result_of_a_round_says_how_many_rows_and_why() -> None:
    driver = at(ONE_EACH)
    driver.strike((0, 4), 0)
    driver.wait_for(RoundPhase)
    assert {"Anna wins", "1 row ahead", "No checker lost"} <= set(texts(driver))


@pytest.mark.parametrize("position", [ONE_EACH, LAST_LINE], ids=["round", "match"])
def test_the_card_of_a_round_stands_over_the_board_as_it_ended(position: str) -> None:
    """The enemy's last checker is off, and its counter says so."""
    driver = at(position)
    driver.strike((0, 4), 0)
    driver.wait_for(RoundPhase)
    phase = driver.now
    assert isinstance(phase, RoundPhase)
    assert not phase.step.rested.played_by(BLACK)
    assert phase.step.rested.rows == phase.step.before.rows
    assert "0" in texts(driver)
    assert _pixels(driver, phase.step.before) != _pixels(driver, phase.step.rested)
    assert _pixels(driver) == _pixels(driver, phase.step.rested)


def _pixels(driver: MatchDriver, state: State | None = None) -> bytes:
    """The strip and the board above the card: of what is shown, or with a state in its place."""
    screen = Screen()
    if state is None:
        driver.match.phase.draw(screen)
    else:
        draw_board(screen, driver.match._desk, state)
        wash_all(screen)
    return screen.pixels[:36, :240].tobytes()


def test_a_round_that_is_over_is_told_where_a_record_is_wound_to_its_end() -> None:
    driver = at(ONE_EACH)
    driver.strike((0, 4), 0)
    driver.wait_for(RoundPhase)
    home = Driver(driver.console, FakeScene("home"))
    match = driver.match._sitting.match
    scene = CARD.make_replay(driver.console, match, {})
    home.open(scene)
    home.turn(20)
    home.settle()
    assert "Round 2: White wins" in texts(home)


def test_the_end_of_a_round_is_told_over_its_own_board_while_a_record_is_wound_past_it() -> None:
    driver = at(ONE_EACH)
    driver.strike((0, 4), 0)
    driver.wait_for(RoundPhase)
    driver.press(Button.A)
    driver.wait_for(AimPhase)
    driver.strike((driver.truth.turn, 4), 900, 5)
    driver.wait_for(AimPhase)
    home = Driver(driver.console, FakeScene("home"))
    home.open(CARD.make_replay(driver.console, driver.match._sitting.match, {}))
    scene = home.top
    assert isinstance(scene, ReplayScene)
    shown = []
    for _act in range(2):
        home.press(Button.RIGHT)
        home.settle()
        home.tick(400)
        shown.append(texts(home))
    ended, following = shown
    assert "Round 2: White wins" in ended
    assert ended.count("8") == 0, "the next round's checkers are not to be seen"
    assert not any(text.startswith("Round 2") for text in following)
    assert following.count("8") >= 1


def test_the_press_that_was_meant_for_the_strike_does_not_pass_the_result() -> None:
    driver = at(ONE_EACH)
    driver.strike((0, 4), 0)
    driver.press(Button.A, Button.A)
    assert driver.kind == "RoundPhase"


def test_k11_the_last_hope_is_announced() -> None:
    driver = at(TO_HOPE, advance_bonus="off")
    driver.strike((0, 4), 0)
    driver.wait_for(RoundPhase)
    driver.press(Button.A)
    assert isinstance(driver.now, BannerPhase)
    assert {"Last hope", "Bruno strikes first"} <= set(texts(driver))


def test_k07_a_push_off_the_last_line_ends_the_match() -> None:
    driver = at(LAST_LINE)
    driver.strike((0, 4), 0)
    driver.wait_for(RoundPhase)
    driver.press(Button.A)
    driver.wait_for(ResultScene)
    assert "Bruno is pushed off the board" in texts(driver)
    driver.press(Button.B)
    driver.wait_for(OverPhase)
    driver.press(Button.A)
    driver.wait_for(ResultScene)
    driver.press(Button.A)
    assert driver.kind != "ResultScene"
    again = driver.top
    assert again is not driver.match  # a rematch, with sides changed
    assert again._sitting.players.name(WHITE) == "Bruno"  # type: ignore[attr-defined]


def test_a_seat_resigns_from_the_menu_even_in_flight() -> None:
    driver = sit_new()
    driver.strike((0, 4), 0)
    driver.open_match("Resign…")
    driver.choose("Bruno")
    driver.choose("Resign")
    assert driver.truth.ended == "resigned"
    driver.wait_for(ResultScene)
    assert "Bruno resigned" in texts(driver)


def test_the_log_has_every_strike_with_what_it_came_to() -> None:
    driver = sit_new()
    driver.strike((0, 4), 0)
    driver.press(Button.A)
    driver.open_match("Log")
    driver.settle()
    assert isinstance(driver.top, LogScene)
    assert {"d1  0.0°  97%", "d8 off", "1 strike"} <= set(texts(driver))


@pytest.mark.parametrize("position", [ONE_EACH, LAST_LINE], ids=["round", "match"])
def test_the_strike_that_ends_a_round_has_only_whom_it_knocked_off_in_the_log(
    position: str,
) -> None:
    driver = at(position)
    enemy = driver.truth.played_by(1)[0]
    driver.strike((0, 4), 0)
    strike, won = tell(driver.match._sitting.match)
    assert strike.note == f"{cell_name(enemy)} off"
    assert won.words.startswith("wins round")


def test_the_last_strike_is_shown_again_and_kept_as_a_gif_of_itself() -> None:
    driver = sit_new()
    driver.strike((0, 4), 0)
    driver.press(Button.A)
    state = driver.truth
    driver.open_match("Last strike again")
    assert isinstance(driver.top, AgainScene)
    assert Request.FORGET in driver.console.requests
    driver.settle()
    assert {"GIF", "again", "back"} <= set(texts(driver))
    driver.press(Button.UP)
    assert Request.GIF in driver.console.requests
    driver.press(Button.A)
    assert not driver.top.is_still
    driver.press(Button.B)
    assert driver.stage.top is driver.match
    assert driver.truth == state


def test_before_the_first_strike_there_is_nothing_to_show_again() -> None:
    driver = sit_new()
    driver.wait_for(AimPhase)
    driver.open_match("Last strike again")
    assert "There has been no strike yet." in texts(driver)


def test_a_record_is_kept_and_watched() -> None:
    driver = sit_new()
    driver.strike((0, 4), 0)
    driver.press(Button.A)
    driver.open_match("Save record")
    (text,) = driver.console.shelf.records  # type: ignore[attr-defined]
    record = parse_record(text, lambda _slug: CARD)
    assert record.match.state == driver.truth
    home = Driver(driver.console, FakeScene("home"))
    scene = CARD.make_replay(driver.console, record.match, record.headers)
    assert isinstance(scene, ReplayScene)
    home.open(scene)
    home.press(Button.RIGHT)
    assert not scene.is_still
    home.settle()
    assert scene._reel.state == driver.truth
    assert "1 of 1" in texts(home)
    assert {"wind", "play", "back"} <= set(texts(home))
    home.turn(-20)
    assert scene._reel.at == 0


def test_lists_say_where_a_match_stands() -> None:
    driver = sit_new()
    driver.strike((0, 4), 0)
    match = driver.match._sitting.match
    assert describe(match, ("Anna", "")) == "Anna to strike, round 1"
    assert tally(match, ("Anna", "")) == "Anna 0, Black 0"
