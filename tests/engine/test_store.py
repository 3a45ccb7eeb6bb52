"""Saved matches: listed, gone on with, finished, deleted; each call on disk when it returns."""

import os
from pathlib import Path
from random import Random

import pytest

from chek import CARD
from engine.core.codec import DOCKED, LEFT, RESUMED, BadSave
from engine.core.game import CHANCE
from engine.core.table import LocalTable
from engine.device.settings import Settings
from engine.device.shelf import OpenJournal, Shelf
from engine.host.disk import listing, temporary
from engine.host.disk.store import Store, StoreError
from tests.engine.saves import (
    GAME,
    Clock,
    begin,
    finished,
    left_in,
    make_envelope,
    make_store,
    names,
    play,
    play_first,
    undo,
)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return make_store(tmp_path / "data", Clock())


def test_the_store_is_a_shelf_with_open_journals(store: Store) -> None:
    shelf: Shelf = store
    journal: OpenJournal = shelf.begin(CARD, make_envelope())
    journal.close()


def test_looking_makes_no_folder(store: Store) -> None:
    assert store.slips() == []
    assert store.load_settings() == Settings()
    assert store.troubles() == []
    assert not store.folder.exists()


def test_a_match_is_listed_and_gone_on_with(store: Store) -> None:
    table, journal = begin(store)
    play(table, Random(1), 5)
    journal.mark("docked")
    journal.close()
    [slip] = store.slips()
    assert slip.is_docked
    assert slip.saved.match == table.match
    assert slip.when == "2026-11-30 12:09"
    match, again = store.resume(slip)
    assert match == table.match
    again.mark("resumed")
    resumed = LocalTable(GAME, match, again)
    play(resumed, Random(2), 5)
    undo(resumed)
    again.close()
    [slip] = store.slips()
    assert slip.saved.match == resumed.match
    assert not slip.is_docked


def test_the_one_changed_last_is_first(store: Store) -> None:
    paths = [left_in(store, seed=seed) for seed in (1, 2, 3)]
    _match, journal = store.resume(store.slips()[-1])
    journal.mark("docked")
    journal.close()
    assert [slip.key for slip in store.slips()] == [paths[n].stem for n in (0, 2, 1)]


def test_what_changed_at_once_is_sorted_by_name(tmp_path: Path) -> None:
    store = make_store(tmp_path)
    keys = [left_in(store).stem for _ in range(12)]
    assert keys == sorted(set(keys))
    assert keys[0] == "20261130-120000-0000"
    assert [slip.key for slip in store.slips()] == keys[::-1]


def test_names_of_finished_and_half_made_matches_are_not_used_again(tmp_path: Path) -> None:
    store = make_store(tmp_path)
    done = finished(store)
    assert store.slips() == []
    assert names(tmp_path / "finished") == [done.name]
    (tmp_path / "matches" / "20261130-120000-0001.new").write_bytes(b"")
    assert left_in(store).stem == "20261130-120000-0002"


def test_a_match_that_was_not_begun_leaves_nothing(store: Store) -> None:
    table, journal = begin(store)
    assert [entry.seat for entry in table.match.log] == [CHANCE]
    journal.close()
    journal.close()
    assert names(store.folder / "matches") == []


def test_a_match_that_was_docked_before_it_was_begun_is_kept(store: Store) -> None:
    """Also when it is looked at once more and left."""
    _table, journal = begin(store)
    journal.mark(DOCKED)
    journal.close()
    (slip,) = store.slips()
    _match, again = store.resume(slip)
    again.mark(RESUMED)
    again.mark(LEFT)
    again.close()
    os.utime(again.path, (0, 0))
    assert [slip.key for slip in store.slips()] == [journal.path.stem]


def test_a_match_taken_back_to_its_begin_leaves_nothing(store: Store) -> None:
    table, journal = begin(store)
    play_first(table)
    table.undo()
    journal.release()
    os.utime(journal.path)  # of today, whatever day the test's clock has
    assert store.slips() == []
    assert names(store.folder / "matches") == [journal.path.name]


def test_what_a_kill_left_unbegun_is_swept_a_day_later(store: Store) -> None:
    _table, journal = begin(store)
    journal.release()
    os.utime(journal.path)  # of today, whatever day the test's clock has
    assert store.slips() == []
    assert len(names(store.folder / "matches")) == 1
    os.utime(journal.path, (0, 0))
    assert store.slips() == []
    assert store.troubles() == []
    assert names(store.folder / "matches") == []


def test_a_torn_first_action_is_not_swept(store: Store) -> None:
    _table, journal = begin(store)
    journal.release()
    with journal.path.open("ab") as file:
        file.write(b"torn")
    os.utime(journal.path, (0, 0))
    assert store.slips() == []
    assert journal.path.exists()


