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
    MOST_LINES,
    MOST_TICKS,
    TapeError,
    at_rest,
    check_length,
    format_option,
    format_tick,
    is_rest,
    line_error,
    parse_digest,
    parse_number,
    parse_option,
    parse_run,
    parse_tick,
)

__all__ = ["Tape", "TapeError", "TapeMismatch", "read_tape", "write_tape"]

FORMAT = "crankboard-tape"
VERSION = 1
_FEW = 10
"""More lines than a header has beside its options."""


class TapeMismatch(Exception):
    """A frame differs from the one the tape was recorded with; says at which tick."""


@dataclass(slots=True)
class Tape:
    """A recording, of no more than `read_tape` takes: what comes later is not on it.

    Attributes:
        digests: for a number of ticks the frame's digest after that many.
        digest_every: how often a recorder should ask for one; 0 = never.
        is_full: whether something was left out for lack of room.
    """

    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    inputs: list[RawInput] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    digest_every: int = 0
    is_full: bool = field(default=False, compare=False)
    _changes: int = field(default=0, init=False, repr=False, compare=False)

    def record(self, raw: RawInput) -> None:
        """Append the reading of one tick, if there is room."""
        self._changes += not is_rest(self.inputs[-1] if self.inputs else RawInput(), raw)
        lines = 2 * (self._changes + len(self.digests)) + len(self.options) + _FEW
        self.is_full |= len(self.inputs) >= MOST_TICKS or lines > MOST_LINES
        if not self.is_full:
            self.inputs.append(raw)

    @property
    def wants_digest(self) -> bool:
        """Whether the frame after the last tick should be stored with `mark`."""
        is_due = self.digest_every and self.inputs and not self.is_full
        return bool(is_due) and len(self.inputs) % self.digest_every == 0

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
    check_length(min(text.count("\n"), MOST_LINES + 1), 0)  # before the work of reading them
    lines = enumerate(_lines_of(text), start=1)
    tape = _read_header(lines)
    before = RawInput()
    for number, line in lines:
        before = _read_line(tape, before, number, line)
    return tape


def _lines_of(text: str) -> Iterator[str]:
    """One at a time, for a list of them all could be far larger than the text."""
    start = 0
    while (end := text.find("\n", start)) >= 0:
        yield text[start:end]
        start = end + 1
    yield text[start:]


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
    ticks = 0
    if line.startswith("="):
        tape.mark(parse_digest(number, line[1:]))
    elif line.startswith("x"):
        before, ticks = at_rest(before), parse_run(number, line[1:])
    elif line:
        before, ticks = parse_tick(before, number, line), 1
    check_length(number, len(tape.inputs) + ticks)
    tape.inputs.extend([before] * ticks)
    return before
