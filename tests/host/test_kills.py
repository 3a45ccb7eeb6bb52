"""Kills of the running program: every save opens in its scene, with all that was shown.

The other half of the proof is in `tests.conformance.test_reopening`, which cuts after every line.
"""

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep

import pytest

from engine.core.codec import decode_save
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.system.notice import Notice
from engine.device.system.resuming import resume
from engine.host.commands.common import find_card
from engine.host.handheld import make_console, make_stage, tapes_place
from engine.host.player import TAPE_SETTINGS
from main import CARDS
from tests.conformance.journals import FOLDER
from tests.conformance.reopening import Reopened
from tests.engine.kill_child import digest

ROOT = Path(__file__).parent.parent.parent
SITES = ("owed", "acted", "torn", "listed", "settings", "record", "begun", "swapped", "finished",
         "think", "marked")  # fmt: skip
"""Where a child that is aimed at dies: see `tests.host.kill_child.arm`."""

OFTEN = {"owed": 6, "acted": 8, "torn": 8, "listed": 6, "marked": 4, "think": 4}
"""Up to which time that it comes there, where not the first."""

KILLS_A_FOLDER = 25

needs_fork = pytest.mark.skipif(sys.platform == "win32", reason="forks and SIGKILL")
Nursery = subprocess.Popen[str]


def warm_up() -> None:
    """Load all that a handheld loads when it is wanted, so that a child need not."""
    for card in CARDS:
        [path, *_rest] = sorted(FOLDER.glob(f"{card.slug}-*two.match"))
        with TemporaryDirectory() as folder:
            opened = Reopened(Path(folder), path.read_bytes())
            opened.look()
            opened.close()
        card.make_cpu()


@contextmanager
def open_nursery() -> Iterator[Nursery]:
    command = [sys.executable, "-m", "tests.host.kill_child"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as nursery:
        assert nursery.stdout
        assert nursery.stdout.readline() == "ready\n"
        yield nursery
        assert nursery.stdin
        nursery.stdin.close()


class Killer:
    """Kills children on one folder after another, and looks at what each leaves."""

    def __init__(self, nursery: Nursery, folder: Path, seed: int) -> None:
        self.nursery, self._folder = nursery, folder
        self._random = Random(seed)
        self._longest_s = 0.1
        self.counts: Counter[str] = Counter()

    def kill(self, number: int) -> None:
        folder = self._folder / str(number // KILLS_A_FOLDER)
        said = self._aimed(folder, number) if number % 2 else self._at_random(folder)
        self.counts["hit" if number % 2 and "hit" in said else "other"] += 1
        self.counts["shown"] += sum(line.startswith("shown") for line in said)
        check_saves(folder, said)
        self.counts["opened"] += check_opens(folder, self._random.randrange(1 << 30))

    def _aimed(self, folder: Path, number: int) -> list[str]:
        site = SITES[number // 2 % len(SITES)]
        count = self._random.randint(1, OFTEN.get(site, 1))
        self._start(folder, site, count)
        said = self._read()
        self.counts[site] += "hit" in said
        return said

    def _at_random(self, folder: Path) -> list[str]:
        """At any instant; where a busy machine lets a child show nothing, the next lives longer."""
        pid = self._start(folder, "-", 1)
        sleep(self._random.random() * self._longest_s)
        with suppress(ProcessLookupError):  # dead of age already
            os.kill(pid, signal.SIGKILL)
        said = self._read()
        has_shown = any(line.startswith("shown") for line in said)
        self._longest_s = self._longest_s if has_shown else min(1.5 * self._longest_s, 1.0)
        return said

    def _start(self, folder: Path, site: str, count: int) -> int:
        """A child is forked; its number."""
        assert self.nursery.stdin
        assert self.nursery.stdout
        self.nursery.stdin.write(f"{folder} {self._random.randrange(1 << 30)} {site} {count}\n")
        self.nursery.stdin.flush()
        return int(self.nursery.stdout.readline().split()[1])

    def _read(self) -> list[str]:
        assert self.nursery.stdout
        said: list[str] = []
        while not said or said[-1] != "end":
            said.append(self.nursery.stdout.readline().strip())
            assert said[-1] not in ("", "crashed"), said[-3:]
        return said


def check_saves(folder: Path, said: list[str]) -> None:
    """Each match that was on the screen is on disk, with all that was shown of it."""
    shown = {line.split()[1]: line.split()[2:] for line in said if line.startswith("shown")}
    for key, (length, checksum) in shown.items():
        places = [*folder.glob(f"matches/{key}*.match"), *folder.glob(f"finished/{key}*.match")]
        # A kill while it moves leaves an empty file that only kept the name; it takes the next.
        [path] = [place for place in places if place.stat().st_size]
        log = decode_save(path.read_bytes(), find_card(CARDS)).match.log
        assert digest(log[: int(length)]) == int(checksum), path


def check_opens(folder: Path, seed: int) -> int:
    """Nothing is damaged; the newest saves open in their scenes and go on. How many did."""
    console, store = make_console(CARDS, tapes_place(folder, seed), TAPE_SETTINGS)
    store.load_settings()
    operator, slips = Operator(console, make_stage(console)), store.slips()
    assert store.troubles() == []
    assert not (folder / "damaged").exists()
    for slip in slips[:2]:
        scene = resume(console, slip)
        assert not isinstance(scene, Notice)
        operator.stage.push(scene)
        operator.tick(30)
        operator.shot()
        for _again in range(3):
            operator.press(Button.A)
            operator.tick(4)
        operator.shot()
        operator.home()
    operator.stage.close()
    return len(slips[:2])


def kill_many(folder: Path, kills: int, seed: int) -> Counter[str]:
    with open_nursery() as nursery:
        killer = Killer(nursery, folder, seed)
        for number in range(kills):
            killer.kill(number)
    return killer.counts


@needs_fork
def test_a_killed_program_leaves_saves_that_open_and_hold_what_was_shown(tmp_path: Path) -> None:
    counts = kill_many(tmp_path, 12, seed=1)
    assert counts["shown"] > 12, counts
    assert counts["opened"] > 3, counts
    assert counts["hit"] > 1, counts  # of six that are aimed


@needs_fork
@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 6))
def test_2000_kills_leave_saves_that_open_and_hold_what_was_shown(
    tmp_path: Path, seed: int
) -> None:
    """500 with each seed, half of them aimed."""
    counts = kill_many(tmp_path, 500, seed)
    print(sorted(counts.items()))
    assert counts["hit"] > 100, counts
    assert all(counts[site] for site in SITES), counts
