"""Speed of frames: a full board drawn and shown at 3x, and drawn and hashed without a window."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from engine.device.pad import RawInput
from engine.device.reading import Button
from engine.host.commands.bench import Figure
from engine.host.commands.common import Cards
from engine.host.desktop.port import HostWindow
from engine.host.loop import Loop
from engine.host.mixer import NullMixer
from engine.host.player import make_loop

FRAMES = 600
SCALE = 3
PRESSES = (Button.RIGHT, Button.LEFT)


def bench_frame(cards: Cards) -> Iterator[Figure]:
    """A frame of a full board, the hand moving, drawn and shown at 3x."""
    from engine.host.desktop.window import Window

    with TemporaryDirectory() as folder:
        window = Window(scale=SCALE)
        loop = _on_board(cards, Path(folder), window)
        ms = _median_ms(lambda: _present(loop, window))
        loop.stage.close()
        window.close()
    goal = "at most 0.5 ms, and 0.4 of Pyxel's where that is installed"
    if find_spec("pyxel") is None:
        yield Figure("frame of a full board, shown at 3x", ms, "ms", goal=goal)
        return
    yield Figure("frame of a full board, shown at 3x", ms, "ms", "Pyxel", _pyxel_ms(), goal)


def bench_headless(cards: Cards) -> Iterator[Figure]:
    """The same frame drawn whole and hashed, without a window."""
    from engine.host.desktop.headless import HeadlessWindow

    with TemporaryDirectory() as folder:
        loop = _on_board(cards, Path(folder), HeadlessWindow())
        ms = _median_ms(lambda: _hash(loop))
        loop.stage.close()
    yield Figure("headless frames", 1000 / ms, "1/s", goal="at least 5,000 a second")


def _on_board(cards: Cards, folder: Path, window: HostWindow) -> Loop:
    """A handheld on which a match of the first game has just begun, all motion over."""
    loop = make_loop(tuple(cards), folder, 1, window, NullMixer())
    loop.stage.push(cards[0].make_new(loop.console, {"layout": "sides4", "first": "S"}, ()))
    for _tick in range(90):
        loop.step(RawInput())
    loop.show()
    return loop


def _median_ms(draw: Callable[[], None]) -> float:
    times = []
    for _frame in range(FRAMES):
        start = perf_counter()
        draw()
        times.append(perf_counter() - start)
    return 1000 * median(times)


def _present(loop: Loop, window: HostWindow) -> None:
    loop.stage.refresh()
    loop.stage.draw(loop.screen)
    loop.screen.pixel(0, 0, int(not loop.screen.pixels[0, 0]))  # else nothing would be shown
    window.present(loop.screen.pixels)


def _hash(loop: Loop) -> None:
    loop.stage.refresh()
    loop.stage.draw(loop.screen)
    loop.screen.digest()


def _pyxel_ms() -> float:
    script = Path(__file__).with_name("pyxel_frame.py")
    done = subprocess.run([sys.executable, str(script)], check=True, capture_output=True, text=True)
    return float(done.stdout.split()[-1])
