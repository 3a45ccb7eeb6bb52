"""Work in another process, for a thread that searches in Python would hold up the frames.

One process does one job at a time; it starts with the first job and ends with `close`.
"""

import os
import signal
import sys
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec

from engine.core.thinker import InlineJob, Job
from engine.host.hush import STDERR, hushed
from engine.host.safepath import safe_path
from engine.host.signals import held_signals

if TYPE_CHECKING:  # loaded with the first process, for a start needs none
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

T = TypeVar("T")

MOST_DEATHS: Final = 2
"""After so many deaths of the process at one job it is done where it was asked for."""

HOPELESS_DEATHS: Final = 6
"""After so many in a row, with nothing done between, no other process is tried."""

NICENESS: Final = 5
"""How far the worker stands back for the frames where they share a processor."""

GRACE_S: Final = 1.0


class WorkError(Exception):
    """Work raised something: a fault of our own, told with where it was."""


class _Done(msgspec.Struct, frozen=True):
    """What comes back: a result, or the traceback of what was raised."""

    result: Any = None
    fault: str = ""


class Worker:
    """Does work in a process of its own; implements `Thinker`."""

    def __init__(self) -> None:
        self._queue: deque[WorkerJob[Any]] = deque()
        self._running: WorkerJob[Any] | None = None
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._is_ready = False
        self._is_closed = False
        self._deaths = 0

    def start(self, work: Callable[..., T], *args: Any) -> Job[T]:
        """Have it done after what was started before."""
        if self._deaths >= HOPELESS_DEATHS:
            return InlineJob(work, args)
        job = WorkerJob(self, work, args)
        if not self._is_closed:
            self._queue.append(job)
            self.pump()
        return job

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._is_closed = True
        self._queue.clear()
        self._running = None
        was_used = self._process is not None
        self._end_process()
        if was_used:
            _end_tracker()

    def pump(self) -> None:
        """Hear what the process has to say, and give it what is next; never waits."""
        if self._is_closed:
            return
        try:
            self._hear()
            self._give()
        except (EOFError, OSError):
            self._mourn()

    def _hear(self) -> None:
        while self._pipe is not None and self._pipe.poll():
            done = self._pipe.recv()
            if not self._is_ready:
                self._is_ready = True  # the first word is only that it listens
            elif self._running is not None:
                self._running.finish(done)
                self._running, self._deaths = None, 0

    def _give(self) -> None:
        while self._queue and self._queue[0].is_cancelled:
            self._queue.popleft()
        if not self._queue or self._running is not None:
            return
        if self._pipe is None:
            self._begin_process()
        elif self._is_ready:
            self._running = self._queue.popleft()
            self._pipe.send((self._running.work, self._running.args))

    def _begin_process(self) -> None:
        from multiprocessing import get_context

        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._is_ready = False
        args = theirs, _standard_error()
        process = context.Process(target=_serve, args=args, name="crankboard worker")
        process.daemon = True  # so that it ends even where `close` is never reached
        try:
            # Until it listens it has nothing to say but that we were killed meanwhile.
            with safe_path(), held_signals(), hushed():
                process.start()
            self._process = process
        finally:
            theirs.close()

    def _end_process(self) -> None:
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.terminate()
            process.join(GRACE_S)
            if process.exitcode is None:
                process.kill()
                process.join()
            process.close()

    def _mourn(self) -> None:
        """The process has died or cannot be had: what it was at is begun anew, at last inline."""
        self._end_process()
        self._deaths += 1
        job, self._running = self._running, None
        if job is None and self._queue:
            job = self._queue.popleft()
        if job is not None and job.survives():
            self._queue.appendleft(job)


def _end_tracker() -> None:
    """End the helper that multiprocessing starts beside a process, and that nobody waits for.

    Where nothing collects orphans, as in a container, it would stay as a zombie.
    """
    from multiprocessing import resource_tracker

    tracker: Any = getattr(resource_tracker, "_resource_tracker", None)
    pid = getattr(tracker, "_pid", None)

    def stop() -> None:
        with suppress(AttributeError, OSError):
            tracker._stop()

    stopping = Thread(target=stop, daemon=True)
    stopping.start()
    stopping.join(GRACE_S)
    if stopping.is_alive() and pid is not None:  # somebody has stopped it, and it does not hear
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
        stopping.join(GRACE_S)


def _standard_error() -> "Connection | None":
    """Our own, to be sent to a process that is started without it; None if there is none."""
    from multiprocessing.connection import Connection

    if sys.platform == "win32":
        return None
    try:
        return Connection(os.dup(STDERR), readable=False)
    except OSError:
        return None


class WorkerJob(Generic[T]):
    """Work that waits for the worker, or is with it, or is done."""

    def __init__(self, worker: Worker, work: Callable[..., T], args: tuple[Any, ...]) -> None:
        self.work = work
        self.args = args
        self.is_cancelled = False
        self._worker = worker
        self._inline: Job[T] | None = None
        self._done: _Done | None = None
        self._deaths = 0

    def poll(self) -> T | None:
        """The result once it is there; raises `WorkError` for what the work raised."""
        if self._done is None and self._inline is None:
            self._worker.pump()
        if self._inline is not None and not self.is_cancelled:
            return self._inline.poll()
        if self._done is None or self.is_cancelled:
            return None
        if self._done.fault:
            raise WorkError(self._done.fault)
        result: T = self._done.result
        return result

    def cancel(self) -> None:
        """Its result is dropped."""
        self.is_cancelled = True

    def finish(self, done: _Done) -> None:
        """The worker has done it."""
        self._done = done

    def survives(self) -> bool:
        """The process died; whether another is to try, else it is done where it is asked for."""
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            self._inline = InlineJob(self.work, self.args)
        return self._inline is None and not self.is_cancelled


def _serve(pipe: "Connection", errors: "Connection | None") -> None:
    """The worker's process: one job after the other until the program is gone."""
    if errors is not None:
        os.dup2(errors.fileno(), STDERR)
        errors.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the program's; it ends us then
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    end_with_parent()
    with suppress(EOFError, OSError):
        pipe.send(_Done())
        while True:
            pipe.send(_do(pipe))


def end_with_parent() -> None:
    """End this process as soon as the program is gone: who was killed cannot end it."""
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    from multiprocessing.connection import wait

    wait([sentinel])
    os._exit(0)


def _do(pipe: "Connection") -> _Done:
    work, args = pipe.recv()
    try:
        return _Done(work(*args))
    except Exception:
        return _Done(fault=traceback.format_exc())
