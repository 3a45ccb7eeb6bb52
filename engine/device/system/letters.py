"""The keys of the text entry: letters, digits, accents, and the row of commands below them."""

from collections.abc import Callable, Sequence
from enum import StrEnum

import msgspec

COLUMNS = 12

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
ACCENTS = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞß'-.,!"


class Command(StrEnum):
    """What a key of the lowest row does."""

    SPACE = "space"
    CASE = "case"
    PAGE = "page"
    DONE = "done"


class Key(msgspec.Struct, frozen=True):
    """One key: a letter, or a command with an empty letter.

    Attributes:
        letter: what it writes, as a capital.
        command: what it does instead.
        column: where it begins, in twelfths of the width.
        span: how many twelfths it takes.
        row: counted from the top.
    """

    letter: str
    command: Command | None
    column: int
    span: int
    row: int

    @property
    def middle(self) -> float:
        """Its middle, in twelfths."""
        return self.column + self.span / 2


_SPANS = {
    Command.SPACE: 4,
    Command.CASE: 2,
    Command.PAGE: 2,
    Command.DONE: 4,
}


def make_keys(letters: str, commands: Sequence[Command]) -> tuple[Key, ...]:
    """Rows of letters, and one row of commands, which is stretched to the whole width."""
    keys = [
        Key(letter, None, index % COLUMNS, 1, index // COLUMNS)
        for index, letter in enumerate(letters)
    ]
    row = (len(letters) + COLUMNS - 1) // COLUMNS
    spare = COLUMNS - sum(_SPANS[command] for command in commands)
    column = 0
    for command in commands:
        span = _SPANS[command] + (spare if command == commands[-1] else 0)
        keys.append(Key("", command, column, span, row))
        column += span
    return tuple(keys)


def allowed_letters(letters: str, is_allowed: Callable[[str], bool]) -> str:
    """The letters that may be written, as capitals or small."""
    return "".join(each for each in letters if is_allowed(each) or is_allowed(lower(each)))


def lower(letter: str) -> str:
    """The small letter."""
    return letter.lower()


def beside(keys: Sequence[Key], at: int, step: int) -> int:
    """The key left (-1) or right (1) of one, round the ends of its row."""
    row = [index for index, key in enumerate(keys) if key.row == keys[at].row]
    return row[(row.index(at) + step) % len(row)]


def above(keys: Sequence[Key], at: int, step: int) -> int:
    """The key above (-1) or below (1) one, round the ends of the columns."""
    rows = keys[-1].row + 1
    row = (keys[at].row + step) % rows
    near = [index for index, key in enumerate(keys) if key.row == row]
    return min(near, key=lambda index: abs(keys[index].middle - keys[at].middle))
