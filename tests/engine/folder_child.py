"""Starts the handheld on spoilt data folders: `python -m tests.engine.folder_child SEED CASES`.

It runs in a process of its own because of what it measures, and as somebody without rights. One
line of JSON says how often what came; an AssertionError says which case it was.
"""

import json
import os
import resource
import signal
import stat
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from time import process_time
from typing import Any

import numpy as np
from msgspec.structs import replace

from chek.scene.own.boards import BoardsScene
from engine.core.codec import decode_save
from engine.core.game import RulesError
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.system.launcher import Launcher
from engine.device.system.notice import Notice
from engine.device.system.saves_scene import SavesScene
from engine.host.camera import Camera
from engine.host.commands.common import find_card
from engine.host.disk import temporary
from engine.host.disk.files import StoreError
from engine.host.disk.preferences import decode_settings
from engine.host.handheld import make_console, make_stage, tapes_place
from main import CARDS
from tests.engine.driving import Scribe
from tests.engine.saves import make_envelope
from tests.engine.spoilt_folders import let_go, spoil

MOST_SECONDS, MOST_BYTES = 1.0, 64 << 20
HANG_SECONDS = 60
NOBODY = 65_534
RACES: dict[str, Callable[[], object]] = {}

Found = dict[int, tuple[str, str]]

_open = os.open


def _racing_open(path: Any, *args: Any, **named: Any) -> int:
    act = RACES.pop(str(path), None)
    if act:
        act()
    return _open(path, *args, **named)


