from collections.abc import Sequence

from engine.device.pad import Button
from engine.device.system.reader import STEPS_A_PAGE, Page, Reader
from tests.engine.driving import (
    Driver,
    Opener,
    drive,
    longer_words,
    make_console,
    picture,
    read,
    texts,
)

SHORT = Page("Chain", ("You hold the cell.", "B stops."), picture(), "Three linked")
LONG = Page("Long", tuple(f"{n} " + "word and word " * 12 for n in range(8)))
PAGES = (SHORT, LONG, SHORT)


def open_reader(pages: Sequence[Page] = PAGES, at: int = 0) -> tuple[Driver, Opener]:
    console = make_console()
    driver, opener = drive(console, Reader(console, "Chek", pages, at=at))
    return driver, opener


def page(driver: Driver) -> int:
    assert isinstance(driver.top, Reader)
    return driver.top.page


def turn_page(driver: Driver, sign: int = 1) -> None:
    driver.turn(sign * 18 * STEPS_A_PAGE)


def test_page_tells_what_it_is() -> None:
    driver, _opener = open_reader()
    written = texts(driver)
    for word in ("Chain", "Chek  1 of 3", "You hold the cell.", "Three linked", "back"):
        assert word in written


def test_quarter_turn_turns_a_page() -> None:
    driver, _opener = open_reader((SHORT, SHORT, SHORT))
    driver.turn(18 * (STEPS_A_PAGE - 1))
    assert page(driver) == 0
    driver.turn(18)
    assert page(driver) == 1
    driver.turn(-18)
    turn_page(driver, -1)
    assert page(driver) == 0


def test_long_page_scrolls_first() -> None:
    driver, _opener = open_reader(at=1)
    first = texts(driver)
    driver.turn(18)
    assert page(driver) == 1
    assert texts(driver) != first
    driver.turn(18 * 100)
    assert page(driver) == 2


def test_going_back_by_crank_comes_upon_the_end_of_a_long_page() -> None:
    driver, _opener = open_reader(at=2)
    turn_page(driver, -1)
    assert page(driver) == 1
    assert any("7 word" in text for text in texts(driver))
    driver.press(Button.RIGHT, Button.LEFT)
    assert any("0 word" in text for text in texts(driver))


def test_d_pad_does_all_that_the_crank_does() -> None:
    driver, _opener = open_reader()
    driver.press(Button.DOWN)
    assert page(driver) == 1
    driver.hold(Button.DOWN, 200)
    assert page(driver) == 1
    assert any("7 word" in text for text in texts(driver))
    driver.press(Button.DOWN)
    assert page(driver) == 2
    driver.press(Button.A, Button.RIGHT)
    assert page(driver) == 2
    driver.press(Button.LEFT, Button.UP)
    assert page(driver) == 0


def test_lines_never_touch_the_foot() -> None:
    driver, _opener = open_reader(at=1)
    for _line in range(40):
        body = [each for each in read(driver) if each.left == 16 and each.baseline > 40]
        assert all(60 <= each.baseline <= 212 for each in body)
        assert all(each.is_inside for each in read(driver))
        driver.press(Button.DOWN)


def test_b_leaves() -> None:
    driver, opener = open_reader()
    driver.press(Button.B)
    assert driver.top is opener


def test_one_page_and_many_pages_draw() -> None:
    for pages in ((LONG,), (SHORT,) * 40, (Page("Empty", ()),)):
        driver, _opener = open_reader(pages)
        driver.press(Button.RIGHT, Button.LEFT, Button.DOWN)
        turn_page(driver)
        assert all(each.is_inside for each in read(driver))


def test_it_is_still_and_fits_in_a_longer_language() -> None:
    driver, _opener = open_reader()
    driver.shot()
    driver.tick(3)
    assert driver.stage.is_still
    with longer_words():
        driver, _opener = open_reader()
        assert all(each.is_inside and not each.is_cut for each in read(driver))
