"""The program's heart: input, one tick of the stage, the picture, the sounds; asleep when idle."""

import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Final

from engine.core.words import _
from engine.device.console import Console, Request
from engine.device.draw.screen import Screen
from engine.device.pad import PadTracker, RawInput
from engine.device.scene import Stage
from engine.device.settings import Settings
from engine.device.system.lock import LockScene
from engine.device.system.notice import Notice
from engine.device.tape import Tape
from engine.host.capture import TICKS_PER_SECOND, CaptureError, Ring, save_gif, save_screenshot
from engine.host.desktop.apply import apply_settings
from engine.host.desktop.controls import HostCommand
from engine.host.desktop.keynames import names_of
from engine.host.desktop.keys import own_keys
from engine.host.desktop.port import HostWindow
from engine.host.disk.files import StoreError
from engine.host.mixer import Speaker

LONGEST_SLEEP_S: Final = 10.0
"""The launcher's clock may be this late, and a lock that is due as well."""
LONGEST_STILL_TICKS: Final = 90
"""How long a picture that stood still stands in a GIF."""


class Loop:
    """Runs one handheld until its window is closed.

    Args:
        stage: with the bottom scene on it.
        console: what the scenes were given.
        window: where they are shown.
        speaker: where their sounds go.
        save_settings: keeps changed settings; raises `StoreError`.
        pictures: the folder for screenshots and GIFs.
        tape: records every tick, or None.
    """

    def __init__(
        self,
        stage: Stage,
        console: Console,
        window: HostWindow,
        speaker: Speaker,
        *,
        save_settings: Callable[[Settings], None],
        pictures: Path,
        tape: Tape | None = None,
    ) -> None:
        self.stage = stage
        self.screen = Screen()
        self.console = console
        self._window = window
        self._speaker = speaker
        self._save_settings = save_settings
        self._pictures = pictures
        self._tape = tape
        self._tracker = PadTracker(docked=window.controls.is_docked)
        self._ring = Ring()
        self._shown = 0
        self._is_ending = self._has_unsaved = False
        self._was_focused = True
        self._last_input_s = self._shown_s = time.monotonic()
        console.key_names = lambda action: names_of(window.controls.bindings, action)
        self._apply(console.settings)

    def run(self, *, frames: int | None = None) -> None:
        """Until the window closes or a signal ends the program; every scene leaves in order.

        With `frames` it also ends once so many were shown.
        """
        signal.signal(signal.SIGTERM, self._end)
        try:
            self.show()
            while not (self._window.is_closing or self._is_ending or self._shown == frames):
                self._turn_once()
        except KeyboardInterrupt:
            pass
        finally:
            with suppress(StoreError):  # every entry is on disk; only the mark "left" is missing
                self.stage.close()
            self._keep_settings()
            self._speaker.close()
            self._window.close()

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self._is_ending = True
        self._window.wake()

    def _turn_once(self) -> None:
        if self._may_sleep:
            self._keep_settings()
            if not self._window.wait(LONGEST_SLEEP_S):
                self._lock_if_due()
        for raw in self._window.read(self._window.tick()):
            self.step(raw)
        self._obey_keys()
        self._notice_focus()
        self.show()

    @property
    def _may_sleep(self) -> bool:
        return self._window.is_resting and self.stage.is_still

    def step(self, raw: RawInput) -> None:
        """One tick of the handheld, recorded if there is a tape."""
        if self._tape is not None:
            self._tape.record(raw)
        pad = self._tracker.advance(raw)
        if not pad.is_idle:
            self._last_input_s = time.monotonic()
        try:
            self.stage.update(pad)
        except StoreError as error:
            self.stage.push(Notice(self.console, _("Not saved"), str(error)))
        self._serve()
        if self._tape is not None and self._tape.wants_digest:
            self.show()
            self._tape.mark(self.screen.digest())

    def show(self) -> None:
        """Draw and present if the picture has changed; every tick counts for the GIF."""
        if self.stage.needs_draw:
            self.stage.draw(self.screen)
            self._window.present(self.screen.pixels)
            self._shown += 1
        now_s = time.monotonic()
        ticks = round((now_s - self._shown_s) * TICKS_PER_SECOND)
        self._shown_s = now_s if ticks else self._shown_s
        self._ring.add(self.screen.pixels, min(ticks, LONGEST_STILL_TICKS))

    def _serve(self) -> None:
        """Play the cues and do the requests of this tick."""
        for cue, step in self.console.cues:
            self._speaker.play(cue, step)
        self.console.cues.clear()
        requests, self.console.requests = self.console.requests, []
        for request in requests:
            self._do(request)

    def _do(self, request: Request) -> None:
        match request:
            case Request.SCREENSHOT:
                self.show()
                self._screenshot()
            case Request.QUIT:
                self._is_ending = True
            case Request.TEXT_ON | Request.TEXT_OFF:
                self._window.text_input(request is Request.TEXT_ON)
            case Request.CAPTURE_ON | Request.CAPTURE_OFF:
                self._window.controls.is_capturing = request is Request.CAPTURE_ON
            case Request.SETTINGS:
                self._apply(self.console.settings)
                self._has_unsaved = True

    def _apply(self, settings: Settings) -> None:
        apply_settings(settings, self._window, self._speaker)
        self._tracker.upside_down = settings.upside_down
        self.stage.refresh()

    def _keep_settings(self) -> None:
        """Changes come in bursts, a step of the volume each, so they are kept once it is calm."""
        if not self._has_unsaved:
            return
        self._has_unsaved = False
        try:
            self._save_settings(self.console.settings)
        except StoreError as error:
            self.stage.push(Notice(self.console, _("Not saved"), str(error)))

    def _obey_keys(self) -> None:
        for command in self._window.take_commands():
            if command is HostCommand.SCREENSHOT:
                self._screenshot()
            elif command is HostCommand.GIF:
                self._save_gif()
        controls = self._window.controls
        if controls.captured is not None:
            self._bind(controls.captured)
            controls.captured = None

    def _bind(self, scancode: int) -> None:
        """Give the caught key to the action that waits for one."""
        action, self.console.capturing = self.console.capturing, ""
        if action:
            buttons = self.console.settings.buttons
            bound = self._window.controls.bindings.bound(action, scancode)
            self.console.set(bindings=own_keys(buttons, bound))
            self._serve()

    def _screenshot(self) -> None:
        colours = self._window.effects.colours
        self._report(
            lambda: save_screenshot(self.screen.pixels, self._pictures, self.console.now(), colours)
        )

    def _save_gif(self) -> None:
        clip, colours = self._ring.clip(), self._window.effects.colours
        now = self.console.now()
        self._report(lambda: save_gif(clip, self._pictures, now, colours))

    def _report(self, save: Callable[[], list[Path]]) -> None:
        """Save pictures and say where they are, or why not."""
        try:
            heading, sentence = _("Saved"), str(save()[-1])
        except CaptureError as error:
            heading, sentence = _("Not saved"), str(error)
        self.stage.push(Notice(self.console, heading, sentence))

    def _notice_focus(self) -> None:
        focused = self._window.focused
        if self._was_focused and not focused:
            self.stage.pause()
        self._was_focused = focused

    def _lock_if_due(self) -> None:
        minutes = self.console.settings.lock_minutes
        is_due = minutes and time.monotonic() - self._last_input_s >= 60 * minutes
        if is_due and not isinstance(self.stage.top, LockScene):
            self.stage.push(LockScene(self.console))
