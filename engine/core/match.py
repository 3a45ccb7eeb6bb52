"""A match: the full truth of one game as a value. It exists only where the truth is kept."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.chance import Rng, stream
from engine.core.game import CHANCE, Game, IllegalAction, Options, RulesError, Seat
from engine.core.words import _

S = TypeVar("S")
A = TypeVar("A")


class Entry(msgspec.Struct, Generic[A], frozen=True):
    """One ply: who did what; chance is the seat `CHANCE`."""

    seat: Seat
    action: A


class Match(msgspec.Struct, Generic[S, A], frozen=True):
    """A state with the way it came about, and the generator for what chance does next.

    Attributes:
        start: the state before the first entry.
        state: the state after the last.
        log: every entry in order, chance included, so that a replay needs no random source.
        rng: never part of a state or a view, or players could know the dice ahead.
    """

    start: S
    state: S
    log: tuple[Entry[A], ...]
    rng: Rng


class UndoRefused(RulesError):
    """There is nothing that may be taken back."""


def begin(game: Game[S, A, Any], options: Options, seed: int) -> Match[S, A]:
    """A fresh match; what chance has to decide first is still undecided. Raises `BadOption`."""
    return from_start(game.new(options), seed)


def from_start(start: S, seed: int) -> Match[S, Any]:
    """A match that begins at a given state, such as one read from a position's text."""
    return Match(start, start, (), stream(seed, "match"))


def is_chance(game: Game[S, A, Any], state: S) -> bool:
    """Whether chance is to act."""
    return game.actors(state) == (CHANCE,)


def play(game: Game[S, A, Any], match: Match[S, A], seat: Seat, action: A) -> Match[S, A]:
    """The match after a seat's action; raises `IllegalAction`."""
    if seat == CHANCE:
        raise IllegalAction(_("Chance is drawn, not played."))
    game.check(match.state, seat, action)
    return _after(game, match, Entry(seat, action), match.rng)


def draw(game: Game[S, A, Any], match: Match[S, A]) -> Match[S, A]:
    """The match after chance has decided its node; only where `is_chance`."""
    action, rng = game.draw(match.state, match.rng)
    return _after(game, match, Entry(CHANCE, action), rng)


def _after(game: Game[S, A, Any], match: Match[S, A], entry: Entry[A], rng: Rng) -> Match[S, A]:
    state = game.apply(match.state, entry.seat, entry.action)
    return Match(match.start, state, (*match.log, entry), rng)


def replay(game: Game[S, A, Any], start: S, log: Iterable[Entry[A]]) -> S:
    """The state that `log` leads to, each entry checked; raises `IllegalAction`."""
    state = start
    for entry in log:
        game.check(state, entry.seat, entry.action)
        state = game.apply(state, entry.seat, entry.action)
    return state


def restore(game: Game[S, A, Any], start: S, log: Iterable[Entry[A]], rng: Rng) -> Match[S, A]:
    """The match that a save tells of; raises `IllegalAction`."""
    entries = tuple(log)
    return Match(start, replay(game, start, entries), entries, rng)


def undo(
    game: Game[S, A, Any], match: Match[S, A], is_point: Callable[[S], bool] = lambda _s: True
) -> Match[S, A]:
    """The match before the last own action, never past chance.

    Args:
        game: its rules.
        match: where to go back from.
        is_point: whether a state is one to go back to; a vote in the middle is not.

    Raises:
        UndoRefused: nothing was played, or a roll stands between.
    """
    log = match.log
    while log and log[-1].seat != CHANCE:
        log = log[:-1]
        state = replay(game, match.start, log)
        if is_point(state):
            return Match(match.start, state, log, match.rng)
    if log:
        raise UndoRefused(_("What the dice decided stays: nothing can be undone past a roll."))
    raise UndoRefused(_("There is nothing to undo yet."))
