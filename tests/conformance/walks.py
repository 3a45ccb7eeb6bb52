"""Random walks through any game, for the conformance tests."""

from collections import deque
from collections.abc import Iterator
from copy import copy
from typing import Any

from engine.core.card import Card
from engine.core.chance import Rng
from engine.core.game import CHANCE, Game
from engine.core.match import Entry, Match, from_start
from engine.core.option import Choice


def editions_of(card: Card) -> list[dict[str, str]]:
    """The options of each edition of a game; no options where it has but one."""
    found = [spec for spec in card.options if isinstance(spec, Choice) and spec.name == "edition"]
    names = found[0].values if found else ()
    return [{"edition": name} for name in names] or [{}]


def after_chance(game: Game[Any, Any, Any], state: Any) -> Any:
    """The state with what chance decides first, such as the lot and the deal."""
    rng = Rng(0)
    while game.actors(state) == (CHANCE,):
        action, rng = game.draw(state, rng)
        state = game.apply(state, CHANCE, action)
    return state


def scripted(game: Game[Any, Any, Any], match: Match[Any, Any]) -> Game[Any, Any, Any]:
    """The game with chance doing what the log of a match tells, in its order."""
    script = deque(entry.action for entry in match.log if entry.seat == CHANCE)

    def draw(self: Any, state: Any, rng: Rng) -> tuple[Any, Rng]:
        return (script.popleft() if script else type(game).draw(self, state, rng)[0]), rng

    told = copy(game)
    told.__class__ = type("Scripted", (type(game),), {"draw": draw})
    return told


def random_match(card: Card, seed: int, plies: int, **options: Any) -> Match[Any, Any]:
    """A match of up to `plies` random entries, table talk included now and then."""
    game = card.make_game()
    start = game.new(options)
    rng, state = Rng(seed), start
    log: list[Entry[Any]] = []
    while game.actors(state) and len(log) < plies:
        entry, rng = _random_entry(card, state, rng)
        log.append(entry)
        state = game.apply(state, entry.seat, entry.action)
    match: Match[Any, Any] = from_start(start, seed)
    return Match(start, state, tuple(log), match.rng)


def _random_entry(card: Card, state: Any, rng: Rng) -> tuple[Entry[Any], Rng]:
    game = card.make_game()
    actors = game.actors(state)
    seat, rng = rng.pick([(actor, 1) for actor in actors])
    if seat == CHANCE:
        action, rng = game.draw(state, rng)
        return Entry(CHANCE, action), rng
    talk, rng = rng.below(50)
    plies = [action for who, action in game.plies(state) if who == seat]
    choices = plies if plies and talk else list(game.legal(state, seat))
    action, rng = rng.pick([(choice, 1) for choice in choices])
    return Entry(seat, action), rng


def states_of(card: Card, match: Match[Any, Any]) -> Iterator[Any]:
    """Every state of a match, the first included."""
    game = card.make_game()
    state = match.start
    yield state
    for entry in match.log:
        state = game.apply(state, entry.seat, entry.action)
        yield state
