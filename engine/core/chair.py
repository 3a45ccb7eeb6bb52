"""One viewer's place at a table whose match has secrets.

A chair is told what its viewer may know and nothing else: of what is hidden it does not even hear
that it happened, for neither an update nor a number comes of it.
"""

from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from engine.core.game import RulesError, Seat
from engine.core.match import Entry
from engine.core.updates import Update
from engine.core.words import _

A = TypeVar("A")
V = TypeVar("V")


class Truth(Protocol[A, V]):
    """What a chair needs of the table that it stands at."""

    def look(self, viewer: Seat | None, entry: Entry[A] | None = None) -> Update[A, V]:
        """What the viewer may know now, and of the last entry."""

    def play(self, seat: Seat, action: A) -> None:
        """Do it; raises `RulesError`."""

    def settle(self) -> None:
        """Let chance decide what it has to."""


class Chair(Generic[A, V]):
    """A `Table` for one viewer; get it from `LocalTable.chair`.

    Attributes:
        viewer: the seat; None is a spectator, who knows what everybody knows.
    """

    def __init__(self, truth: Truth[A, V], viewer: Seat | None) -> None:
        self.viewer = viewer
        self._truth = truth
        self._decision = 0
        self._last = truth.look(viewer)
        self._updates = [self._last]

    def poll(self) -> list[Update[A, V]]:
        """Updates since the last poll, oldest first."""
        self._truth.settle()
        updates, self._updates = self._updates, []
        return updates

    def send(self, seat: Seat, action: A, decision: int) -> None:
        """Play the viewer's `action`; stale or illegal ones give an update with a refusal."""
        if seat != self.viewer:
            raise ValueError(f"seat {seat} does not sit on the chair of {self.viewer}")
        self._truth.settle()  # what chance owes another in secret comes first in the log too
        if decision != self._decision:
            self._refuse(_("That came too late: the match has moved on."))
            return
        try:
            self._truth.play(seat, action)
        except RulesError as error:
            self._refuse(str(error))

    def hear(self, entry: Entry[A] | None = None, undone: int = 0) -> None:
        """The table tells of an entry, or of some that were taken back."""
        update = self._truth.look(self.viewer, entry)
        number = replace(update, decision=self._decision)
        if not undone and not update.entries and number == replace(self._last, entries=()):
            return
        self._decision += 1
        self._last = replace(update, decision=self._decision)
        self._updates.append(replace(self._last, undone=undone))

    def _refuse(self, sentence: str) -> None:
        self._updates.append(replace(self._last, entries=(), refusal=sentence))


AnyChair = Chair[Any, Any]
