"""Word wrap of a text in which *asterisks* may choose a second font."""

from dataclasses import dataclass
from functools import lru_cache

from engine.device.draw.font import Font


@dataclass(frozen=True, slots=True)
class Piece:
    """Characters of one font, ``x`` px from the start of their row."""

    text: str
    font: Font
    x: int


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a paragraph, ``width`` px wide."""

    pieces: tuple[Piece, ...]
    width: int


@lru_cache(maxsize=256)
def lay_out(text: str, width: int, font: Font, bold: Font | None = None) -> tuple[Row, ...]:
    """Break a text into rows of at most ``width`` px; a longer word has a row to itself.

    Newlines always break. Without a ``bold`` font asterisks are ordinary characters.
    """
    if bold is None:
        return tuple(_plain(line, font) for line in font.wrap(text, width))
    rows: list[Row] = []
    heavy = False
    for part in text.split("\n"):
        words, heavy = _styled(part, heavy)
        rows += _rows(words, width, (font, bold))
    return tuple(rows)


def _plain(line: str, font: Font) -> Row:
    return Row((Piece(line, font, 0),), font.width(line))


_Word = list[tuple[str, bool]]


def _styled(text: str, heavy: bool) -> tuple[list[_Word], bool]:
    """Words as runs of (characters, is bold), and whether bold goes on after them."""
    words: list[_Word] = []
    for word in filter(None, text.split(" ")):
        runs: _Word = []
        for index, run in enumerate(word.split("*")):
            heavy ^= bool(index)
            if run:
                runs.append((run, heavy))
        if runs:
            words.append(runs)
    return words, heavy


def _rows(words: list[_Word], width: int, fonts: tuple[Font, Font]) -> list[Row]:
    rows = [_Row(fonts)]
    for word in words:
        if not rows[-1].takes(word, width):
            rows.append(_Row(fonts))
        rows[-1].add(word)
    return [Row(tuple(row.pieces), row.width) for row in rows]


class _Row:
    """A row that is being filled."""

    def __init__(self, fonts: tuple[Font, Font]) -> None:
        self._fonts = fonts
        self.pieces: list[Piece] = []
        self.width = 0

    def takes(self, word: _Word, width: int) -> bool:
        return not self.pieces or self._gap() + self.width + self._measure(word) <= width

    def add(self, word: _Word) -> None:
        self.width += self._gap()
        for run, heavy in word:
            font = self._fonts[heavy]
            self.pieces.append(Piece(run, font, self.width))
            self.width += font.width(run)

    def _gap(self) -> int:
        return self._fonts[0].width(" ") if self.pieces else 0

    def _measure(self, word: _Word) -> int:
        return sum(self._fonts[heavy].width(run) for run, heavy in word)
