"""A match in hand: its table and its journal, which is marked and closed whatever happens."""

from contextlib import suppress
from typing import Generic, Protocol, TypeVar

from engine.core.card import Card
from engine.core.codec import DOCKED, LEFT, Envelope, begins
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
        self._notes = dict(journal.notes)
        self._unwritten: dict[str, tuple[int, ...]] = {}
        table.settle()
        self._finish_if_over()

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, shown already or not."""
        return bool(self._table.match.state.ended)

    @property
    def has_begun(self) -> bool:
        """Whether there is anything in it to come back to."""
        log = self._table.match.log
        return any(begins(self._card, self.envelope, entry) for entry in log)

    def record(self) -> str:
        """The match up to now as text, all its secrets in it."""
        return format_saved(self._card, self.envelope, self._table.match)

    # Notes

    def noted(self, name: str) -> tuple[int, ...]:
        """The last note of that name; empty if there is none."""
        return self._notes.get(name, ())

    def note(self, name: str, values: tuple[int, ...], *, at_once: bool) -> None:
        """Have something found again that no entry tells: on disk at once, or when it is left.

        A disk that does not take a note is told of by the next entry that it does not take.
        """
        self._notes[name] = self._unwritten[name] = values
        if at_once:
            self._write_notes(name)

    def _write_notes(self, *names: str) -> None:
        for name in names:
            values = self._unwritten.pop(name)
            if self._journal is not None:
                with suppress(OSError):
                    self._journal.note(name, values)

    def put_away(self, *, docked: bool) -> None:
        """By docking or otherwise: it waits on the shelf, if there is anything in it."""
        self._write_notes(*self._unwritten)
        if self._journal is not None:
            self._journal.mark(DOCKED if docked else LEFT)
            self._journal.close()
        self._journal = None

    def leave(self) -> None:
        """It was left in the middle, for good here; it can be gone on with."""
        self._write_notes(*self._unwritten)
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
