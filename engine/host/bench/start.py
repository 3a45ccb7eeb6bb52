"""From the start of the process to the first frame, beside a bare window of pygame."""

import subprocess
import sys
from collections.abc import Iterator
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from engine.host.commands.bench import Figure
from engine.host.commands.common import Cards

RUNS = 9
BARE = """
import os
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
pygame.display.init()
pygame.display.set_mode((1168, 596))
pygame.display.flip()
"""


def bench_start(_cards: Cards) -> Iterator[Figure]:
    """Whole processes in turn, ours and the bare one, so that a slow moment hits both."""
    ours, bare = [], []
    with TemporaryDirectory() as folder:
        own = [sys.executable, "-m", "main", "play", "--frames", "1", "--data-dir", folder]
        for _run in range(RUNS):
            ours.append(_seconds(own))
            bare.append(_seconds([sys.executable, "-c", BARE]))
    goal = "at most 0.2 s apart"
    yield Figure("start to first frame", median(ours), "s", "bare window", median(bare), goal)


def _seconds(command: list[str]) -> float:
    start = perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return perf_counter() - start
