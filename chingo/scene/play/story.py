"""What everybody knows of the past: each turn in words, for the log."""

from collections.abc import Iterator
from typing import Any

from chingo.calls import has_fought
from chingo.rules import Chingo
from chingo.scene.picture.sentences import sentence_of
from chingo.state import BOARD, Arm, Attack, Fight, Forced, Lot, Move, Offer, Refuse, Resign
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.words import _, mark
from engine.device.system.matchlog import Line

_RULES = Chingo()

_FIRST = {
    True: mark("{source} takes {target}"),
    False: mark("{source} falls at {target}"),
    None: mark("{source} against {target}"),
}
"""An attack by whether the attacker has won it; None is a tie."""
_AGAIN = {
    True: mark("again: {source} takes {target}"),
    False: mark("again: {source} falls at {target}"),
    None: mark("again: {source} against {target}"),
}
"""The same after a tie."""


def tell(match: Match[Any, Any]) -> list[Line]:
    """Everything that both seats know, in order; what is secret is not even counted."""
    return list(_lines(match))


def _lines(match: Match[Any, Any]) -> Iterator[Line]:
    state = match.start
    for entry in match.log:
        before, state = state, _RULES.apply(state, entry.seat, entry.action)
        shown = _RULES.redact(entry.seat, entry.action, None)
        if shown is not None:
            yield from _tell(entry.seat, shown)
        elif before.vote is not None and state.vote is None and not state.ended:
            yield Line(1 - before.vote, _("does not answer"))
        if state.fight and has_fought(before, state):
            yield from _tell_fight(state.fight)


def _tell(seat: Seat, action: Any) -> Iterator[Line]:
    match action:
        case Forced(late, (Move() | Attack() as step,)):
            yield from _tell(late, step)
        case Move():
            yield Line(seat, _("{source} to {target}").format(**_cells(action)))
        case Lot(first):
            yield Line(first, _("goes first, by lot"))
        case Offer():
            yield Line(seat, _("offers a draw"))
        case Refuse():
            yield Line(seat, _("plays on"))
        case Resign():
            yield Line(seat, _("resigns"))
        case _:
            pass  # a fight tells of its attack; how it ended is on the result


def _tell_fight(fight: Fight) -> Iterator[Line]:
    """Who has won the attack, or what came of both choices, and by which weapons."""
    pair: tuple[Arm, Arm] = fight.rounds[-1] if fight.rounds else fight.arms
    won = None if pair[0] == pair[1] else fight.winner == fight.attacker
    words = _((_AGAIN if fight.rounds else _FIRST)[won])
    words = words.format(source=BOARD.name(fight.source), target=BOARD.name(fight.target))
    yield Line(fight.attacker, words, sentence_of((pair[1], pair[0]) if won is False else pair))


def _cells(move: Move) -> dict[str, str]:
    return {"source": BOARD.name(move.source), "target": BOARD.name(move.target)}
