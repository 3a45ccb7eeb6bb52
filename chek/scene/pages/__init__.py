"""The rules as a player reads them, with diagrams drawn from real positions: a set an edition."""

from collections.abc import Callable

from chek.editions import Edition
from chek.scene.pages import basic, simple, standard
from engine.device.draw.fonts import Fonts
from engine.device.system.reader import Page

_PAGES: dict[str, Callable[[Fonts], tuple[Page, ...]]] = {
    "standard": standard.pages,
    "basic": basic.pages,
    "simple": simple.pages,
}


def rules_pages(fonts: Fonts, edition: Edition) -> tuple[Page, ...]:
    """All pages of an edition, in the language of now."""
    return _PAGES[edition.name](fonts)
