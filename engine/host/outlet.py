"""Lines for another program, which the handheld never waits for."""

import io
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition, Thread
from time import sleep
from typing import Any, Final

from engine.core.words import _, ngettext

MOST_LINES: Final = 10_000
"""A reader that is so far behind will not catch up; the longest matches have some 2,000 entries."""

LAST_WAIT_S: Final = 1.0
_RETRY_S: Final = 0.01


class Outlet:
    """Writes lines in order from a thread of its own.

    A thread, because a pipe that is made non-blocking is so for everybody who holds it, the
    terminal we were started from too, and because not every system has such pipes. It writes to
    the raw file, for the lock of a buffered one would be missed when the program ends.

    Attributes:
        error: why nothing is written any more, or None. A reader that has left is a
            BrokenPipeError.
    """

    def __init__(
        self, file: io.RawIOBase, *, encoding: str = "utf-8", errors: str = "replace"
    ) -> None:
        """Lines go to `file` in `encoding`; `errors` stands for what that cannot write."""
        self.error: OSError | None = None
        self._file = file
        self._code = encoding, errors
        self._lines: deque[str] = deque()
        self._left_out = 0
        self._is_closing = False
        self._news = Condition()
        self._thread = Thread(target=self._run, name="outlet", daemon=True)
        self._thread.start()

    def say(self, line: str) -> None:
        """Have a line written; returns at once. Where too many wait, it is left out and counted."""
        with self._news:
            if self.error is not None:
                return
            if len(self._lines) >= MOST_LINES:
                self._left_out += 1
                return
            self._tell_left_out()
            self._lines.append(line)
            self._news.notify()

    def close(self, timeout_s: float = LAST_WAIT_S) -> None:
        """Write what waits, unless the reader takes longer than that."""
        with self._news:
            self._tell_left_out()
            self._is_closing = True
            self._news.notify()
        self._thread.join(timeout_s)

    def _tell_left_out(self) -> None:
        if self._left_out:
            n, self._left_out = self._left_out, 0
            sentence = ngettext("{n} line was left out.", "{n} lines were left out.", n)
            self._lines.append(sentence.format(n=n))

    def _run(self) -> None:
        while (line := self._next()) is not None:
            try:
                self._write(f"{line}\n".encode(*self._code))
            except OSError as error:
                self._give_up(error)
                return

    def _next(self) -> str | None:
        with self._news:
            self._news.wait_for(lambda: self._lines or self._is_closing)
            return self._lines.popleft() if self._lines else None

    def _write(self, data: bytes) -> None:
        left = memoryview(data)
        while left:
            written = self._file.write(left)
            if written is None:  # we were given a pipe that does not wait
                sleep(_RETRY_S)
            else:
                left = left[written:]

    def _give_up(self, error: OSError) -> None:
        with self._news:
            self.error = error
            self._lines.clear()


@contextmanager
def standard_outlet() -> Iterator[Outlet]:
    """Standard output as an outlet, while the block runs.

    Raises:
        OSError: there is none, or at the end: it did not take what was written. That the reader
            has left is no error.
    """
    outlet = _open()
    try:
        yield outlet
    finally:
        outlet.close()
    if outlet.error is not None and not isinstance(outlet.error, BrokenPipeError):
        raise outlet.error


def _open() -> Outlet:
    text = sys.stdout
    if not isinstance(text, io.TextIOWrapper):
        raise OSError(_("Lines go to standard output, and there is none."))
    raw: Any = getattr(text.buffer, "raw", text.buffer)  # unbuffered, it is raw itself
    return Outlet(raw, encoding=text.encoding, errors=text.errors or "strict")
