"""One line of an input tape: a tick by its differences from the tick before.

Words of a line, in this order, each left out when it says nothing new: `h` buttons held from
now on, `p` pressed, `r` released, `c` crank in hundredths of a degree, `k` docked (1) or not
(0), `m` pointer as `x,y,down` or `m-` for none, `t` typed text as a JSON string. `-` alone is a
tick with none of them.
"""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from engine.core.words import _, one_line
from engine.device.pad import Button, Pointer, RawInput

MOST_TICKS: Final = 30 * 3600 * 6
"""Of a whole tape: six hours. More is a damaged tape, and would fill the memory."""

MOST_LINES: Final = 240_000
"""Of a whole tape: two hours in which something happens in every tick."""

_WORD: Final = re.compile(r'([hprckm])(\S+) ?|(t)(".*")$')
_INT: Final = re.compile(r"-?[0-9]{1,9}")
_DIGEST: Final = re.compile(r"[0-9a-f]{1,64}")
_ALL_BUTTONS: Final = sum(Button)


class TapeError(ValueError):
    """The text is not a tape; the message is one sentence.

    Attributes:
        line: where, from 1.
    """

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line


def at_rest(before: RawInput) -> RawInput:
    """The tick after `before` if nothing happens in it."""
    return RawInput(down=before.down, docked=before.docked, pointer=before.pointer)


def is_rest(before: RawInput, raw: RawInput) -> bool:
    """Whether nothing happens in `raw`, the tick after `before`."""
    return raw == at_rest(before)


def format_tick(before: RawInput, raw: RawInput) -> str:
    """The line of `raw`, the tick after `before`."""
    words = [
        f"h{raw.down.value}" if raw.down != before.down else "",
        f"p{raw.pressed.value}" if raw.pressed else "",
        f"r{raw.released.value}" if raw.released else "",
        f"c{raw.crank_cdeg}" if raw.crank_cdeg else "",
        f"k{raw.docked:d}" if raw.docked != before.docked else "",
        _format_pointer(raw.pointer) if raw.pointer != before.pointer else "",
        "t" + json.dumps(raw.typed) if raw.typed else "",
    ]
    return " ".join(filter(None, words)) or "-"


def parse_tick(before: RawInput, number: int, line: str) -> RawInput:
    """The tick of a line, after the tick `before`.

    Raises:
        TapeError: if the line is not one that `format_tick` writes.
    """
    try:
        changes = {} if line == "-" else _parse_words(line)
    except ValueError:
        raise line_error(number, line) from None
    kept = {"down": before.down, "docked": before.docked, "pointer": before.pointer}
    return RawInput(**(kept | changes))


def format_option(name: str, value: str) -> str:
    """The header line of an option."""
    return f"option {json.dumps(name)} {json.dumps(value)}"


def parse_option(number: int, text: str) -> tuple[str, str]:
    """Name and value of an option, from the part of its line after `option`.

    Raises:
        TapeError: if it is not two JSON strings.
    """
    try:
        name, end = json.JSONDecoder().raw_decode(text)
        value = json.loads(text[end:])
    except (ValueError, RecursionError):
        raise line_error(number, text) from None
    if not (isinstance(name, str) and isinstance(value, str)):
        raise line_error(number, text)
    return name, value


def parse_number(number: int, text: str) -> int:
    """The whole number that ends a header line.

    Raises:
        TapeError: if it is none.
    """
    if not re.fullmatch(r"-?[0-9]{1,30}", text):
        raise line_error(number, text)
    return int(text)


def parse_run(number: int, text: str) -> int:
    """How many ticks a resting run has, from the part of its line after `x`.

    Raises:
        TapeError: if it is no number from 1.
    """
    ticks = parse_number(number, text)
    if ticks < 1:
        raise line_error(number, text)
    return ticks


def parse_digest(number: int, text: str) -> str:
    """The digest of a frame, from the part of its line after `=`; raises `TapeError`."""
    if not _DIGEST.fullmatch(text):
        raise line_error(number, text)
    return text


def check_length(number: int, ticks: int) -> None:
    """Raises `TapeError` at line `number` if a tape of so many ticks would be too long."""
    if ticks > MOST_TICKS:
        sentence = _("A tape has no more than {n} ticks, which are six hours; cut it here.")
        raise TapeError(number, sentence.format(n=f"{MOST_TICKS:,}"))
    if number > MOST_LINES:
        sentence = _("A tape has no more than {n} lines; cut it here.")
        raise TapeError(number, sentence.format(n=f"{MOST_LINES:,}"))


def line_error(number: int, text: str) -> TapeError:
    """The error of a line that means nothing."""
    sentence = _("“{text}” is not a line of a tape.")
    return TapeError(number, one_line(sentence.format(text=text[:60])))


def _parse_words(line: str) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    at = 0
    while at < len(line):
        word = _WORD.match(line, at)
        if word is None:
            raise ValueError(line)
        name, parse = _FIELDS[word[1] or word[3]]
        if name in changes:
            raise ValueError(line)
        changes[name] = parse(word[2] or word[4])
        at = word.end()
    return changes


def _format_pointer(pointer: Pointer | None) -> str:
    return "m-" if pointer is None else "m{},{},{:d}".format(*pointer)


def _parse_pointer(text: str) -> Pointer | None:
    if text == "-":
        return None
    x, y, down = map(_parse_int, text.split(","))
    return x, y, _parse_flag(str(down))


def _parse_int(text: str) -> int:
    if not _INT.fullmatch(text):
        raise ValueError(text)
    return int(text)


def _parse_flag(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError(text)
    return text == "1"


def _parse_mask(text: str) -> Button:
    value = _parse_int(text)
    if value & ~_ALL_BUTTONS:
        raise ValueError(text)
    return Button(value)


def _parse_text(text: str) -> str:
    return str(json.loads(text))


_FIELDS: Final[dict[str, tuple[str, Callable[[str], object]]]] = {
    "h": ("down", _parse_mask),
    "p": ("pressed", _parse_mask),
    "r": ("released", _parse_mask),
    "c": ("crank_cdeg", _parse_int),
    "k": ("docked", _parse_flag),
    "m": ("pointer", _parse_pointer),
    "t": ("typed", _parse_text),
}
