"""What lists say of a match: where it stands, and everybody's score."""

from typing import Any

from chapayev.asking import asked
from chapayev.options import RULES
from chapayev.rows import gained
from chapayev.scene.play.players import Players
from chapayev.state import State, Strike
from engine.core.match import Match
from engine.core.words import _, ngettext


def describe(match: Match[Any, Any], names: tuple[str, ...] = ()) -> str:
    """Where a match stands, for lists: `Anna to strike, round 3`."""
    state: State = match.state
    if state.ended:
        return _("Over, {strikes}").format(strikes=strikes_text(match))
    words = {"round": state.round, "name": Players(names).name(_to_act(state))}
    if state.due == "strike":
        return _("{name} to strike, round {round}").format(**words)
    return _("{name} to act, round {round}").format(**words)


def _to_act(state: State) -> int:
    return next(iter(asked(state)), state.turn)


def strikes_text(match: Match[Any, Any]) -> str:
    """`18 strikes` of the whole match."""
    strikes = sum(isinstance(entry.action, Strike) for entry in match.log)
    return ngettext("{n} strike", "{n} strikes", strikes).format(n=strikes)


def tally(match: Match[Any, Any], names: tuple[str, ...] = ()) -> str:
    """Every seat with the rows that it has gained: `Anna 2, Bruno 0`."""
    score = _("{name} {score}")
    name, rows = Players(names).name, enumerate(gained(match.state.rows))
    return ", ".join(score.format(name=name(seat), score=n) for seat, n in rows)


def gist(match: Match[Any, Any]) -> str:
    """What is not as usual, and the rows that both have gained: `Pawns, 2-0`."""
    setup = match.state.setup
    parts = [] if any(getattr(setup, rule) for rule in RULES) else [_("Classic")]
    parts += [_("Pawns")] if setup.look == "pawns" else []
    return ", ".join([*parts, "-".join(map(str, gained(match.state.rows)))])
