"""A window without a screen, sound or waiting: for tests, tapes, pictures and benchmarks."""

from collections import deque
from collections.abc import Iterable, Mapping

import numpy as np

from engine.device.clipboard import Clipboard, Pocket
from engine.device.pad import RawInput
from engine.host.desktop.controls import Controls, HostCommand
from engine.host.desktop.keynames import AMERICAN
from engine.host.desktop.palette import Effects
from engine.host.desktop.port import Pixels


class HeadlessWindow:
    """Gives the readings it was given, then closes. See `engine.host.desktop.port.HostWindow`.

    Without `inputs` the readings come from `controls`, which a test may drive, and it stays
    open until `is_closing` is set. `frames` counts the frames shown; `shown` is a copy of the
    last, uint8 (240, 400), or None.
    """

    def __init__(self, inputs: Iterable[RawInput] | None = None, *, docked: bool = False) -> None:
        self.effects = Effects()
        self.controls = Controls(docked=docked)
        self.clipboard: Clipboard = Pocket()
        self.keymap: Mapping[int, str] = AMERICAN
        self.is_closing = False
        self.focused = True
        self.focus_losses = 0
        self.plain = False
        self.shown: Pixels | None = None
        self.frames = 0
        self._inputs = None if inputs is None else deque(inputs)
        self._close_if_spent()

    @property
    def is_resting(self) -> bool:
        """Whether nothing is held or queued."""
        return self.controls.is_resting and not self._inputs

    def tick(self) -> int:
        """One tick, at once."""
        return 1

    def read(self, ticks: int = 1) -> list[RawInput]:
        """The next readings; fewer at the end of what was given."""
        if self._inputs is None:
            return [self.controls.take() for _tick in range(ticks)]
        readings = [self._inputs.popleft() for _tick in range(min(ticks, len(self._inputs)))]
        self._close_if_spent()
        return readings

    def present(self, pixels: Pixels) -> None:
        """Keep a copy of the frame."""
        self.shown = np.array(pixels, copy=True)
        self.frames += 1

    def wait(self, timeout_s: float | None = None) -> bool:  # noqa: ARG002  nothing is waited for
        """Return at once, as if something had happened."""
        return True

    def wake(self) -> None:
        """Nothing to do: nothing sleeps."""

    def text_input(self, on: bool) -> None:
        """Whether letters are text."""
        self.controls.has_text_input = on

    def take_commands(self) -> list[HostCommand]:
        """What keys have asked of the program."""
        commands, self.controls.commands = self.controls.commands, []
        return commands

    def set_plain(self, plain: bool) -> None:
        """Remember the wish."""
        self.plain = plain

    def close(self) -> None:
        """Close."""
        self.is_closing = True

    def _close_if_spent(self) -> None:
        if self._inputs is not None and not self._inputs:
            self.is_closing = True
