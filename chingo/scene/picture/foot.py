"""The bottom line: what happened last or a message at the left, hints at the right."""

import msgspec

from chingo.scene.picture.sentences import outcome_of
from chingo.state import BOARD, QUIET_LIMIT, QUIET_SHOWN, Attack, Move, View
from engine.core.words import _, ngettext
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Canvas
from engine.device.widgets import Hint, draw_fitted, draw_hints

BASELINE = 234
_LEFT, _GAP, _RIGHT = 22, 10, 394


class Foot(msgspec.Struct, frozen=True):
    """What the line says.

    Attributes:
        words: at the left.
        hints: what the buttons do.
        notice: why something cannot be done, instead of everything else.
    """

    words: str = ""
    hints: tuple[Hint, ...] = ()
    notice: str = ""


def draw_foot(canvas: Canvas, fonts: Fonts, foot: Foot) -> None:
    """The whole line."""
    if foot.notice:
        draw_fitted(canvas, foot.notice, _LEFT, BASELINE, fonts.small, room=_RIGHT - _LEFT)
        return
    end = _LEFT + fonts.small.width(foot.words) if foot.words else 6 - _GAP
    left = draw_hints(canvas, fonts, foot.hints, baseline=BASELINE, left=end + _GAP)
    draw_fitted(canvas, foot.words, _LEFT, BASELINE, fonts.small, room=left - _GAP - _LEFT)


def words_of(view: View) -> str:
    """The countdown of G13, which everybody should know, or else what was done last."""
    left = QUIET_LIMIT - view.quiet
    if not view.ended and view.quiet >= QUIET_SHOWN:
        return ngettext("{n} move to a draw", "{n} moves to a draw", left).format(n=left)
    if isinstance(view.last, Attack) and view.fight:
        return outcome_of(view.fight)
    return last_words(view.last) if view.last else ""


def last_words(last: Move | Attack) -> str:
    """The last step, with the cells' own names for both seats."""
    sentence = (
        _("{source} attacked {target}") if isinstance(last, Attack) else _("{source} to {target}")
    )
    return sentence.format(source=BOARD.name(last.source), target=BOARD.name(last.target))
