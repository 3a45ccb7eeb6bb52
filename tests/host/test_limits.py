"""What a text may cost before it is refused: a small file never takes much memory."""

import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.host.running import refused

TAPE = "crankboard-tape 1\nseed 1\ntape\n"
CHEK = '[Game "chek"]\n'
RECORD, TAPES = 999_000, 4_990_000
"""Nearly as long as a record and a tape may be."""

MOST_BYTES = 64 << 20


def filled(start: str, part: str, size: int, end: str = "") -> str:
    return start + part * ((size - len(start) - len(end)) // len(part)) + end


def numbered(start: str, line: str, lines: int, end: str) -> str:
    return start + "".join(line.format(n) for n in range(lines)) + end


TEXTS: dict[str, tuple[str, Callable[[], str]]] = {
    "tape of days": ("tape", lambda: TAPE + "x2592000\n" * 60),
    "deep option": ("tape", lambda: "crankboard-tape 1\noption " + "[" * 200_000),
    "backslashes": ("check", lambda: filled('[Game "', "\\", RECORD)),
    "backslashes in a name": ("check", lambda: filled(CHEK + '[North "', "\\", RECORD, '"]\n')),
    "large": ("check", lambda: " " * 3_900_000),
}
MORE: dict[str, tuple[str, Callable[[], str]]] = {
    "empty lines": ("tape", lambda: filled(TAPE, "\n", TAPES)),
    "short ticks": ("tape", lambda: filled(TAPE, "c1\nc2\n", TAPES)),
    "one long tick": ("tape", lambda: filled(TAPE, "h1 ", TAPES)),
    "digests": ("tape", lambda: filled(TAPE, "=a\n", TAPES)),
    "moves of the mouse": ("tape", lambda: numbered(TAPE, "m{},9,1\n", 239_000, "q")),
    "options": ("tape", lambda: numbered("crankboard-tape 1\n", 'option "{}" ""\n', 239_000, "q")),
    "headers": ("check", lambda: numbered(CHEK, '[A{} "b"]\n', 77_000, "")),
    "long name": ("check", lambda: filled(CHEK + "[A", "a", RECORD, ' "b"]\n')),
    "spaces": ("check", lambda: filled(CHEK + "[A", " ", RECORD)),
    "position": ("check", lambda: filled(CHEK + '[Position "', "/", RECORD, ' S - 0,0 0"]')),
    "digits": ("check", lambda: filled(CHEK, "1", RECORD)),
    "braces": ("check", lambda: filled(CHEK, "{", RECORD)),
    "numbers": ("check", lambda: filled(CHEK, "1. ", RECORD, "x")),
    "many words": ("check", lambda: filled('[Game "chingo"]\n[S:', "a1-a2,", RECORD, "]")),
    "emoji": ("check", lambda: filled(CHEK, "\N{GRINNING FACE}", RECORD // 4)),
}


def peak(kind: str, text: str, folder: Path) -> int:
    """How many bytes are taken at once while a text is refused."""
    path = folder / "text"
    path.write_text(text, encoding="utf-8")
    words = ("tape", "play") if kind == "tape" else ("check",)
    refused(*words, "/nowhere")  # loads what it needs
    tracemalloc.start()
    try:
        refused(*words, str(path))
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", TEXTS)
def test_a_bad_text_is_refused_without_much_memory(name: str, tmp_path: Path) -> None:
    kind, make = TEXTS[name]
    assert peak(kind, make(), tmp_path) < MOST_BYTES


@pytest.mark.long
@pytest.mark.parametrize("name", MORE)
def test_the_worst_texts_are_refused_without_much_memory(name: str, tmp_path: Path) -> None:
    kind, make = MORE[name]
    assert peak(kind, make(), tmp_path) < MOST_BYTES
