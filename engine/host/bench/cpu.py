"""Speed of a game's CPU: nodes a second, and nodes where cutting is held against looking at all."""

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

from engine.core.card import Card
from engine.core.chance import stream
from engine.core.cpu import Player, Task
from engine.host.bench.figure import Figure

ROUNDS = 3
GOALS = ("at most 300 ms", "at most 2,000 ms")


def bench_cpu(card: Card) -> Iterator[Figure]:
    """The figures of the game's own tasks."""
    for task in card.make_cpu().tasks():
        yield _figure(card.slug, task)
    yield from _answers(card)


def _answers(card: Card) -> Iterator[Figure]:
    """How long all but one of twenty answers take at most, for the two strongest levels."""
    brain = card.make_cpu()
    questions = brain.questions()
    for level, goal in zip(brain.levels[-2:], GOALS, strict=True):
        player = brain.make_player(str(level))
        for kind in dict.fromkeys(kind for kind, _state in questions):
            states = [state for name, state in questions if name == kind]
            times = sorted(_answer_ms(card, player, state) for state in states)
            name = f"{card.slug}: level {level}, 95 % of answers, {kind}"
            yield Figure(name, times[int(0.95 * (len(times) - 1))], "ms", "", 0.0, goal)


def _answer_ms(card: Card, player: Player[Any, Any], state: Any) -> float:
    game = card.make_game()
    seat = game.actors(state)[0]
    view = game.view(state, seat)
    start = process_time()
    player.choose(view, seat, stream(1, "bench"))
    return 1000 * (process_time() - start)


def _figure(slug: str, task: Task) -> Figure:
    unit = f"{task.unit}/s" if task.is_timed else task.unit
    own, other = _measure(task)
    return Figure(f"{slug}: {task.name}", own, unit, task.baseline, other, task.goal)


def _measure(task: Task) -> tuple[float, float]:
    """The task's figure and its baseline's, which take turns so that a busy machine slows both."""
    if not task.is_timed:
        return task.work(), task.other() if task.other else 0.0
    own, other = [], []
    for _round in range(ROUNDS):
        own.append(_speed(task.work))
        other.append(_speed(task.other) if task.other else 0.0)
    return median(own), median(other)


def _speed(work: Callable[[], int]) -> float:
    """Nodes a second of the processor's own time, which other programs do not take from it."""
    start = process_time()
    nodes = work()
    return nodes / (process_time() - start)
