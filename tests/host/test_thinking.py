"""A seed gives the same match anywhere: by a worker, by a busy machine's worker, and inline."""

import os
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
from tests.host.test_worker import wait

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
