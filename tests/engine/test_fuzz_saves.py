"""Spoilt saves and records give one sentence each: no other error, no hang, nothing deleted."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from chek import CARD
from engine.core.codec import BadSave, NewerSave, Saved, decode_save
from engine.core.game import CHANCE
from engine.core.match import Match
from engine.core.record import BadRecord, Record, format_record, parse_record
from tests.engine.mutations import SAVE_MUTATIONS
from tests.engine.saves import GAME, NOON, OLDEST, find_card, make_save, make_store
from tests.engine.spoilt_records import RECORD_MUTATIONS

MOST_SECONDS = 5


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    folder = tmp_path_factory.mktemp("fuzz")
    paths = [make_save(folder, seats, seats) for seats in (2, 4)]
    paths.append(make_save(folder / "notes", has_notes=True))
    return [path.read_bytes() for path in (*paths, *OLDEST)]


def is_sentence(text: str, most: int) -> bool:
    return text.isprintable() and text == text.strip() and 10 < len(text) < most


def decoded(data: bytes) -> Saved | BadSave:
    started = monotonic()
    try:
        return decode_save(data, find_card)
    except BadSave as bad:
        return bad
    finally:
        assert monotonic() - started < MOST_SECONDS


def check_playable(match: Match[Any, Any]) -> None:
    """Everything that a scene asks of a match can be asked of this one."""
    for seat in GAME.actors(match.state):
        actions = GAME.legal(match.state, seat) if seat != CHANCE else ()
        for action in actions:
            GAME.check(match.state, seat, action)
    GAME.outcome(match.state)
    CARD.make_notation().format_position(match.state)
    CARD.make_notation().scores(match.state)


def check_shelf(folder: Path, data: bytes, found: Saved | BadSave) -> None:
    """The store lists it, or says a sentence; its bytes are kept, wherever they lie."""
    matches = folder / "matches"
    matches.mkdir(parents=True, exist_ok=True)
    path = matches / "spoilt.match"
    path.write_bytes(data)
    store = make_store(folder)
    slips, troubles = store.slips(), store.troubles()
    assert len(troubles) == isinstance(found, BadSave)
    assert all(is_sentence(sentence, 400) and "spoilt" in sentence for sentence in troubles)
    kept = list(folder.rglob("spoilt*.match"))
    assert [file.read_bytes() for file in kept] == [data]
    assert (kept == [path]) == (bool(slips) or not _leaves(found))
    kept[0].unlink()


def _leaves(found: Saved | BadSave) -> bool:
    """Whether a file moves away when it is listed."""
    if isinstance(found, BadSave):
        return not isinstance(found, NewerSave)
    acted = any(entry.seat != CHANCE for entry in found.match.log)
    return acted and GAME.outcome(found.match.state) is not None


def fuzz_saves(saves: list[bytes], folder: Path, seed: int, cases: int) -> dict[str, int]:
    """How often each mutation gave a match all the same, and how often a sentence."""
    random, counts = Random(seed), {"loads": 0, "refused": 0}
    for case in range(cases):
        mutate: Callable[[bytes, Random], bytes] = SAVE_MUTATIONS[case % len(SAVE_MUTATIONS)]
        data = mutate(random.choice(saves), random)
        if random.random() < 0.2:
            data = random.choice(SAVE_MUTATIONS[:6])(data or b"\n", random)
        found = decoded(data)
        if isinstance(found, Saved):
            check_playable(found.match)
        else:
            assert is_sentence(str(found), 200), found
        check_shelf(folder, data, found)
        counts["loads" if isinstance(found, Saved) else "refused"] += 1
    return counts


def fuzz_records(saves: list[bytes], seed: int, cases: int) -> dict[str, int]:
    random, counts = Random(seed), {"loads": 0, "refused": 0}
    texts = [_record(data) for data in saves]
    for case in range(cases):
        mutate = RECORD_MUTATIONS[case % len(RECORD_MUTATIONS)]
        text = mutate(random.choice(texts), random)
        if random.random() < 0.2:
            text = random.choice(RECORD_MUTATIONS[3:5])(text + " ", random)
        counts["loads" if _reads(text) else "refused"] += 1
    return counts


def _record(data: bytes) -> str:
    saved = decode_save(data, find_card)
    facts = {"Date": f"{NOON:%Y-%m-%d}", "South": saved.envelope.names[0]}
    return format_record(CARD, saved.match, saved.envelope.options, facts)


def _reads(text: str) -> bool:
    found = parsed(text)
    if isinstance(found, Record):
        check_playable(found.match)
        return True
    assert 1 <= found.line <= text.count("\n") + 1
    assert is_sentence(str(found), 400), found
    return False


def parsed(text: str) -> Record | BadRecord:
    started = monotonic()
    try:
        return parse_record(text, find_card)
    except BadRecord as bad:
        return bad
    finally:
        assert monotonic() - started < MOST_SECONDS


def test_spoilt_saves(saves: list[bytes], tmp_path: Path) -> None:
    counts = fuzz_saves(saves, tmp_path, 1, 360)
    assert min(counts.values()) > 20, counts


def test_spoilt_records(saves: list[bytes]) -> None:
    counts = fuzz_records(saves, 1, 300)
    assert min(counts.values()) > 20, counts


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 104))
def test_10000_spoilt_saves(saves: list[bytes], tmp_path: Path, seed: int) -> None:
    fuzz_saves(saves, tmp_path, seed, 2500)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200, 204))
def test_10000_spoilt_records(saves: list[bytes], seed: int) -> None:
    fuzz_records(saves, seed, 2500)
