"""Kills and power cuts at any instant: what was shown is in the save."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from engine.core.codec import Saved, decode_save
from engine.core.game import CHANCE
from engine.core.match import Entry
from engine.core.saveline import decode_envelope
from tests.engine.kill_child import digest
from tests.engine.saves import GAME, OLDEST, find_card, make_save, make_store

ROOT = Path(__file__).parent.parent.parent
needs_fork = pytest.mark.skipif(sys.platform == "win32", reason="forks and SIGKILL")

Nursery = subprocess.Popen[str]


@contextmanager
def open_nursery() -> Iterator[Nursery]:
    command = [sys.executable, "-m", "tests.engine.kill_child"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as nursery:
        yield nursery
        assert nursery.stdin
        nursery.stdin.close()


def kill_one(nursery: Nursery, folder: Path, random: Random, longest_s: float) -> list[str]:
    """All that a child said before it was killed at a random instant."""
    assert nursery.stdin
    assert nursery.stdout
    nursery.stdin.write(f"{folder} {random.randrange(1 << 32)}\n")
    nursery.stdin.flush()
    pid = int(nursery.stdout.readline().split()[1])
    sleep(random.random() ** 2 * longest_s)
    os.kill(pid, signal.SIGKILL)
    said: list[str] = []
    while not said or said[-1] != "end":
        said.append(nursery.stdout.readline().strip())
        assert said[-1], "the nursery has gone"
    return said


def check_after(folder: Path, said: list[str]) -> None:
    """The save holds what was shown, and at most the action in flight."""
    begun = [n for n, line in enumerate(said) if line.startswith("match")]
    if not begun:
        assert said == ["end"]
        return
    shown = [line.split() for line in said[begun[-1] : -1]]
    paths = [folder / place / f"{shown[0][1]}.match" for place in ("matches", "finished")]
    [found] = [path for path in paths if path.exists()]
    assert holds(decode_save(found.read_bytes(), find_card).match.log, shown), said[-4:]


def holds(log: tuple[Entry[Any], ...], shown: list[list[str]]) -> bool:
    *before, (kind, *_key, number, checksum) = shown
    length, same = int(number), digest(log[: int(number)]) == int(checksum)
    if kind == "maybe":
        return (len(log) == length and same) or holds(log, before)
    in_flight = [entry.seat for entry in log[length:]]
    return len(log) >= length and same and sum(seat != CHANCE for seat in in_flight) <= 1


def check_shelf(folder: Path) -> None:
    store = make_store(folder)
    slips = store.slips()
    assert store.troubles() == []
    assert not (folder / "damaged").exists()
    assert len(slips) <= 1
    assert all(GAME.outcome(slip.saved.match.state) is None for slip in slips)


def kill_many(folder: Path, kills: int, seed: int) -> int:
    """Kill again and again on the same matches; gives how many actions were shown in all.

    Where a busy machine lets a child show nothing, the next ones live longer.
    """
    random, actions, longest_s = Random(seed), 0, 0.05
    with open_nursery() as nursery:
        for _ in range(kills):
            said = kill_one(nursery, folder, random, longest_s)
            check_after(folder, said)
            check_shelf(folder)
            shown = sum(line.startswith("shown") for line in said)
            longest_s = longest_s if shown else min(2 * longest_s, 2.0)
            actions += shown
    return actions


@needs_fork
def test_what_was_shown_survives_a_kill(tmp_path: Path) -> None:
    assert kill_many(tmp_path, 12, seed=1) > 12


@needs_fork
@pytest.mark.long
def test_what_was_shown_survives_2000_kills(tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        runs = [pool.submit(kill_many, tmp_path / str(n), 500, n) for n in range(4)]
        assert sum(run.result() for run in runs) > 2000


@pytest.fixture(scope="module")
def journals(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    made = [make_save(tmp_path_factory.mktemp("power"), 2 + 2 * n, n) for n in range(2)]
    made.append(make_save(tmp_path_factory.mktemp("notes"), has_notes=True))
    return [path.read_bytes() for path in (*made, *OLDEST)]


def tails(data: bytes, lines: int = 2) -> range:
    """Every length of the file that ends in one of its last lines, of which one is chance's."""
    start = len(data)
    for _ in range(lines):
        start = data.rindex(b"\n", 0, start - 1) + 1
    return range(start, len(data) + 1)


@cache
def decode_whole(data: bytes) -> Saved:
    return decode_save(data, find_card)


def check_cut(data: bytes, cut: bytes, length: int) -> None:
    """`cut` loads as the whole lines within the first `length` bytes of `data`."""
    whole = data[: data.rindex(b"\n", 0, length) + 1]
    saved = decode_save(cut, find_card)
    assert saved == decode_whole(whole)
    assert saved.size == len(whole)
    assert length - len(whole) < len(max(data.split(b"\n"), key=len)) + 1


def test_a_power_cut_at_any_byte_costs_the_last_line_only(journals: list[bytes]) -> None:
    for data in journals:
        for length in tails(data):
            check_cut(data, data[:length], length)


def test_a_power_cut_that_leaves_zeros_costs_the_last_line_only(journals: list[bytes]) -> None:
    for data in journals:
        for length in tails(data):
            rest = len(data) - length
            check_cut(data, data[:length] + b"\0" * rest, length)
            check_cut(data, data[:length] + b"\0" * (4096 - length % 4096), length)


def test_a_last_line_with_a_hole_of_zeros_is_dropped(journals: list[bytes]) -> None:
    for data in journals:
        start = data.rindex(b"\n", 0, len(data) - 1) + 1
        for at in range(start, len(data) - 1):
            holed = data[:at] + b"\0" + data[at + 1 :]
            check_cut(data, holed, len(data) - 1)
            check_cut(data, holed + b"\0" * 512, len(data) - 1)


def test_only_the_envelope_is_needed(journals: list[bytes]) -> None:
    for data in journals:
        _envelope, head, _checksum = decode_envelope(data)
        assert decode_save(data[:head], find_card).match.log == ()
        assert decode_save(data[: head + 5], find_card).size == head
