"""What lists say of a match: where it stands, and everybody's score. They tell no secret."""

from typing import Any

from chingo.rules import Chingo
from chingo.scene.play.players import Players
from chingo.state import Attack, Forced, Move
from engine.core.match import Match
from engine.core.words import _, ngettext

_RULES = Chingo()


def describe(match: Match[Any, Any], names: tuple[str, ...] = ()) -> str:
    """Where a match stands, for lists: `Anna to act, 18 turns`."""
    view = _RULES.view(match.state, None)
    if view.is_setup:
        return _("Setting up")
    turns = turns_text(match)
    if view.ended:
        return _("Over, {turns}").format(turns=turns)
    if view.tie:
        return _("A tie, {turns}").format(turns=turns)
    seat = view.turn if view.vote is None else 1 - view.vote
    return _("{name} to move, {turns}").format(name=Players(names).name(seat), turns=turns)


def turns_text(match: Match[Any, Any]) -> str:
    """`18 turns`: every move and attack is one."""
    return turns_of(sum(_is_turn(entry.action) for entry in match.log))


def turns_of(turns: int) -> str:
    """`18 turns`."""
    return ngettext("{n} turn", "{n} turns", turns).format(n=turns)


def _is_turn(action: Any) -> bool:
    acted = action.actions[0] if isinstance(action, Forced) else action
    return isinstance(acted, Move | Attack)


def tally(match: Match[Any, Any], names: tuple[str, ...] = ()) -> str:
    """Every seat with its units: `Anna 12, Bruno 13`."""
    score = _("{name} {score}")
    name, alive = Players(names).name, _alive(match)
    return ", ".join(score.format(name=name(seat), score=n) for seat, n in enumerate(alive))


def gist(match: Match[Any, Any]) -> str:
    """The units of both, and the clock if there is one: `12-13, 30 s a turn`."""
    score = "-".join(map(str, _alive(match)))
    clock = match.state.clock
    return _("{score}, {n} s a turn").format(score=score, n=clock) if clock else score


def _alive(match: Match[Any, Any]) -> list[int]:
    cells = _RULES.view(match.state, None).cells
    return [sum(unit is not None and unit.owner == seat for unit in cells) for seat in (0, 1)]
