"""The desktop's clipboard through SDL; see `engine.device.clipboard.Clipboard`."""

import pygame

from engine.core.words import _
from engine.device.clipboard import NoClipboard, empty_clipboard


class DesktopClipboard:
    """Works while the window is open; where the desktop has no clipboard it says so."""

    def copy(self, text: str) -> None:
        """Put a text there; raises `NoClipboard`."""
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, ValueError) as error:
            raise NoClipboard(_no_clipboard()) from error

    def paste(self) -> str:
        """The text that lies there; raises `NoClipboard`."""
        if not pygame.display.get_init():
            raise NoClipboard(_no_clipboard())
        try:
            text = pygame.scrap.get_text()
        except (pygame.error, ValueError) as error:
            raise NoClipboard(_no_clipboard()) from error
        if not text:
            raise NoClipboard(empty_clipboard())
        return text


def _no_clipboard() -> str:
    return _("This desktop has no clipboard that could be used.")
