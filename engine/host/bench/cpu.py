"""Speed of a game's CPU: nodes a second, and nodes where cutting is held against looking at all."""

from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter

from engine.core.card import Card
from engine.core.cpu import Task
from engine.host.bench.figure import Figure

ROUNDS = 3


def bench_cpu(card: Card) -> Iterator[Figure]:
    """The figures of the game's own tasks."""
    for task in card.make_cpu().tasks():
        yield _figure(card.slug, task)


def _figure(slug: str, task: Task) -> Figure:
    measure = _speed if task.is_timed else _count
    other = measure(task.other) if task.other else 0.0
    unit = "nodes/s" if task.is_timed else "nodes"
    return Figure(f"{slug}: {task.name}", measure(task.work), unit, task.baseline, other)


def _count(work: Callable[[], int]) -> float:
    return work()


def _speed(work: Callable[[], int]) -> float:
    return median(_once(work) for _round in range(ROUNDS))


def _once(work: Callable[[], int]) -> float:
    start = perf_counter()
    nodes = work()
    return nodes / (perf_counter() - start)
