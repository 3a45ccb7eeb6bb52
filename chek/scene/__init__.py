"""Chek on the handheld: what its card makes."""

from collections.abc import Mapping
from typing import Any

from chek.scene.board import BoardScene
from chek.scene.gallery import make_shots
from chek.scene.picture.preview import make_picture, make_thumb
from chek.scene.play.sitting import Sitting
from chek.scene.play.starting import start
from chek.scene.play.story import tell_match, turns_text
from chek.scene.replay import ReplayScene
from chek.scene.title import TitleScene
from chek.shapes import seat_title
from chek.turns import outcome, scores
from engine.core.codec import Envelope
from engine.core.game import Options, Seat
from engine.core.match import Match
from engine.core.words import _
from engine.device.console import Console
from engine.device.scene import Scene
from engine.device.shelf import OpenJournal

__all__ = [
    "describe",
    "make_match",
    "make_new",
    "make_picture",
    "make_replay",
    "make_shots",
    "make_thumb",
    "make_title",
    "tally",
]


def make_title(console: Console) -> Scene:
    """Where a match is set up."""
    return TitleScene(console)


def make_new(console: Console, options: Options, seats: tuple[str, ...] = ()) -> Scene:
    """A new match at once; all seats are people. Raises `BadOption`."""
    del seats
    return BoardScene(console, start(console, options), is_new=True)


def make_match(
    console: Console, match: Match[Any, Any], journal: OpenJournal, envelope: Envelope
) -> Scene:
    """A saved match gone on with, without any motion."""
    return BoardScene(console, Sitting(match, journal, envelope))


def make_replay(console: Console, match: Match[Any, Any], headers: Mapping[str, str]) -> Scene:
    """A record that is watched."""
    return ReplayScene(console, match, headers)


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
    return _("{name} to act, {turns}").format(name=_name(seat, names), turns=turns)


def tally(match: Match[Any, Any], names: tuple[str, ...] = ()) -> str:
    """Every seat with its score as if the match ended now: `Anna 8, Ring 7`."""
    score = _("{name} {score}")
    totals = enumerate(scores(match.state))
    return ", ".join(score.format(name=_name(seat, names), score=total) for seat, total in totals)


def _name(seat: Seat, names: tuple[str, ...]) -> str:
    """The player's name, or the seat's where none was given."""
    return (names[seat] if seat < len(names) else "") or seat_title(seat)
