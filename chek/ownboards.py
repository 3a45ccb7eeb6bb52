"""A board that a player has laid out himself, and the line of text that it is shared as (C04).

    Chek board Crossroads: S3N/5/5/5/N3S

The rows are those of a position's text (C27). The seats follow from the letters: two where there
are only S and N, four where there is a W or an E.
"""

import re

import msgspec

from chek.editions import EDITIONS
from chek.rows import format_rows, parse_rows
from chek.shapes import seat_title
from engine.core.game import BadOption, BadPosition, Options, RulesError, Seat
from engine.core.turn import LETTERS
from engine.core.words import _, one_line

SIZES = range(5, 13)
"""Boards that the menu offers (C01)."""

LONGEST_NAME = 16
MOST_LETTERS = 2000
"""No more of a text is looked at; the longest board has some two hundred."""

_LINE = re.compile(r"chek board (?P<name>.*?) ?: ?(?P<rows>[^:]*)", re.IGNORECASE)
_FOUR_TO_TWO = bytes.maketrans(b"\2\3\4", b"\0\2\0")
_TWO_TO_FOUR = bytes.maketrans(b"\2", b"\3")


class OwnBoard(msgspec.Struct, frozen=True):
    """A set-up with its name.

    Attributes:
        name: 1 to `LONGEST_NAME` printable letters.
        seats: 2 or 4.
        size: 5 to 12.
        cells: as `State.cells` has them.
    """

    name: str
    seats: int
    size: int
    cells: bytes

    def count(self, seat: Seat) -> int:
        """How many pieces a seat has."""
        return self.cells.count(seat + 1)

    @property
    def rows(self) -> str:
        """The first field of a position's text."""
        return format_rows(self.cells, self.size, LETTERS[self.seats])


class BadBoard(RulesError):
    """A text that is no board, or a board that cannot be played: one sentence."""


def format_board(board: OwnBoard) -> str:
    """One line that `parse_board` gives back."""
    return f"Chek board {board.name}: {board.rows}"


def parse_board(text: str) -> OwnBoard:
    """The board of a text, which may have been wrapped; raises `BadBoard`.

    A seat may still be without a piece, see `why_not_whole`. Rows alone, as a position has them,
    are a board without a name of its own.
    """
    name, rows = _split(_plain(text))
    most = max(SIZES)
    ranks = rows.count("/") + 1
    if ranks not in SIZES:
        sentence = _("A board of your own has 5 to {most} ranks between slashes, not {n}.")
        raise BadBoard(sentence.format(most=most, n=ranks))
    try:
        size, cells = parse_rows(rows, LETTERS[4])
    except BadPosition as error:
        raise BadBoard(str(error)) from error
    return make_board(name, size, cells)


def make_board(name: str, size: int, cells: bytes, seats: int = 0) -> OwnBoard:
    """A board whose cells have the codes of four seats; `seats` 0 is as many as they need.

    With two seats what West and East have is left out.
    """
    seats = seats or (4 if {2, 4}.intersection(cells) else 2)
    if seats == 2:
        cells = cells.translate(_FOUR_TO_TWO)
    return OwnBoard(name, seats, size, cells)


def cells_of_four(board: OwnBoard) -> bytes:
    """The cells with the codes of four seats, whatever the board has."""
    return board.cells.translate(_TWO_TO_FOUR) if board.seats == 2 else board.cells


def _plain(text: str) -> str:
    """The text as one line with single spaces."""
    if len(text) > MOST_LETTERS:
        sentence = _("This is far too long for a board: {n} letters, and {most} are many.")
        raise BadBoard(sentence.format(n=len(text), most=MOST_LETTERS))
    words = " ".join(text.removeprefix("\ufeff").split())
    for place, sign in enumerate(words, 1):
        if not sign.isprintable():
            sentence = _("Letter {place} of the text cannot be printed; copy the board again.")
            raise BadBoard(sentence.format(place=place))
    return words


