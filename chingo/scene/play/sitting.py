"""A match in hand: its table with a chair for each viewer, its journal, what is done with both."""

from typing import Any

from chingo import make_cpu
from chingo.rules import Chingo
from chingo.scene.play.players import Players, players_of
from chingo.state import Action, State, View
from engine.core.chair import Chair
from engine.core.chance import stream
from engine.core.codec import DOCKED, LEFT, Envelope
from engine.core.cpu import check_seats
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.table import LocalTable, Update
from engine.core.writing import format_saved
from engine.device.shelf import OpenJournal

Told = Update[Action, View]


class Place:
    """A chair, with the newest that it was told.

    Attributes:
        now: the newest update; it is the chair's own, and knows what its viewer may know.
    """

    def __init__(self, chair: Chair[Action, View]) -> None:
        self._chair = chair
        self.now: Told = chair.poll()[-1]

    @property
    def view(self) -> View:
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
        house: the spectators' place, for screens that both may see.

    Raises:
        RulesError: this program has no such CPU player.
    """

    def __init__(self, match: Match[Any, Any], journal: OpenJournal, envelope: Envelope) -> None:
        check_seats(make_cpu, envelope.seats)
        self.envelope = envelope
        self.players: Players = players_of(envelope)
        self._journal: OpenJournal | None = journal
        self._table: LocalTable[State, Action, View] = LocalTable(Chingo(), match, journal)
        self.house = Place(self._table.chair(None))
        self._places = tuple(Place(self._table.chair(seat)) for seat in (0, 1))
        self._finish_if_over()

    def place(self, viewer: Seat | None) -> Place:
        """Where a viewer sits."""
        return self.house if viewer is None else self._places[viewer]

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who has to decide, for the one who hands the device round; no screen tells it."""
        return tuple(self._table.game.actors(self._table.match.state))

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, shown already or not."""
        return bool(self.house.now.outcome or self._table.match.state.ended)

    def seed(self, seat: Seat) -> tuple[int, str]:
        """What a CPU player's choice is drawn from: its seat, and how much of the match it knows.

        The match's own seed, out of which the deals come, does not go with it.
        """
        game, log = self._table.game, self._table.match.log
        known = sum(game.redact(entry.seat, entry.action, seat) is not None for entry in log)
        own, _rng = stream(self.envelope.seed, f"cpu/{seat}").next()
        return own, f"{known}"

    def act(self, seat: Seat, action: Action) -> None:
        """What a seat decides; raises OSError, and then nothing was done."""
        self.place(seat).send(seat, action)
        self._finish_if_over()

    def record(self) -> str:
        """The match as text, which tells every secret: only for one that is over."""
        from chingo import CARD

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