class Using:
    """One handheld on one folder, used as a player would."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: list[str] = []
        self.console, self.store = make_console(CARDS, tapes_place(folder, 1))
        self.operator = Operator(self.console, make_stage(self.console))

    def look(self) -> None:
        """The launcher, the list of saves, the boards."""
        self._read_notices()
        assert self.operator.shows(Launcher), type(self.operator.top)
        self.operator.shot()
        for scene in (SavesScene(self.console), BoardsScene(self.console, seats=2, size=8)):
            self.operator.stage.push(scene)
            self._read_notices()
            self.operator.shot()
            self.operator.press(Button.DOWN)
            self.operator.shot()
            self.operator.home()
            self._read_notices()

    def _read_notices(self) -> None:
        """Press A as often as something is told."""
        for _notice in range(20):
            self.operator.tick(14)
            self.told += [sentence for _heading, sentence in self.console.notices]
            self.console.notices.clear()
            if not self.operator.shows(Notice):
                return
            scribe = Scribe()
            self.operator.stage.draw(scribe)
            self.told.append(" ".join(each.text for each in scribe.written))
            self.operator.press(Button.A)
        raise AssertionError("there is no end of notices")

    def write(self) -> Counter[str]:
        """All that a player can have written; each is done or gives one sentence."""
        done: Counter[str] = Counter()
        for act in (self._keep_settings, self._keep_record, self._play, self._keep_board):
            try:
                act()
                done[f"{act.__name__[1:]} done"] += 1
            except StoreError as error:
                check_sentence(str(error))
                done[f"{act.__name__[1:]} refused"] += 1
        camera = Camera(self.folder / "pictures", self.console.now)
        heading, sentence = camera.screenshot(
            np.zeros((240, 400), np.uint8), ((0, 0, 0), (255, 255, 255))
        )
        check_sentence(sentence)
        done[f"picture {heading}"] += 1
        return done

    def _keep_settings(self) -> None:
        settings = self.console.settings
        self.store.save_settings(replace(settings, volume=(settings.volume + 1) % 10))

    def _keep_record(self) -> None:
        self.store.keep_record(CARDS[0], "text")

    def _keep_board(self) -> None:
        self.console.cabinet.keep("boards/chek", "Duel", "text")

    def _play(self) -> None:
        journal = self.store.begin(CARDS[0], make_envelope())
        journal.mark("docked")
        journal.close()


def check_sentence(text: str) -> None:
    """For a person to read, and not too much of it."""
    plain = text.encode("utf-8", "replace").decode()
    assert 10 < len(plain) < 2500, plain


def count(folder: Path) -> Found:
    """What lies there, by inode: its kind, and what is in it or where it leads."""
    found: Found = {}
    for where, folders, files in os.walk(folder):
        for name in (*folders, *files):
            path = Path(where) / name
            status = path.lstat()
            kind, text = stat.S_IFMT(status.st_mode), ""
            if stat.S_ISREG(kind):
                text = _content(path, status.st_size)
            if stat.S_ISLNK(kind):
                text = str(path.readlink())
            found[status.st_ino] = (str(path.relative_to(folder)), f"{kind} {text}")
    return found


def _content(path: Path, size: int) -> str:
    return f"{size}" if size > 1 << 20 else f"{hash(path.read_bytes())}"


def give_rights(folder: Path) -> None:
    """So that everything can be looked at again."""
    for where, folders, files in os.walk(folder, topdown=True):
        for name in (*folders, *files):
            path = Path(where) / name
            if not path.is_symlink():
                path.chmod(0o700)


def may_go(folder: Path) -> set[int]:
    """What a start or a write may rightly replace: good settings, and what nobody has begun."""
    inodes = set()
    path = folder / "settings.json"
    if path.is_file() and path.stat().st_size <= 1 << 20:
        is_good = decode_settings(path.read_bytes())[1] == ()
        inodes |= {path.lstat().st_ino, path.stat().st_ino} if is_good else set()
    for path in (folder / "matches").glob("*.match") if (folder / "matches").is_dir() else ():
        if path.is_file() and path.stat().st_size < 1 << 20:
            try:
                saved = decode_save(path.read_bytes(), find_card(CARDS))
            except RulesError:
                continue
            if not (saved.has_begun or saved.was_docked):
                inodes |= {path.lstat().st_ino}
    for path in folder.rglob("*.new"):
        if temporary._OURS.fullmatch(path.name) and path.is_file() and not path.is_symlink():
            inodes.add(path.lstat().st_ino)
    return inodes


def run_case(root: Path, random: Random, counts: Counter[str]) -> None:
    folder = root / "data"
    folder.mkdir()
    spoilt = spoil(folder, random)
    before, free = count(root), may_go(folder)
    racing = {Path(name).lstat().st_ino for name in spoilt.races}
    for act in spoilt.late:
        with suppress(PermissionError):  # an earlier one has taken the rights
            act()
    RACES.update(spoilt.races)
    signal.alarm(HANG_SECONDS)
    started = process_time()
    using = Using(folder)
    using.look()
    counts += using.write()
    seconds = process_time() - started
    signal.alarm(0)
    RACES.clear()
    let_go()
    assert seconds < MOST_SECONDS, f"{seconds:.2f} s"
    for sentence in using.told:
        check_sentence(sentence)
    counts["things"] += spoilt.things
    counts["told" if using.told else "nothing to tell"] += 1
    assert using.told or not spoilt.is_told, "something was not said"
    give_rights(root)
    after = count(root)
    for inode, (name, what) in before.items():
        if inode not in free | racing:
            assert inode in after, f"{name!r} is gone, {what[:90]!r}"
            assert after[inode][1] == what or Path(name).name == ".lock", f"{name!r} has changed"
    for path in root.iterdir():
        rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def hangs(number: int, frame: object) -> None:
    raise AssertionError(f"it hangs for {HANG_SECONDS} s")


def peak() -> int:
    """The most memory that this process has had, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def main(seed: int, cases: int) -> None:
    signal.signal(signal.SIGALRM, hangs)
    import_module("_strptime")  # which comes late
    place = "/dev/shm" if Path("/dev/shm").is_dir() else None
    if os.geteuid() == 0:
        warm = Path(mkdtemp(dir=place))
        for case in range(60):  # Python's own folder may be root's alone: what is imported stays
            run_case(warm, Random(case), Counter())
        rmtree(warm)
        os.setegid(NOBODY)
        os.seteuid(NOBODY)
    os.open = _racing_open
    root, counts = Path(mkdtemp(dir=place)), Counter[str]()
    for case in range(20):
        run_case(root, Random(case), Counter())
    before = peak()
    try:
        for case in range(cases):
            random = Random(f"{seed}/{case}")
            try:
                run_case(root, random, counts)
            except BaseException:
                print(f"seed {seed}, case {case}", file=sys.stderr)
                raise
    finally:
        give_rights(root)
        rmtree(root)
    assert peak() - before < MOST_BYTES, f"{(peak() - before) >> 20} MB"
    print(json.dumps({**counts, "MB": (peak() - before) >> 20}))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
