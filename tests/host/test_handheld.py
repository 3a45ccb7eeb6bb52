"""A handheld put together: its folder, its clock, its dice, and what a kill leaves of a match."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.core.codec import decode_save
from engine.device.pad import Button
from engine.device.settings import Settings
from engine.device.system.launcher import Launcher
from engine.device.system.lock import LockScene
from engine.device.system.menu import SystemMenu
from engine.host.commands.common import find_card
from engine.host.desktop.headless import HeadlessWindow
from engine.host.disk.files import StoreError
from engine.host.handheld import make_console, make_stage, owners_place, seeded, tapes_place
from engine.host.loop import Loop
from engine.host.mixer import NullMixer
from main import CARDS
from tests.host.rig import KEYS
from tests.host.running import unignored

ROOT = Path(__file__).parents[2]


def test_the_owners_place_has_the_wall_clock_and_other_dice_each_time(tmp_path: Path) -> None:
    place = owners_place(tmp_path)
    assert place.now().tzinfo is not None
    assert abs(place.now().timestamp() - time.time()) < 5
    assert place.make_seed() != place.make_seed()
    again = seeded(place, -1)
    assert [again.make_seed(), again.make_seed()] != [place.make_seed(), place.make_seed()]
    assert again.now is place.now
    assert tapes_place(tmp_path, 1).now() == tapes_place(tmp_path, 1).now()


def test_settings_come_from_the_folder_unless_they_are_given(tmp_path: Path) -> None:
    place = tapes_place(tmp_path, 1)
    _console, store = make_console(CARDS, place)
    store.save_settings(Settings(volume=2))
    assert make_console(CARDS, place)[0].settings.volume == 2
    assert make_console(CARDS, place, Settings(volume=9))[0].settings.volume == 9


def test_a_folder_that_takes_nothing_is_named_with_the_remedy(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"file.*--data-dir"):
        make_console(CARDS, tapes_place(tmp_path / "file" / "in", 1))


def test_the_stage_has_launcher_menu_and_lock(tmp_path: Path) -> None:
    console, store = make_console(CARDS, tapes_place(tmp_path, 1))
    window = HeadlessWindow()
    loop = Loop(
        make_stage(console),
        console,
        window,
        NullMixer(),
        save_settings=store.save_settings,
        pictures=tmp_path,
    )
    assert type(loop.stage.top) is Launcher
    for button, kind in ((Button.MENU, SystemMenu), (Button.LOCK, LockScene)):
        window.controls.key_down(KEYS[button])
        window.controls.key_up(KEYS[button])
        loop._turn_once()
        assert type(loop.stage.scenes.pop()) is kind


# A match in a process of its own

PLAYING = """
import sys
import pygame
import main
from engine.host.desktop.window import Window

turns, read = iter(range(1_000_000)), Window.read

def read_keys(self, ticks=1):
    turn = next(turns)
    if turn in (30, 50):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, scancode=40, key=0, mod=0, unicode=""))
    elif turn == 90:
        print("played", flush=True)
    return read(self, ticks)

Window.read, Window.wait = read_keys, lambda self, timeout_s=None: True
sys.exit(main.run())
"""


@contextmanager
def playing(folder: Path) -> "Iterator[subprocess.Popen[str]]":
    """A program in which South has made a move, with nothing under way."""
    match = ("play", "chek", "--option", "first=S", "--seed", "3", "--data-dir", str(folder))
    with unignored():
        process = subprocess.Popen(
            [sys.executable, "-c", PLAYING, *match],
            cwd=ROOT,
            env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    try:
        assert process.stdout
        assert process.stdout.readline() == "played\n"
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"])
def test_a_program_that_is_ended_leaves_the_match_whole(tmp_path: Path, name: str) -> None:
    with playing(tmp_path) as process:
        process.send_signal(signal.Signals[name])
        out, err = process.communicate(timeout=10)
    assert (out, err) == ("", "")
    assert process.returncode == (-signal.SIGKILL if name == "SIGKILL" else 0)
    (path,) = (tmp_path / "matches").glob("*.match")
    saved = decode_save(path.read_bytes(), find_card(CARDS))
    assert saved.size == path.stat().st_size
    assert len(saved.match.log) == 1
    assert saved.last == ("" if name == "SIGKILL" else "left")
    console, store = make_console(CARDS, tapes_place(tmp_path, 1))
    assert [slip.saved.match.state for slip in store.slips()] == [saved.match.state]
    assert isinstance(make_stage(console).top, Launcher)
