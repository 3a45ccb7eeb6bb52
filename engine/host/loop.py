"""The program's heart: input, one tick of the stage, the picture, the sounds; asleep when idle."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Final

from engine.core.words import _
from engine.device.console import Console, Request
from engine.device.draw.screen import Screen
from engine.device.pad import PadTracker, RawInput
from engine.device.scene import Scene
from engine.device.settings import Settings
from engine.device.stage import Stage
from engine.device.system.lock import LockScene
from engine.device.system.notice import Notice
from engine.device.tape import Tape
from engine.host.camera import Camera, Colours, Pixels, Told
from engine.host.desktop.apply import apply_settings
from engine.host.desktop.controls import HostCommand
from engine.host.desktop.port import HostWindow
from engine.host.disk.files import StoreError
from engine.host.keyring import Keyring
from engine.host.mixer import Speaker
from engine.host.signals import ended_by_signals

LONGEST_SLEEP_S: Final = 10.0
"""The launcher's clock may be this late, and a lock that is due as well."""


class Loop:
    """Runs one handheld until its window is closed.

    Args:
        stage: with the bottom scene on it.
        console: what the scenes were given.
        window: where they are shown.
        speaker: where their sounds go.
        save_settings: keeps changed settings, and gives back those that hold now, for another
            window may have changed some; raises `StoreError`.
        pictures: the folder for screenshots and GIFs.
        tape: records every tick, or None.
        interrupts: whether what no tape tells of may change the scenes: the lost focus, the
            time without input, keys that are caught, the desktop's clipboard, and notices of
            where a picture lies.
    """

    def __init__(
        self,
        stage: Stage,
        console: Console,
        window: HostWindow,
        speaker: Speaker,
        *,
        save_settings: Callable[[Settings], Settings],
        pictures: Path,
        tape: Tape | None = None,
        interrupts: bool = True,
    ) -> None:
        self.stage = stage
        self.screen = Screen()
        self.console = console
        self._window = window
        self._speaker = speaker
        self._save_settings = save_settings
        self._tape = tape
        self._interrupts = interrupts
        self._tracker = PadTracker(docked=window.controls.is_docked)
        stage.find_crank(docked=window.controls.is_docked)
        self._camera = Camera(pictures, console.now)
        self._shown = 0
        self._is_ending = False
        self._was_focused = True
        self._focus_losses = window.focus_losses
        self._typist: Scene | None = None
        self._kept = console.settings
        self._refused: Settings | None = None
        self._last_input_s = time.monotonic()
        self._keyring = Keyring(console, window, is_american=not interrupts)
        if interrupts:
            console.clipboard = window.clipboard
        self._apply(console.settings)

    def run(self, *, frames: int | None = None) -> None:
        """Until the window closes or a signal ends the program; every scene leaves in order.

        With `frames` it also ends once so many ticks' pictures were shown, changed or not.

        Raises:
            StoreError: the settings, or what a scene does as it leaves, could not be kept; all
                else is in order.
        """
        with ended_by_signals(self._end), ExitStack() as last:
            last.callback(self.console.thinker.close)
            last.callback(self._window.close)
            last.callback(self._speaker.close)
            last.callback(self._keep_settings)
            last.callback(self.close)
            self.show()
            turns = count() if frames is None else range(frames - 1)
            for _turn in turns:
                if self._window.is_closing or self._is_ending:
                    break
                self._turn_once(may_sleep=frames is None)

    def _end(self) -> None:
        self._is_ending = True
        self._window.wake()

    def close(self) -> None:
        """Every scene leaves; raises `StoreError` then if one could not keep its work."""
        errors = []
        while self.stage.scenes:
            try:
                self.stage.close()
            except StoreError as error:
                errors.append(error)
        if errors:
            raise errors[0]

    def _turn_once(self, *, may_sleep: bool = True) -> None:
        if may_sleep and self._is_idle:
            self._keep_settings_or_say()
            self._window.wait(LONGEST_SLEEP_S)
        readings = self._window.read(self._window.tick())
        if self._keyring.follow():
            self.stage.refresh()
        self._keyring.bind()
        self._serve()
        for raw in readings:
            self.step(raw)
        self._obey_keys()
        if self._interrupts:
            self._notice_focus()
            self._lock_if_due()
        self.show()

    @property
    def _is_idle(self) -> bool:
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
            self._put(Notice(self.console, _("Not saved"), str(error)))
        self._serve()
        self._mind_keyboard()
        if self._tape is not None and self._tape.wants_digest:
            self.show()
            self._tape.mark(self.screen.digest())

    def show(self) -> None:
        """Draw and present if the picture has changed."""
        if self._shown:
            self._camera.look(self.screen.pixels, is_private=self.stage.drew_private)
        if self.stage.needs_draw:
            self.stage.draw(self.screen)
            self._window.present(self.screen.pixels)
            self._shown += 1

    def _put(self, scene: Scene) -> None:
        """Put a scene of the host's own on top."""
        self.stage.push(scene)
        self._mind_keyboard()

    def _mind_keyboard(self) -> None:
        """Keys are letters, or the next one is caught, only while the scene that asked is on top.

        On a lock screen over a text entry nobody could press A.
        """
        self._window.text_input(self._typist is self.stage.top)
        self._keyring.mind(self.stage.top)

    def _serve(self) -> None:
        """Play the cues, do the requests and show the notices of this tick."""
        for cue, step in self.console.cues:
            self._speaker.play(cue, step)
        self.console.cues.clear()
        requests, self.console.requests = self.console.requests, []
        for request in requests:
            self._do(request)
        notices, self.console.notices = self.console.notices, []
        for notice in notices:
            self._tell(*notice)

    def _do(self, request: Request) -> None:
        match request:
            case Request.SCREENSHOT:
                self.show()
                self._screenshot()
            case Request.QUIT:
                self._is_ending = True
            case Request.TEXT_ON | Request.TEXT_OFF:
                self._typist = self.stage.top if request is Request.TEXT_ON else None
            case Request.CAPTURE_ON:
                self._keyring.catch(self.stage.top if self._interrupts else None)
            case Request.CAPTURE_OFF:
                self._keyring.catch(None)
            case Request.SETTINGS:
                self._apply(self.console.settings)
            case Request.FORGET:
                self.show()  # else the old frame could still be made a picture of
                self._camera.forget()
            case Request.GIF:
                self.show()
                self._gif()

    def _apply(self, settings: Settings) -> None:
        apply_settings(settings, self._window, self._speaker)
        self._tracker.upside_down = settings.upside_down
        self.stage.refresh()

    def _keep_settings_or_say(self) -> None:
        """Changes come in bursts, a step of the volume each, so they are kept once it is calm."""
        if self.console.settings == self._refused:
            return  # said already; another change or the end tries again
        try:
            self._keep_settings()
            self._adopt_settings()
        except StoreError as error:
            self._refused = self.console.settings
            self._put(Notice(self.console, _("Not saved"), str(error)))

    def _keep_settings(self) -> None:
        if self.console.settings != self._kept:
            self._kept = self._save_settings(self.console.settings)

    def _adopt_settings(self) -> None:
        """What another window has changed holds here too."""
        if self.console.settings != self._kept:
            self.console.settings = self._kept
            self._apply(self._kept)

    def _obey_keys(self) -> None:
        for command in self._window.take_commands():
            if command is HostCommand.SCREENSHOT:
                self._screenshot()
            elif command is HostCommand.GIF:
                self._gif()

    def _gif(self) -> None:
        self._shoot(self._camera.gif)

    def _screenshot(self) -> None:
        self._shoot(self._camera.screenshot)

    def _shoot(self, make: Callable[[Pixels, Colours], Told]) -> None:
        """Make a picture of what was drawn last, unless it is one person's secret."""
        if self.stage.drew_private:
            sentence = _("This view is for one player’s eyes; a picture would give it away.")
            self._tell(_("Not saved"), sentence)
        else:
            self._tell(*make(self.screen.pixels, self._window.effects.colours))

    def _tell(self, heading: str, sentence: str) -> None:
        if self._interrupts:
            self._put(Notice(self.console, heading, sentence))

    def _notice_focus(self) -> None:
        focused, losses = self._window.focused, self._window.focus_losses
        if (self._was_focused and not focused) or losses != self._focus_losses:
            self.stage.pause()
            self._serve()
        if focused and (not self._was_focused or losses != self._focus_losses):
            self.stage.attend()
        self._was_focused, self._focus_losses = focused, losses

    def _lock_if_due(self) -> None:
        minutes = self.console.settings.lock_minutes
        is_due = time.monotonic() - self._last_input_s >= 60 * minutes
        if minutes and is_due and self.stage.top.can_lock:
            self.stage.lock(LockScene(self.console))
            self._serve()
            self._mind_keyboard()
