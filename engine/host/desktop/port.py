"""What the program needs of a window, so that one without a screen does as well."""

from collections.abc import Mapping
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from engine.device.clipboard import Clipboard
from engine.device.pad import RawInput
from engine.host.desktop.controls import Controls, HostCommand
from engine.host.desktop.palette import Effects

Pixels = NDArray[np.uint8]


class HostWindow(Protocol):
    """A place where frames are shown and controls are read.

    Attributes:
        effects: what is done to frames as they are shown; may be replaced at any time.
        controls: bindings, wheel and text mode, to be set by the settings.
        clipboard: the desktop's.
        keymap: what the keyboard's layout writes with its keys, by scancode; another object
            once that has changed.
    """

    effects: Effects
    controls: Controls
    clipboard: Clipboard

    @property
    def keymap(self) -> Mapping[int, str]:
        """By scancode, without Shift."""

    @property
    def is_closing(self) -> bool:
        """Whether the user asked to close the window."""

    @property
    def focused(self) -> bool:
        """Whether the window has the keyboard; the handheld pauses while it has not."""

    @property
    def focus_losses(self) -> int:
        """How often it has lost the keyboard, also where it has it back by now."""

    @property
    def is_resting(self) -> bool:
        """Whether nothing is held, queued or moving, so that the program may `wait`."""

    def tick(self) -> int:
        """Sleep until a tick is due; how many are (1 to 3)."""

    def read(self, ticks: int = 1) -> list[RawInput]:
        """The readings of so many ticks, oldest first; may be fewer at the end of a tape."""

    def present(self, pixels: Pixels) -> None:
        """Show a frame, uint8 (240, 400) of 0 and 1, C-contiguous."""

    def wait(self, timeout_s: float | None = None) -> bool:
        """Sleep until something happens; whether it did before the time was over."""

    def wake(self) -> None:
        """End a `wait`; may be called by a signal, and when the window is gone already."""

    def text_input(self, on: bool) -> None:
        """Whether letters are text (`Pad.typed`) rather than game keys."""

    def take_commands(self) -> list[HostCommand]:
        """What keys have asked of the program since the last call."""

    def set_plain(self, plain: bool) -> None:
        """Show the screen alone, or the handheld round it."""

    def close(self) -> None:
        """Give the window back."""
