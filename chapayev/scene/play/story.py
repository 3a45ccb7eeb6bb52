"""The past of a match: every strike in words, and the last one to be shown again."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from chapayev.rules import Chapayev
from chapayev.scene.play.words import flick_text, percent_text, rows_text, short_news
from chapayev.settling import applied
from chapayev.state import (
    Accept,
    Bayonet,
    Blow,
    Plain,
    Resign,
    Settled,
    State,
    StepBack,
    Strike,
    Swap,
    Thumb,
)
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.words import _, mark
from engine.device.system.matchlog import Line

_RULES = Chapayev()


class Step(msgspec.Struct, frozen=True):
    """What chance settled once.

    Attributes:
        before: the launch is in hand.
        settled: what was recorded of it.
        after: all is at rest; where that ended a round the next one stands ready.
    """

    before: State
    settled: Settled
    after: State

    @property
    def ends_round(self) -> bool:
        """Whether a round ended with it."""
        return self.after.result not in (None, self.before.result)

    @property
    def rested(self) -> State:
        """The board on which all came to rest: where a round ended `after` has another."""
        checkers = applied(self.before.checkers, self.settled)
        lying = (replace(each, face="up") if each.face == "edge" else each for each in checkers)
        return replace(self.before, checkers=tuple(lying))


def steps_of(match: Match[Any, Any]) -> Iterator[tuple[State, Any, State]]:
    """Every action with the state before and after it."""
    state = match.start
    for entry in match.log:
        before, state = state, _RULES.apply(state, entry.seat, entry.action)
        yield before, entry, state


def last_strike(match: Match[Any, Any]) -> list[Step]:
    """What chance settled in the last strike, thumbs and breaths included; empty if none was."""
    steps: list[Step] = []
    for before, entry, after in steps_of(match):
        if isinstance(entry.action, Strike):
            steps = []
        elif isinstance(entry.action, Settled):
            steps.append(Step(before, entry.action, after))
    return steps


def why_not_keep(state: State) -> str:
    """Why the match cannot be kept as a text now: a breath is secret until both have blown."""
    return _("A breath is still secret: first both blow.") if state.due == "blow" else ""


def tell(match: Match[Any, Any]) -> list[Line]:
    """Everything that happened, in order; rounds that ended have a line of their own."""
    lines: list[Line] = []
    for before, entry, after in steps_of(match):
        if isinstance(entry.action, Settled):
            if lines:
                news = short_news(before, entry.action)
                lines[-1] = replace(lines[-1], note=news)
            lines += _tell_round(before, after)
        else:
            lines += _tell(before, entry.seat, entry.action, after)
    return lines


def _tell(before: State, seat: Seat, action: Any, after: State) -> list[Line]:
    match action:
        case Strike() | Thumb():
            return [Line(seat, flick_text(before, action))]
        case Blow():
            return _tell_blows(seat, after)
        case Plain():
            is_pie = before.due == "pie"
            return [Line(seat, _("does not change sides") if is_pie else _("wants no bayonets"))]
        case _:
            return [Line(seat, _(_SAID[type(action)]))]


def _tell_blows(seat: Seat, after: State) -> list[Line]:
    if after.due == "blow" or after.blown is None:
        return []
    white, black = map(percent_text, after.blown)
    words = _("Both blow: White {white}, Black {black}").format(white=white, black=black)
    return [Line(seat, words)]


def _tell_round(before: State, after: State) -> list[Line]:
    result = after.result
    if result is None or result == before.result:
        return []
    if result.winner is None:
        drawn = _("Round {number} is drawn").format(number=result.number)
        return [Line(before.turn, drawn)]
    won = _("wins round {number}").format(number=result.number)
    return [Line(result.winner, won, rows_text(result.rows))]


_SAID: dict[type, str] = {
    Bayonet: mark("demands the bayonet attack"),
    Accept: mark("accepts the bayonet attack"),
    StepBack: mark("steps back one row"),
    Swap: mark("changes sides"),
    Resign: mark("resigns"),
}
