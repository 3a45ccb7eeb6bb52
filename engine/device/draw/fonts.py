"""The five fonts of the look, by what they are for."""

from collections.abc import Callable
from functools import cached_property

from engine.device.draw.font import Font


class Fonts:
    """`small` for hints, `text` for reading, `card` for names, `display` for headings, `title`.

    Each is read when it is first wanted: the launcher does without the largest.
    """

    def __init__(self, load: Callable[[str], Font]) -> None:
        """`load` reads a font by the name of its file."""
        self._load = load

    @cached_property
    def small(self) -> Font:
        """For hints and notes."""
        return self._load("crank-small")

    @cached_property
    def text(self) -> Font:
        """For reading."""
        return self._load("crank-text")

    @cached_property
    def card(self) -> Font:
        """For names."""
        return self._load("crank-card")

    @cached_property
    def display(self) -> Font:
        """For headings."""
        return self._load("crank-display")

    @cached_property
    def title(self) -> Font:
        """For the name of a game."""
        return self._load("crank-title")

    def lack(self, text: str) -> str:
        """The letters of a text that nothing can be written in, each once.

        All five have the same letters.
        """
        return "".join(dict.fromkeys(sign for sign in text if sign not in self.text.glyphs))
