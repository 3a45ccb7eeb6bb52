"""From the start of the process to the first frame, beside a bare window of pygame."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from engine.host.bench.figure import Figure, run_python
from engine.host.commands.common import Cards

RUNS = 9
MAIN = Path(__file__).parents[3] / "main.py"
BARE = """
import os
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
pygame.display.init()
pygame.display.set_mode((1168, 596))
pygame.display.flip()
"""


def bench_start(_cards: Cards) -> Iterator[Figure]:
    """Whole processes in turn, ours and the bare one, so that a slow moment hits both.

    The first pair only compiles, as the first start on a new machine does.
    """
    ours, bare = [], []
    with TemporaryDirectory() as folder:
        own = [str(MAIN), "play", "--frames", "1", "--data-dir", folder]
        for _run in range(1 + RUNS):
            ours.append(_seconds(own, folder))
            bare.append(_seconds(["-c", BARE], folder))
    goal = "at most 0.2 s apart"
    ours_s, bare_s = median(ours[1:]), median(bare[1:])
    yield Figure("start to first frame", ours_s, "s", "bare window", bare_s, goal)


def _seconds(arguments: Sequence[str], cache: str) -> float:
    start = perf_counter()
    run_python(arguments, cache=cache)
    return perf_counter() - start
