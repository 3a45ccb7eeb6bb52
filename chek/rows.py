"""ROWS of a position's text: pieces as letters, cards as letter and rank with commas (C27)."""

import re
from collections.abc import Callable
from itertools import groupby

from chek.cards import rank_of, short_of
from engine.core.game import BadPosition
from engine.core.words import _

_ROW = re.compile(r"[0-9A-Z]*")
_CELLS = re.compile(r"\d+|[A-Z]", re.ASCII)
_RUN = re.compile(r"[1-9]\d?", re.ASCII)
_CARD = re.compile(r"([SWNE])(A|[2-9]|10|J|Q|K|\?)", re.ASCII)

Row = tuple[bytes, bytes]
"""Owners and ranks; with pieces the ranks are all 0."""


def format_rows(cells: bytes, size: int, letters: str, ranks: bytes = b"") -> str:
    """The first field: ranks from the top down, owners written as `letters` has them.

    Args:
        cells: owners, as `State.cells`.
        size: of the board.
        letters: of the seats.
        ranks: of the cards, as `State.ranks`; empty where there are none.
    """
    rows = [slice(start, start + size) for start in reversed(range(0, size * size, size))]
    if ranks:
        return "/".join(_format_cards(cells[row], ranks[row], letters) for row in rows)
    return "/".join(_format_row(cells[row], letters) for row in rows)


def _format_row(row: bytes, letters: str) -> str:
    runs = ((owner, len(list(run))) for owner, run in groupby(row))
    return "".join(letters[owner - 1] * n if owner else str(n) for owner, n in runs)


def _format_cards(row: bytes, ranks: bytes, letters: str) -> str:
    parts: list[str] = []
    for owner, run in groupby(range(len(row)), key=lambda at: row[at]):
        cells = list(run)
        if owner:
            parts += [letters[owner - 1] + short_of(ranks[cell]) for cell in cells]
        else:
            parts.append(str(len(cells)))
    return ",".join(parts)


def parse_rows(text: str, letters: str) -> tuple[int, bytes]:
    """The board's size and its cells; raises `BadPosition`."""
    size, parsed = _parse(text, letters, _parse_pieces)
    return size, b"".join(cells for cells, _ranks in parsed)


def parse_card_rows(text: str, letters: str) -> tuple[int, bytes, bytes]:
    """The same and the cards' ranks; raises `BadPosition`."""
    size, parsed = _parse(text, letters, _parse_cards)
    cells = b"".join(cells for cells, _ranks in parsed)
    return size, cells, b"".join(ranks for _cells, ranks in parsed)


def _parse(text: str, letters: str, parse: Callable[[str, str], Row]) -> tuple[int, list[Row]]:
    """The size and the ranks of the board, the lowest first."""
    rows = text.split("/")
    size = len(rows)
    if not 5 <= size <= 26:
        raise BadPosition(_("ROWS has 5 to 26 ranks between slashes, not {n}.").format(n=size))
    return size, [_checked(row, parse(row, letters), size) for row in rows][::-1]


def _parse_pieces(row: str, letters: str) -> Row:
    cells = bytearray()
    for part in _CELLS.findall(row) if _ROW.fullmatch(row) else ["?"]:
        if _RUN.fullmatch(part):
            cells += bytes(int(part))
        elif part in letters:
            cells.append(letters.index(part) + 1)
        else:
            sentence = _("The rank “{row}” takes numbers from 1 and the letters {letters} only.")
            raise BadPosition(sentence.format(row=row[:40], letters=letters))
    return bytes(cells), bytes(len(cells))


def _parse_cards(row: str, letters: str) -> Row:
    cells, ranks = bytearray(), bytearray()
    for part in row.split(","):
        card = _CARD.fullmatch(part)
        if _RUN.fullmatch(part):
            cells += bytes(int(part))
            ranks += bytes(int(part))
        elif card and card[1] in letters:
            cells.append(letters.index(card[1]) + 1)
            ranks.append(rank_of(card[2]))
        else:
            sentence = _(
                "In the rank “{row}” “{part}” is no card; write 2,S10,NQ,5 with {letters}."
            )
            words = {"row": row[:40], "part": part[:10], "letters": letters}
            raise BadPosition(sentence.format(**words))
    return bytes(cells), bytes(ranks)


def _checked(row: str, parsed: Row, size: int) -> Row:
    width = len(parsed[0])
    if width != size:
        sentence = _("The rank “{row}” has {n} cells; a board of {size} ranks needs {size}.")
        raise BadPosition(sentence.format(row=row[:40], n=width, size=size))
    return parsed
