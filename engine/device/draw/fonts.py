"""The five fonts of the look, by what they are for."""

from dataclasses import dataclass

from engine.device.draw.font import Font


@dataclass(frozen=True, slots=True)
class Fonts:
    """`small` for hints, `text` for reading, `card` for names, `display` for headings, `title`."""

    small: Font
    text: Font
    card: Font
    display: Font
    title: Font

    def lack(self, text: str) -> str:
        """The letters of a text that one of the fonts has no picture of, each once."""
        fonts = (self.small, self.text, self.card, self.display, self.title)
        lacking = (sign for sign in text if not all(sign in font.glyphs for font in fonts))
        return "".join(dict.fromkeys(lacking))
