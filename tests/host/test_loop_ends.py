"""The loop sleeps where nothing changes, minds the focus, locks, and ends in order."""

import os
import signal
import time
from pathlib import Path

import pytest

from engine.device.console import Request
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Push, Scene
from engine.device.system.dialog import Dialog
from engine.device.system.keys_scene import KeysScene
from tests.engine.fakes import FakeScene
from tests.host.rig import F9, KEYS, Doer, Q, Rig
from tests.host.running import unignored

# Sleep, focus, lock


def test_a_still_picture_is_not_drawn_and_it_sleeps(rig: Rig) -> None:
    rig.loop.run()
    assert rig.window.waits == 3
    assert rig.window.frames == 1


def test_a_picture_that_moves_keeps_it_awake(rig: Rig) -> None:
    class Restless(FakeScene):
        is_still = False

    rig.stage.push(Restless())
    rig.turn(5)
    assert rig.window.waits < rig.window.most_waits


def test_the_lost_focus_pauses_the_top_scene_once(rig: Rig) -> None:
    rig.turn()
    rig.window.focused = False
    rig.turn(3)
    assert rig.scene.told == ["paused"]
    rig.window.focused = True
    rig.turn()
    rig.window.focused = False
    rig.turn()
    assert rig.scene.told == ["paused", "attended", "paused"]


def test_it_locks_after_minutes_without_input(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = [rig.loop._last_input_s]
    monkeypatch.setattr(time, "monotonic", lambda: now_s[0])
    rig.turn()
    now_s[0] += 100
    rig.tap(KEYS[Button.LEFT])
    now_s[0] += 179
    rig.turn()
    assert rig.names() == ["Doer"]
    now_s[0] += 1
    rig.turn()
    assert rig.names() == ["Doer", "LockScene"]
    now_s[0] += 1_000
    rig.turn(2)
    assert rig.names() == ["Doer", "LockScene"]
    rig.tap(KEYS[Button.A])
    assert rig.names() == ["Doer"]


def test_it_never_locks_where_the_owner_wants_it_so(tmp_path: Path) -> None:
    rig = Rig(tmp_path, settings={"lock_minutes": 0})
    rig.loop._last_input_s -= 1e6
    rig.turn(2)
    assert rig.names() == ["Doer"]


# The end


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_it_in_order(rig: Rig, number: signal.Signals) -> None:
    over = Doer(lambda: os.kill(os.getpid(), number))
    rig.stage.push(over)
    with unignored():
        before = signal.getsignal(number)
        rig.loop.run()
        assert signal.getsignal(number) == before
    assert rig.window.waits < rig.window.most_waits
    assert over.told[-1] == "leaving"
    assert rig.scene.told[-1] == "leaving"
    assert not rig.window.is_open


def test_an_ignored_signal_stays_ignored(rig: Rig) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        rig.scene.do = lambda: os.kill(os.getpid(), signal.SIGHUP)
        rig.loop.run()
        assert rig.window.waits == 3
    finally:
        signal.signal(signal.SIGHUP, before)


def test_it_ends_after_so_many_frames(rig: Rig) -> None:
    class Blinking(FakeScene):
        is_still = False

        def update(self, pad: Pad) -> None:
            self.redraw = True

    rig.stage.push(Blinking())
    rig.loop.run(frames=5)
    assert rig.window.frames == 5


def test_a_still_picture_is_a_frame_each_tick(rig: Rig) -> None:
    rig.loop.run(frames=5)
    assert (rig.window.frames, rig.window.waits) == (1, 0)


def test_it_ends_though_a_turn_shows_two_frames(rig: Rig) -> None:
    def shoot() -> Command | None:
        rig.console.ask(Request.SCREENSHOT)
        return Push(FakeScene())

    rig.scene.do = shoot
    rig.loop.run(frames=2)
    assert rig.window.frames == 3


def test_the_dialogs_are_the_hosts_only_scenes_without_interrupts(tmp_path: Path) -> None:
    rig = Rig(tmp_path, interrupts=False)
    rig.loop._last_input_s -= 1e6
    rig.window.focused = False
    rig.tap(F9)
    rig.stage.push(KeysScene(rig.console))
    rig.turn()
    rig.tap(KEYS[Button.A])
    rig.tap(Q)
    assert rig.names() == ["Doer", "KeysScene"]
    assert rig.console.settings.bindings == {}
    assert len(list(rig.pictures.iterdir())) == 2
    assert not any(isinstance(scene, Dialog) for scene in rig.stage.scenes)


def test_it_needs_no_more_of_a_scene_than_a_scene(tmp_path: Path) -> None:
    class Plain(Scene):
        def update(self, pad: Pad) -> None:
            self.redraw = False

        def draw(self, screen: object) -> None:
            pass

    rig = Rig(tmp_path)
    rig.stage.push(Plain())
    rig.loop.run()
    assert rig.window.frames == 1
