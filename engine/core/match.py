"""A match: the full truth of one game as a value. It exists only where the truth is kept."""

from collections.abc import Callable, Iterable, Sequence
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
        before: the generator before each entry, so that going back gives the same dice again;
            empty where it is not known, as in a record.
    """

    start: S
    state: S
    log: tuple[Entry[A], ...]
    rng: Rng
    before: tuple[Rng, ...] = ()


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
    return Match(match.start, state, (*match.log, entry), rng, (*match.before, match.rng))


def replay(game: Game[S, A, Any], start: S, log: Iterable[Entry[A]]) -> S:
    """The state that `log` leads to, each entry checked; raises `IllegalAction`."""
    state = start
    for entry in log:
        game.check(state, entry.seat, entry.action)
        state = game.apply(state, entry.seat, entry.action)
    return state


def restore(
    game: Game[S, A, Any], start: S, log: Iterable[Entry[A]], rngs: Sequence[Rng]
) -> Match[S, A]:
    """The match that a save tells of; raises `IllegalAction`.

    Args:
        game: its rules.
        start: the state before the first entry.
        log: every entry.
        rngs: the generator before the first entry, and after each.
    """
    entries = tuple(log)
    return Match(start, replay(game, start, entries), entries, rngs[-1], tuple(rngs[:-1]))


def undo(
    game: Game[S, A, Any],
    match: Match[S, A],
    is_point: Callable[[S], bool] = lambda _s: True,
    *,
    past_chance: bool = False,
) -> Match[S, A]:
    """The match before the last own action.

    Args:
        game: its rules.
        match: where to go back from.
        is_point: whether a state is one to go back to; a vote in the middle is not.
        past_chance: whether to go back even where the dice decided something since. The generator
            goes back too: the n-th roll from there on has the same dice again.

    Raises:
        UndoRefused: nothing was played, or a roll stands between that may not be passed.
    """
    states, keeps = _states(game, match), 0 if past_chance else _last_roll(match)
    for length in reversed(range(keeps, len(match.log))):
        state = states[length]
        if game.actors(state) != (CHANCE,) and is_point(state):
            rng = match.before[length] if past_chance else match.rng
            before = match.before[:length]
            return Match(match.start, state, match.log[:length], rng, before)
    if keeps:
        raise UndoRefused(_("What the dice decided stays: nothing can be undone past a roll."))
    raise UndoRefused(_("There is nothing to undo yet."))


def _states(game: Game[S, A, Any], match: Match[S, A]) -> list[S]:
    """The state before each entry, and the last."""
    states = [match.start]
    for entry in match.log:
        states.append(game.apply(states[-1], entry.seat, entry.action))
    return states


def _last_roll(match: Match[Any, Any]) -> int:
    """How many entries the log has up to the last that chance decided, that one included."""
    rolls = [number for number, entry in enumerate(match.log, 1) if entry.seat == CHANCE]
    return rolls[-1] if rolls else 0
