"""A match in hand: its table with a chair for each viewer, its journal, what is done with both."""

from collections.abc import Iterator, Sequence
from typing import Any

from chingo import CARD, make_cpu
from chingo.rules import Chingo
from chingo.scene.lists import describe, turns_text
from chingo.scene.play.players import Players
from chingo.scene.play.story import tell
from chingo.state import WEAPONS, Action, State, View
from engine.core.chance import stream
from engine.core.codec import Envelope
from engine.core.cpu import check_seats
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.recall import Witness
from engine.core.table import LocalTable, Update
from engine.device.duelsitting import DuelSitting
from engine.device.seating import sitters_of
from engine.device.shelf import OpenJournal
from engine.device.system.matchlog import Line

Told = Update[Action, View]
_RULES = Chingo()


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


class Sitting(DuelSitting[State, Action, View]):
    """People and CPU players round one handheld, playing one match that is kept as it goes.

    Attributes:
        players: who sits where.

    Raises:
        RulesError: this program has no such CPU player.
    """

    def __init__(self, match: Match[Any, Any], journal: OpenJournal, envelope: Envelope) -> None:
        check_seats(make_cpu, envelope.seats)
        self.players: Players = Players(*sitters_of(envelope))
        self._memories = tuple(Memory(match.start, seat) for seat in (0, 1))
        super().__init__(CARD, envelope, LocalTable(_RULES, match, journal), journal)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who has to decide, for the one who hands the device round; no screen tells it."""
        return tuple(self._table.game.actors(self._table.match.state))

    @property
    def opened(self) -> Match[State, Action]:
        """The match as it was opened, before chance did what it owed."""
        return self._table.opened

    def opened_states(self) -> Iterator[State]:
        """Every state of it, for the one who hands the device round; no screen tells of them."""
        state = self.opened.start
        yield state
        for entry in self.opened.log:
            state = _RULES.apply(state, entry.seat, entry.action)
            yield state

    def past(self, seat: Seat) -> Sequence[View]:
        """The views that a seat has had before the one that it has now, oldest first."""
        return self._memories[seat].past(self._table.match)

    def seed(self, seat: Seat) -> tuple[int, str]:
        """What a CPU player's choice is drawn from: its seat, and how much it has seen.

        The match's own seed, out of which the deals come, does not go with it.
        """
        own, _rng = stream(self.envelope.seed, f"cpu/{seat}").next()
        return own, f"{len(self.past(seat))}"

    def first_pick(self, seat: Seat, view: View) -> int:
        """Which of the weapons the box begins at in a seat's tie, by a stream of its own.

        The tie is told by what everybody has seen of the match.
        """
        rounds = len(view.fight.rounds) if view.fight else 0
        name = f"box/{seat}/{sum(map(len, view.fallen))}/{rounds}"
        place, _rng = stream(self.envelope.seed, name).below(len(WEAPONS))
        return place

    def first_place(self, seat: Seat, places: int) -> int:
        """Where among so many places the hand begins in a seat's set-up, by a stream of its own.

        If it always began at the same unit, the presses to the flag could be counted by ear.
        """
        place, _rng = stream(self.envelope.seed, f"hand/{seat}").below(places)
        return place

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
