"""The command line where the world is bad: closed pipes, full disks, poor terminals."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

from tests.host.running import unignored
from tests.host.test_thinking import children_of, killed_at_last
from tests.host.test_worker import is_running, until

FULL = Path("/dev/full")
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


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_is_told_in_one_sentence(unbuffered: str) -> None:
    done = shell(*DIVIDE, redirect=">/dev/full", PYTHONUNBUFFERED=unbuffered)
    assert done.returncode == 2
    assert done.stderr == "The output cannot be written: No space left on device.\n"
    assert shell(*WRONG, redirect="2>/dev/full", PYTHONUNBUFFERED=unbuffered).returncode == 2


def test_without_standard_input_there_is_one_sentence() -> None:
    done = shell("check", redirect="<&-")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "no standard input" in done.stderr


START = '[Game "chek"]\n[First "S"]\n'


@pytest.mark.parametrize(
    "argv",
    [
        ("--help",),
        ("check", "RECORD", "--json"),
        ("review", "RECORD"),
        DIVIDE,
        ("tape", "play", "TAPE"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("redirect", [">&-", ">/dev/full"])
def test_what_was_not_written_is_an_error(
    argv: tuple[str, ...], redirect: str, tmp_path: Path
) -> None:
    record, tape = tmp_path / "record", tmp_path / "tape"
    record.write_text(START)
    tape.write_text("crankboard-tape 1\ntape\nx1\n")
    if redirect == ">/dev/full" and not FULL.exists():
        pytest.skip("only Linux has a disk that is full")
    files = {"RECORD": str(record), "TAPE": str(tape)}
    done = shell(*(files.get(word, word) for word in argv), redirect=redirect)
    last = done.stderr.splitlines()[-1]
    assert done.returncode == 2
    assert done.stdout == ""
    if redirect == ">&-":
        assert last == "There is no standard output to write to."
    else:
        assert last == "The output cannot be written: No space left on device."
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("redirect", ["2>&-", "2>/dev/full", "2>&1 >/dev/null | true"])
@pytest.mark.parametrize("more", [(), ("--json",)])
def test_an_error_that_nobody_can_read_stays_out_of_the_output(
    redirect: str, more: tuple[str, ...]
) -> None:
    done = shell("check", "/nowhere", *more, redirect=redirect)
    assert (done.stdout, done.stderr) == ("", "")
    assert "|" in redirect or done.returncode == 2


@pytest.mark.parametrize("redirect", ["2>&-", "2>/dev/full"])
def test_a_bar_that_nobody_can_see_costs_no_result(redirect: str) -> None:
    bout = ("arena", "chingo", "--cpu", "random", "--cpu", "random", "--games", "2", "--json")
    done = shell(*bout, redirect=redirect)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 2


def test_no_file_takes_the_place_of_a_closed_stream(tmp_path: Path) -> None:
    """A save that became standard error would get what libraries print."""
    code = (
        "import sys; from engine.host.commands.terminal import fill_closed; fill_closed(); "
        "file = open(sys.argv[1], 'w'); file.write(str(file.fileno()))"
    )
    words = [sys.executable, "-c", code, str(tmp_path / "file")]
    subprocess.run(["sh", "-c", '"$@" <&- >&- 2>&-', "sh", *words], cwd=MAIN.parent, check=True)
    assert int((tmp_path / "file").read_text()) > 2


def test_a_still_screen_counts_its_frames_too(tmp_path: Path) -> None:
    done = shell("play", "chek", "--frames", "2", "--data-dir", str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
@pytest.mark.parametrize(
    ("name", "jobs"), [("SIGINT", "2"), ("SIGTERM", "2"), ("SIGTERM", "1"), ("SIGHUP", "1")]
)
def test_a_command_that_is_ended_clears_away(name: str, jobs: str) -> None:
    words = ["arena", "chek", "--cpu", "3", "--cpu", "3", "--games", "100000", "--jobs", jobs]
    number = signal.Signals[name]
    with unignored():
        program = subprocess.Popen(
            [sys.executable, str(MAIN), *words], stdout=PIPE, stderr=PIPE, text=True
        )
    with program, killed_at_last(program):
        assert program.stderr
        assert "/100000" in program.stderr.readline() + program.stderr.readline()
        children = children_of(program.pid)
        program.send_signal(number)
        out, err = program.communicate(timeout=60)
    assert (program.returncode, out) == (128 + number, "")
    assert "Traceback" not in err
    assert len(children) == (0 if jobs == "1" else 3)
    until(lambda: not any(map(is_running, children)))


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "latin-1"])
def test_a_poor_terminal_gets_plainer_signs(encoding: str) -> None:
    done = shell(*WRONG, PYTHONIOENCODING=encoding)
    assert done.stderr == '"x" is no value of the option "size"; it takes: 5 - 26.\n'
    odd = shell("check", "/nowhere/☃", PYTHONIOENCODING=encoding)
    assert odd.stderr == "/nowhere/\\u2603: it cannot be read: No such file or directory.\n"
