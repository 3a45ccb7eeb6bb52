"""The signals that ask a program to end, so that it can do so in order."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Ctrl-C, kill, a terminal that is closed, and Windows' word for the last."""

Handle = Callable[[int], None]


class Ended(BaseException):
    """A signal has asked the program to end; like KeyboardInterrupt, which is Ctrl-C's.

    Attributes:
        number: of the signal.
    """

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextmanager
def ended_by_signals(end: Callable[[], None]) -> Iterator[None]:
    """Inside the block these signals call `end` and do nothing else; ignored ones stay ignored."""
    with _handled(NAMES, lambda _number: end()):
        yield


@contextmanager
def raised_by_signals() -> Iterator[None]:
    """Inside the block these signals raise `Ended`, so that what was begun is cleared away.

    Ctrl-C raises KeyboardInterrupt anyway.
    """
    with _handled(NAMES[1:], _raise):
        yield


@contextmanager
def held_signals() -> Iterator[None]:
    """Inside the block these signals wait; they come at its end."""
    came: list[int] = []
    try:
        with _handled(NAMES, came.append):
            yield
    finally:
        for number in came:
            signal.raise_signal(number)


def _raise(number: int) -> NoReturn:
    raise Ended(number)


@contextmanager
def _handled(names: tuple[str, ...], handle: Handle) -> Iterator[None]:
    """Inside the block `handle` is called for these signals, unless they are ignored."""
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        numbers = []  # signals are the main thread's
    before = {number: signal.getsignal(number) or signal.SIG_DFL for number in numbers}
    caught = {number: old for number, old in before.items() if old != signal.SIG_IGN}
    for number in caught:
        signal.signal(number, lambda came, _frame: handle(came))
    try:
        yield
    finally:
        for number, old in caught.items():
            signal.signal(number, old)
