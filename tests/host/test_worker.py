"""The worker is a real process: it answers, it dies, it is closed while it thinks."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from engine.core.thinker import InlineJob, InlineThinker, Job
from engine.host.worker import Worker, WorkError
from tests.host import work
from tests.host.conftest import Foreign
from tests.host.running import unignored

LONGEST_S = 30
T = TypeVar("T")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def wait(job: Job[T]) -> T:
    end = time.monotonic() + LONGEST_S
    while (result := job.poll()) is None:
        assert time.monotonic() < end, "no answer came"
        time.sleep(0.005)
    return result


def pid_of(worker: Worker) -> int:
    return wait(worker.start(work.whoami))


def is_alive(pid: int) -> bool:
    """Whether the process is there; one of ours that nobody has waited for counts too."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_running(pid: int) -> bool:
    """The same of a stranger's child, which the system's first process may not have waited for."""
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text(encoding="ascii").rpartition(")")[2].split()[0] not in "XZ"
    except OSError:
        return is_alive(pid) and not stat.parent.parent.exists()


def test_work_is_done_in_another_process(worker: Worker) -> None:
    job = worker.start(work.double, 21)
    assert wait(job) == 42
    assert job.poll() == 42
    assert pid_of(worker) != os.getpid()


def test_its_process_runs_nothing_of_the_current_folder(worker: Worker, foreign: Foreign) -> None:
    assert pid_of(worker) != os.getpid()


def test_no_call_waits_for_the_work(worker: Worker) -> None:
    pid_of(worker)
    start = time.monotonic()
    job = worker.start(work.sleep, 5.0)
    assert job.poll() is None
    assert time.monotonic() - start < 2


def test_jobs_are_done_in_their_order(worker: Worker) -> None:
    jobs = [worker.start(work.double, number) for number in range(5)]
    assert wait(jobs[-1]) == 8
    assert [job.poll() for job in jobs] == [0, 2, 4, 6, 8]


def test_a_cancelled_job_gives_nothing_and_holds_up_nothing(worker: Worker) -> None:
    pid_of(worker)
    running = worker.start(work.sleep, 0.2)
    waiting = worker.start(work.sleep, 60.0)
    last = worker.start(work.double, 4)
    running.cancel()
    waiting.cancel()
    assert wait(last) == 8
    assert running.poll() is None
    assert waiting.poll() is None


def test_what_the_work_raises_is_loud(worker: Worker) -> None:
    with pytest.raises(WorkError, match="this work fails"):
        wait(worker.start(work.fail))
    assert wait(worker.start(work.double, 3)) == 6


def test_after_a_death_the_job_is_done_by_another_process(worker: Worker, tmp_path: Path) -> None:
    first = pid_of(worker)
    assert wait(worker.start(work.die_once, str(tmp_path))) != first
    assert not is_alive(first)


def test_a_job_that_kills_every_worker_is_done_here(worker: Worker) -> None:
    assert wait(worker.start(work.die_in, os.getpid())) == os.getpid()
    assert wait(worker.start(work.double, 3)) == 6


def test_a_worker_killed_while_it_rests_is_replaced(worker: Worker) -> None:
    first = pid_of(worker)
    os.kill(first, signal.SIGKILL)
    assert pid_of(worker) != first


def test_close_ends_the_process_while_it_works() -> None:
    worker = Worker()
    pid = pid_of(worker)
    job = worker.start(work.sleep, 60.0)
    start = time.monotonic()
    worker.close()
    assert time.monotonic() - start < 10
    assert not is_alive(pid)
    assert job.poll() is None
    assert worker.start(work.double, 1).poll() is None


def test_a_worker_that_was_never_used_starts_no_process() -> None:
    worker = Worker()
    worker.close()
    assert worker._process is None


def test_without_processes_work_is_done_inline(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    for _job in range(3):
        assert wait(worker.start(work.whoami)) == os.getpid()
    assert isinstance(worker.start(work.whoami), InlineJob), "no more processes are tried"


CHILD = """
import sys, time
from engine.host.worker import Worker
from tests.host import work
from tests.host.conftest import Foreign
if __name__ == "__main__":
    worker = Worker()
    job = worker.start(work.whoami)
    while job.poll() is None:
        time.sleep(0.01)
    worker.start(work.sleep, 60.0)
    worker.pump()
    print(job.poll(), flush=True)
    {end}
"""


@pytest.mark.parametrize(
    ("end", "kill"),
    [
        ("sys.exit()", None),
        ("raise ValueError", None),
        ("time.sleep(60)", signal.SIGTERM),
        ("time.sleep(60)", signal.SIGINT),
        ("time.sleep(60)", signal.SIGKILL),
    ],
)
def test_no_worker_outlives_the_program(
    end: str, kill: signal.Signals | None, tmp_path: Path
) -> None:
    script = tmp_path / "child.py"
    script.write_text(CHILD.format(end=end))
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    with unignored():
        program = subprocess.Popen(
            [sys.executable, str(script)],
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
    with program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())
        if kill is not None:
            program.send_signal(kill)
    until(lambda: not is_running(pid))


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + LONGEST_S
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_inline_work_is_done_when_it_is_asked_for() -> None:
    thinker = InlineThinker()
    job = thinker.start(work.double, 4)
    assert job.poll() == 8
    assert job.poll() == 8
    lazy = thinker.start(work.fail)
    lazy.cancel()
    with pytest.raises(ValueError, match="this work fails"):
        thinker.start(work.fail).poll()
    thinker.close()
