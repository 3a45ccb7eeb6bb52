"""How late updates are while a CPU thinks: a match on the screen, and the worker always busy."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from engine.core.card import Card
from engine.core.cpu import CPU, choose
from engine.core.thinker import InlineThinker, Job, Thinker
from engine.device.pad import RawInput
from engine.host.bench.figure import Figure
from engine.host.commands.common import Cards
from engine.host.desktop.pacer import TICK_S
from engine.host.desktop.window import Window
from engine.host.loop import Loop
from engine.host.mixer import NullMixer
from engine.host.player import make_loop
from engine.host.worker import Worker

SECONDS = 10
SCALE = 3


def bench_thinking(cards: Cards) -> Iterator[Figure]:
    """The latest update of each game's own match of its strongest CPU players."""
    for card in cards:
        aside = _latest_ms(cards, card, Worker())
        inline = _latest_ms(cards, card, InlineThinker())
        name = f"{card.slug}: latest update while the strongest level thinks"
        yield Figure(name, aside, "ms", "on the main loop", inline, "at most 33 ms")


def _latest_ms(cards: Cards, card: Card, thinker: Thinker) -> float:
    """From when a tick was due until its picture was shown, the worst of all."""
    with TemporaryDirectory() as folder:
        window = Window(scale=SCALE)
        loop = make_loop(tuple(cards), Path(folder), 1, window, NullMixer())
        loop.console.thinker = thinker
        who = f"{CPU}{card.make_cpu().levels[-1]}"
        loop.stage.push(card.make_new(loop.console, {}, (who,) * max(card.seats)))
        busy = _Busy(card, thinker)
        busy.wait()
        latest_s = _run(loop, busy)
        loop.close()
        thinker.close()
        window.close()
    return 1000 * latest_s


def _run(loop: Loop, busy: "_Busy") -> float:
    due_s = perf_counter()
    end_s, latest_s = due_s + SECONDS, 0.0
    while due_s < end_s:
        sleep(max(0.0, due_s - perf_counter()))
        loop.step(RawInput())
        loop.show()
        busy.tick()
        now_s = perf_counter()
        latest_s = max(latest_s, now_s - due_s)
        due_s = max(due_s + TICK_S, now_s - TICK_S)
    return latest_s


class _Busy:
    """Sees to it that there is always something to think about, beside the match's own."""

    def __init__(self, card: Card, thinker: Thinker) -> None:
        self._card = card
        self._thinker = thinker
        self._questions = card.make_cpu().questions()
        self._number = 0
        self._job = self._ask()

    def _ask(self) -> Job[object]:
        card, game = self._card, self._card.make_game()
        _kind, state = self._questions[self._number % len(self._questions)]
        seat, seed = game.actors(state)[0], (self._number, "bench")
        self._number += 1
        spec = str(card.make_cpu().levels[-1])
        return self._thinker.start(choose, card.make_cpu, spec, game.view(state, seat), seat, seed)

    def wait(self) -> None:
        """Until the first thought is there, and with it the process."""
        while self._job.poll() is None:
            sleep(TICK_S)

    def tick(self) -> None:
        """The next thought, once the last is there."""
        if self._job.poll() is not None:
            self._job = self._ask()
