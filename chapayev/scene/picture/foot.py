"""The bottom line: what happened last, white on the drop; hints at the right of the column."""

from typing import Final

import msgspec

from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Canvas
from engine.device.widgets import Hint, draw_fitted, draw_hints
from engine.device.widgets.hints import lay_hints

BASELINE: Final = 234
_ABOVE: Final = 214
_LEFT, _RIGHT, _COLUMN, _HINTS_END = 32, 246, 254, 394


class Foot(msgspec.Struct, frozen=True):
    """What the line says.

    Attributes:
        words: at the left.
        hints: what the buttons do.
        notice: why something cannot be done, instead of the words.
        may_stack: whether hints that have no room go on a line of their own above the others.
    """

    words: str = ""
    hints: tuple[Hint, ...] = ()
    notice: str = ""
    may_stack: bool = False


def draw_foot(canvas: Canvas, fonts: Fonts, foot: Foot) -> None:
    """The whole line."""
    words, room = foot.notice or foot.words, _RIGHT - _LEFT
    start = _LEFT if fonts.small.width(words) <= room else 6
    draw_fitted(canvas, words, start, BASELINE, fonts.small, room=_RIGHT - start, white=True)
    above = _overflow(fonts, foot.hints) if foot.may_stack else 0
    lines = (foot.hints[:above], _ABOVE), (foot.hints[above:], BASELINE)
    for hints, baseline in lines:
        draw_hints(canvas, fonts, hints, baseline=baseline, left=_COLUMN, right=_HINTS_END)


def _overflow(fonts: Fonts, hints: tuple[Hint, ...]) -> int:
    """How many of the first hints have no room beside the others with all their words."""
    for above in range(len(hints)):
        laid = lay_hints(fonts, hints[above:], left=_COLUMN, right=_HINTS_END)
        if [each.word for each in laid] == [word for _icon, word in hints[above:]]:
            return above
    return 0
