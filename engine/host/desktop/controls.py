"""Keys, mouse and pads of the desktop as the controls of the handheld. Knows no pygame.

Points are in pixels of the case (or of where the case would be); the window converts them.
"""

import sys
from collections.abc import Hashable
from enum import Enum
from typing import Final

from engine.device.pad import NO_BUTTON, Button, RawInput
from engine.host.desktop.crankinput import FAST_KEY_CDEG, KEY_CDEG, SHOULDER_CDEG, Wheel
from engine.host.desktop.inputqueue import InputQueue
from engine.host.desktop.keys import (
    ALT_GR,
    ALTS,
    BACKSPACE,
    BUTTONS,
    ENTER,
    KEYPAD_ENTER,
    MODIFIERS,
    SHIFTS,
    SILENT,
    TEXT_CONTROLS,
    TEXT_GAME_KEYS,
    preset,
)


class HostCommand(Enum):
    """What a key asks of the program rather than of the handheld."""

    SCREENSHOT = "screenshot"
    GIF = "gif"
    FULL_SCREEN = "full screen"


_COMMANDS: Final = {
    "screenshot": HostCommand.SCREENSHOT,
    "gif": HostCommand.GIF,
    "fullscreen": HostCommand.FULL_SCREEN,
}
_CRANK_KEYS: Final = {"crank_back": -1, "crank_forward": 1}


class Controls:
    """Gathers everything that happened into one `RawInput` a tick.

    `angle_cdeg`, `is_docked` and `shown_buttons` are as of the last tick taken. `bindings`,
    `wheel` and `has_text_input` may be changed at any time. While `is_capturing`, the next key is
    put into `captured` and does nothing else; Ctrl, Shift and the like once they are let go with
    nothing pressed in between.
    """

    def __init__(self, *, docked: bool = False, angle_cdeg: int = 0) -> None:
        self.queue = InputQueue(docked=docked)
        self.bindings = preset("AS")
        self.wheel = Wheel()
        self.has_text_input = False
        self.is_capturing = False
        self.captured: int | None = None
        self.commands: list[HostCommand] = []
        self.angle_cdeg = angle_cdeg
        self.is_docked = docked
        self.shown_buttons = NO_BUTTON
        self._keys: set[int] = set()
        self._alone: int | None = None
        self._turning: dict[Hashable, int] = {}

    @property
    def is_resting(self) -> bool:
        """Whether the next tick will bring nothing: no button held, nothing turning."""
        return self.queue.is_resting and not self._turning

    @property
    def is_shifted(self) -> bool:
        """Whether a Shift key is down."""
        return any(key in self._keys for key in SHIFTS)

    @property
    def is_modified(self) -> bool:
        """Whether a key is held that makes every other one a shortcut of the desktop."""
        held = self._keys & MODIFIERS
        return any(self.bindings.action_of(key) is None for key in held)

    def key_down(self, scancode: int) -> None:
        """A key of the keyboard went down, or the system repeats it."""
        is_repeat = scancode in self._keys
        is_modified = self.is_modified
        self._keys.add(scancode)
        if is_repeat and not (self.has_text_input and scancode == BACKSPACE):
            return
        if scancode in (ENTER, KEYPAD_ENTER) and any(key in self._keys for key in ALTS):
            self.commands.append(HostCommand.FULL_SCREEN)
        elif self.is_capturing:
            self._capture(scancode, is_modified=is_modified)
        elif is_modified:
            pass
        elif self.has_text_input and scancode in TEXT_CONTROLS:
            self.queue.type(TEXT_CONTROLS[scancode])
        else:
            self._act(scancode)

    def _capture(self, scancode: int, *, is_modified: bool) -> None:
        self._alone = scancode if scancode in MODIFIERS or scancode in SHIFTS else None
        if self._alone is None and not is_modified:
            self.is_capturing, self.captured = False, scancode

    def key_up(self, scancode: int) -> None:
        """A key went up."""
        self._keys.discard(scancode)
        if self.is_capturing and scancode == self._alone:
            self.is_capturing, self.captured = False, scancode
        self._turning.pop(scancode, None)
        self.queue.release(scancode)

    def text(self, text: str) -> None:
        """The keyboard made text; it counts only where text is asked for.

        AltGr makes letters, and may come with a Ctrl of its own; so does either Alt of a Mac.
        """
        writers = ALTS if sys.platform == "darwin" else (ALT_GR,)
        is_shortcut = self._keys & MODIFIERS and not self._keys.intersection(writers)
        if self.has_text_input and not is_shortcut:
            self.queue.type(text)

    def scroll(self, notches: float) -> None:
        """The wheel turned by notches, away from the user positive."""
        self.queue.turn(self.wheel.turn(notches, is_fast=self.is_shifted))

    def shoulder(self, source: Hashable, towards: int) -> None:
        """A shoulder button of a pad went down (-1 or 1) or up (0)."""
        if towards:
            self._turning[source] = towards * SHOULDER_CDEG
        else:
            self._turning.pop(source, None)

    def toggle_dock(self) -> None:
        """Fold the crank in or out."""
        self.queue.dock(docked=not self.queue.is_docked)

    def release_all(self) -> None:
        """Let go of everything, as when the window loses the keyboard."""
        self._keys.clear()
        self._alone = None
        self._turning.clear()
        self.queue.release_all()

    def take(self) -> RawInput:
        """The reading of one tick."""
        for source, towards in self._turning.items():
            self.queue.turn(self._key_turn(source, towards))
        raw = self.queue.take()
        self.angle_cdeg = (self.angle_cdeg + raw.crank_cdeg) % 36_000
        self.is_docked = raw.docked
        self.shown_buttons = raw.down | raw.pressed
        return raw

    def _key_turn(self, source: Hashable, towards: int) -> int:
        if abs(towards) == SHOULDER_CDEG or source not in self._keys:
            return towards
        return towards * (FAST_KEY_CDEG if self.is_shifted else KEY_CDEG)

    def _action_of(self, scancode: int) -> str | None:
        """What a key does now: while text is typed, little that its own letter is not."""
        action = self.bindings.action_of(scancode)
        if not self.has_text_input:
            return action
        if scancode in TEXT_GAME_KEYS:
            return preset("AS").action_of(scancode)
        return action if scancode in SILENT and action in _COMMANDS else None

    def _act(self, scancode: int) -> None:
        action = self._action_of(scancode)
        if action in BUTTONS:
            self.press(scancode, BUTTONS[action])
        elif action in _CRANK_KEYS:
            self._turning[scancode] = _CRANK_KEYS[action]
        elif action in _COMMANDS:
            self.commands.append(_COMMANDS[action])
        elif action == "dock":
            self.toggle_dock()

    def press(self, source: Hashable, button: Button) -> None:
        """A source of any kind starts to hold a button."""
        self.queue.press(source, button)

    def release(self, source: Hashable) -> None:
        """A source of any kind lets go."""
        self.queue.release(source)
