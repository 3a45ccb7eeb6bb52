"""A match in hand: its table and its journal, and what may be done with both."""

from typing import Any

from chek import CARD, make_cpu
from chek.moves import can_act
from chek.rules import Chek
from chek.scene.play.players import Players, players_of
from chek.state import Action, Resign, State
from engine.core.codec import Envelope
from engine.core.cpu import check_seats
from engine.core.game import Seat
from engine.core.match import Match, UndoRefused
from engine.core.table import LocalTable, Update
from engine.core.words import _
from engine.device.keptmatch import KeptMatch
from engine.device.shelf import OpenJournal


class Sitting(KeptMatch[State, Action, State]):
    """People and CPU players round one handheld, playing one match that is kept as it goes.

    Attributes:
        players: who sits where.

    Raises:
        RulesError: this program has no such CPU player.
    """

    def __init__(self, match: Match[Any, Any], journal: OpenJournal, envelope: Envelope) -> None:
        check_seats(make_cpu, envelope.seats)
        self.players: Players = players_of(envelope)
        table = LocalTable(
            Chek(),
            match,
            journal,
            undo_point=self._is_undo_point,
            undoes_rolls=self.players.is_practice,
        )
        super().__init__(CARD, envelope, table, journal)

    @property
    def table(self) -> LocalTable[State, Action, State]:
        """Where the truth is."""
        return self._table

    def _is_undo_point(self, state: State) -> bool:
        """Whether a state is one to go back to: a person's choice, no vote and no forced pass."""
        is_persons = state.vote is None and state.actor in self.players.people
        return is_persons and (state.chain is not None or can_act(state, state.actor))

    def seed(self, use: str, seat: Seat) -> tuple[int, str]:
        """What a CPU player's errors come from: the match, its seat, and how far it has come.

        So nothing of it is in the save, and it plays on the same after a resume or an undo.
        """
        return self.envelope.seed, f"{use}/{seat}/{len(self.table.match.log)}"

    def act(self, action: Action, update: Update[Action, State]) -> None:
        """What the acting seat decides at the node that `update` shows."""
        self.table.send(update.actors[0], action, update.decision)
        self._finish_if_over()

    def resign(self, seat: Seat, update: Update[Action, State]) -> None:
        """A living seat gives up, whoever's turn it is."""
        self.table.send(seat, Resign(), update.decision)
        self._finish_if_over()

    def undo(self) -> None:
        """Take the last own action back, if nothing speaks against it."""
        if not self.why_not_undo():
            self.table.undo()

    def why_not_undo(self) -> str:
        """Why nothing can be taken back; empty if something can."""
        if self.is_over:
            return _("The match is over.")
        if not self.players.people:
            return _("CPU players take nothing back.")
        try:
            self.table.undone()
        except UndoRefused as error:
            return str(error)
        return ""
