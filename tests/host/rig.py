"""A whole handheld without a screen, on a folder of its own: keys go in, pictures come out."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engine.device.console import Console
from engine.device.pad import Button, Pad
from engine.device.scene import Command
from engine.device.settings import Settings
from engine.device.stage import Stage
from engine.host.desktop.headless import HeadlessWindow
from engine.host.disk.files import StoreError
from engine.host.loop import Loop
from engine.host.mixer import NullMixer
from tests.engine.driving import make_console
from tests.engine.fakes import FakeScene

KEYS = {Button.A: 22, Button.B: 4, Button.LEFT: 80, Button.LOCK: 15, Button.MENU: 41}
ENTER, F9, F10, Q = 40, 66, 67, 20


class Doer(FakeScene):
    """Does something at its next tick, and tells when it leaves or is paused."""

    def __init__(self, do: Callable[[], Any] | None = None) -> None:
        super().__init__("doer")
        self.do = do
        self.told: list[str] = []
        self.error: Exception | None = None

    def update(self, pad: Pad) -> Command | None:
        """What it was given to do."""
        do, self.do = self.do, None
        command: Command | None = do() if do else super().update(pad)
        return command

    def paused(self) -> None:
        """Told."""
        self.told.append("paused")

    def attended(self) -> None:
        """Told."""
        self.told.append("attended")

    def leaving(self) -> None:
        """Told."""
        self.told.append("leaving")
        if self.error:
            raise self.error


class Scripted(HeadlessWindow):
    """Its `wait` is told of, and may be what ends the program."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = 0
        self.most_waits = 3
        self.is_open = True

    def wait(self, timeout_s: float | None = None) -> bool:
        """Nothing happens; after a few times the window is closed."""
        assert self.is_open
        self.waits += 1
        self.is_closing = self.waits >= self.most_waits
        return False

    def close(self) -> None:
        """Close."""
        super().close()
        self.is_open = False


class Rig:
    """A loop with everything it was given; `scene` is at the bottom."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.scene = Doer()
        self.console: Console = make_console(**options.pop("settings", {}))
        self.stage = Stage(self.scene)
        self.window = Scripted()
        self.speaker = NullMixer()
        self.saved: list[Settings] = []
        self.refusal: StoreError | None = None
        self.theirs: dict[str, Any] = {}
        self.pictures = folder / "pictures"
        self.loop = Loop(
            self.stage,
            self.console,
            self.window,
            self.speaker,
            save_settings=self._save,
            pictures=self.pictures,
            **options,
        )

    def _save(self, settings: Settings) -> Settings:
        if self.refusal:
            raise self.refusal
        self.saved.append(settings)
        return replace(settings, **self.theirs)

    def turn(self, times: int = 1) -> None:
        """So many turns of the loop."""
        for _turn in range(times):
            self.loop._turn_once()

    def tap(self, *keys: int) -> None:
        """Keys go down and up, one a turn."""
        for key in keys:
            self.window.controls.key_down(key)
            self.window.controls.key_up(key)
            self.turn()

    def names(self) -> Sequence[str]:
        """The kinds of the scenes, the bottom one first."""
        return [type(scene).__name__ for scene in self.stage.scenes]
