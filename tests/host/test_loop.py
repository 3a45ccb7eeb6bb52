"""The loop: what scenes ask for is done, and what goes wrong is said."""

import time

import numpy as np
import pytest
from PIL import Image

from engine.device.audio.cues import Cue
from engine.device.console import Request
from engine.device.pad import Button
from engine.device.scene import Command, Pop, Replace
from engine.device.system.keys_scene import WAIT_TICKS, KeysScene
from engine.device.system.lock import LockScene
from engine.device.system.textentry import TextEntry
from engine.host.desktop.keynames import AMERICAN
from engine.host.disk.files import StoreError
from tests.engine.driving import Scribe
from tests.host.rig import ENTER, F9, F10, KEYS, Doer, Q, Rig

FULL = StoreError("The folder cannot be written (no space left).")


def texts(rig: Rig) -> str:
    scribe = Scribe()
    rig.stage.draw(scribe)
    return " ".join(each.text for each in scribe.written)


# What scenes ask for


def test_cues_reach_the_speaker_once(rig: Rig) -> None:
    rig.console.cue(Cue.CHAIN, 3)
    rig.console.cue(Cue.PICK)
    rig.turn(2)
    assert rig.speaker.played == [(Cue.CHAIN, 3), (Cue.PICK, 0)]
    assert rig.console.cues == []


def test_settings_are_applied_at_once_and_kept_once_it_is_calm(rig: Rig) -> None:
    rig.turn()
    rig.window.controls.key_down(KEYS[Button.LEFT])
    for volume in range(3):
        rig.console.set(volume=volume, palette="lamp", upside_down=True, plain=True)
        rig.turn()
    assert rig.speaker.volume == 2
    assert rig.window.effects.palette == "lamp"
    assert rig.window.effects.flip_x
    assert rig.window.plain
    assert rig.saved == []
    rig.window.controls.key_up(KEYS[Button.LEFT])
    rig.turn(3)
    assert rig.saved == [rig.console.settings]
    rig.turn(2)
    assert len(rig.saved) == 1


def test_settings_that_were_not_calm_are_kept_at_the_end(rig: Rig) -> None:
    rig.console.set(volume=1)
    rig.console.ask(Request.QUIT)
    rig.window.controls.key_down(KEYS[Button.LEFT])
    rig.loop.run()
    assert [settings.volume for settings in rig.saved] == [1]


def test_settings_that_cannot_be_kept_are_told_once_and_tried_again_at_the_end(rig: Rig) -> None:
    rig.refusal = FULL
    rig.console.set(volume=1)
    rig.turn(2)
    assert rig.names() == ["Doer", "Notice"]
    assert "no space left" in texts(rig)
    rig.turn(20)
    rig.tap(KEYS[Button.A])
    rig.turn(5)
    assert rig.names() == ["Doer"]
    rig.refusal = None
    rig.loop.run()
    assert [settings.volume for settings in rig.saved] == [1]


def test_settings_that_cannot_be_kept_at_the_end_are_said_after_all_else(rig: Rig) -> None:
    rig.refusal = FULL
    rig.console.set(volume=1)
    rig.console.ask(Request.QUIT)
    with pytest.raises(StoreError, match="no space left"):
        rig.loop.run()
    assert not rig.window.is_open
    assert rig.scene.told[-1] == "leaving"


# Keys


def test_a_caught_key_is_bound_kept_and_named(rig: Rig) -> None:
    scene = KeysScene(rig.console)
    rig.stage.push(scene)
    for _row in range(4):
        rig.tap(81)
    assert "S, Enter, Pad Enter" in texts(rig)
    rig.tap(KEYS[Button.A])
    rig.tap(Q)
    assert rig.console.settings.bindings == {"a": (Q,)}
    assert rig.window.controls.bindings.keys["a"] == (Q,)
    assert rig.console.key_names("a") == "Q"
    rig.turn()
    assert "Q" in texts(rig).split()
    rig.turn(3)
    assert rig.saved == [rig.console.settings]
    rig.tap(KEYS[Button.A])
    assert scene.is_still
    rig.tap(Q)
    assert not scene.is_still


