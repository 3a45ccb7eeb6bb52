"""Input tapes: every tick's raw reading, so that the same program shows the same pictures again.

The text is one line a tick, written by differences, and runs of ticks in which nothing changed
are one line. Digests of frames may stand between the ticks and are compared on play.

    crankboard-tape 1
    seed 42
    option "game" "chek"
    tape
    x12
    h16 p16
    =9f86d081
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.core.words import _
from engine.device.pad import RawInput
from engine.device.tapeline import (
    TapeError,
    at_rest,
    format_option,
    format_tick,
    is_rest,
    line_error,
    parse_number,
    parse_option,
    parse_run,
    parse_tick,
)

__all__ = ["Tape", "TapeError", "TapeMismatch", "read_tape", "write_tape"]

FORMAT = "crankboard-tape"
VERSION = 1


class TapeMismatch(Exception):
    """A frame differs from the one the tape was recorded with; says at which tick."""


@dataclass(slots=True)
class Tape:
    """A recording. `digests` maps a number of ticks to the frame's digest after that many.

    `digest_every` says how often a recorder should ask for one; 0 = never.
    """

    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    inputs: list[RawInput] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    digest_every: int = 0

    def record(self, raw: RawInput) -> None:
        """Append the reading of one tick."""
        self.inputs.append(raw)

    @property
    def wants_digest(self) -> bool:
        """Whether the frame after the last recorded tick should be stored with `mark`."""
        return bool(self.digest_every and self.inputs) and len(self.inputs) % self.digest_every == 0

    def mark(self, digest: str) -> None:
        """Store the digest (lower-case hexadecimal) of the frame after the last tick."""
        self.digests[len(self.inputs)] = digest

    def compare(self, ticks: int, digest: str) -> None:
        """Check the frame shown after this many ticks of playing.

        Raises:
            TapeMismatch: if the tape holds another digest for it.
        """
        expected = self.digests.get(ticks)
        if expected is not None and expected != digest:
            sentence = _("Tick {ticks}: the frame is {digest}, but the tape has {expected}.")
            raise TapeMismatch(sentence.format(ticks=ticks, digest=digest, expected=expected))


def write_tape(tape: Tape) -> str:
    """The tape as text; `read_tape` gives it back."""
    return "\n".join([*_header_lines(tape), *_tick_lines(tape)]) + "\n"


def read_tape(text: str) -> Tape:
    """The tape of a text.

    Raises:
        TapeError: the line, and one sentence.
    """
    lines = enumerate(text.split("\n"), start=1)
    tape = _read_header(lines)
    before = RawInput()
    for number, line in lines:
        before = _read_line(tape, before, number, line)
    return tape


def _header_lines(tape: Tape) -> Iterator[str]:
    yield f"{FORMAT} {VERSION}"
    yield f"seed {tape.seed}"
    if tape.digest_every:
        yield f"every {tape.digest_every}"
    for name, value in tape.options.items():
        yield format_option(name, value)
    yield "tape"


def _tick_lines(tape: Tape) -> Iterator[str]:
    before, resting = RawInput(), 0
    for ticks, raw in enumerate(tape.inputs, start=1):
        if is_rest(before, raw):
            resting += 1
        else:
            yield from _rest_lines(resting)
            resting = 0
            yield format_tick(before, raw)
        before = raw
        if ticks in tape.digests:
            yield from _rest_lines(resting)
            resting = 0
            yield "=" + tape.digests[ticks]
    yield from _rest_lines(resting)


def _rest_lines(ticks: int) -> Iterator[str]:
    if ticks:
        yield f"x{ticks}"


def _read_header(lines: Iterator[tuple[int, str]]) -> Tape:
    number, line = next(lines)
    if not line.startswith(FORMAT + " "):
        raise TapeError(number, _("This is not an input tape."))
    if line != f"{FORMAT} {VERSION}":
        raise TapeError(number, _("This tape was made by a newer program; update this one."))
    tape, options = Tape(), dict[str, str]()
    tape.options = options
    for number, line in lines:
        if line == "tape":
            return tape
        _read_header_line(tape, options, number, line)
    raise TapeError(number, _("The header does not end with a line “tape”."))


def _read_header_line(tape: Tape, options: dict[str, str], number: int, line: str) -> None:
    key, _space, rest = line.partition(" ")
    if key == "option":
        name, value = parse_option(number, rest)
        options[name] = value
    elif key == "seed":
        tape.seed = parse_number(number, rest)
    elif key == "every":
        tape.digest_every = parse_number(number, rest)
    elif line:
        raise line_error(number, line)


def _read_line(tape: Tape, before: RawInput, number: int, line: str) -> RawInput:
    if line.startswith("="):
        tape.mark(line[1:])
    elif line.startswith("x"):
        before = at_rest(before)
        tape.inputs.extend([before] * parse_run(number, line[1:]))
    elif line:
        before = parse_tick(before, number, line)
        tape.inputs.append(before)
    return before
