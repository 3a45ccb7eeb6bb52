"""Records that are watched, and what may be told of a match that goes on (G15, G16)."""

from chingo import CARD
from chingo.scene.lists import describe, tally
from chingo.scene.log import LogScene
from chingo.scene.making import make_replay
from chingo.scene.replay import ReplayScene
from chingo.scene.result import ResultScene
from chingo.scene.shots.practice import RECORD
from chingo.state import Action, Attack, Flag, State
from engine.core.match import Match
from engine.core.record import Record, parse_record
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from engine.device.system.menu import SystemMenu
from tests.chingo.playing import GAME, OPEN, random_match
from tests.chingo.scene.sitting import sit, words
from tests.engine.driving import Driver, FakeScene, make_console, texts
from tests.engine.keeping import Shelf


def record(text: str = RECORD) -> Record:
    return parse_record(text, lambda _slug: CARD)


def watch(text: str = RECORD) -> tuple[Driver, ReplayScene]:
    driver = Driver(make_console(Shelf(), cards=(CARD,)), FakeScene("home"))
    read = record(text)
    scene = make_replay(driver.console, read.match, read.headers)
    assert isinstance(scene, ReplayScene)
    driver.open(scene)
    return driver, scene


def test_a_finished_match_is_shown_with_everything() -> None:
    _driver, scene = watch()
    reel = scene._reel
    assert reel.is_open
    assert any(isinstance(act.action, Flag) for act in reel._acts)
    assert all(unit is None or unit.arm != "?" for unit in reel.view.cells)


def test_an_unfinished_one_shows_what_both_know_and_does_not_count_the_rest() -> None:
    whole = record().match
    state = whole.start
    for entry in whole.log[:-1]:
        state = GAME.apply(state, entry.seat, entry.action)
    cut: Match[State, Action] = Match(whole.start, state, whole.log[:-1], whole.rng)
    scene = make_replay(make_console(Shelf(), cards=(CARD,)), cut, {})
    assert isinstance(scene, ReplayScene)
    assert not scene._reel.is_open
    assert scene._reel.length == 7  # two moves, an attack, what both chose, three moves
    while scene._reel.wind(1):
        cells = scene._reel.view.cells
        assert all(unit is None or unit.shown or unit.arm == "?" for unit in cells)


def test_it_plays_by_itself_to_the_end_and_is_heard() -> None:
    driver, scene = watch()
    driver.press(Button.A)
    heard, seen = set(), driver.shot().digest()
    for _tick in range(2000):
        driver.tick()
        heard |= set(driver.cues())
        says, before, seen = driver.stage.needs_draw, seen, driver.shot().digest()
        assert says or seen == before, f"act {scene._reel.at} came without being drawn"
        if scene.is_still:
            break
    assert scene._reel.at == scene._reel.length
    assert {Cue.PUT_DOWN, Cue.PAPER, Cue.SCISSORS, Cue.FLAG} <= heard


def test_the_crank_winds_it_on_and_back() -> None:
    driver, scene = watch()
    driver.turn(18 * 9)
    assert scene._reel.at > 5
    driver.turn(-18 * 20)
    assert scene._reel.at == 0


def test_a_fight_is_shown_when_it_is_wound_on_to() -> None:
    driver, scene = watch()
    at = next(n for n, act in enumerate(scene._reel._acts) if isinstance(act.action, Attack))
    for _press in range(at + 1):
        driver.press(Button.RIGHT)
    driver.tick(46)
    assert "Paper against Paper" in texts(driver)
    driver.tick(40)
    assert "Paper against Paper" not in texts(driver)


def test_the_record_is_kept_again_only_of_a_match_that_is_over() -> None:
    driver, _scene = watch()
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.A)
    assert driver.console.shelf.records  # type: ignore[attr-defined]
    driver, _scene = watch(RECORD.replace("d5xd6", ""))
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.A)
    assert isinstance(driver.top, SystemMenu)
    assert not driver.console.shelf.records  # type: ignore[attr-defined]


def test_a_record_is_kept_from_the_result_and_reads_back() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.open_match("Save record")
    assert not driver.console.shelf.records  # type: ignore[attr-defined]
    driver.press(Button.B)
    driver.settle()
    driver.open_match("Resign…")
    driver.choose("Resign")
    driver.wait_for(ResultScene)
    driver.press(Button.MENU)
    driver.settle()
    assert {"Rematch", "Look at the board", "Save record"} <= set(texts(driver))
    driver.press(Button.DOWN, Button.DOWN, Button.A)
    (text,) = driver.console.shelf.records  # type: ignore[attr-defined]
    assert record(text).match.state.ended == "resigned"


def test_the_log_is_opened_from_the_match_and_has_public_lines_only() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.step("d3", "d4")
    driver.see_fight()
    driver.lift(1)
    driver.open_match("Log")
    driver.settle()
    assert isinstance(driver.top, LogScene)
    assert {"d3 takes d4", "Rock beats Scissors", "1 turn"} <= set(words(driver))
    driver.press(Button.B)
    assert driver.kind == "TurnPhase"


def test_lists_say_where_it_stands() -> None:
    match = random_match(GAME.new({"first": "S"}), 3, 400)
    assert describe(Match(match.start, match.start, (), match.rng)) == "Setting up"
    assert describe(match, ("Anna", "Bruno")).endswith("turns")
    assert (
        tally(Match(match.start, match.start, (), match.rng), ("Anna", "")) == "Anna 14, North 14"
    )
