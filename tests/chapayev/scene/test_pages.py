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
    assert len({page.heading for page in PAGES}) == len(PAGES) == 13


@pytest.mark.parametrize("at", range(len(PAGES)))
def test_golden_pages(at: int, renew_golden: bool) -> None:
    screen = Screen()
    reader(at).draw(screen)
    check_frame(f"rules-{at + 1}", screen, renew=renew_golden)
