"""A match of two in hand, each of whom may know something that the other does not."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from engine.core.card import Card
from engine.core.chair import Chair
from engine.core.codec import Envelope
from engine.core.game import Seat
from engine.core.table import LocalTable, Update
from engine.device.keptmatch import Ending, KeptMatch
from engine.device.shelf import OpenJournal

S = TypeVar("S", bound=Ending)
A = TypeVar("A")
V = TypeVar("V")


class Place(Generic[A, V]):
    """A chair, with the newest that it was told.

    Attributes:
        opened: the view of the match as it was opened; what chance then owed it is still to be
            heard.
        now: the newest update; it knows what its viewer may know.
        was: the view before the last that has come.
    """

    def __init__(self, chair: Chair[A, V]) -> None:
        self._chair = chair
        first, *owed = chair.poll()
        self.opened = self.was = first.view
        self.now: Update[A, V] = first
        self._owed = owed
        self._follow(owed)

    @property
    def view(self) -> V:
        """What the viewer may know now."""
        return self.now.view

    def hear(self) -> list[Update[A, V]]:
        """What has come since the last time, oldest first; raises OSError for a full disk."""
        updates = self._chair.poll()
        self._follow(updates)
        owed, self._owed = self._owed, []
        return owed + updates

    def _follow(self, updates: list[Update[A, V]]) -> None:
        for update in updates:
            self.was, self.now = self.now.view, update

    def send(self, seat: Seat, action: A) -> None:
        """The viewer decides; an update follows. Raises OSError, and then nothing was done."""
        self._chair.send(seat, action, self.now.decision)


class DuelSitting(KeptMatch[S, A, V]):
    """A chair for each seat, and one for spectators.

    Attributes:
        house: the spectators' place, for screens that both may see.
    """

    def __init__(
        self, card: Card, envelope: Envelope, table: LocalTable[S, A, V], journal: OpenJournal
    ) -> None:
        house, *chairs = (table.chair(viewer) for viewer in (None, 0, 1))
        super().__init__(card, envelope, table, journal)
        self.house = Place(house)
        self._places = tuple(Place(chair) for chair in chairs)

    def place(self, viewer: Seat | None) -> Place[A, V]:
        """Where a viewer sits."""
        return self.house if viewer is None else self._places[viewer]

    def act(self, seat: Seat, action: A) -> None:
        """What a seat decides; raises OSError, and then nothing was done."""
        self.place(seat).send(seat, action)
        self._finish_if_over()

    def seed(self, seat: Seat) -> tuple[int, str]:
        """What chance a CPU player on a seat is given for its next choice."""
        raise NotImplementedError

    def past(self, seat: Seat) -> Sequence[V]:
        """What a CPU player is told of the views that it has had; nothing where none matter."""
        del seat
        return ()
