"""The title: who plays, who begins, the clock; and what it begins."""

from typing import Any

import pytest

from chingo import CARD
from chingo.rules import Chingo
from chingo.scene.board import MatchScene
from chingo.scene.making import make_title
from chingo.scene.picture.tiles import make_picture
from chingo.scene.plan import Plan, remembered, seating
from chingo.scene.players import PlayersScene
from chingo.scene.title import TitleScene
from engine.core.game import OptionValue
from engine.device.pad import Button
from engine.device.settings import Settings
from engine.device.system.reader import Reader
from tests.engine.driving import Driver, FakeScene, longer_words, make_console, read, texts
from tests.engine.fakes import make_slip
from tests.engine.keeping import Shelf


def open_title(shelf: Any = None, **settings: Any) -> Driver:
    driver = Driver(make_console(shelf or Shelf(), cards=(CARD,), **settings), FakeScene("home"))
    driver.open(make_title(driver.console))
    return driver


def row(driver: Driver, key: str) -> None:
    title = driver.top
    assert isinstance(title, TitleScene)
    while title._key != key:
        driver.press(Button.UP)


@pytest.mark.parametrize("first", ["lot", "S", "N"])
@pytest.mark.parametrize("clock", ["off", "10", "60"])
def test_every_plan_makes_a_match(first: str, clock: str) -> None:
    state = Chingo().new(Plan(first=first, clock=clock).options())
    assert state.clock == (0 if clock == "off" else int(clock))


def test_what_was_agreed_last_comes_back_and_what_no_longer_holds_does_not() -> None:
    driver = open_title()
    for key in ("first", "clock"):
        row(driver, key)
        driver.press(Button.RIGHT)
    plan = driver.top._plan  # type: ignore[attr-defined]
    assert plan.clock != "off"
    driver.open(make_title(driver.console))
    assert driver.top._plan == plan  # type: ignore[attr-defined]
    wrong: dict[str, dict[str, OptionValue]] = {"chek": {"first": "S"}}
    wrong["chingo"] = {"first": 3, "clock": "7", "more": True}
    assert remembered(Settings(plans=wrong)) == Plan()


def test_start_begins_a_match_of_two_people_with_their_names() -> None:
    driver = open_title(names=("Anna", "Bruno"))
    driver.press(Button.A)
    assert isinstance(driver.top, MatchScene)
    envelope = driver.top._sitting.envelope
    assert (envelope.names, envelope.seats) == (("Anna", "Bruno"), ("human", "human"))


def test_the_players_go_from_two_people_through_the_levels_of_the_cpu() -> None:
    driver = open_title()
    row(driver, "who")
    seen = []
    for _level in range(6):
        seen.append(next(text for text in texts(driver) if "people" in text or "CPU" in text))
        driver.press(Button.RIGHT)
    assert seen == ["2 people", *(f"1 + CPU {level}" for level in range(1, 6))]


def test_what_is_chosen_is_what_begins() -> None:
    driver = open_title()
    row(driver, "who")
    driver.press(Button.RIGHT)
    row(driver, "first")
    driver.press(Button.RIGHT, Button.RIGHT)
    row(driver, "clock")
    driver.press(Button.RIGHT)
    row(driver, "start")
    driver.press(Button.A)
    assert isinstance(driver.top, MatchScene)
    envelope = driver.top._sitting.envelope
    assert envelope.seats == ("human", "cpu:1")
    assert envelope.options == {"first": "N", "clock": "10"}
    assert driver.console.settings.seats[:2] == ("human", "cpu:1")


def test_names_and_levels_are_set_with_the_players() -> None:
    driver = open_title()
    row(driver, "who")
    driver.press(Button.A)
    assert isinstance(driver.top, PlayersScene)
    driver.press(Button.A)
    driver.settle()
    driver.type("Chiara\r")
    driver.settle()
    assert driver.console.settings.names[:2] == ("Chiara", "")


def test_a_level_of_the_other_games_four_seats_is_kept() -> None:
    seats = ("human", "human", "cpu:4", "cpu:5")
    driver = open_title(seats=seats)
    row(driver, "who")
    driver.press(Button.RIGHT)
    assert driver.console.settings.seats == ("human", "cpu:1", "cpu:4", "cpu:5")


def test_seats_that_this_game_has_not_are_people() -> None:
    assert seating(("cpu:4:bold", "cpu:3")) == ("human", "cpu:3")
    assert seating(()) == ("human", "human")


def test_saved_games_are_counted_and_opened() -> None:
    slip = make_slip(card=CARD, names=("Anna", "Bruno"))
    driver = open_title(Shelf())
    assert not any("saved" in text for text in texts(driver))
    shelf = Shelf()
    shelf.kept.append(slip)
    driver = open_title(shelf)
    assert "1 saved game" in texts(driver)
    driver.press(Button.RIGHT)
    assert isinstance(driver.top, TitleScene)
    assert driver.top._key == "saved"


def test_the_rules_are_read_from_the_title_and_its_menu() -> None:
    driver = open_title()
    row(driver, "read")
    driver.press(Button.A)
    assert isinstance(driver.top, Reader)
    driver.press(Button.B)
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.A)
    assert isinstance(driver.top, Reader)


def test_b_goes_home() -> None:
    driver = open_title()
    driver.press(Button.B)
    assert isinstance(driver.top, FakeScene)


def test_everything_fits_in_a_longer_language() -> None:
    with longer_words():
        driver = open_title(names=("Massimiliano", "Bartholomew"))
        assert all(each.is_inside for each in read(driver))
        row(driver, "who")
        driver.press(Button.A)
        words = [each for each in read(driver) if "curtain" not in each.text]
        assert all(each.is_inside for each in words)  # what lengthens a paragraph is one word


def test_the_launcher_has_a_picture() -> None:
    assert (make_picture().width, make_picture().height) == (104, 100)
