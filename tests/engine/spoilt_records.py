"""Ways to spoil a record, by a seeded generator."""

from collections.abc import Callable
from random import Random

from tests.engine.mutations import move_lines

WORDS = (
    "[6+1:4]",
    "[1:1]",
    "[0:7]",
    "[٣:1]",
    f"[{'9' * 5000}:1]",
    f"[6+{'9' * 5000}:1]",
    "[S]",
    "[]",
    "[",
    "]",
    "{",
    "}",
    "{a comment}",
    "S:",
    "N: S:",
    "X:",
    "12.",
    "1..",
    "9" * 5000 + ".",
    "a1-a2",
    "a1xb2",
    "z99-a1",
    "a٣-a4",
    "stop",
    "pass",
    "offer",
    "agree",
    "resign",
    "x" * 5000,
    "\0\x1b[2J",
    "[\r\v\x85\u2028]",
    "\ufeff",
    "\ud800",
    '[Game "chek"]',
    '[Size "99"]',
    '[Size "٣"]',
    '[Layout "\v\r"]',
    f'[Layout "{"y" * 5000}"]',
    f'[{"H" * 5000} "1"]',
    f'[Size "{"9" * 5000}"]',
    '[Position "5/5/2N2/2S2/5 S - 0,0 0"]',
    '[Position "\\""]',
    f'[Position "{"8/" * 5000}"]',
    '[Result "last: S, 1-0"]',
    '[Result "*"]',
    "\n\n",
)


def spoil_letters(text: str, random: Random) -> str:
    for _ in range(random.choice((1, 1, 5))):
        at = random.randrange(len(text))
        text = text[:at] + random.choice((chr(random.randrange(1, 0x250)), "")) + text[at + 1 :]
    return text


def spoil_words(text: str, random: Random) -> str:
    """A word deleted, doubled, exchanged or replaced."""
    words = [word.encode() for word in text.split(" ")]
    return b" ".join(move_lines(words, random)).decode()


def spoil_lines(text: str, random: Random) -> str:
    lines = [line.encode() for line in text.split("\n")]
    return b"\n".join(move_lines(lines, random)).decode()


def insert_word(text: str, random: Random) -> str:
    at = random.choice([at for at, sign in enumerate(text) if sign in " \n"])
    return text[:at] + random.choice(" \n") + random.choice(WORDS) + text[at:]


def replace_word(text: str, random: Random) -> str:
    words = text.split(" ")
    words[random.randrange(len(words))] = random.choice(WORDS)
    return " ".join(words)


def cut_text(text: str, random: Random) -> str:
    return text[: random.randrange(len(text))]


RECORD_MUTATIONS: tuple[Callable[[str, Random], str], ...] = (
    spoil_letters,
    spoil_words,
    spoil_lines,
    insert_word,
    replace_word,
    cut_text,
)
