"""The rules as a player reads them, with pictures."""

from chapayev.scene.pages.match import match_pages
from chapayev.scene.pages.strike import strike_pages
from chapayev.scene.pages.turns import turning_pages
from engine.device.draw.fonts import Fonts
from engine.device.system.reader import Page


def rules_pages(fonts: Fonts) -> tuple[Page, ...]:
    """All pages, in the language of now."""
    return (*strike_pages(), *match_pages(fonts), *turning_pages(fonts))
