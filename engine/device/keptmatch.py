"""A match in hand: its table and its journal, which is marked and closed whatever happens."""

from typing import Generic, Protocol, TypeVar

from engine.core.card import Card
from engine.core.codec import DOCKED, LEFT, Envelope
from engine.core.table import LocalTable
from engine.core.writing import format_saved
from engine.device.shelf import OpenJournal


class Ending(Protocol):
    """The state of a match that can end.

    Attributes:
        ended: empty, or the reason.
    """

    @property
    def ended(self) -> str:
        """The reason."""


S = TypeVar("S", bound=Ending)
A = TypeVar("A")
V = TypeVar("V")


class KeptMatch(Generic[S, A, V]):
    """A match that is kept as it goes; a game adds who sits there and what they do.

    Attributes:
        envelope: what was agreed before it began.

    Raises:
        OSError: the disk does not take what chance decides first.
    """

    def __init__(
        self, card: Card, envelope: Envelope, table: LocalTable[S, A, V], journal: OpenJournal
    ) -> None:
        self.envelope = envelope
        self._card = card
        self._table = table
        self._journal: OpenJournal | None = journal
        table.settle()
        self._finish_if_over()

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, shown already or not."""
        return bool(self._table.match.state.ended)

    def record(self) -> str:
        """The match up to now as text, all its secrets in it."""
        return format_saved(self._card, self.envelope, self._table.match)

    def put_away(self) -> None:
        """Docked: it waits on the shelf."""
        if self._journal is not None:
            self._journal.mark(DOCKED)
            self._journal.close()
        self._journal = None

    def leave(self) -> None:
        """It was left in the middle, for good here; it can be gone on with."""
        self._finish_if_over()  # by what chance decided once the disk took it
        journal, self._journal = self._journal, None
        if journal is not None:
            try:
                journal.mark(LEFT)
            finally:
                journal.close()

    def _finish_if_over(self) -> None:
        """To be called after everything that is played."""
        if self.is_over and self._journal is not None:
            journal, self._journal = self._journal, None
            try:
                journal.finish()
            finally:
                journal.close()
