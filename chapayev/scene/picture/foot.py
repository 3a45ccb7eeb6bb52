"""The bottom line: what happened last, white on the drop; hints at the right of the column."""

from typing import Final

import msgspec

from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Canvas
from engine.device.widgets import Hint, draw_fitted, draw_hints

BASELINE: Final = 234
_LEFT, _RIGHT, _COLUMN, _HINTS_END = 32, 246, 254, 394


class Foot(msgspec.Struct, frozen=True):
    """What the line says.

    Attributes:
        words: at the left.
        hints: what the buttons do.
        notice: why something cannot be done, instead of the words.
    """

    words: str = ""
    hints: tuple[Hint, ...] = ()
    notice: str = ""


def draw_foot(canvas: Canvas, fonts: Fonts, foot: Foot) -> None:
    """The whole line."""
    words, room = foot.notice or foot.words, _RIGHT - _LEFT
    start = _LEFT if fonts.small.width(words) <= room else 6
    draw_fitted(canvas, words, start, BASELINE, fonts.small, room=_RIGHT - start, white=True)
    draw_hints(canvas, fonts, foot.hints, baseline=BASELINE, left=_COLUMN, right=_HINTS_END)
