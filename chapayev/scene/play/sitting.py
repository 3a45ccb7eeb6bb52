"""A match in hand: its table with a chair for each viewer, its journal, what is done with both."""

from typing import Any

from chapayev import CARD, make_cpu
from chapayev.rules import Chapayev
from chapayev.scene.lists import describe, strikes_text
from chapayev.scene.play.courses import resolve
from chapayev.scene.play.players import Players
from chapayev.scene.play.story import tell
from chapayev.state import Action, State
from engine.core.codec import Envelope
from engine.core.cpu import check_seats
from engine.core.game import Seat
from engine.core.match import Match
from engine.core.table import LocalTable, Update
from engine.device.duelsitting import DuelSitting
from engine.device.seating import sitters_of
from engine.device.shelf import OpenJournal
from engine.device.system.matchlog import Line

Told = Update[Action, State]


class Sitting(DuelSitting[State, Action, State]):
    """People and CPU players round one handheld, playing one match that is kept as it goes.

    Attributes:
        players: who sits where.

    Raises:
        RulesError: this program has no such CPU player.
    """

    def __init__(self, match: Match[Any, Any], journal: OpenJournal, envelope: Envelope) -> None:
        check_seats(make_cpu, envelope.seats)
        self.players: Players = Players(*sitters_of(envelope))
        table = LocalTable(Chapayev(resolve), match, journal)
        super().__init__(CARD, envelope, table, journal)

    @property
    def opened(self) -> Match[State, Action]:
        """The match as it was opened, before chance did what it owed."""
        return self._table.opened

    @property
    def match(self) -> Match[State, Action]:
        """The match up to now, for the log and for what is shown again."""
        return self._table.match

    def seed(self, seat: Seat) -> tuple[int, str]:
        """What a CPU player's hand trembles by: the match, its seat, and how far it has come.

        So nothing of it is in the save, and it plays on the same after a resume.
        """
        return self.envelope.seed, f"cpu/{seat}/{len(self._table.match.log)}"

    def standing(self) -> str:
        """Where the match stands, one short line."""
        return describe(self._table.match, self.players.both)

    def strikes(self) -> str:
        """`18 strikes`."""
        return strikes_text(self._table.match)

    def story(self) -> list[Line]:
        """What everybody knows of the past."""
        return tell(self._table.match)
