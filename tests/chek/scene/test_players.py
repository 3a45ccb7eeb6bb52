"""Who sits where: the title's row, the page behind it, and what a new match is given."""

from typing import Any

import pytest

from chek import CARD
from chek.scene.board import BoardScene
from chek.scene.making import make_title
from chek.scene.plan import Plan, seating
from chek.scene.players import PlayersScene
from chek.scene.title import TitleScene
from engine.device.pad import Button
from engine.device.system.textentry import TextEntry
from tests.chek.scene.sitting import title_row
from tests.engine.driving import Driver, make_console, read, texts
from tests.engine.fakes import FakeScene
from tests.engine.keeping import Shelf

ALL = ("human", "cpu:4:bold", "cpu:2", "cpu:5:careful")


def open_title(shelf: Shelf | None = None, **settings: Any) -> Driver:
    console = make_console(shelf or Shelf(), cards=(CARD,), **settings)
    driver = Driver(console, FakeScene("home"))
    driver.open(make_title(console))
    return driver


def open_page(four: bool = False, **settings: Any) -> Driver:
    driver = open_title(**settings)
    if four:
        title_row(driver, "seats")
        driver.press(Button.RIGHT)
    title_row(driver, "who")
    driver.press(Button.A)
    assert driver.shows(PlayersScene)
    return driver


def row(driver: Driver, at: int) -> None:
    while driver.top._cursor.at != at:  # type: ignore[attr-defined]
        driver.press(Button.DOWN)


# The title's row


def test_one_row_goes_from_people_to_each_level_and_round() -> None:
    driver = open_title()
    title_row(driver, "who")
    seen = []
    for _step in range(6):
        seen.append(next(text for text in texts(driver) if "CPU" in text or "people" in text))
        driver.press(Button.RIGHT)
    assert seen == ["2 people", *(f"1 + CPU {level}" for level in range(1, 6))]
    assert "2 people" in texts(driver)
    driver.press(Button.LEFT)
    assert "1 + CPU 5" in texts(driver)
    assert driver.console.settings.seats == ("human", "cpu:5", "cpu:5", "cpu:5")


@pytest.mark.parametrize(
    ("who", "seats", "text"),
    [
        (ALL, 4, "1 + 3 CPU"),
        (ALL, 2, "1 + CPU 4"),
        (("human", "human", "cpu:1", "cpu:1"), 4, "2 + 2 CPU"),
        (("cpu:1",) * 4, 2, "CPU only"),
        (("human",) * 4, 4, "4 people"),
    ],
)
def test_the_row_says_who_plays(who: tuple[str, ...], seats: int, text: str) -> None:
    assert Plan(seats=seats, who=who).value_text("who") == text


def test_start_seats_who_was_chosen_and_remembers_it() -> None:
    shelf = Shelf()
    driver = open_title(shelf, names=("Anna", "Bruno"))
    title_row(driver, "who")
    driver.press(Button.RIGHT, Button.RIGHT)
    title_row(driver, "start")
    driver.press(Button.A)
    assert driver.shows(BoardScene)
    (envelope,) = shelf.envelopes
    assert envelope.seats == ("human", "cpu:2")
    assert envelope.names == ("Anna", ""), "a CPU takes nobody's name"
    again = Driver(driver.console, FakeScene("home"))
    again.open(make_title(driver.console))
    assert "1 + CPU 2" in texts(again)


@pytest.mark.parametrize(
    "seats", [("martian",), ("cpu:9", "human"), ("cpu:4:wild",), ("cpu:random",), ("",)]
)
def test_settings_that_name_nobody_seat_people(seats: tuple[str, ...]) -> None:
    assert seating(seats) == ("human",) * 4


def test_settings_keep_every_player_that_there_is() -> None:
    assert seating(ALL) == ALL
    assert seating(ALL[:2]) == (*ALL[:2], "human", "human")


# The page


def test_left_and_right_choose_a_person_or_a_level() -> None:
    driver = open_page()
    row(driver, 1)
    seen = []
    for _step in range(6):
        driver.press(Button.RIGHT)
        seen.append(driver.top._plan.who[1])  # type: ignore[attr-defined]
    assert seen == [*(f"cpu:{level}" for level in range(1, 6)), "human"]
    driver.press(Button.LEFT)
    assert "CPU 5" in texts(driver)


def test_a_changes_the_style_of_a_cpu_which_a_new_level_keeps() -> None:
    driver = open_page()
    driver.press(Button.RIGHT)
    seen = []
    for _step in range(3):
        driver.press(Button.A)
        seen.append(driver.top._plan.who[0])  # type: ignore[attr-defined]
    assert seen == ["cpu:1:bold", "cpu:1:careful", "cpu:1"]
    driver.press(Button.A, Button.RIGHT)
    assert "CPU 2, bold" in texts(driver)


def test_a_writes_a_persons_name() -> None:
    driver = open_page()
    driver.press(Button.A)
    assert driver.shows(TextEntry)
    driver.type("Anna\r")
    driver.settle()
    assert driver.shows(PlayersScene)
    assert "Anna" in texts(driver)
    assert driver.console.settings.names[0] == "Anna"


def test_a_name_given_up_stays_as_it_was() -> None:
    driver = open_page(names=("Anna",))
    driver.press(Button.A)
    while driver.shows(TextEntry):
        driver.press(Button.B)
    assert driver.console.settings.names == ("Anna",)


def test_the_last_row_says_who_is_first_and_b_goes_back_with_all_of_it() -> None:
    driver = open_page(four=True, names=("Anna",))
    row(driver, 4)
    driver.press(Button.RIGHT)
    assert texts(driver).count("Anna") == 2
    row(driver, 3)
    driver.press(Button.RIGHT, Button.RIGHT)
    driver.press(Button.B)
    title = driver.top
    assert isinstance(title, TitleScene)
    assert title._plan.first == "S"
    assert title._plan.sitting == ("human", "human", "human", "cpu:2")
    assert "3 + 1 CPU" in texts(driver)


def test_every_mix_of_seats_can_be_chosen_and_begun() -> None:
    shelf = Shelf()
    driver = open_title(shelf, seats=ALL)
    title_row(driver, "seats")
    driver.press(Button.RIGHT)
    title_row(driver, "start")
    driver.press(Button.A)
    assert shelf.envelopes[0].seats == ALL


@pytest.mark.parametrize("at", range(5))
def test_every_word_of_the_page_fits(at: int) -> None:
    driver = open_page(four=True, names=("Massimiliano", "Ekaterina II"), seats=("human", *ALL[1:]))
    row(driver, at)
    for each in read(driver):
        assert each.is_inside, each
        assert not each.is_cut, each
