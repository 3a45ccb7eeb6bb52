"""Speed of a game's CPU: nodes a second, and nodes where cutting is held against looking at all."""

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time

from engine.core.card import Card
from engine.core.cpu import Task
from engine.host.bench.figure import Figure

ROUNDS = 3


def bench_cpu(card: Card) -> Iterator[Figure]:
    """The figures of the game's own tasks."""
    for task in card.make_cpu().tasks():
        yield _figure(card.slug, task)


def _figure(slug: str, task: Task) -> Figure:
    unit = "nodes/s" if task.is_timed else "nodes"
    own, other = _measure(task)
    return Figure(f"{slug}: {task.name}", own, unit, task.baseline, other)


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
