"""What is called aloud: strikes, what they came to, rounds, and the end."""

from collections.abc import Callable, Iterable

from chapayev.naming import checker_title, seat_title
from chapayev.rows import pinned
from chapayev.state import (
    Accept,
    Action,
    Bayonet,
    Blow,
    Key,
    Plain,
    Resign,
    Result,
    Settled,
    State,
    StepBack,
    Strike,
    Swap,
    Thumb,
)
from engine.core.game import Outcome, Seat
from engine.core.words import _


def speak(view: State, seat: Seat, action: Action) -> str:
    """An action as one calls it, a sentence without its full stop.

    Args:
        view: before it.
        seat: whose it is.
        action: as its hearer may know it.
    """
    match action:
        case Strike() | Thumb() | Blow():
            return _speak_flick(seat, action)
        case Settled():
            return _speak_settled(view, action)
        case Plain() if view.due == "pie":
            return _("{seat} keeps its side").format(seat=seat_title(seat))
        case _:
            return _SPOKEN[type(action)]().format(seat=seat_title(seat))


_SPOKEN: dict[type, Callable[[], str]] = {
    Bayonet: lambda: _("{seat} demands the bayonet attack"),
    Plain: lambda: _("{seat} demands no bayonet attack"),
    Accept: lambda: _("{seat} accepts the bayonet attack"),
    StepBack: lambda: _("{seat} steps back one row"),
    Swap: lambda: _("{seat} changes sides"),
    Resign: lambda: _("{seat} resigns"),
}


def _speak_flick(seat: Seat, action: Strike | Thumb | Blow) -> str:
    words: dict[str, object] = {"seat": seat_title(seat), "power": action.power}
    if isinstance(action, Blow):
        return _("{seat} blows with {power} percent").format(**words)
    words["checker"] = checker_title(action.key)
    if isinstance(action, Thumb):
        return _("{seat}'s thumb flicks {checker} with {power} percent").format(**words)
    words["degrees"] = f"{action.tenths / 10:g}"
    return _("{seat} strikes with {checker}: {degrees} degrees, {power} percent").format(**words)


def _speak_settled(view: State, result: Settled) -> str:
    """What went off, turned or stands, a clause each."""
    was = {each.key: each.face for each in view.checkers}
    turned = [each for each in result.moved if each.face != was.get(each.key, each.face)]
    over = [each.key for each in turned if each.face == "over"]
    up = [each.key for each in turned if each.face == "up"]
    edge = [each.key for each in turned if each.face == "edge"]
    told = (
        (result.off, _("Off the board: {names}")),
        (over, _("Turned over: {names}")),
        (up, _("On its feet again: {names}")),
        (edge, _("On its edge: {names}")),
    )
    clauses = [words.format(names=_names(keys)) for keys, words in told if keys]
    return "; ".join(clauses) or _("Every checker stays on the board")


def _names(keys: Iterable[Key]) -> str:
    return ", ".join(map(checker_title, keys))


def call(view: State, seat: Seat, action: Action) -> str:
    """The same as a sentence of its own: who, what, full stop."""
    return _("{sentence}.").format(sentence=speak(view, seat, action))


def call_news(before: State, after: State) -> str:
    """What has come to light between two views, one after the other; empty if nothing."""
    if before.due == "blow" and after.due == "settle" and after.blown:
        white, black = after.blown
        words = _("White blew with {white} percent, Black with {black} percent.")
        return words.format(white=white, black=black)
    if after.result and after.result != before.result:
        return " ".join([_call_result(after.result), *_call_hope(after)])
    return ""


def _call_result(result: Result) -> str:
    """How a round ended, and what it is worth (K05, K06, K22)."""
    words = {"number": result.number}
    if result.winner is None and result.is_quiet:
        return _("Round {number} is a draw: too long no checker went off.").format(**words)
    if result.winner is None:
        return _("Round {number} is a draw: no checker is left.").format(**words)
    told = {**words, "seat": seat_title(result.winner)}
    return _ADVANCES[result.rows]().format(**told)


_ADVANCES: dict[int, Callable[[], str]] = {
    1: lambda: _("{seat} wins round {number} and advances one row."),
    2: lambda: _("{seat} wins round {number} without a loss and advances two rows."),
    3: lambda: _("{seat} wins round {number} with one checker alone and advances three rows."),
}


def _call_hope(after: State) -> list[str]:
    """Who strikes first in its last hope, if anybody (K11)."""
    hope = pinned(after.rows)
    if after.ended or not after.setup.last_hope or hope is None:
        return []
    return [_("{seat} has the last-hope strike.").format(seat=seat_title(hope))]


_ENDS: dict[str, Callable[[], str]] = {
    "pushed": lambda: _("{seat} has pushed {loser} off the last line and wins."),
    "rounds": lambda: _("The rounds are over: {seat} wins, {own} rows gained to {other}."),
    "resigned": lambda: _("{loser} has resigned: {seat} wins, {own} rows gained to {other}."),
}


def call_end(outcome: Outcome) -> str:
    """Who has won and why, with the rows gained."""
    if not outcome.winners:
        return _("The rounds are over: a draw, {rows} rows gained each.").format(
            rows=outcome.scores[0]
        )
    seat = outcome.winners[0]
    return _ENDS[outcome.reason]().format(
        seat=seat_title(seat),
        loser=seat_title(1 - seat),
        own=outcome.scores[seat],
        other=outcome.scores[1 - seat],
    )
