"""A disk that is full, broken or not to be written: one sentence, and all stays as it was."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from chek.state import Attack
from engine.core.match import from_start
from engine.core.table import LocalTable
from engine.device.settings import Settings
from engine.host.disk import files
from engine.host.disk import journal as journal_module
from engine.host.disk.store import Store, StoreError
from tests.engine.saves import (
    GAME,
    Clock,
    begin,
    finished,
    left_in,
    make_envelope,
    make_save,
    make_store,
    names,
    play,
    play_first,
)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return make_store(tmp_path / "data", Clock())


def denied(*_args: object) -> int:
    raise PermissionError(errno.EACCES, "Permission denied")


def failing(error: int, after: int = 0) -> Callable[..., int]:
    """Stands for os.write: writes `after` bytes and then fails."""
    real, left = os.write, [after]

    def write(fd: int, data: bytes) -> int:
        if not left[0]:
            raise OSError(error, os.strerror(error))
        written = real(fd, bytes(data)[: left[0]])
        left[0] -= written
        return written

    return write


@pytest.mark.parametrize("after", [0, 1, 40])
def test_a_full_disk_leaves_the_match_as_it_was(
    store: Store, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    table, journal = begin(store)
    play(table, Random(1), 3)
    match, data = table.match, journal.path.read_bytes()
    monkeypatch.setattr(os, "write", failing(errno.ENOSPC, after))
    with pytest.raises(StoreError) as caught:
        play(table, Random(1))
    monkeypatch.undo()
    sentence = str(caught.value)
    assert "(No space left on device); it stands as before." in sentence
    assert str(journal.path) in sentence
    assert table.match == match
    assert journal.path.read_bytes() == data
    play_first(table)
    assert len(table.match.log) > len(match.log)
    journal.close()
    assert store.slips()[0].saved.match == table.match


def test_a_roll_that_could_not_be_kept_is_drawn_again_with_the_same_dice(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    envelope = make_envelope(seed=3, position="5/5/2N2/2S2/5 S - 0,0 0", options={})
    table, journal = begin(store, envelope)
    without = LocalTable(GAME, from_start(table.match.start, 3))
    attack = Attack(7, 12)
    for each in (table, without):
        each.poll()
    without.send(0, attack, 0)
    real, calls = journal.append, iter((True, False))
    monkeypatch.setattr(journal, "append", lambda *args: real(*args) if next(calls) else denied())
    with pytest.raises(OSError, match="denied"):
        table.send(0, attack, 0)
    assert [entry.action for entry in table.match.log] == [attack]
    monkeypatch.undo()
    assert [update.entries for update in table.poll()] == [
        update.entries for update in without.poll()
    ]
    assert table.match == without.match


def test_a_failed_undo_leaves_the_match_as_it_was(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, journal = begin(store)
    play(table, Random(1), 3)
    match = table.match
    monkeypatch.setattr(os, "write", failing(errno.EIO))
    with pytest.raises(StoreError):
        table.undo()
    monkeypatch.undo()
    assert table.match == match
    journal.close()
    assert store.slips()[0].saved.match == match


def test_garbage_that_could_not_be_cut_off_is_cut_off_later(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, journal = begin(store)
    play(table, Random(1), 3)

    def broken(_fd: int, _size: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "write", failing(errno.EIO, 60))
    monkeypatch.setattr(os, "ftruncate", broken)
    with pytest.raises(StoreError):
        journal.mark("docked")
    monkeypatch.undo()
    assert not journal.path.read_bytes().endswith(b"\n")
    journal.mark("left")
    journal.close()
    assert store.slips()[0].saved.last == "left"


def test_a_failed_flush_counts_as_not_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, journal = begin(store)
    play(table, Random(1), 3)
    match, data = table.match, journal.path.read_bytes()

    def broken(_fd: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(StoreError):
        play(table, Random(1))
    monkeypatch.undo()
    assert (table.match, journal.path.read_bytes()) == (match, data)


def test_a_match_that_cannot_be_created_leaves_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "write", failing(errno.ENOSPC, 10))
    with pytest.raises(StoreError, match=r"No space left on device.*--data-dir"):
        begin(store)
    assert names(store.folder / "matches") == []


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    store = make_store(tmp_path / "file" / "data")
    sentence = rf"^The folder {store.folder} cannot be written \(.+\); choose .+ --data-dir\.$"
    for call in (store.prepare, lambda: store.save_settings(Settings())):
        with pytest.raises(StoreError, match=sentence):
            call()
    with pytest.raises(StoreError, match="--data-dir"):
        begin(store)
    assert store.load_settings() == Settings()


def test_a_folder_that_can_be_written_is_prepared(store: Store) -> None:
    store.prepare()
    assert names(store.folder) == []


def test_settings_are_replaced_whole(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.save_settings(Settings(volume=3))
    monkeypatch.setattr(os, "write", failing(errno.ENOSPC, 10))
    with pytest.raises(StoreError):
        store.save_settings(Settings(volume=4))
    assert store.load_settings() == Settings(volume=3)
    assert names(store.folder) == ["settings.json"]


def test_a_system_that_cannot_flush_folders_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(_fd: int) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "fsync", unsupported)
    files.sync_folder(tmp_path)


def test_a_folder_that_cannot_be_flushed_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_fd: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(OSError, match="Input/output"):
        files.sync_folder(tmp_path)


def test_docked_matches_of_the_helper_are_whole(tmp_path: Path) -> None:
    path = make_save(tmp_path, 4)
    [slip] = make_store(tmp_path).slips()
    assert (slip.key, slip.is_docked, slip.when) == (path.stem, True, "2026-11-30 12:00")


def test_a_match_that_cannot_be_opened_is_refused(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left_in(store)
    [slip] = store.slips()
    monkeypatch.setattr(os, "open", denied)
    with pytest.raises(StoreError) as caught:
        store.resume(slip)
    assert str(caught.value) == f"The match {path} cannot be opened (Permission denied)."


def test_a_match_that_cannot_be_read_is_refused_and_not_kept_locked(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_in(store)
    [slip] = store.slips()
    monkeypatch.setattr(journal_module, "read_all", denied)
    with pytest.raises(StoreError, match="cannot be opened"):
        store.resume(slip)
    monkeypatch.undo()
    assert len(store.slips()) == 1


def test_a_match_that_cannot_be_deleted_is_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_in(store)
    [slip] = store.slips()
    monkeypatch.setattr(Path, "unlink", lambda *_args, **_named: denied())
    with pytest.raises(StoreError, match=r"cannot be deleted \(Permission denied\)\.$"):
        store.delete(slip)


def test_a_finished_match_that_cannot_move_stays_for_the_next_listing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = finished(store)
    monkeypatch.setattr(Path, "replace", denied)
    assert store.slips() == []
    [sentence] = store.troubles()
    assert sentence.startswith(f"The finished match {path} cannot be moved to ")
    monkeypatch.undo()
    assert store.slips() == []
    assert names(store.folder / "finished") == [path.name]
