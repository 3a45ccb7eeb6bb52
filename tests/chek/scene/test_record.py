"""Saving a record from a match, from its result and from the viewer."""

from pathlib import Path

import pytest

from chek import CARD
from chek.scene.making import make_replay
from chek.scene.result import ResultScene
from engine.core.record import Record, parse_record
from engine.device.pad import Button
from engine.device.system.matchresult import LOOK, REMATCH
from engine.device.system.notice import Notice
from engine.device.system.recordkeeping import RECORD
from engine.host.desktop.headless import HeadlessWindow
from engine.host.disk.store import StoreError
from engine.host.mixer import NullMixer
from engine.host.player import make_loop
from main import CARDS
from tests.chek.scene.sitting import CHAIN, FOUR, ONE_EACH, BoardDriver, sit, sit_new
from tests.chek.scene.tabletalk import choose, end_by_vote, open_menu
from tests.engine.driving import Driver, make_console, texts
from tests.engine.fakes import FakeShelf
from tests.engine.saves import find_card


def kept(driver: Driver) -> list[Record]:
    shelf = driver.console.shelf
    assert isinstance(shelf, FakeShelf)
    return [parse_record(text, find_card) for text in shelf.records]


def save(driver: BoardDriver) -> Record:
    open_menu(driver, "Match…")
    choose(driver, "Save record")
    driver.settle()
    return kept(driver)[-1]


@pytest.mark.parametrize("position", [FOUR, CHAIN, ONE_EACH])
def test_a_match_in_the_middle_is_kept_as_it_stands(position: str) -> None:
    driver = sit(position, names=("Anna",))
    record = save(driver)
    assert record.headers["South"] == "Anna"
    assert record.headers["Position"] == position
    assert record.match.state == driver.state
    assert driver.console.notices == [("Record saved", "/data/records/chek-1.txt")]
    assert driver.top is driver.board


def test_what_was_undone_is_not_kept() -> None:
    driver = sit_new({"first": "S", "size": 5, "layout": "facing2"})
    driver.settle()
    driver.play("b1", "b2")
    driver.play("b5", "b4")
    open_menu(driver, "Undo")
    driver.settle()
    record = save(driver)
    assert len(record.match.log) == 1
    assert record.options == {"first": "S", "size": 5, "layout": "facing2"}


def test_resignations_and_votes_are_kept() -> None:
    driver = sit(ONE_EACH)
    end_by_vote(driver)
    assert driver.shows(ResultScene)
    driver.press(Button.MENU)
    driver.settle()
    assert "Save record" in texts(driver)
    driver.press(Button.DOWN, Button.DOWN, Button.A)
    driver.settle()
    (record,) = kept(driver)
    assert record.headers["Result"] == "agreed: SN, 8-8"
    assert record.match.state == driver.state
    assert driver.shows(ResultScene)

    driver = sit(FOUR)
    open_menu(driver, "Match…")
    choose(driver, "Resign…")
    choose(driver, "Diamond")
    choose(driver, "Resign")
    driver.settle()
    assert save(driver).match.state.resigned == (False, False, False, True)


def test_a_result_is_left_by_its_menu_too() -> None:
    driver = sit(ONE_EACH)
    end_by_vote(driver)
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.B)
    driver.settle()
    assert driver.shows(ResultScene)
    driver.press(Button.B)
    driver.settle()
    assert driver.top is driver.board
    assert kept(driver) == []


def test_a_record_that_is_watched_is_kept_whole_with_its_headers() -> None:
    source = (
        '[Game "chek"]\n[Event "Cup"]\n[layout "facing2"]\n[Size "5"]\n[North "Żółw"]\n\n'
        "[S] b1-b2 {a comment} b5-b4 resign"
    )
    record = parse_record(source, find_card)
    console = make_console(cards=(CARD,))
    driver = Driver(console, make_replay(console, record.match, record.headers))
    driver.settle()
    keys = [item.key for item in driver.top.menu_items()]
    driver.press(Button.MENU)
    driver.settle()
    driver.press(*[Button.DOWN] * keys.index(RECORD), Button.A)
    driver.settle()
    (again,) = kept(driver)
    assert again.match == record.match
    assert again.options == record.options
    assert (again.headers["Event"], again.headers["North"]) == ("Cup", "Żółw")
    assert again.headers["Result"].startswith("resigned: N")


def test_a_disk_that_refuses_is_told() -> None:
    driver = sit(FOUR)
    shelf = driver.console.shelf
    assert isinstance(shelf, FakeShelf)
    shelf.error = StoreError("The folder cannot be written.")
    open_menu(driver, "Match…")
    choose(driver, "Save record")
    assert driver.console.notices == [("Not saved", "The folder cannot be written.")]


def test_the_host_shows_where_it_lies_but_not_on_a_tape(tmp_path: Path) -> None:
    for interrupts in (True, False):
        loop = make_loop(CARDS, tmp_path, 3, HeadlessWindow(), NullMixer())
        loop._interrupts = interrupts
        scene = CARD.make_new(loop.console, {"first": "S"}, ())
        loop.stage.push(scene)
        loop._turn_once()
        scene._talk.keep_record()
        loop._turn_once()
        assert isinstance(loop.stage.top, Notice) == interrupts
        assert loop.console.notices == []
        loop.close()
    assert len(list((tmp_path / "records").iterdir())) == 2


def test_the_key_of_the_item_is_the_one_that_is_heard() -> None:
    result = sit(ONE_EACH)
    end_by_vote(result)
    assert [item.key for item in result.top.menu_items()] == [REMATCH, LOOK, RECORD]
    bare = ResultScene(result.console, result.board._sitting.players, result.board._play.story)
    assert [item.key for item in bare.menu_items()] == [REMATCH, LOOK]
