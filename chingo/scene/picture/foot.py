"""The bottom line: what happened last or a message at the left, hints at the right."""

import msgspec

from chingo.scene.picture.sentences import outcome_of
from chingo.state import BOARD, QUIET_LIMIT, QUIET_SHOWN, Attack, View
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
    if view.last is None:
        return ""
    if view.fight and isinstance(view.last, Attack):
        return outcome_of(view.fight)
    source, target = (BOARD.name(cell) for cell in (view.last.source, view.last.target))
    return _("{source} to {target}").format(source=source, target=target)