def test_the_end_moves_a_match_to_the_finished_ones(store: Store) -> None:
    left_in(store)
    path = finished(store)
    [slip] = store.slips()
    assert slip.key != path.stem
    assert names(store.folder / "finished") == [path.name]
    assert store.troubles() == []


def test_finish_closes_the_journal(store: Store) -> None:
    table, journal = begin(store)
    play(table, Random(1), 2)
    journal.finish()
    journal.close()
    assert names(store.folder / "finished") == [journal.path.name]
    assert names(store.folder / "matches") == []


def test_a_finished_match_never_replaces_another(store: Store) -> None:
    table, journal = begin(store)
    play(table, Random(1), 2)
    other = store.folder / "finished" / journal.path.name
    other.parent.mkdir()
    other.write_bytes(b"other")
    journal.finish()
    assert other.read_bytes() == b"other"
    assert names(other.parent) == [f"{other.stem}-2.match", other.name]


def test_a_deleted_match_is_gone(store: Store) -> None:
    left_in(store)
    [slip] = store.slips()
    store.delete(slip)
    store.delete(slip)
    assert store.slips() == []
    with pytest.raises(StoreError, match="is no longer there"):
        store.resume(slip)


def test_an_envelope_that_could_not_be_read_back_is_not_written(store: Store) -> None:
    with pytest.raises(BadSave):
        store.begin(CARD, make_envelope(names=("Ring",)))
    assert not store.folder.exists()


def test_a_match_is_read_again_only_when_it_changed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_in(store)
    [slip] = store.slips()
    monkeypatch.setattr(listing, "read_all", None)
    assert store.slips()[0].saved is slip.saved


@pytest.mark.parametrize("entries", [0, -1, 9])
def test_a_journal_takes_back_only_what_it_holds(store: Store, entries: int) -> None:
    _table, journal = begin(store)
    with pytest.raises(ValueError, match="cannot be taken back"):
        journal.undo(entries)
    with pytest.raises(ValueError, match="no mark"):
        journal.mark("lost")


def test_every_call_is_flushed_before_it_returns(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, journal = begin(store)
    sizes: list[int] = []
    real = os.fsync

    def fsync(fd: int) -> None:
        sizes.append(os.fstat(fd).st_size)
        real(fd)

    monkeypatch.setattr(os, "fsync", fsync)
    play(table, Random(1))
    assert sizes[-1] == journal.path.stat().st_size
    table.undo()
    assert sizes[-1] == journal.path.stat().st_size
    journal.mark("docked")
    assert sizes[-1] == journal.path.stat().st_size
    assert len(sizes) == 3


def test_a_torn_tail_is_cut_off_before_the_match_goes_on(store: Store) -> None:
    path = left_in(store)
    whole = path.read_bytes()
    path.write_bytes(whole + b"12345678 {torn" * 99)
    match, journal = store.resume(store.slips()[0])
    table = LocalTable(GAME, match, journal)
    play(table, Random(1))
    journal.close()
    data = path.read_bytes()
    assert data.startswith(whole)
    assert b"torn" not in data
    assert store.slips()[0].saved.match == table.match


def test_with_its_first_note_a_save_becomes_one_that_has_notes(store: Store) -> None:
    table, journal = begin(store)
    play(table, Random(1), 5)
    assert b'"format":1' in journal.path.read_bytes()
    journal.note("clock S", (1, 270))
    play(table, Random(2), 3)
    journal.note("clock S", (2, 300))
    journal.mark(LEFT)
    assert store.slips() == []  # it is locked still, by the new file
    journal.close()
    [slip] = store.slips()
    assert (slip.saved.envelope.format, slip.saved.match) == (2, table.match)
    _match, again = store.resume(slip)
    assert again.notes == {"clock S": (2, 300)}
    again.close()
    assert [path.suffix for path in journal.path.parent.iterdir()] == [".match"]


@pytest.mark.parametrize("call", ["_own", "put"])
def test_a_first_note_that_the_disk_does_not_take_leaves_the_save_as_it_was(
    store: Store, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    table, journal = begin(store)
    play(table, Random(1), 5)
    before = journal.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(temporary, call, full)
        with pytest.raises(StoreError, match="No space left"):
            journal.note("clock S", (1, 270))
    assert journal.path.read_bytes() == before
    journal.note("clock S", (1, 240))
    play(table, Random(2), 3)
    journal.close()
    [slip] = store.slips()
    assert slip.saved.match == table.match
    assert slip.saved.notes == {"clock S": (1, 240)}


def test_notes_alone_begin_no_match(store: Store) -> None:
    _table, journal = begin(store)
    journal.note("clock S", (1, 270))
    journal.close()
    assert not list(journal.path.parent.iterdir())