def _split(words: str) -> tuple[str, str]:
    """The name, and the rows in capitals without spaces."""
    found = _LINE.fullmatch(words)
    if not found and ("/" not in words or ":" in words):
        sentence = _("A board reads “Chek board NAME: ROWS”, such as {example}; “{text}” does not.")
        example = "Chek board Duel: S3N/5/5/5/N3S"
        raise BadBoard(sentence.format(example=example, text=one_line(words, 40)))
    name, rows = (found["name"], found["rows"]) if found else (_("Board"), words)
    reason = why_no_name(name)
    if reason:
        raise BadBoard(reason)
    return name, "".join((rows.upper() if rows.isascii() else rows).split())


def why_no_name(name: str) -> str:
    """Why a board cannot be called so; empty if it can."""
    if not name or name != " ".join(name.split()):
        return _("A board needs a name, without spaces at its ends: “Chek board NAME: ROWS”.")
    if not name.isprintable():
        return _("The name has a letter that cannot be printed.")
    if len(name) > LONGEST_NAME:
        sentence = _("The name “{name}” has {n} letters; {most} are the most.")
        return sentence.format(name=one_line(name, 40), n=len(name), most=LONGEST_NAME)
    return ""


def missing(board: OwnBoard) -> tuple[Seat, ...]:
    """The seats without a piece."""
    return tuple(seat for seat in range(board.seats) if not board.count(seat))


def why_not_whole(board: OwnBoard) -> str:
    """Why nobody can play on the board; empty if they can (C04: each seat has at least one)."""
    without = missing(board)
    if not without:
        return ""
    seat = without[0]
    words = {"letter": LETTERS[board.seats][seat], "shape": seat_title(seat)}
    if board.seats == 2:
        return _("{letter} has no piece on the board ({shape}); each seat needs one.").format(
            **words
        )
    sentence = _(
        "{letter} has no piece on the board ({shape}); give it one, or leave W and E out for two."
    )
    return sentence.format(**words)


def read_board(text: str) -> OwnBoard:
    """A board that can be played; raises `BadBoard`."""
    board = parse_board(text)
    reason = why_not_whole(board)
    if reason:
        raise BadBoard(reason)
    return board


# Matches on it


def start_position(board: OwnBoard, first: str) -> str:
    """The position's text that a match on the board begins with.

    Args:
        board: a whole one.
        first: the option of that name, `lot` or a seat's letter; raises `BadOption`.
    """
    letters = LETTERS[board.seats]
    if first != "lot" and first not in tuple(letters):
        sentence = _("The option first={first} names no seat here; this board seats {letters}.")
        raise BadOption(sentence.format(first=first, letters=", ".join(letters)))
    turn = "-" if first == "lot" else first
    return f"{board.rows} {turn} - {','.join('0' * board.seats)} 0"


def position_of(text: str, options: Options) -> str:
    """The position that a match begins with, from a board's text and the game's options.

    Raises:
        BadBoard: no board.
        BadOption: what the board says itself stands among the options, or an edition with cards.
    """
    edition = EDITIONS.get(str(options.get("edition")))
    if edition and edition.has_cards:
        sentence = _("The edition “{edition}” has no boards of your own.")
        raise BadOption(sentence.format(edition=edition.name))
    for name in ("layout", "size"):
        if name in options:
            sentence = _("The board says its {name} itself; leave the option {name} out.")
            raise BadOption(sentence.format(name=name))
    return start_position(read_board(text), str(options.get("first", "lot")))


def with_first(position: str, before: str, first: str) -> str:
    """The same start with another first seat; one from the middle of a match stays as it is.

    `before` and `first` are values of the option of that name.
    """
    rows, turn, *rest = position.split(" ")
    is_start = rest[0] == "-" and set(rest[1]) <= {"0", ","} and rest[2] == "0"
    if not is_start or turn != ("-" if before == "lot" else before):
        return position
    return " ".join([rows, "-" if first == "lot" else first, *rest])
