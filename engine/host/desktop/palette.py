"""The colours of the two tones, of the case, and what the display does to a finished frame."""

from dataclasses import dataclass
from typing import Final

Colour = tuple[int, int, int]

PALETTES: Final[dict[str, tuple[Colour, Colour]]] = {
    "lit": ((0xB1, 0xAE, 0xA7), (0x32, 0x2F, 0x28)),
    "pure": ((0xFF, 0xFF, 0xFF), (0x00, 0x00, 0x00)),
    "inverted": ((0x32, 0x2F, 0x28), (0xB1, 0xAE, 0xA7)),
    "lamp": ((0xF2, 0xC8, 0x79), (0x2B, 0x1A, 0x0C)),
}
"""White and black of each palette."""

CASE_INK: Final[Colour] = (0x32, 0x2F, 0x28)
CASE_CREAM: Final[Colour] = (0xE8, 0xDE, 0xC8)
CASE_RED: Final[Colour] = (0xBC, 0x4A, 0x2F)
TABLE: Final[Colour] = (0x78, 0x84, 0x7E)

CASE_COLOURS: Final = (CASE_INK, CASE_CREAM, CASE_RED, TABLE)
"""By the palette numbers of `canvas`; the same whatever the palette of the screen."""


@dataclass(frozen=True, slots=True)
class Effects:
    """What is done to a frame as it is shown; never written into it."""

    palette: str = "lit"
    flip_x: bool = False
    flip_y: bool = False

    @property
    def colours(self) -> tuple[Colour, Colour]:
        """Black and white, in the order of the pixels' values 0 and 1."""
        white, black = PALETTES.get(self.palette, PALETTES["lit"])
        return black, white
