"""A seed gives the same match anywhere: by a worker, by a busy machine's worker, and inline."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from chek import make_cpu
from engine.core.cpu import choose, get_ready
from engine.host.worker import Worker
from tests.chek.playing import GAME
from tests.host.running import unignored
from tests.host.test_worker import is_alive, is_running, until, wait

ROOT = Path(__file__).parents[2]
BURN = "while True: pass"


def begin(*words: str) -> subprocess.Popen[str]:
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.host.match_child", *words]
    return subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)


def record_of(program: subprocess.Popen[str]) -> str:
    with program:
        out, _err = program.communicate(timeout=180)
    assert program.returncode == 0
    return out


@contextmanager
def a_busy_machine() -> Iterator[None]:
    burners = [subprocess.Popen([sys.executable, "-c", BURN]) for _core in range(2)]
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()


@pytest.mark.xdist_group("thinking")
def test_a_seed_gives_the_same_match_in_two_processes_one_under_load() -> None:
    calm = record_of(begin())
    with a_busy_machine():
        busy = record_of(begin())
    assert calm == busy == record_of(begin("inline"))
    assert calm.count("\n") > 5


@contextmanager
def killed_at_last(program: "subprocess.Popen[str]") -> Iterator[None]:
    """A program that a failing test leaves behind would be waited for for ever."""
    try:
        yield
    finally:
        program.kill()


def children_of(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in text.split()]


def begin_play(*words: str) -> "subprocess.Popen[str]":
    with unignored():
        return subprocess.Popen(
            [sys.executable, "main.py", "play", "chek", *words],
            cwd=ROOT,
            env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )


needs_proc = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="no /proc to look into"
)


@needs_proc
@pytest.mark.xdist_group("thinking")
@pytest.mark.parametrize("end", ["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL", "frames"])
def test_a_program_that_ends_while_a_cpu_thinks_leaves_no_process(tmp_path: Path, end: str) -> None:
    frames = ["--frames", "40"] if end == "frames" else []
    options = ["--option", "quiet=0", "--seats", "S=cpu:5,N=cpu:5", "--data-dir", str(tmp_path)]
    program = begin_play(*options, *frames)
    with program, killed_at_last(program):
        until(lambda: bool(children_of(program.pid)))
        children = children_of(program.pid)
        if end != "frames":
            until(lambda: bool(list(tmp_path.glob("matches/*.match"))))
            program.send_signal(signal.Signals[end])
        _out, err = program.communicate(timeout=60)
    assert (err, program.returncode) == ("", -signal.SIGKILL if end == "SIGKILL" else 0)
    until(lambda: not any(map(is_running, children)))
    if end != "SIGKILL":
        assert not any(map(is_alive, children)), "and no zombie"


@needs_proc
@pytest.mark.xdist_group("thinking")
def test_children_that_do_not_hear_hold_up_no_end(tmp_path: Path) -> None:
    program = begin_play("--seats", "S=cpu:5,N=cpu:5", "--data-dir", str(tmp_path))
    with program, killed_at_last(program):
        until(lambda: len(children_of(program.pid)) == 2)
        until(lambda: bool(list(tmp_path.glob("matches/*.match"))))
        children = children_of(program.pid)
        for child in children:
            os.kill(child, signal.SIGSTOP)
        program.send_signal(signal.SIGTERM)
        _out, err = program.communicate(timeout=60)
    assert (err, program.returncode, len(children)) == ("", 0, 2)
    assert not any(map(is_alive, children))


@needs_proc
@pytest.mark.xdist_group("thinking")
@pytest.mark.parametrize("end", ["SIGTERM", "SIGKILL"])
def test_a_program_that_is_killed_while_its_worker_starts_says_nothing(
    tmp_path: Path, end: str
) -> None:
    program = begin_play("--seats", "S=cpu:5,N=cpu:5", "--data-dir", str(tmp_path))
    with program, killed_at_last(program):
        while len(children := children_of(program.pid)) < 2:
            assert program.poll() is None
        program.send_signal(signal.Signals[end])
        _out, err = program.communicate(timeout=60)
    assert err == ""
    assert program.returncode in (-signal.SIGKILL, 0, 128 + signal.SIGTERM)
    until(lambda: not any(map(is_running, children)))


@pytest.mark.xdist_group("thinking")
def test_a_worker_thinks_what_is_thought_here() -> None:
    worker = Worker()
    try:
        assert wait(worker.start(get_ready, make_cpu)) is True
        state = GAME.new({"layout": "sides4", "first": "S"})
        for level in make_cpu().levels:
            args = (make_cpu, str(level), state, 0, (3, "cpu/0/0"))
            assert wait(worker.start(choose, *args)) == choose(*args)
    finally:
        worker.close()
