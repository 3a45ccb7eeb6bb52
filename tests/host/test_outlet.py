"""Lines for another program: in order, at once, and never at the cost of the game."""

import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.host.commands.terminal import ERRORS, make_plain
from engine.host.outlet import MOST_LINES, Outlet, standard_outlet
from tests.host.running import fill

FULL = Path("/dev/full")


@pytest.fixture
def pipe() -> Iterator[tuple[io.FileIO, io.FileIO]]:
    """The end to read from and the end to write to, both raw."""
    read, write = os.pipe()
    ends = io.FileIO(read, "r"), io.FileIO(write, "w")
    yield ends
    for end in ends:
        end.close()


def test_a_line_can_be_read_while_the_outlet_is_open(pipe: tuple[io.FileIO, io.FileIO]) -> None:
    outlet = Outlet(pipe[1])
    outlet.say("Disc begins.")
    assert pipe[0].read(100) == b"Disc begins.\n"
    outlet.say("Disc: A1 to A2.")
    assert pipe[0].read(100) == b"Disc: A1 to A2.\n"
    outlet.close()
    assert outlet.error is None


def test_what_waits_is_written_at_the_end(pipe: tuple[io.FileIO, io.FileIO]) -> None:
    outlet = Outlet(pipe[1])
    for number in range(500):
        outlet.say(str(number))
    outlet.close()
    lines = pipe[0].read(1 << 16)
    assert lines == b"".join(b"%d\n" % number for number in range(500))


def test_a_reader_that_sleeps_is_not_waited_for(pipe: tuple[io.FileIO, io.FileIO]) -> None:
    filled = fill(pipe[1].fileno())
    outlet = Outlet(pipe[1])
    for number in range(MOST_LINES + 12):
        outlet.say(str(number))  # this would stand still for ever if it waited
    outlet.close(timeout_s=0)
    assert len(outlet._lines) <= MOST_LINES + 1
    read = bytearray()
    while not read.endswith(b"left out.\n"):
        read += pipe[0].read(1 << 16) or b""
    lines = bytes(read[filled:]).decode().splitlines()
    assert lines[:3] == ["0", "1", "2"]
    count = int(lines[-1].split()[0])
    assert count in {11, 12}  # the thread may hold one line in its hand
    assert lines[:-1] == [str(number) for number in range(MOST_LINES + 12 - count)]


def test_a_reader_that_leaves_is_no_error_for_the_game(
    pipe: tuple[io.FileIO, io.FileIO],
) -> None:
    outlet = Outlet(pipe[1])
    pipe[0].close()
    outlet.say("Disc begins.")
    outlet._thread.join(10)
    assert isinstance(outlet.error, BrokenPipeError)
    outlet.say("Disc: A1 to A2.")
    assert not outlet._lines
    outlet.close()


def test_a_pipe_that_does_not_wait_is_written_to_all_the_same(
    pipe: tuple[io.FileIO, io.FileIO],
) -> None:
    filled = fill(pipe[1].fileno())
    os.set_blocking(pipe[1].fileno(), False)
    outlet = Outlet(pipe[1])
    outlet.say("Disc begins.")
    outlet.close(timeout_s=0.05)
    read = bytearray()
    while len(read) < filled + len("Disc begins.\n"):
        read += pipe[0].read(1 << 16) or b""
    assert read[filled:] == b"Disc begins.\n"


def stdout(monkeypatch: pytest.MonkeyPatch, file: Any) -> None:
    monkeypatch.setattr(sys, "stdout", file)


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk to write to")
def test_a_full_disk_is_told_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with FULL.open("w", encoding="utf-8") as file:
        stdout(monkeypatch, file)
        with pytest.raises(OSError, match="No space left"), standard_outlet() as outlet:
            outlet.say("Disc begins.")


def test_the_readers_leaving_is_not_told(
    pipe: tuple[io.FileIO, io.FileIO], monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe[0].close()
    with os.fdopen(os.dup(pipe[1].fileno()), "w", encoding="utf-8") as file:
        stdout(monkeypatch, file)
        with standard_outlet() as outlet:
            outlet.say("Disc begins.")
    assert isinstance(outlet.error, BrokenPipeError)


def test_signs_that_the_output_lacks_are_written_plainer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_plain()
    path = tmp_path / "out"
    with path.open("w", encoding="ascii", errors=ERRORS) as file:
        stdout(monkeypatch, file)
        with standard_outlet() as outlet:
            outlet.say("“C3” … ж")
    assert path.read_bytes() == b'"C3" ... \\u0436\n'


@pytest.mark.parametrize("nothing", [None, io.StringIO()])
def test_without_standard_output_there_is_one_sentence(
    nothing: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    stdout(monkeypatch, nothing)
    with pytest.raises(OSError, match="there is none"), standard_outlet():
        pass
