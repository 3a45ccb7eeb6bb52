"""Work for the worker's tests, in a module of its own so that another process can find it."""

import os
import signal
import time
from pathlib import Path


def double(number: int) -> int:
    return 2 * number


def sleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def whoami() -> int:
    return os.getpid()


def fail() -> int:
    raise ValueError("this work fails")


def die_once(folder: str) -> int:
    """Kill the process the first time, and answer the second."""
    mark = Path(folder) / "died"
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def die_in(pid: int) -> int:
    """Kill the process unless it is `pid`."""
    if os.getpid() != pid:
        os.kill(os.getpid(), signal.SIGKILL)
    return pid
