"""Tapes: what was recorded in a window plays to the same pictures without one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.device.pad import Button
from engine.device.system.keys_scene import KeysScene
from engine.device.tape import Tape, TapeMismatch, read_tape, write_tape
from engine.host.desktop.headless import HeadlessWindow
from engine.host.loop import Loop
from engine.host.mixer import NullMixer
from engine.host.player import make_loop, play_tape
from main import CARDS
from tests.host.rig import F9, F10, KEYS, Q
from tests.host.running import crankboard

SEED, EVERY = 5, 10
RIGHT, DOWN = 79, 81
A, MENU = KEYS[Button.A], KEYS[Button.MENU]


class Recording:
    """A handheld whose every tick goes to `tape`, used by keys."""

    def __init__(self, folder: Path) -> None:
        self.tape = Tape(seed=SEED, digest_every=EVERY)
        self.window = HeadlessWindow()
        self.loop: Loop = make_loop(CARDS, folder, SEED, self.window, NullMixer(), tape=self.tape)

    def turn(self, times: int) -> None:
        """So many turns of the loop."""
        for _turn in range(times):
            self.loop._turn_once()

    def tap(self, *keys: int) -> None:
        """Keys one after the other, each with time for what it sets in motion."""
        for key in keys:
            self.window.controls.key_down(key)
            self.turn(2)
            self.window.controls.key_up(key)
            self.turn(25)


@pytest.fixture
def recording(tmp_path: Path) -> Iterator[Recording]:
    made = Recording(tmp_path / "recorded")
    yield made
    made.loop.close()


def played(tape: Tape, folder: Path) -> dict[int, str]:
    return dict(play_tape(CARDS, read_tape(write_tape(tape)), folder, EVERY))


def test_a_match_begun_by_keys_plays_to_the_same_frames(
    recording: Recording, tmp_path: Path
) -> None:
    recording.tap(A, A, DOWN, A, A, RIGHT, A, A)
    recording.window.controls.scroll(5)
    recording.window.controls.toggle_dock()
    recording.tap(A, MENU, DOWN, MENU)
    tape = recording.tape
    assert len(set(tape.digests.values())) > 10
    shown = played(tape, tmp_path / "played")
    assert tape.digests.items() <= shown.items()
    assert shown == played(tape, tmp_path / "again")
    assert max(shown) == len(tape.inputs)


def test_what_no_tape_tells_of_does_not_reach_the_scenes(
    recording: Recording, tmp_path: Path
) -> None:
    recording.tap(A, F9, F10)
    recording.window.focused = False
    recording.turn(30)
    recording.window.focused = True
    recording.loop._last_input_s -= 1e6
    recording.loop.console.set(lock_minutes=0)
    recording.turn(30)
    assert played(recording.tape, tmp_path / "played").items() >= recording.tape.digests.items()


def test_a_key_is_not_caught_on_a_tape(recording: Recording) -> None:
    recording.loop.stage.push(KeysScene(recording.loop.console))
    recording.tap(A, Q, Q)
    assert recording.loop.console.settings.bindings == {}


def test_another_picture_is_a_mismatch_at_its_tick(recording: Recording, tmp_path: Path) -> None:
    recording.tap(A, A)
    recording.tape.digests[20] = "0" * 8
    with pytest.raises(TapeMismatch, match="Tick 20"):
        played(recording.tape, tmp_path / "played")
    file = tmp_path / "tape"
    file.write_text(write_tape(recording.tape), encoding="utf-8")
    done = crankboard("tape", "play", str(file))
    assert done.code == 1
    assert "Tick 20" in done.err
    assert done.err.count("\n") == 1


def test_an_empty_tape_shows_nothing(tmp_path: Path) -> None:
    assert played(Tape(seed=SEED), tmp_path) == {}


def test_the_seed_is_the_dice(tmp_path: Path) -> None:
    def seeds(seed: int, name: str) -> list[int]:
        loop = make_loop(CARDS, tmp_path / name, seed, HeadlessWindow(), NullMixer())
        loop.close()
        return [loop.console.make_seed() for _again in range(3)]

    assert seeds(1, "a") == seeds(1, "b") != seeds(2, "c")
    assert len(set(seeds(1, "d"))) == 3
