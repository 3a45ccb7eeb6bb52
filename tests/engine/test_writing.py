"""Matches that are kept as records: written whole, read back strictly, replayed to the same end."""

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from chek import CARD
from engine.core.codec import Envelope
from engine.core.match import Match, from_start
from engine.core.record import Record, parse_record
from engine.core.writing import format_again, format_saved
from engine.host.disk.store import Store, StoreError
from tests.chek.playing import GAME, NOTATION, options, random_log
from tests.engine import saves
from tests.engine.saves import begin, find_card, make_envelope, make_store, names
from tests.engine.test_files import failing
from tests.host.running import crankboard

FIRST, SECOND = "chek-2026-11-30-1.txt", "chek-2026-11-30-2.txt"


def envelope_of(people: tuple[str, ...], **changes: Any) -> Envelope:
    """An envelope of people only, of whom some have no name."""
    return replace(make_envelope(), names=people, seats=("human",) * len(people), **changes)


def read(text: str) -> Record:
    return parse_record(text, find_card)


@given(
    options(),
    st.lists(st.text(max_size=12), min_size=4, max_size=4),
    st.integers(0, 2**32),
    st.integers(0, 200),
    st.sampled_from(["layout", "position"]),
)
def test_every_match_reads_back_as_it_was(
    chosen: dict[str, Any], who: list[str], seed: int, plies: int, begins: str
) -> None:
    start = GAME.new(chosen)
    position = ""
    if begins == "position":
        position = NOTATION.format_position(random_log(start, seed, plies)[0])
        start = NOTATION.parse_position(position, chosen)
    state, log = random_log(start, seed, plies, table=8)
    match: Match[Any, Any] = Match(start, state, tuple(log), from_start(start, 0).rng)
    people = tuple(who[: start.setup.seats])
    envelope = envelope_of(people, options=chosen, position=position)
    text = format_saved(CARD, envelope, match)
    record = read(text)
    assert (record.match.start, record.match.log) == (start, match.log)
    assert record.match.state == state
    assert format_again(CARD, record.match, record.headers) == text


@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_taken_back_is_not_in_it(seats: int, tmp_path: Path) -> None:
    store, random = make_store(tmp_path), Random(seats)
    envelope = make_envelope(seats)
    table, journal = begin(store, envelope)
    for _turn in range(40):
        saves.play(table, random)
        saves.undo(table)
        saves.play(table, random)
    journal.close()
    record = read(format_saved(CARD, envelope, table.match))
    assert record.match.log == table.match.log


def test_headers_name_who_sits_where() -> None:
    match = from_start(GAME.new({"layout": "pinwheel4"}), 1)
    envelope = make_envelope(4, names=("Anna", " ", 'J. "Q" \\', "human"))
    headers = read(format_saved(CARD, envelope, match)).headers
    assert headers["Date"] == "2026-11-30 12:00"
    assert headers["Layout"] == "pinwheel4"
    assert headers["South"] == "Anna"
    assert headers["West"] == "cpu:3"
    assert headers["North"] == 'J. "Q" \\'
    assert headers["East"] == "human"
    assert headers["Result"] == "*"


def test_a_seat_without_a_name_has_no_header() -> None:
    match = from_start(GAME.new({}), 1)
    text = format_saved(CARD, envelope_of(("", "")), match)
    assert text.splitlines()[:3] == [
        '[Game "chek"]', '[Date "2026-11-30 12:00"]', '[Result "*"]'
    ]  # fmt: skip


# On the disk


def test_each_record_has_a_file_of_its_own(tmp_path: Path) -> None:
    store = make_store(tmp_path)
    places = [store.keep_record(CARD, text) for text in ("one\n", "zwölf\n")]
    assert places == [str(tmp_path / "records" / name) for name in (FIRST, SECOND)]
    assert [Path(place).read_bytes() for place in places] == [b"one\n", "zwölf\n".encode()]
    assert names(tmp_path / "records") == [FIRST, SECOND]


def test_a_name_that_is_taken_or_half_made_is_passed_over(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / FIRST).write_text("mine", encoding="utf-8")
    (folder / SECOND).with_suffix(".new").write_bytes(b"")
    place = Path(make_store(tmp_path).keep_record(CARD, "text"))
    assert place.name == "chek-2026-11-30-3.txt"
    assert (folder / FIRST).read_text(encoding="utf-8") == "mine"


def test_a_name_that_another_window_takes_just_now_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine.host.disk import files, temporary

    put, folder = files.put, tmp_path / "records"

    def slow(fd: int, data: bytes) -> None:
        put(fd, data)
        (folder / FIRST).write_text("theirs", encoding="utf-8")

    monkeypatch.setattr(temporary, "put", slow)
    assert Path(make_store(tmp_path).keep_record(CARD, "ours")).name == SECOND
    assert names(folder) == [FIRST, SECOND]
    assert (folder / FIRST).read_text(encoding="utf-8") == "theirs"


@pytest.mark.parametrize("after", [0, 3])
def test_a_full_disk_leaves_nothing_and_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    store = make_store(tmp_path)
    monkeypatch.setattr(os, "write", failing(28, after))
    with pytest.raises(StoreError, match=r"records cannot be written \(No space left"):
        store.keep_record(CARD, "a long text")
    monkeypatch.undo()
    assert names(tmp_path / "records") == []


def test_a_kept_record_checks_clean(tmp_path: Path) -> None:
    store: Store = make_store(tmp_path)
    table, journal = begin(store)
    saves.play(table, Random(3), 60)
    journal.close()
    place = store.keep_record(CARD, format_saved(CARD, make_envelope(), table.match))
    done = crankboard("check", place)
    assert (done.code, done.err) == (0, "")
    assert f"{len(table.match.log)} plies" in done.out
