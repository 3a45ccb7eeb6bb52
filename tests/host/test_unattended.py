"""Where somebody else may look next: every scene is told, and what was shown can be forgotten."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.device.console import Request
from engine.device.draw.screen import BLACK, HEIGHT, WHITE, WIDTH, Screen
from engine.device.pad import Button
from engine.device.scene import Push
from engine.device.stage import Stage
from engine.device.system.dialog import ask
from engine.device.system.lock import LockScene
from engine.host.capture import Clip
from engine.host.desktop.controls import HostCommand
from tests.engine.driving import Driver, make_console
from tests.engine.fakes import FakeScene
from tests.host.rig import Rig


class Secret(FakeScene):
    """White while it is one player's alone, black once it is covered."""

    is_covered = False

    def unattended(self) -> None:
        self.heard.append("unattended")
        self.is_covered = self.redraw = True

    def draw(self, screen: Screen) -> None:
        screen.fill(0, 0, WIDTH, HEIGHT, BLACK if self.is_covered else WHITE)


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    rig = Rig(tmp_path)
    yield rig
    rig.loop.close()


def test_a_focus_that_is_back_within_a_tick_is_told_too(rig: Rig) -> None:
    rig.turn()
    rig.window.focus_losses += 1
    rig.turn(2)
    assert rig.scene.told == ["paused", "attended"]


def test_the_lost_focus_is_told_to_every_scene_a_dialog_over_one_too(rig: Rig) -> None:
    secret = Secret()
    rig.stage.push(secret)
    rig.turn()
    rig.stage.push(ask(rig.console, "Sure?", yes="Yes", no="No"))
    rig.turn(8)
    assert rig.loop.screen.pixels[:8].all()  # white washed is white
    rig.window.focused = False
    rig.turn()
    assert secret.is_covered
    assert not rig.loop.screen.pixels[:8].all()


def test_a_lock_covers_what_lies_below_it() -> None:
    console = make_console()
    secret = Secret()
    stage = Stage(FakeScene(), make_lock=lambda: LockScene(console))
    driver = Driver(console, FakeScene())
    driver.stage = stage
    stage.push(secret)
    driver.press(Button.LOCK)
    assert isinstance(stage.top, LockScene)
    assert secret.is_covered


@pytest.fixture
def clips(monkeypatch: pytest.MonkeyPatch) -> list[Clip]:
    """What would have become a GIF."""
    kept: list[Clip] = []

    def keep(clip: Clip, folder: Path, *_rest: object) -> list[Path]:
        kept.append(clip)
        return [folder / "x.gif"]

    monkeypatch.setattr("engine.host.camera.save_gif", keep)
    return kept


def gif_after_a_cover(rig: Rig, *, forgets: bool) -> None:
    """A secret is looked at for a second; in the tick in which it is covered the key is pressed."""
    secret = Secret()
    rig.stage.push(secret)
    rig.turn()
    rig.loop._camera._seen_s -= 1
    rig.turn()
    secret.unattended()
    if forgets:
        rig.console.ask(Request.FORGET)
    rig.window.take_commands = lambda: [HostCommand.GIF]  # type: ignore[method-assign]
    rig.turn()


def test_what_is_to_be_forgotten_is_in_no_gif(rig: Rig, clips: list[Clip]) -> None:
    gif_after_a_cover(rig, forgets=True)
    (clip,) = clips
    assert clip
    assert not any(any(packed) for packed, _ticks in clip)


def test_what_is_not_to_be_forgotten_is_in_it(rig: Rig, clips: list[Clip]) -> None:
    gif_after_a_cover(rig, forgets=False)
    assert any(any(packed) for packed, _ticks in clips[0])


def test_a_scene_put_on_top_is_no_reason_to_cover() -> None:
    secret = Secret()
    driver = Driver(make_console(), secret)
    secret.wish = Push(FakeScene())
    driver.tick()
    driver.press(Button.MENU)
    assert not secret.is_covered
