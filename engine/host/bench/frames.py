"""Speed of frames: a full board drawn and shown at 3x, and drawn and hashed without a window."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from engine.device.pad import RawInput
from engine.host.bench.figure import Figure, run_python
from engine.host.commands.common import Cards
from engine.host.desktop.port import HostWindow
from engine.host.loop import Loop
from engine.host.mixer import NullMixer
from engine.host.player import make_loop

FRAMES = 600
SCALE = 3
Box = tuple[int, int, int, int]
WHOLE: Box = (0, 0, 400, 240)
CORNER: Box = (0, 0, 25, 25)


def bench_frame(cards: Cards) -> Iterator[Figure]:
    """A frame of a full board drawn and shown at 3x: all of it changed, then only a corner."""
    from engine.host.desktop.window import Window

    with TemporaryDirectory() as folder:
        window = Window(scale=SCALE)
        loop = _on_board(cards, Path(folder), window)
        whole_ms = _median_ms(lambda: _present(loop, window, WHOLE))
        corner_ms = _median_ms(lambda: _present(loop, window, CORNER))
        loop.stage.close()
        window.close()
    goal = "at most 0.5 ms, and 0.4 of Pyxel's where that is installed"
    peer, peer_ms = ("", 0.0) if find_spec("pyxel") is None else ("Pyxel", _pyxel_ms())
    name = "frame of a full board, every pixel changed, shown at 3x"
    yield Figure(name, whole_ms, "ms", peer, peer_ms, goal)
    name = "frame of a full board, one cell changed, shown at 3x"
    yield Figure(name, corner_ms, "ms", "the whole", whole_ms)


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


def _present(loop: Loop, window: HostWindow, changed: Box) -> None:
    """Draw it all, turn `changed` over in every second frame, and show it."""
    loop.stage.refresh()
    was_turned = bool(loop.screen.pixels[0, 0])
    loop.stage.draw(loop.screen)
    if bool(loop.screen.pixels[0, 0]) == was_turned:
        loop.screen.invert(*changed)
    window.present(loop.screen.pixels)


def _hash(loop: Loop) -> None:
    loop.stage.refresh()
    loop.stage.draw(loop.screen)
    loop.screen.digest()


def _pyxel_ms() -> float:
    return float(run_python([str(Path(__file__).with_name("pyxel_frame.py"))]).split()[-1])
