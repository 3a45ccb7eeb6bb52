"""The desktop's clipboard, as scenes see it."""

from typing import Protocol

from engine.core.words import _


class NoClipboard(Exception):
    """Nothing could be put there or taken from it: one sentence."""


class Clipboard(Protocol):
    """Takes a text and gives it back; other programs see it too."""

    def copy(self, text: str) -> None:
        """Put a text there; raises `NoClipboard`."""

    def paste(self) -> str:
        """The text that lies there; raises `NoClipboard`."""


class Pocket:
    """A clipboard of the handheld's own, where what others copy must not count, as on a tape."""

    def __init__(self) -> None:
        self._text = ""

    def copy(self, text: str) -> None:
        """Put a text there."""
        self._text = text

    def paste(self) -> str:
        """The text that lies there; raises `NoClipboard`."""
        if not self._text:
            raise NoClipboard(empty_clipboard())
        return self._text


def empty_clipboard() -> str:
    """The sentence for a clipboard without a text."""
    return _("There is no text on the clipboard; copy one first.")
