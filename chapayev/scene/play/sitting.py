"""A match in hand: its table with a chair for each viewer, its journal, what is done with both."""

from typing import Any

from chapayev import make_cpu
from chapayev.rules import Chapayev
from chapayev.scene.lists import describe, strikes_text
from chapayev.scene.play.courses import resolve
from chapayev.scene.play.players import Players, players_of
from chapayev.scene.play.story import tell
from chapayev.state import SEATS, Action, State
from engine.core.chair import Chair
from engine.core.codec import DOCKED, LEFT, Envelope
from engine.core.cpu import check_seats
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.table import LocalTable, Update
from engine.core.writing import format_saved
from engine.device.shelf import OpenJournal
from engine.device.system.matchlog import Line

Told = Update[Action, State]


class Place:
    """A chair, with the newest that it was told.

    Attributes:
        now: the newest update; it knows what its viewer may know.
    """

    def __init__(self, chair: Chair[Action, State]) -> None:
        self._chair = chair
        self.now: Told = chair.poll()[-1]

    @property
    def view(self) -> State:
        """What the viewer may know now."""
        return self.now.view

    def hear(self) -> list[Told]:
        """What has come since the last time, oldest first; raises OSError for a full disk."""
        updates = self._chair.poll()
        if updates:
            self.now = updates[-1]
        return updates

    def send(self, seat: Seat, action: Action) -> None:
        """The viewer decides; an update follows. Raises OSError, and then nothing was done."""
        self._chair.send(seat, action, self.now.decision)


class Sitting:
    """People and CPU players round one handheld, playing one match that is kept as it goes.

    Attributes:
        envelope: what was agreed before it began.
        players: who sits where.
        house: the spectators' place, for what everybody sees.

    Raises:
        RulesError: this program has no such CPU player.
    """

    def __init__(self, match: Match[Any, Any], journal: OpenJournal, envelope: Envelope) -> None:
        check_seats(make_cpu, envelope.seats)
        self.envelope = envelope
        self.players: Players = players_of(envelope)
        self._journal: OpenJournal | None = journal
        self._table: LocalTable[State, Action, State] = LocalTable(
            Chapayev(resolve), match, journal
        )
        self.house = Place(self._table.chair(None))
        self._places = tuple(Place(self._table.chair(seat)) for seat in SEATS)
        self._finish_if_over()

    def place(self, viewer: Seat | None) -> Place:
        """Where a viewer sits."""
        return self.house if viewer is None else self._places[viewer]

    @property
    def match(self) -> Match[State, Action]:
        """The match up to now, for the log and for what is shown again."""
        return self._table.match

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, shown already or not."""
        return bool(self._table.match.state.ended)

    def seed(self, seat: Seat) -> tuple[int, str]:
        """What a CPU player's hand trembles by: the match, its seat, and how far it has come.

        So nothing of it is in the save, and it plays on the same after a resume.
        """
        return self.envelope.seed, f"cpu/{seat}/{len(self._table.match.log)}"

    def act(self, seat: Seat, action: Action) -> None:
        """What a seat decides; raises OSError, and then nothing was done."""
        self.place(seat).send(seat, action)
        self._finish_if_over()

    def standing(self) -> str:
        """Where the match stands, one short line."""
        return describe(self._table.match, self.players.both)

    def strikes(self) -> str:
        """`18 strikes`."""
        return strikes_text(self._table.match)

    def story(self) -> list[Line]:
        """What everybody knows of the past."""
        return tell(self._table.match)

    def record(self) -> str:
        """The match up to now as text."""
        from chapayev import CARD

        return format_saved(CARD, self.envelope, self._table.match)

    def put_away(self) -> None:
        """Docked: it waits on the shelf."""
        if self._journal is not None:
            self._journal.mark(DOCKED)
            self._journal.close()
        self._journal = None

    def leave(self) -> None:
        """It was left in the middle, for good here; it can be gone on with."""
        journal, self._journal = self._journal, None
        if journal is not None:
            try:
                journal.mark(LEFT)
            finally:
                journal.close()

    def _finish_if_over(self) -> None:
        if self.is_over and self._journal is not None:
            journal, self._journal = self._journal, None
            try:
                journal.finish()
            finally:
                journal.close()
