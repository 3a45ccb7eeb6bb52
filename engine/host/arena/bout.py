"""Pairs of matches between two CPU players: the same dice and deals twice, the seats changed.

Dice decide nearly all of a match of Chek, so each pair shares them, and each roll's luck is counted
to be taken out (`tally`). A pair depends on its number and the seed alone, so that any number of
processes plays the same. Each player is given what its seat may know, and no more.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any

import msgspec

from engine.core.chance import Rng, stream
from engine.core.cpu import Brain, Player
from engine.core.game import CHANCE, Game, Outcome, Seat
from engine.core.recall import Witness
from engine.host.safepath import safe_path
from engine.host.worker import end_with_parent


class Bout(msgspec.Struct, frozen=True):
    """Who plays what; it can be sent to another process.

    Attributes:
        make_game: the rules.
        make_cpu: the game's CPU players.
        specs: the two players' words.
        options: the game's.
        seed: of everything.
    """

    make_game: Callable[[], Game[Any, Any, Any]]
    make_cpu: Callable[[], Brain[Any, Any]]
    specs: tuple[str, str]
    options: Mapping[str, Any]
    seed: int


class Result(msgspec.Struct, frozen=True):
    """One match as the first player saw it.

    Attributes:
        points: its share of the win: 1, 0, or between.
        worth: how far ahead it ended, in the game's units, a seat.
        luck: how much of that the dice gave it.
        plies: entries of the log.
        reason: why it ended.
        seats: each seat's share of the win, whoever played it, in seat order.
        fortune: what the dice gave it of the points.
        fortunes: what the dice gave each seat of the win, as far as the game can tell.
    """

    points: float
    worth: float
    luck: float
    plies: int
    reason: str
    seats: tuple[float, ...] = ()
    fortune: float = 0.0
    fortunes: tuple[float, ...] = ()


Pair = tuple[Result, Result]


def play_pairs(bout: Bout, pairs: int, jobs: int = 1) -> Iterator[Pair]:
    """The results of pairs 0, 1, ... in order; more jobs are processes of their own."""
    play = partial(play_pair, bout)
    if jobs == 1:
        yield from map(play, range(pairs))
        return
    others = active_children()
    context = get_context("spawn")
    with (
        safe_path(),
        ProcessPoolExecutor(jobs, mp_context=context, initializer=end_with_parent) as pool,
    ):
        numbers = iter(range(pairs))
        waiting = deque(pool.submit(play, number) for number in islice(numbers, 2 * jobs))
        try:
            while waiting:
                pair = waiting.popleft().result()
                waiting.extend(pool.submit(play, number) for number in islice(numbers, 1))
                yield pair
        except BaseException:  # nobody wants the rest: a match may take minutes
            for process in set(active_children()).difference(others):
                process.terminate()
            raise


def play_pair(bout: Bout, number: int) -> Pair:
    """Two matches: the first player in the even seats, then in the odd ones."""
    return _play(bout, number, 0), _play(bout, number, 1)


def _play(bout: Bout, number: int, parity: int) -> Result:
    game, brain = bout.make_game(), bout.make_cpu()
    players = [brain.make_player(spec) for spec in bout.specs]
    dice = stream(bout.seed, f"pair/{number}")
    errors = [stream(bout.seed, f"pair/{number}/cpu/{who}") for who in range(2)]
    state = game.new(bout.options)
    seats = len(brain.worth(game.view(state, None)))
    witnesses = [Witness(game, seat) for seat in range(seats)]
    luck, fortunes, plies = [0.0] * seats, [0.0] * seats, 0
    while actors := game.actors(state):
        for witness in witnesses:
            witness.see(state)
        seat = actors[0]
        if seat == CHANCE:
            action, dice = game.draw(state, dice)
            seen = game.view(state, None)
            luck = _sum(luck, brain.luck(seen, action))
            fortunes = _sum(fortunes, brain.fortune(seen, action))
        else:
            who = (seat + parity) % 2
            action, errors[who] = _choose(players[who], witnesses[seat], seat, errors[who])
        state = game.apply(state, seat, action)
        plies += 1
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError("nobody is to act, so the match is over")
    own, points = range(parity, seats, 2), _points(outcome, seats)
    worth, share = brain.worth(game.view(state, None)), sum(points[seat] for seat in own)
    found = share, _mean(worth, own), _mean(luck, own), plies, outcome.reason
    return Result(*found, points, sum(fortunes[seat] for seat in own), tuple(fortunes))


def _choose(
    player: Player[Any, Any], witness: Witness[Any, Any], seat: Seat, rng: Rng
) -> tuple[Any, Rng]:
    action, rng, _thought = player.choose(witness.view, seat, rng, witness.past)
    return action, rng


def _points(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """The win, shared by its winners, or by all where nobody won."""
    winners = outcome.winners or tuple(range(seats))
    return tuple((seat in winners) / len(winners) for seat in range(seats))


def _sum(values: Sequence[float], more: Sequence[float]) -> list[float]:
    return [a + b for a, b in zip(values, more, strict=True)]


def _mean(values: Sequence[float], own: range) -> float:
    return sum(values[seat] for seat in own) / len(own)
