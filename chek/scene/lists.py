"""What lists say of a match: where it stands, and everybody's score."""

from typing import Any

from chek.editions import STANDARD, edition_of
from chek.scene.play.players import Players
from chek.scene.play.story import tell_match, turns_text
from chek.state import State
from chek.turns import outcome, scores
from engine.core.match import Match
from engine.core.words import _


def describe(match: Match[Any, Any], names: tuple[str, ...] = ()) -> str:
    """Where a match stands, for lists: `Ring to act, 18 turns`."""
    turns = turns_text(tell_match(match).turns)
    state = match.state
    ended = outcome(state)
    if ended:
        return _("Over, {turns}").format(turns=turns)
    seat = state.vote.waiting[0] if state.vote else state.actor
    if seat < 0:
        return _("Just begun")
    name = _players(state, names).name(seat)
    return _("{name} to act, {turns}").format(name=name, turns=turns)


def tally(match: Match[Any, Any], names: tuple[str, ...] = ()) -> str:
    """Every seat with its score as if the match ended now: `Anna 8, Ring 7`."""
    score = _("{name} {score}")
    name, totals = _players(match.state, names).name, enumerate(scores(match.state))
    return ", ".join(score.format(name=name(seat), score=total) for seat, total in totals)


def _players(state: State, names: tuple[str, ...]) -> Players:
    return Players(names, (), state.setup.edition, state.setup.seats)


def gist(match: Match[Any, Any]) -> str:
    """The edition if it is not the standard one, the board, the score: `Nights 8x8, 6-9`."""
    state: State = match.state
    edition = edition_of(state.setup)
    board = _("{size}x{size}").format(size=state.setup.size)
    if edition.name != STANDARD.name:
        board = _("{edition} {board}").format(edition=_(edition.title), board=board)
    score = "-".join(map(str, scores(state)))
    return _("{board}, {score}").format(board=board, score=score)
