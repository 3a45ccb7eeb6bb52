"""The rules as a player reads them."""

import pytest

from chapayev.scene.pages import rules_pages
from engine.device.draw.screen import Screen
from engine.device.system.reader import Reader
from tests.chapayev.scene.frames import FONTS, check_frame
from tests.engine.driving import make_console

PAGES = rules_pages(FONTS)


def reader(at: int) -> Reader:
    return Reader(make_console(), "Chapayev", PAGES, at=at)


@pytest.mark.parametrize("at", range(len(PAGES)))
def test_every_page_fits_the_screen(at: int) -> None:
    assert reader(at)._last_line() == 0


def test_headings_are_told_apart() -> None:
    assert len({page.heading for page in PAGES}) == len(PAGES) == 15


def text_of(heading: str) -> str:
    (page,) = [each for each in PAGES if each.heading == heading]
    return " ".join(page.paragraphs)


def test_k13_k14_k16_the_pages_tell_what_is_settled_first_and_how_often() -> None:
    order = text_of("Which goes first")
    assert order.index("on edge") < order.index("hanging")
    assert "Each is flicked once" in order
    assert "half power" in order
    assert "three even blows" in text_of("On its edge")
    assert "comes to rest" in text_of("Hanging")


@pytest.mark.parametrize("at", range(len(PAGES)))
def test_golden_pages(at: int, renew_golden: bool) -> None:
    screen = Screen()
    reader(at).draw(screen)
    check_frame(f"rules-{at + 1}", screen, renew=renew_golden)
