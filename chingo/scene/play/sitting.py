"""A match in hand: its table with a chair for each viewer, its journal, what is done with both."""

from collections.abc import Sequence
from typing import Any

from chingo import make_cpu
from chingo.rules import Chingo
from chingo.scene.lists import describe, turns_text
from chingo.scene.play.players import Players, players_of
from chingo.scene.play.story import tell
from chingo.state import Action, State, View
from engine.core.chair import Chair
from engine.core.chance import stream
from engine.core.codec import DOCKED, LEFT, Envelope
from engine.core.cpu import check_seats
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.recall import Witness
from engine.core.table import LocalTable, Update
from engine.core.writing import format_saved
from engine.device.shelf import OpenJournal
from engine.device.system.matchlog import Line

Told = Update[Action, View]
_RULES = Chingo()


class Place:
    """A chair, with the newest that it was told.

    Attributes:
        now: the newest update; it knows what its viewer may know.
        was: the view before the last that has come.
    """

    def __init__(self, chair: Chair[Action, View]) -> None:
        self._chair = chair
        self.now: Told = chair.poll()[-1]
        self.was = self.now.view

    @property
    def view(self) -> View:
        """What the viewer may know now."""
        return self.now.view

    def hear(self) -> list[Told]:
        """What has come since the last time, oldest first; raises OSError for a full disk."""
        updates = self._chair.poll()
        for update in updates:
            self.was, self.now = self.now.view, update
        return updates

    def send(self, seat: Seat, action: Action) -> None:
        """The viewer decides; an update follows. Raises OSError, and then nothing was done."""
        self._chair.send(seat, action, self.now.decision)


class Memory:
    """What one seat has seen, carried on from entry to entry."""

    def __init__(self, start: State, seat: Seat) -> None:
        self._witness: Witness[State, View] = Witness(_RULES, seat)
        self._state, self._entries = start, 0
        self._witness.see(start)

    def past(self, match: Match[State, Action]) -> Sequence[View]:
        """The views before the present one of a match that has gone on since the last call."""
        for entry in match.log[self._entries :]:
            self._state = _RULES.apply(self._state, entry.seat, entry.action)
            self._witness.see(self._state)
        self._entries = len(match.log)
        return self._witness.past


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
        self._table: LocalTable[State, Action, View] = LocalTable(_RULES, match, journal)
        self._memories = tuple(Memory(match.start, seat) for seat in (0, 1))
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

    def past(self, seat: Seat) -> Sequence[View]:
        """The views that a seat has had before the one that it has now, oldest first."""
        return self._memories[seat].past(self._table.match)

    def seed(self, seat: Seat) -> tuple[int, str]:
        """What a CPU player's choice is drawn from: its seat, and how much it has seen.

        The match's own seed, out of which the deals come, does not go with it.
        """
        own, _rng = stream(self.envelope.seed, f"cpu/{seat}").next()
        return own, f"{len(self.past(seat))}"

    def act(self, seat: Seat, action: Action) -> None:
        """What a seat decides; raises OSError, and then nothing was done."""
        self.place(seat).send(seat, action)
        self._finish_if_over()

    def standing(self) -> str:
        """Where the match stands, one short line; it tells no secret."""
        names = tuple(self.players.name(seat) for seat in (0, 1))
        return describe(self._table.match, names)

    def turns(self) -> str:
        """`18 turns`."""
        return turns_text(self._table.match)

    def story(self) -> list[Line]:
        """What everybody knows of the past."""
        return tell(self._table.match)

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
