"""The bottom line: what happened last or a message at the left, hints at the right."""

import msgspec

from chek.editions import edition_of
from chek.scene.picture import pieces
from chek.scene.picture.figures import sign_of
from chek.scene.play.intents import Hints
from chek.scene.play.story import Line
from chek.state import Setup, State
from engine.core.turn import quiet_left
from engine.core.words import _, ngettext
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Canvas
from engine.device.widgets import draw_fitted, draw_hints

_BASELINE = 236
_LEFT, _GAP = 22, 10


class Foot(msgspec.Struct, frozen=True):
    """What the line says.

    Attributes:
        line: what happened last, after the sign of its seat.
        sign: the shape that stands for that seat.
        message: instead of `line`, if it is not empty.
        hints: what the buttons do.
        notice: why something cannot be done, instead of everything else.
    """

    line: Line | None = None
    message: str = ""
    hints: Hints = ()
    notice: str = ""
    sign: int = 0


def draw_foot(canvas: Canvas, fonts: Fonts, foot: Foot) -> None:
    """The whole line."""
    if foot.notice:
        draw_fitted(canvas, foot.notice, _LEFT, _BASELINE, fonts.small, room=394 - _LEFT)
        return
    words = foot.message or (foot.line.words if foot.line else "")
    start = _LEFT if foot.message or not foot.line else 38
    end = start + fonts.small.width(words) if words else 6 - _GAP
    left = draw_hints(canvas, fonts, foot.hints, baseline=_BASELINE, left=end + _GAP)
    draw_fitted(canvas, words, start, _BASELINE, fonts.small, room=left - _GAP - start)
    if foot.line and not foot.message:
        pieces.icon(foot.sign, 5).draw(canvas, 28, _BASELINE - 5)


def sign_in(setup: Setup, line: Line | None) -> int:
    """The sign of the seat that a line is about."""
    return sign_of(setup, line.seat) if line else 0


def message_of(state: State, *, is_asked: bool) -> str:
    """What every player should know now: the quiet countdown, or that the end may be offered.

    That is a question for whoever can answer it, so nobody is asked while a CPU player acts.
    """
    if state.ended:
        return ""
    left = quiet_left(state.quiet, state.setup.quiet, len(state.living))
    if left is not None:
        return ngettext(
            "Ends after {n} more quiet turn", "Ends after {n} more quiet turns", left
        ).format(n=left)
    if is_asked and is_down_to_one(state):
        has_cards = edition_of(state.setup).has_cards
        return _("One card each: end it?") if has_cards else _("One piece each: end it?")
    return ""


def is_down_to_one(state: State) -> bool:
    """Whether every living seat has one piece, when the screen suggests to end (C21)."""
    return all(state.left(seat) == 1 for seat in state.living)
