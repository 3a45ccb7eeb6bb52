"""From the start of the process to the launcher's first frame, beside a bare window of pygame."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import time

from engine.host.bench.figure import Figure, run_python
from engine.host.commands.common import Cards

RUNS = 9
ROOT = Path(__file__).parents[3]
OURS = """
import sys, time
sys.path.insert(0, {root!r})
sys.argv = ["crankboard", "play", "--frames", "1", "--data-dir", {folder!r}]
import main
from engine.host.loop import Loop
show = Loop.show
def show_and_tell(loop):
    show(loop)
    print(time.time())
Loop.show = show_and_tell
main.run()
"""
BARE = """
import os, time
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
pygame.display.init()
pygame.display.set_mode((1168, 596))
pygame.display.flip()
print(time.time())
"""


def bench_start(_cards: Cards) -> Iterator[Figure]:
    """Whole processes in turn, ours and the bare one, so that a slow moment hits both.

    Each tells when its first picture has been shown, for what it takes to end is not waited for.
    The first pair only compiles, as the first start on a new machine does.
    """
    ours, bare = [], []
    with TemporaryDirectory() as folder:
        own = OURS.format(root=str(ROOT), folder=folder)
        for _run in range(1 + RUNS):
            ours.append(_seconds(own, folder))
            bare.append(_seconds(BARE, folder))
    ours_s, bare_s = median(ours[1:]), median(bare[1:])
    yield Figure("start to first frame", ours_s, "s", "bare window", bare_s)
    yield Figure("the two apart", ours_s - bare_s, "s", goal="at most 0.15 s")


def _seconds(script: str, cache: str) -> float:
    start = time()
    return float(run_python(["-c", script], cache=cache).split()[0]) - start
