"""Speed of the rules: random plies of every game."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from engine.core.card import Card
from engine.core.chance import Rng
from engine.core.game import CHANCE, Unlistable
from engine.core.search import perft
from engine.host.bench.figure import Figure
from engine.host.commands.common import Cards
from engine.host.commands.perft import start_state

SECONDS = 1.5


def bench_plies(cards: Cards) -> Iterator[Figure]:
    """Random plies a second of each game, against its perft in the same run if it has one."""
    for card in cards:
        name, plies = f"{card.slug}: random plies", _random_plies(card)
        if card.continuous:
            yield Figure(name, plies, "1/s")
        else:
            yield Figure(name, plies, "1/s", f"{card.slug}: perft leaves", _perft_leaves(card))


def _random_plies(card: Card) -> float:
    game, rng = card.make_game(), Rng(1)
    done, start = 0, perf_counter()
    state: Any = game.new({})
    while perf_counter() - start < SECONDS:
        for _again in range(200):
            actors = game.actors(state)
            if not actors:
                state = game.new({})
                continue
            if actors == (CHANCE,):
                action, rng = game.draw(state, rng)
                state = game.apply(state, CHANCE, action)
            else:
                choices = game.plies(state)
                which, rng = rng.below(len(choices))
                state = game.apply(state, *choices[which])
            done += 1
    return done / (perf_counter() - start)


def _perft_leaves(card: Card) -> float:
    """Three plies deep, or as deep as it goes where physics decides what comes of an action."""
    game, state = card.make_game(), _dealt(card)
    for depth in (3, 2):
        try:
            start = perf_counter()
            return perft(game, state, depth) / (perf_counter() - start)
        except Unlistable:
            continue
    start = perf_counter()
    return perft(game, state, 1) / (perf_counter() - start)


def _dealt(card: Card) -> Any:
    """A state from which every outcome can be listed: where cards are dealt, after the deals."""
    game, rng = card.make_game(), Rng(1)
    state = start_state(card, [], None)
    while game.actors(state) == (CHANCE,):
        try:
            game.chance(state)
        except Unlistable:
            action, rng = game.draw(state, rng)
            state = game.apply(state, CHANCE, action)
        else:
            break
    return state
