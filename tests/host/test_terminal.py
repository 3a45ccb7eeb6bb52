"""The command line where the world is bad: closed pipes, full disks, poor terminals."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MAIN = Path(__file__).parent.parent.parent / "main.py"
DIVIDE = ("perft", "chek", "--depth", "1", "--divide")
WRONG = ("perft", "chek", "--depth", "1", "--option", "size=x")


def shell(*argv: str, redirect: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run `main.py ARGV` in a shell, with what follows the command there."""
    clean = {k: v for k, v in os.environ.items() if k not in ("PYTHONUNBUFFERED", "LC_ALL")}
    line = f'"$0" "$@" {redirect}'
    return subprocess.run(
        ["sh", "-c", line, sys.executable, str(MAIN), *argv],
        env=clean | more,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("argv", [DIVIDE, ("--help",)])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_that_leaves_is_no_fault(argv: tuple[str, ...], unbuffered: str) -> None:
    done = shell(*argv, redirect="| true", PYTHONUNBUFFERED=unbuffered)
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_is_told_in_one_sentence(unbuffered: str) -> None:
    done = shell(*DIVIDE, redirect=">/dev/full", PYTHONUNBUFFERED=unbuffered)
    assert done.returncode == 2
    assert done.stderr == "The output cannot be written: No space left on device.\n"
    assert shell(*WRONG, redirect="2>/dev/full", PYTHONUNBUFFERED=unbuffered).returncode == 2


def test_closed_streams_are_no_fault_of_ours() -> None:
    done = shell("check", redirect="<&-")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "no standard input" in done.stderr
    assert shell(*DIVIDE, redirect=">&-").stderr == ""
    assert shell(*WRONG, redirect="2>&-").returncode == 2


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "latin-1"])
def test_a_poor_terminal_gets_plainer_signs(encoding: str) -> None:
    done = shell(*WRONG, PYTHONIOENCODING=encoding)
    assert done.stderr == '"x" is no value of the option "size"; it takes: 5 - 26.\n'
    odd = shell("check", "/nowhere/☃", PYTHONIOENCODING=encoding)
    assert odd.stderr == "/nowhere/\\u2603: it cannot be read: No such file or directory.\n"
