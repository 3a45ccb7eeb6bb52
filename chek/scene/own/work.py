"""A board in hand: what it is now, what was kept of it last, and what can be taken back."""

from msgspec.structs import replace

from chek.draft import Draft, Symmetry, draft_of
from chek.ownboards import OwnBoard, missing
from chek.scene.own.keeping import Boards, Kept, first_name, names
from chek.scene.own.rows import Desk
from chek.shapes import seat_title
from engine.core.words import _

MOST_UNDO = 500


class Work:
    """One board from the moment it is opened until it is left.

    Attributes:
        desk: all that is being laid out; change it through `take`.
        kept: what was kept last, or None.
    """

    def __init__(self, boards: Boards, kept: Kept | None, draft: Draft) -> None:
        """Of a kept board as it stands, or a new one, which has a name and stays fair by itself."""
        self._boards = boards
        self._past: list[Draft] = []
        self.kept = kept
        if kept:
            self.desk = Desk(draft_of(kept.board), kept.board.name, Symmetry.NONE)
        else:
            fair = Symmetry.HALF if draft.seats == 2 else Symmetry.QUARTER
            self.desk = Desk(draft, first_name(names(boards.all())), fair)

    @property
    def draft(self) -> Draft:
        """The pieces."""
        return self.desk.draft

    @property
    def board(self) -> OwnBoard:
        """The board as it would be kept now."""
        return self.draft.named(self.desk.name)

    @property
    def is_changed(self) -> bool:
        """Whether there is something that is not kept."""
        return self.board != self.kept.board if self.kept else any(self.board.cells)

    def take(self, desk: Desk) -> None:
        """What was changed, remembered if the pieces were."""
        if desk.draft != self.draft:
            self._past = [*self._past[-MOST_UNDO:], self.draft]
        self.desk = desk

    # Taking back

    def why_not_undo(self) -> str:
        """Why nothing can be taken back; empty if something can."""
        return "" if self._past else _("There is nothing to undo yet.")

    def undo(self) -> None:
        """The pieces as they were before the last change."""
        *self._past, draft = self._past
        self.desk = replace(self.desk, draft=draft)

    # Keeping

    def why_not_keep(self) -> str:
        """Why there is nothing to keep; empty if there is."""
        if self.is_changed:
            return ""
        return _("It is kept already.") if self.kept else _("It has no pieces yet.")

    def keep(self) -> str:
        """Put it on disk; what there is to say then. Raises `OSError` with a sentence."""
        boards, board = self._boards, self.board
        self.kept = boards.change(self.kept, board) if self.kept else boards.keep(board)
        self.desk = replace(self.desk, name=self.kept.board.name)
        for seat in missing(board):
            sentence = _("Kept. To play on it, add a piece for {piece}.")
            return sentence.format(piece=seat_title(seat))
        return _("Kept.")

    def keep_beside(self) -> None:
        """Nobody was asked: what is not kept becomes a board of its own, if there is anything."""
        if self.is_changed and any(self.board.cells):
            self._boards.keep(self.board)

    def rename(self, name: str) -> str:
        """Call it so, or say why not."""
        others = [each for each in self._boards.all() if each != self.kept]
        if name.casefold() in names(others):
            return _("There is already a board called “{name}”.").format(name=name)
        self.desk = replace(self.desk, name=name)
        return ""