def test_the_last_key_of_a_button_is_not_given_away(rig: Rig) -> None:
    rig.stage.push(KeysScene(rig.console))
    rig.turn()
    rig.tap(KEYS[Button.A], KEYS[Button.MENU])
    assert rig.names() == ["Doer", "KeysScene", "Notice"]
    assert "It is the only key for Menu. Give Menu another one first." in texts(rig)
    rig.turn(6)
    rig.tap(KEYS[Button.A])
    assert rig.console.settings.bindings == {}
    assert rig.names() == ["Doer", "KeysScene"]
    rig.tap(KEYS[Button.MENU])
    assert rig.names() == ["Doer"]


def test_a_key_in_the_last_tick_of_waiting_is_not_lost(rig: Rig) -> None:
    rig.stage.push(KeysScene(rig.console))
    rig.turn()
    rig.tap(KEYS[Button.A])
    rig.turn(WAIT_TICKS - 1)
    rig.tap(Q)
    assert rig.console.settings.bindings == {"up": (Q,)}


def test_keys_are_named_anew_when_the_layout_changes(rig: Rig) -> None:
    rig.stage.push(KeysScene(rig.console))
    rig.turn()
    assert "A, Backspace" in texts(rig)
    rig.window.keymap = {**AMERICAN, 4: "q", 22: "\u0eaa"}
    assert rig.stage.is_still
    frames = rig.window.frames
    rig.turn()
    assert rig.window.frames == frames + 1
    assert "Q, Backspace" in texts(rig)
    assert "S, Enter, Pad Enter" in texts(rig), "a letter that no font has goes by its place"


def test_a_key_that_is_waited_for_under_a_lock_unlocks(rig: Rig) -> None:
    rig.stage.push(KeysScene(rig.console))
    rig.turn()
    rig.tap(KEYS[Button.A])
    controls = rig.window.controls
    assert controls.is_capturing
    rig.loop._put(LockScene(rig.console))
    assert [controls.is_capturing] == [False]
    rig.tap(KEYS[Button.A])
    assert rig.names() == ["Doer", "KeysScene"]
    rig.turn(2)
    assert rig.console.settings.bindings == {}


def test_a_text_is_typed_and_a_lock_over_it_can_be_opened(rig: Rig) -> None:
    entry = TextEntry(rig.console, "Name")
    rig.stage.push(entry)
    rig.turn()
    assert rig.window.controls.has_text_input
    rig.window.controls.text("Éo")
    rig.turn()
    assert entry.text == "Éo"
    rig.loop._put(LockScene(rig.console))
    rig.tap(KEYS[Button.A])
    assert rig.stage.top is entry
    rig.tap(F9)
    assert rig.names() == ["Doer", "TextEntry", "Notice"]
    rig.tap(ENTER, ENTER)
    assert rig.stage.top is entry
    assert rig.window.controls.has_text_input
    rig.tap(ENTER)
    assert rig.names() == ["Doer"]
    rig.turn()
    assert not rig.window.controls.has_text_input


# What goes wrong


def test_what_was_not_saved_is_said_and_the_scene_goes_on(rig: Rig) -> None:
    def fail() -> None:
        raise FULL

    rig.scene.do = fail
    rig.turn()
    assert rig.names() == ["Doer", "Notice"]
    assert "Not saved" in texts(rig)
    rig.turn(20)
    rig.tap(KEYS[Button.A])
    assert rig.names() == ["Doer"]
    assert rig.scene.told == ["paused"]


@pytest.mark.parametrize("command", [Pop(), Replace(Doer())], ids=["pop", "replace"])
def test_a_scene_that_cannot_keep_its_work_stays(rig: Rig, command: Command) -> None:
    rig.stage.push(stubborn := Doer(lambda: command))
    stubborn.error = FULL
    rig.turn()
    assert stubborn in rig.stage.scenes


