"""What everybody knows of the past: each turn in words, for the log."""

from collections.abc import Iterator
from typing import Any

from chingo.calls import has_fought
from chingo.rules import Chingo
from chingo.scene.picture.sentences import arm_name, sentence_of
from chingo.state import BOARD, Arm, Attack, Fight, Forced, Lot, Move, Offer, Refuse, Resign
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.words import _
from engine.device.system.matchlog import Line

_RULES = Chingo()


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
        if state.fight and has_fought(before, state):
            yield from _tell_fight(state.fight)


def _tell(seat: Seat, action: Any) -> Iterator[Line]:
    match action:
        case Forced(late, (Move() | Attack() as step,)):
            yield from _tell(late, step)
        case Move():
            yield Line(seat, _("{source} to {target}").format(**_cells(action)))
        case Lot(first):
            yield Line(first, _("begins, by lot"))
        case Offer():
            yield Line(seat, _("offers a draw"))
        case Refuse():
            yield Line(seat, _("plays on"))
        case Resign():
            yield Line(seat, _("resigns"))
        case _:
            pass  # a fight tells of its attack; how it ended is on the result


def _tell_fight(fight: Fight) -> Iterator[Line]:
    """The attack, or what came of both choices."""
    pair: tuple[Arm, Arm] = fight.rounds[-1] if fight.rounds else fight.arms
    if fight.rounds:
        words = _("chose {weapon}").format(weapon=arm_name(pair[0]))
    else:
        words = _("{source} attacks {target}").format(
            source=BOARD.name(fight.source), target=BOARD.name(fight.target)
        )
    is_tie = pair[0] == pair[1]
    wins = is_tie or fight.winner == fight.attacker
    yield Line(fight.attacker, words, sentence_of(pair if wins else (pair[1], pair[0])))


def _cells(move: Move) -> dict[str, str]:
    return {"source": BOARD.name(move.source), "target": BOARD.name(move.target)}
