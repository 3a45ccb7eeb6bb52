"""Temporary files: swept in every folder once their program has gone, and never before."""

import os
import signal
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import numpy as np
import pytest

from chek import CARD
from engine.host.capture import CaptureError, save_gif, save_screenshot
from engine.host.disk import files, temporary
from engine.host.disk.cabinet import DiskCabinet
from engine.host.disk.files import StoreError
from engine.host.disk.temporary import sweep, write_whole
from tests.engine.saves import begin, make_store, names

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and locks of POSIX")
NOW = datetime(2026, 3, 4, 5, 6, 7)
FRAME = np.zeros((240, 400), np.uint8)

KILLED = """
import os, signal, sys
from pathlib import Path
from engine.device.settings import Settings
from engine.host.disk import temporary
from tests.engine.test_temporary import WRITERS

def stop(fd, data):
    os.write(fd, data[: len(data) // 2])
    if sys.argv[3] == "hang":
        print("there", flush=True)
        signal.pause()
    os.kill(os.getpid(), signal.SIGKILL)

temporary.put = stop
WRITERS[sys.argv[1]](Path(sys.argv[2]))
"""


def _settings(folder: Path) -> None:
    write_whole(folder / "settings.json", b"{}")


WRITERS = {
    "prepare": lambda folder: make_store(folder).prepare(),
    "settings": _settings,
    "match": lambda folder: begin(make_store(folder)),
    "record": lambda folder: make_store(folder).keep_record(CARD, "text"),
    "board": lambda folder: DiskCabinet(folder).keep("boards/chek", "Duel", "text"),
    "screenshot": lambda folder: save_screenshot(FRAME, folder / "pictures", NOW),
    "gif": lambda folder: save_gif([(bytes(12_000), 1)], folder / "pictures", NOW),
}


def writing(name: str, folder: Path, how: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-c", KILLED, name, str(folder), how]
    return subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2])


def half_written(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.new"))


@posix
@pytest.mark.parametrize("name", WRITERS)
def test_what_a_kill_leaves_half_written_is_swept_at_the_next_start(
    tmp_path: Path, name: str
) -> None:
    with writing(name, tmp_path, "kill") as child:
        assert child.wait() == -signal.SIGKILL
    assert len(half_written(tmp_path)) == 1
    make_store(tmp_path).prepare()
    assert half_written(tmp_path) == []


@posix
def test_what_a_living_program_is_at_stays(tmp_path: Path) -> None:
    with writing("match", tmp_path, "hang") as child:
        assert child.stdout
        assert child.stdout.readline() == b"there\n"
        (path,) = half_written(tmp_path)
        os.utime(path, (0, 0))
        make_store(tmp_path).prepare()
        assert half_written(tmp_path) == [path]
        child.kill()
        child.wait()
    make_store(tmp_path).prepare()
    assert half_written(tmp_path) == []


OURS = (
    "settings.json.77.new",
    "writable.probe.7.new",
    "matches/20261130-120000-0000.new",
    "matches/20261130-120000-0000.match.3.new",
    "finished/20261130-120000-0000.match.3.new",
    "records/chek-2026-11-30-1.new",
    "pictures/crankboard-2026-03-04-050607-2-1x.new",
    "damaged/settings.json.77.new",
    "boards/chek/żółw-8.txt.77.new",
    "boards/other/a.txt.77.new",
)
NOT_OURS = (
    "notes.new",
    "matches/mine.new",
    "matches/20261130-120000-0000.new.bak",
    "boards/chek/duel.txt",
    "photos/settings.json.77.new",
    "records/settings.json.new",
)


def test_one_sweep_knows_every_folder_and_no_strangers(tmp_path: Path) -> None:
    for name in (*OURS, *NOT_OURS):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"half")
    sweep(tmp_path)
    there = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert there == set(NOT_OURS)


@posix
def test_a_sweep_takes_nothing_that_only_has_the_name(tmp_path: Path) -> None:
    (tmp_path / "settings.json.1.new").mkdir()
    (tmp_path / "mine").write_bytes(b"mine")
    (tmp_path / "settings.json.2.new").symlink_to(tmp_path / "mine")
    os.mkfifo(tmp_path / "settings.json.3.new")
    sweep(tmp_path)
    assert len(names(tmp_path)) == 4


@posix
def test_where_a_disk_knows_no_locks_a_day_has_to_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(_fd: int, _kind: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("fcntl.flock", unsupported)
    for name in ("settings.json.1.new", "settings.json.2.new"):
        (tmp_path / name).write_bytes(b"half")
    os.utime(tmp_path / "settings.json.1.new", (0, 0))
    sweep(tmp_path)
    assert names(tmp_path) == ["settings.json.2.new"]


def test_a_file_swept_before_it_was_locked_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, left = files.lock, iter((True, False))
    path = tmp_path / f"a.json.{os.getpid()}.new"

    def lock(fd: int) -> bool | None:
        if next(left):
            path.unlink()
        return real(fd)

    monkeypatch.setattr(temporary, "lock", lock)
    write_whole(tmp_path / "a.json", b"whole")
    assert (tmp_path / "a.json").read_bytes() == b"whole"


def test_preparing_takes_no_name_that_may_be_anothers(tmp_path: Path) -> None:
    (tmp_path / "writable").write_bytes(b"mine")
    make_store(tmp_path).prepare()
    assert (tmp_path / "writable").read_bytes() == b"mine"
    assert names(tmp_path) == ["writable"]


@posix
def test_what_is_no_ordinary_file_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "a.json").symlink_to(tmp_path / "a.json")
    os.mkfifo(tmp_path / "b.json")
    for name in ("a.json", "b.json"):
        with pytest.raises(StoreError, match="is not an ordinary file"):
            write_whole(tmp_path / name, b"{}")
    assert names(tmp_path) == ["a.json", "b.json"]


# Names that come from the clock


def test_pictures_of_one_second_get_names_of_their_own_in_two_programs(tmp_path: Path) -> None:
    code = (
        "from tests.engine.test_temporary import *\n"
        "print('there', flush=True); input()\n"
        "for _ in range(5): save_screenshot(FRAME, Path(sys.argv[1]), NOW)\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    root, pipe = Path(__file__).parents[2], subprocess.PIPE
    children = [subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=root) for _child in range(3)]
    for child in children:
        assert child.stdout
        assert child.stdout.readline() == b"there\n"
    for child in children:
        child.communicate(b"\n")
        assert child.returncode == 0
    assert len(names(tmp_path)) == 30
    assert half_written(tmp_path) == []


def test_a_name_of_which_one_half_is_taken_is_passed_over(tmp_path: Path) -> None:
    taken = tmp_path / "crankboard-2026-03-04-050607-2x.png"
    taken.write_bytes(b"theirs")
    paths = save_screenshot(FRAME, tmp_path, NOW)
    assert [path.name[-8:] for path in paths] == ["2-1x.png", "2-2x.png"]
    assert taken.read_bytes() == b"theirs"
    assert len(names(tmp_path)) == 3


def test_a_picture_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_bytes(b"")
    with pytest.raises(CaptureError, match="could not be written to"):
        save_screenshot(FRAME, tmp_path / "pictures", NOW)