def test_every_scene_leaves_though_one_of_them_cannot_save(rig: Rig) -> None:
    scenes = [rig.scene, Doer(), Doer()]
    for scene in scenes[1:]:
        scene.error = FULL
        rig.stage.push(scene)
    rig.console.ask(Request.QUIT)
    with pytest.raises(StoreError, match="no space left"):
        rig.loop.run()
    assert [scene.told[-1] for scene in scenes] == ["leaving"] * 3
    assert not rig.window.is_open


def test_an_error_of_our_own_is_loud_and_the_scenes_leave(rig: Rig) -> None:
    rig.scene.do = lambda: 1 // 0
    with pytest.raises(ZeroDivisionError):
        rig.loop.run()
    assert rig.scene.told == ["leaving"]
    assert not rig.window.is_open


# Pictures


def test_a_screenshot_shows_what_lies_below_the_menu(rig: Rig) -> None:
    rig.turn()
    rig.console.ask(Request.SCREENSHOT)
    rig.turn()
    assert rig.names() == ["Doer", "Notice"]
    small, large = sorted(rig.pictures.iterdir())
    assert "Saved" in texts(rig)
    expected = Scribe()
    rig.scene.draw(expected)
    with Image.open(small) as picture:
        assert picture.size == (400, 240)
        light = np.asarray(picture.convert("L")) > 100
    assert np.array_equal(light, expected.pixels.astype(bool))
    with Image.open(large) as picture:
        assert picture.size == (800, 480)


def test_a_scene_may_ask_for_a_gif(rig: Rig) -> None:
    rig.turn()
    rig.console.ask(Request.GIF)
    rig.turn()
    assert rig.names() == ["Doer", "Notice"]
    assert {path.suffix for path in rig.pictures.iterdir()} == {".gif"}


def test_a_picture_that_cannot_be_written_is_said(rig: Rig) -> None:
    rig.pictures.write_text("in the way")
    rig.tap(F9)
    assert rig.names() == ["Doer", "Notice"]
    assert "Not saved" in texts(rig)


def test_a_gif_gives_every_picture_the_time_it_stood(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    now_s = [rig.loop._camera._seen_s]
    monkeypatch.setattr(time, "monotonic", lambda: now_s[0])
    rig.turn()
    first = rig.loop.screen.pixels.copy()
    now_s[0] += 0.5
    rig.stage.push(LockScene(rig.console))
    rig.turn()
    now_s[0] += 1.04
    rig.tap(F10)
    small, _large = sorted(rig.pictures.iterdir())
    with Image.open(small) as film:
        assert getattr(film, "n_frames", 1) == 2
        assert film.info["duration"] == 500
        shown = np.asarray(film.convert("L")) > 100
        film.seek(1)
        assert film.info["duration"] in range(1_040, 1_110)
    assert np.array_equal(shown, first.astype(bool))
    assert rig.names() == ["Doer", "LockScene", "Notice"]


# Another program on the same folder


def test_what_another_window_has_set_holds_here_once_ours_is_kept(rig: Rig) -> None:
    rig.theirs = {"palette": "lamp"}
    rig.console.set(volume=2)
    rig.turn(3)
    assert (rig.console.settings.volume, rig.console.settings.palette) == (2, "lamp")
    assert rig.window.effects.palette == "lamp"
    rig.turn(3)
    assert len(rig.saved) == 1


def test_the_focus_that_comes_back_is_told_to_every_scene(rig: Rig) -> None:
    above = Doer()
    rig.stage.push(above)
    rig.turn()
    rig.window.focused = False
    rig.turn(2)
    assert "attended" not in rig.scene.told
    rig.window.focused = True
    rig.turn(2)
    assert [scene.told.count("attended") for scene in (rig.scene, above)] == [1, 1]
