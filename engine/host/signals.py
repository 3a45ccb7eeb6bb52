"""The signals that ask a program to end, so that it can do so in order."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl-C, kill, a terminal that is closed, and Windows' word for the last."""


@contextmanager
def ended_by_signals(end: Callable[[], None]) -> Iterator[None]:
    """Inside the block these signals call `end` and do nothing else; ignored ones stay ignored."""
    numbers = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
    before = {number: signal.getsignal(number) or signal.SIG_DFL for number in numbers}
    caught = {number: old for number, old in before.items() if old != signal.SIG_IGN}
    for number in caught:
        signal.signal(number, lambda _number, _frame: end())
    try:
        yield
    finally:
        for number, old in caught.items():
            signal.signal(number, old)
