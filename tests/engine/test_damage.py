"""What is damaged, newer, unreadable or open elsewhere: kept, and told of in one sentence."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.codec import encode_line
from engine.host.disk import files, temporary
from engine.host.disk.journal import MOST_BYTES
from engine.host.disk.store import Store, StoreError
from tests.engine.saves import (
    Clock,
    finished,
    left_in,
    make_envelope,
    make_store,
    names,
)

needs_flock = pytest.mark.skipif(sys.platform == "win32", reason="flock is POSIX")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return make_store(tmp_path / "data", Clock())


def test_a_match_is_open_in_one_window_only(store: Store) -> None:
    left_in(store)
    [slip] = store.slips()
    _match, journal = store.resume(slip)
    other = make_store(store.folder)
    assert other.slips() == []
    with pytest.raises(StoreError, match="is open in another window"):
        other.resume(slip)
    with pytest.raises(StoreError, match="is open in another window"):
        other.delete(slip)
    journal.close()
    assert [each.key for each in other.slips()] == [slip.key]
    assert other.troubles() == store.troubles() == []


def test_the_lock_of_a_killed_program_is_gone(store: Store) -> None:
    path = left_in(store)
    code = (
        "import os, sys; from engine.host.disk.files import open_locked; from pathlib import Path;"
        "print(open_locked(Path(sys.argv[1]), os.O_RDWR) is not None, flush=True); input()"
    )
    command = [sys.executable, "-c", code, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=Path(__file__).parents[2]) as other:
        assert other.stdout
        assert other.stdout.readline().strip() == b"True"
        assert store.slips() == []
        other.kill()
    assert len(store.slips()) == 1


def test_another_window_may_take_a_file_away_at_any_time(store: Store) -> None:
    over, broken = finished(store), left_in(store)
    broken.write_bytes(b"broken")
    real = Path.replace

    def gone(path: Path, target: Path) -> Path:
        path.unlink()
        return real(path, target)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "replace", gone)
        assert store.slips() == []
    assert store.troubles() == []
    assert not over.exists()
    assert not broken.exists()


def test_a_damaged_match_is_set_aside_with_a_sentence(store: Store) -> None:
    path = left_in(store)
    for text in (b"one", b"two"):
        path.write_bytes(text)
        assert store.slips() == []
    damaged = store.folder / "damaged"
    assert names(damaged) == [f"{path.stem}-2.match", path.name]
    assert (damaged / path.name).read_bytes() == b"one"
    reason = "Its first line is damaged, so nothing is known of the match."
    assert store.troubles() == [
        f"{path.name} is damaged and was moved to {damaged / path.name}: {reason}",
        f"{path.name} is damaged and was moved to {damaged / (path.stem + '-2.match')}: {reason}",
    ]
    assert store.troubles() == []


def test_damage_that_comes_while_it_is_listed_refuses_to_go_on(store: Store) -> None:
    path = left_in(store)
    [slip] = store.slips()
    path.write_bytes(b"broken")
    with pytest.raises(StoreError, match="cannot be gone on with: Its first line is damaged"):
        store.resume(slip)
    assert store.slips() == []
    assert len(store.troubles()) == 1


def test_a_newer_match_stays_and_is_told_of_once(store: Store) -> None:
    path = left_in(store)
    newer = encode_line(make_envelope(format=3), 0)[0]
    path.write_bytes(newer)
    assert store.slips() == store.slips() == []
    [sentence] = store.troubles()
    assert sentence.startswith(f"{path} was left alone: A newer program wrote it")
    assert path.read_bytes() == newer


def test_a_file_that_cannot_be_read_now_stays(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = left_in(store), left_in(store, seed=2)
    real = os.open

    def denied(name: Path, *args: int) -> int:
        if name == path:
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(name, *args)

    monkeypatch.setattr(os, "open", denied)
    assert [slip.key for slip in store.slips()] == [other.stem]
    store.slips()
    assert store.troubles() == [
        f"{path} cannot be read now (Permission denied); it was left alone."
    ]
    monkeypatch.undo()
    assert len(store.slips()) == 2


def test_damage_that_cannot_be_set_aside_is_told(store: Store) -> None:
    path = left_in(store)
    path.write_bytes(b"broken")
    (store.folder / "damaged").write_bytes(b"a file where the folder should be")
    assert store.slips() == store.slips() == []
    [sentence] = store.troubles()
    assert sentence.startswith(f"{path} is damaged and cannot be set aside (")
    assert path.exists()


def test_a_folder_that_cannot_be_read_is_told(store: Store) -> None:
    store.folder.mkdir()
    (store.folder / "matches").write_bytes(b"")
    assert store.slips() == []
    [sentence] = store.troubles()
    assert "matches cannot be read now (Not a directory)" in sentence


def test_a_finished_match_that_cannot_move_is_told(store: Store) -> None:
    path = finished(store)
    (store.folder / "finished").write_bytes(b"")
    assert store.slips() == []
    assert len(store.troubles()) == 1
    assert path.exists()


def test_strangers_in_the_folder_are_left_alone(store: Store) -> None:
    left_in(store)
    matches = store.folder / "matches"
    (matches / "notes.txt").write_text("mine")
    (matches / "folder.match").mkdir()
    assert len(store.slips()) == 1
    [sentence] = store.troubles()
    assert sentence.endswith(
        "folder.match cannot be read now (it is not an ordinary file); it was left alone."
    )
    assert len(names(matches)) == 3


def test_a_huge_file_is_not_read(store: Store) -> None:
    path = left_in(store)
    os.truncate(path, MOST_BYTES + 1)
    assert store.slips() == []
    [sentence] = store.troubles()
    assert sentence.endswith("It is far too large for a match.")


@needs_flock
@pytest.mark.parametrize("code", [errno.ENOTSUP, errno.ENOLCK])
def test_a_disk_without_locks_works_without_them(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def unsupported(_fd: int, _kind: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr("fcntl.flock", unsupported)
    left_in(store)
    assert len(store.slips()) == 1


@needs_flock
def test_a_lock_that_fails_otherwise_is_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_fd: int, _kind: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    left_in(store)
    monkeypatch.setattr("fcntl.flock", broken)
    assert store.slips() == []
    assert "cannot be read now (Input/output error)" in store.troubles()[0]


def test_a_name_that_another_window_took_first_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = make_store(tmp_path)
    real, taken = files.put, tmp_path / "matches" / "20261130-120000-0000.match"

    def put(fd: int, data: bytes) -> None:
        if not taken.exists():
            taken.write_bytes(b"theirs")
        real(fd, data)

    monkeypatch.setattr(temporary, "put", put)
    assert left_in(store).stem == "20261130-120000-0001"
    assert taken.read_bytes() == b"theirs"
    assert len(names(taken.parent)) == 2
