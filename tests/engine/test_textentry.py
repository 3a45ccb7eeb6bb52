from typing import Any

from engine.device.console import Request
from engine.device.pad import Button
from engine.device.system.textentry import TextEntry
from tests.engine.driving import Driver, Opener, drive, longer_words, make_console, read, texts

CODE = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def open_entry(title: str = "Name of the first player", **options: Any) -> tuple[Driver, Opener]:
    console = make_console()
    return drive(console, TextEntry(console, title, **options))


def entry(driver: Driver) -> TextEntry:
    assert isinstance(driver.top, TextEntry)
    return driver.top


def test_it_asks_for_the_keyboard_and_gives_it_back() -> None:
    driver, _opener = open_entry()
    driver.tick()
    assert driver.console.requests == [Request.TEXT_ON]
    driver.press(Button.B)
    assert driver.console.requests == [Request.TEXT_ON, Request.TEXT_OFF]


def test_typing_and_return() -> None:
    driver, opener = open_entry()
    driver.type("Annz\bà\r")
    assert opener.results == ["Annà"]


def test_d_pad_and_a_write_with_a_capital_first() -> None:
    driver, opener = open_entry()
    driver.press(Button.A, Button.RIGHT, Button.A)
    assert entry(driver).text == "Ab"
    driver.press(Button.UP)
    assert "Done" in texts(driver)
    driver.press(Button.LEFT, Button.A)
    assert opener.results == ["Ab"]


def test_crank_goes_through_letters_and_round_to_done() -> None:
    driver, opener = open_entry()
    driver.turn(18 * 2)
    driver.press(Button.A)
    driver.turn(-18)
    driver.press(Button.A)
    assert entry(driver).text == "Cb"
    driver.turn(-18 * 2)
    driver.press(Button.A)
    assert opener.results == ["Cb"]


def test_b_deletes_then_leaves() -> None:
    driver, opener = open_entry(text="Al")
    driver.press(Button.B, Button.B)
    assert entry(driver).text == ""
    assert "back" in texts(driver)
    driver.press(Button.B)
    assert opener.results == [None]


def test_held_b_deletes_all_but_does_not_leave() -> None:
    driver, opener = open_entry(text="Massimiliano")
    driver.hold(Button.B, 80)
    assert entry(driver).text == ""
    assert opener.results == []


def test_a_sign_that_no_font_has_is_refused_in_words() -> None:
    driver, opener = open_entry()
    driver.tick(typed="An\U0001f600n")
    assert entry(driver).text == "Ann"
    assert "That sign cannot be used here." in texts(driver)
    assert all(each.is_inside and not each.is_cut for each in read(driver))
    driver.type("a")
    assert "That sign cannot be used here." not in texts(driver)
    driver.type("\r")
    assert opener.results == ["Anna"]
    driver, _opener = open_entry(allowed=CODE)
    driver.type("ü")
    assert "“ü” cannot be used here." in texts(driver)


def test_letters_of_many_languages_are_written() -> None:
    driver, opener = open_entry()
    driver.tick(typed="ŌtaΖωήѝe\u0301")
    driver.type("\r")
    assert opener.results == ["ŌtaΖωήѝé"]


def test_menu_gives_up() -> None:
    driver, opener = open_entry(text="Al")
    driver.press(Button.MENU)
    assert opener.results == [None]


def test_longest_and_empty_are_refused() -> None:
    driver, opener = open_entry(longest=3)
    driver.type("\r")
    assert opener.results == []
    driver.type("abcd")
    assert entry(driver).text == "abc"
    assert "refuse" in driver.cues()


def test_code_takes_its_letters_only_and_as_capitals() -> None:
    driver, opener = open_entry("Room code", allowed=CODE, longest=6, shortest=6)
    driver.type("ab1o 7")
    assert entry(driver).text == "AB7"
    assert "Space" not in texts(driver)
    assert "ÀÉÑ" not in texts(driver)
    driver.type("\r")
    assert opener.results == []
    driver.type("xyz\r")
    assert opener.results == ["AB7XYZ"]


def test_spaces_neither_lead_nor_double_nor_end() -> None:
    driver, opener = open_entry()
    driver.type(" De  La \r")
    assert opener.results == ["De La"]


def test_case_and_accents_by_the_lowest_row() -> None:
    driver, _opener = open_entry()
    driver.press(Button.UP, Button.RIGHT, Button.A)
    assert "a" in texts(driver)
    driver.press(Button.RIGHT, Button.A)
    assert "à" in texts(driver)
    assert "A–Z" in texts(driver)
    driver.press(Button.UP, Button.A)
    assert entry(driver).text in set("ùúûüýþß'-.,!")


def test_unknown_letters_of_a_keyboard_are_refused() -> None:
    driver, _opener = open_entry()
    driver.type("A\u2603\u4e2d")
    assert entry(driver).text == "A"


def test_everything_is_reached_and_fits() -> None:
    driver, _opener = open_entry(longest=24, text="W" * 24)
    for _key in range(40):
        assert all(each.is_inside and not each.is_cut for each in read(driver))
        driver.turn(18)
    with longer_words():
        driver, _opener = open_entry("Name")
        assert all(each.is_inside and not each.is_cut for each in read(driver))


def test_it_is_still() -> None:
    driver, _opener = open_entry()
    driver.shot()
    driver.tick(3)
    assert driver.stage.is_still
