"""The rules as a player reads them, with diagrams drawn from real positions: a set an edition."""

from collections.abc import Callable

from chek.editions import Edition
from chek.scene.pages import basic, nights, simple, standard
from engine.device.draw.fonts import Fonts
from engine.device.system.reader import Page

_PAGES: dict[str, Callable[[Fonts, Edition], tuple[Page, ...]]] = {
    "standard": lambda fonts, _edition: standard.pages(fonts),
    "basic": lambda fonts, _edition: basic.pages(fonts),
    "simple": lambda _fonts, _edition: simple.pages(),
    "nights": lambda _fonts, edition: nights.pages(edition),
}


def rules_pages(fonts: Fonts, edition: Edition) -> tuple[Page, ...]:
    """All pages of an edition, in the language of now."""
    return _PAGES[edition.name](fonts, edition)
