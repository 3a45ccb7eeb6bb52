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
