"""ROWS of a position's text: pieces as letters, cards as letter and rank with commas (C27)."""

import re
from itertools import groupby

from chek.cards import rank_of, short_of
from chek.state import State
from engine.core.game import BadPosition
from engine.core.turn import LETTERS
from engine.core.words import _

_ROW = re.compile(r"[0-9A-Z]*")
_CELLS = re.compile(r"\d+|[A-Z]", re.ASCII)
_RUN = re.compile(r"[1-9]\d?", re.ASCII)
_CARD = re.compile(r"([SWNE])(A|[2-9]|10|J|Q|K|\?)", re.ASCII)

Row = tuple[bytes, bytes]
"""Owners and ranks; with pieces the ranks are all 0."""


def format_rows(state: State) -> str:
    """Ranks of the board from the top down."""
    size, letters = state.setup.size, LETTERS[state.setup.seats]
    if not state.ranks:
        return format_owners(state.cells, size, letters)
    starts = reversed(range(0, size * size, size))
    return "/".join(_format_cards(state, range(at, at + size), letters) for at in starts)


def format_owners(cells: bytes, size: int, letters: str) -> str:
    """The same for pieces that are no cards."""
    starts = reversed(range(0, size * size, size))
    return "/".join(_format_row(cells[at : at + size], letters) for at in starts)


def _format_row(row: bytes, letters: str) -> str:
    runs = ((owner, len(list(run))) for owner, run in groupby(row))
    return "".join(letters[owner - 1] * n if owner else str(n) for owner, n in runs)


def _format_cards(state: State, row: range, letters: str) -> str:
    parts: list[str] = []
    for owner, run in groupby(row, key=lambda cell: state.cells[cell]):
        cells = list(run)
        if owner:
            parts += [letters[owner - 1] + short_of(state.ranks[cell]) for cell in cells]
        else:
            parts.append(str(len(cells)))
    return ",".join(parts)


def parse_rows(text: str, letters: str, *, has_cards: bool) -> tuple[int, bytes, bytes]:
    """Size, owners and ranks, which are empty without cards; raises `BadPosition`."""
    rows = text.split("/")
    size = len(rows)
    if not 5 <= size <= 26:
        raise BadPosition(_("ROWS has 5 to 26 ranks between slashes, not {n}.").format(n=size))
    parse = _parse_cards if has_cards else _parse_pieces
    parsed = [_checked(row, parse(row, letters), size) for row in rows]
    ranks = b"".join(ranks for _cells, ranks in reversed(parsed))
    return size, b"".join(cells for cells, _ranks in reversed(parsed)), ranks if has_cards else b""


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
