"""The cabinet on disk: keys for people, nothing written over unseen, kills, damage, locks."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from engine.host.disk import cabinet as module
from engine.host.disk import files
from engine.host.disk.cabinet import DiskCabinet
from engine.host.disk.files import StoreError
from tests.engine.cabinet_child import DRAWER, texts

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def cabinet(tmp_path: Path) -> DiskCabinet:
    return DiskCabinet(tmp_path)


def names(folder: Path) -> list[str]:
    drawer = folder / DRAWER
    return sorted(path.name for path in drawer.iterdir() if path.name != ".lock")


def test_an_empty_cabinet_makes_no_folder(cabinet: DiskCabinet, tmp_path: Path) -> None:
    assert cabinet.papers(DRAWER) == []
    assert cabinet.troubles() == []
    assert list(tmp_path.iterdir()) == []
    assert cabinet.place(DRAWER) == str(tmp_path / "boards" / "chek")


def test_files_are_called_as_their_papers_are(cabinet: DiskCabinet, tmp_path: Path) -> None:
    for name in ("Duel", "duel", "Żółw 8", "../../x", "CON", "…", "Duel 2"):
        paper = cabinet.keep(DRAWER, name, f"of {name}")
        assert Path(paper.place).read_text(encoding="utf-8") == f"of {name}"
    assert names(tmp_path) == sorted(
        ["con-.txt", "duel-2-2.txt", "duel-2.txt", "duel.txt", "paper.txt", "x.txt", "żółw-8.txt"]
    )
    assert len(cabinet.papers(DRAWER)) == 7
    assert cabinet.papers("boards/other") == []


def test_a_change_stays_in_its_file_or_moves_with_its_name(
    cabinet: DiskCabinet, tmp_path: Path
) -> None:
    cabinet.keep(DRAWER, "Duel", "one")
    second = cabinet.keep(DRAWER, "Duel", "two")
    changed = cabinet.change(second, "Duel", "three")
    assert changed == cabinet.papers(DRAWER)[0]
    assert (changed.key, changed.text) == ("duel-2", "three")
    moved = cabinet.change(changed, "Crossroads", "four")
    assert moved.key == "crossroads"
    assert names(tmp_path) == ["crossroads.txt", "duel.txt"]


def test_what_changed_meanwhile_is_never_written_over(cabinet: DiskCabinet) -> None:
    paper = cabinet.keep(DRAWER, "Duel", "mine")
    DiskCabinet.change(cabinet, paper, "Duel", "theirs")
    kept = cabinet.change(paper, "Duel", "mine, changed")
    assert kept.key == "duel-2"
    assert texts(cabinet.papers(DRAWER)) == ["mine, changed", "theirs"]
    with pytest.raises(StoreError, match=r"duel\.txt was changed meanwhile, so it stays"):
        cabinet.remove(paper)
    Path(kept.place).unlink()
    assert cabinet.change(kept, "Duel", "back").text == "back"


def test_removing_is_for_good_and_may_be_done_twice(cabinet: DiskCabinet, tmp_path: Path) -> None:
    paper = cabinet.keep(DRAWER, "Duel", "one")
    cabinet.remove(paper)
    cabinet.remove(paper)
    assert names(tmp_path) == []


def test_what_people_put_there_is_found(cabinet: DiskCabinet, tmp_path: Path) -> None:
    cabinet.keep(DRAWER, "Duel", "one")
    drawer = tmp_path / DRAWER
    (drawer / "From Anna.txt").write_bytes("\ufefftwo\r\n".encode())
    (drawer / "photo.png").write_bytes(b"\x89PNG")
    (drawer / "folder.txt").mkdir()
    assert texts(cabinet.papers(DRAWER)) == ["one", "\ufefftwo\r\n"]
    anna = cabinet.papers(DRAWER)[0]
    assert cabinet.change(anna, "Duel", "three").key == "duel-2"
    assert names(tmp_path) == ["duel-2.txt", "duel.txt", "folder.txt", "photo.png"]


@pytest.mark.parametrize("data", [b"\xff\xfe", b"\xc3", b"x" * (module.MOST_BYTES + 1)])
def test_no_text_is_set_aside_with_a_sentence(
    cabinet: DiskCabinet, tmp_path: Path, data: bytes
) -> None:
    drawer = tmp_path / DRAWER
    drawer.mkdir(parents=True)
    (drawer / "bad.txt").write_bytes(data)
    assert cabinet.papers(DRAWER) == []
    (told,) = cabinet.troubles()
    place = tmp_path / "damaged" / "bad.txt"
    why = "It is not UTF-8 text, or it is far too large."
    assert told == f"bad.txt is damaged and was moved to {place}: {why}"
    assert place.read_bytes() == data
    assert cabinet.troubles() == []


def test_a_game_sets_aside_what_it_cannot_read(cabinet: DiskCabinet, tmp_path: Path) -> None:
    for _time in range(2):
        cabinet.set_aside(cabinet.keep(DRAWER, "Duel", "junk"), "It is no board.")
    assert cabinet.papers(DRAWER) == []
    assert [told.endswith(": It is no board.") for told in cabinet.troubles()] == [True, True]
    assert {path.name for path in (tmp_path / "damaged").iterdir()} == {"duel.txt", "duel-2.txt"}


def test_a_paper_mended_meanwhile_stays(cabinet: DiskCabinet) -> None:
    paper = cabinet.keep(DRAWER, "Duel", "junk")
    cabinet.change(paper, "Duel", "mended")
    cabinet.set_aside(paper, "It is no board.")
    assert texts(cabinet.papers(DRAWER)) == ["mended"]
    assert cabinet.troubles() == []


@pytest.mark.skipif(sys.platform == "win32", reason="locks of fcntl")
def test_two_windows_do_not_write_at_once(cabinet: DiskCabinet, tmp_path: Path) -> None:
    cabinet.keep(DRAWER, "Duel", "one")
    other = files.open_locked(tmp_path / DRAWER / ".lock", os.O_RDWR)
    assert other is not None
    with pytest.raises(StoreError, match=r"Another window is writing in .*; try again"):
        cabinet.keep(DRAWER, "Duel", "two")
    os.close(other)
    cabinet.keep(DRAWER, "Duel", "two")


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="rights of folders")
def test_a_folder_without_rights_gives_sentences(cabinet: DiskCabinet, tmp_path: Path) -> None:
    paper = cabinet.keep(DRAWER, "Duel", "one")
    drawer = tmp_path / DRAWER
    drawer.chmod(0o500)
    try:
        with pytest.raises(StoreError, match="cannot be written"):
            cabinet.keep(DRAWER, "Duel", "two")
        with pytest.raises(StoreError, match="cannot be deleted"):
            cabinet.remove(paper)
        assert texts(cabinet.papers(DRAWER)) == ["one"]
    finally:
        drawer.chmod(0o700)


def test_a_folder_where_a_file_is_in_the_way_gives_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "boards").write_bytes(b"")
    with pytest.raises(StoreError, match=r"cannot be written .*--data-dir"):
        DiskCabinet(tmp_path).keep(DRAWER, "Duel", "one")
    cabinet = DiskCabinet(tmp_path)
    assert cabinet.papers(DRAWER) == []
    assert "cannot be read now" in cabinet.troubles()[0]


# Kills


def kill_one(folder: Path, random: Random) -> int:
    """Kill a child at a random instant; what it was at is done or not, and nothing else changed."""
    command = [sys.executable, "-m", "tests.engine.cabinet_child", str(folder)]
    with subprocess.Popen(
        [*command, str(random.randrange(1 << 32))], cwd=ROOT, stdout=subprocess.PIPE
    ) as child:
        assert child.stdout
        said = [child.stdout.readline() for _line in range(random.randrange(1, 9))]
        time.sleep(random.random() * 0.02)
        os.kill(child.pid, signal.SIGKILL)
        said += child.stdout.readlines()
    lines = [json.loads(line) for line in said if line.endswith(b"\n")]
    cabinet = DiskCabinet(folder)
    there = texts(cabinet.papers(DRAWER))
    assert cabinet.troubles() == []
    check(lines, there)
    return len(lines)


def check(lines: list[list[object]], there: list[str]) -> None:
    acts = [line for line in lines if line[0] == "act"]
    if not acts:
        return
    _word, before, after = acts[-1]
    assert isinstance(before, list)
    assert isinstance(after, list)
    if lines[-1] == ["done"]:
        assert there == after
        return
    both = sorted({*before, *after})
    assert there in (before, after, both)


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
@pytest.mark.parametrize("kills", [8, pytest.param(300, marks=pytest.mark.long)])
def test_a_kill_costs_the_act_in_hand_at_most(tmp_path: Path, kills: int) -> None:
    random = Random(kills)
    assert sum(kill_one(tmp_path, random) for _kill in range(kills)) > 2 * kills
