"""Figures and words of a review as the screen writes them."""

from chek.rules import Chek
from chek.scene.play.story import say
from chek.state import Action, Attack, Double, Move, State, Stop
from chek.steps import format_double, format_step
from engine.core.review import Decision, Mark
from engine.core.words import _

_MINUS = "\u2212"
_RULES = Chek()


def signed(value: float, places: int = 2) -> str:
    """`+0.42`, `0.00`, and a true minus sign."""
    sign = "+" if round(value, places) else ""
    return f"{value:{sign}z.{places}f}".replace("-", _MINUS)


def plain(value: float, places: int = 2) -> str:
    """`0.42`."""
    return f"{value:.{places}f}"


def percent(share: float) -> str:
    """`92 %`."""
    return _("{n} %").format(n=round(100 * share))


def mark_text(mark: Mark) -> str:
    """What a mark is called; nothing where there is none."""
    return ("", _("doubtful"), _("mistake"), _("blunder"))[mark]


def action_text(state: State, action: Action) -> str:
    """As records have it: `b2-b3`, `b2xb3`, or a word."""
    if isinstance(action, Move | Attack):
        return format_step(state, action)
    if isinstance(action, Double):
        return format_double(state, action)
    return _("stop") if isinstance(action, Stop) else _("pass")


def outcome_text(decision: Decision[State, Action]) -> str:
    """What came of a decision, in a few words that follow the sign of its seat."""
    if decision.outcome is None:
        return say(decision.state, decision.action)
    attacked = _RULES.apply(decision.state, decision.seat, decision.action)
    return say(attacked, decision.outcome)
