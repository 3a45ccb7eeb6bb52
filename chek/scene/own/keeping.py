"""The player's own boards in the cabinet, a paper each; the paper's text is the board's (C04)."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec.structs import replace

from chek.ownboards import (
    LONGEST_NAME,
    BadBoard,
    OwnBoard,
    format_board,
    parse_board,
    read_board,
)
from engine.core.words import _
from engine.device.cabinet import Cabinet, Paper

DRAWER = "boards/chek"


class Kept(msgspec.Struct, frozen=True):
    """A board and the paper that it is kept on."""

    paper: Paper
    board: OwnBoard


class Boards:
    """Reads and writes the boards. Calls that write raise `OSError` with a sentence."""

    def __init__(self, cabinet: Cabinet) -> None:
        self._cabinet = cabinet

    @property
    def place(self) -> str:
        """The folder, for people."""
        return self._cabinet.place(DRAWER)

    def all(self) -> tuple[Kept, ...]:
        """Every board by its name; papers that are none are set aside."""
        papers = self._cabinet.papers(DRAWER)
        found = [kept for paper in papers if (kept := self._read(paper))]
        return tuple(sorted(found, key=lambda kept: kept.board.name.casefold()))

    def troubles(self) -> Sequence[str]:
        """A sentence for each paper that was set aside, since the last call."""
        return self._cabinet.troubles()

    def keep(self, board: OwnBoard) -> Kept:
        """A new board, with a number behind its name if another has that."""
        board = replace(board, name=free_name(board.name, names(self.all())))
        return Kept(self._cabinet.keep(DRAWER, board.name, _text(board)), board)

    def change(self, kept: Kept, board: OwnBoard) -> Kept:
        """The board as it is now instead of as it was."""
        return Kept(self._cabinet.change(kept.paper, board.name, _text(board)), board)

    def remove(self, kept: Kept) -> None:
        """Throw a board away for good."""
        self._cabinet.remove(kept.paper)

    def take(self, text: str) -> Kept:
        """Keep the board of a text from elsewhere; the one that is there already if it is the same.

        Raises:
            BadBoard: the text is no board that can be played.
        """
        board = read_board(text)
        same = (kept for kept in self.all() if kept.board == board)
        return next(same, None) or self.keep(board)

    def _read(self, paper: Paper) -> Kept | None:
        try:
            return Kept(paper, parse_board(paper.text))
        except BadBoard as error:
            self._cabinet.set_aside(paper, str(error))
            return None


def _text(board: OwnBoard) -> str:
    return format_board(board) + "\n"


def names(boards: Collection[Kept]) -> frozenset[str]:
    """What the boards are called, without regard to capitals."""
    return frozenset(kept.board.name.casefold() for kept in boards)


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, or the name with the first number from 2 that is free."""
    number, found = 1, name
    while found.casefold() in taken:
        number += 1
        tail = f" {number}"
        found = name.removesuffix(f" {number - 1}")[: LONGEST_NAME - len(tail)].rstrip() + tail
    return found


def first_name(taken: Collection[str]) -> str:
    """A name for a board that has none yet."""
    return free_name(_("Board 1"), taken)
