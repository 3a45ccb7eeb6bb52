"""`main.py ARGS...` whose window gets its input from the tape that the first argument names.

The window is the real one, on whatever driver SDL is told to use; see `test_stream`.
"""

import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from engine.device.pad import RawInput
from engine.device.tape import read_tape
from engine.host import cli
from engine.host.desktop import window
from main import CARDS

TAPE = Path(sys.argv[1])


def inputs() -> Iterator[RawInput]:
    yield from read_tape(TAPE.read_text(encoding="utf-8")).inputs


class TapeWindow(window.Window):
    """Gives the tape's readings as fast as they are asked for, then closes."""

    left: ClassVar = deque(inputs())

    @property
    def is_closing(self) -> bool:
        return not self.left

    @property
    def is_resting(self) -> bool:
        return False

    def tick(self) -> int:
        return 1

    def read(self, ticks: int = 1) -> list[RawInput]:
        super().read(ticks)
        return [self.left.popleft() for _tick in range(min(ticks, len(self.left)))]


if __name__ == "__main__":
    window.Window = TapeWindow  # type: ignore[misc]
    sys.exit(cli.run(CARDS, sys.argv[2:]))
