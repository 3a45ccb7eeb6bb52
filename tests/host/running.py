"""Runs the command line in the test's own process."""

import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress

import msgspec
import pytest

from engine.core.card import Card
from engine.host import cli
from engine.host.signals import NAMES
from main import CARDS


class Done(msgspec.Struct):
    """What a command gave back."""

    code: int
    out: str
    err: str


def crankboard(*argv: str, stdin: str | bytes = "", cards: tuple[Card, ...] | None = None) -> Done:
    """Run `main.py ARGV`; standard input is text or bytes, the games perhaps others."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        with redirect_stdout(out), redirect_stderr(err):
            try:
                code = cli.run(cards or CARDS, argv)
            except SystemExit as leaving:  # argparse leaves so after --help
                code = int(leaving.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


def refused(*argv: str, stdin: str | bytes = "") -> str:
    """The one sentence on standard error of a command that must refuse its input."""
    done = crankboard(*argv, stdin=stdin)
    assert done.code == 2
    assert done.out == ""
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    return done.err.strip()


@contextmanager
def unignored() -> Iterator[None]:
    """Programs that are started in the block heed all signals, however we were started ourselves.

    What a shell starts with `&` or under `nohup` ignores some, and a child would too.
    """
    numbers = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
    ignored = [number for number in numbers if signal.getsignal(number) == signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)


def fill(pipe: int) -> int:
    """Write into a pipe until it takes no more; how many bytes that were."""
    os.set_blocking(pipe, False)
    size = 0
    with suppress(BlockingIOError):
        while True:
            size += os.write(pipe, b".")
    os.set_blocking(pipe, True)
    return size
