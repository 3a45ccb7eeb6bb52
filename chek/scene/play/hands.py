"""Whose hand acts on the board now, and where each seat's hand was last."""

from chek import make_cpu
from chek.editions import edition_of
from chek.scene.play.chaining import Chaining
from chek.scene.play.cpuhand import CpuHand
from chek.scene.play.pairing import Pairing
from chek.scene.play.picking import Picking
from chek.scene.play.sitting import Sitting
from chek.state import Action, Attack, Double, Move, State
from engine.core import cpu
from engine.core.cpu import Choice
from engine.core.game import CHANCE, Seat
from engine.core.table import Update
from engine.device.console import Console
from engine.device.question import Question
from engine.device.widgets.boardview import Grid

Hand = Picking | Pairing | Chaining | CpuHand


class Hands:
    """Makes the hand of whoever is to act."""

    def __init__(self, console: Console, grid: Grid, sitting: Sitting) -> None:
        self._console = console
        self._grid = grid
        self._sitting = sitting
        self._thinking: Question[Choice[Action]] = Question(console.thinker)
        self._last: dict[Seat, int] = {}
        for entry in sitting.table.opened.log:
            self.remember(entry.seat, entry.action)

    def of(self, update: Update[Action, State]) -> Hand | None:
        """The hand for a state at rest; None where a person is asked for an answer instead."""
        state = update.view
        if self._sitting.players.spec(update.actors[0]):
            return self._cpu(update)
        self._thinking.drop()
        if state.vote:
            return None
        if state.chain:
            return Chaining(self._console, self._grid, state)
        hand = Pairing if edition_of(state.setup).has_cards else Picking
        return hand(self._console, self._grid, state, self._last.get(state.turn))

    def _cpu(self, update: Update[Action, State]) -> CpuHand:
        self.think_ahead(update)
        return CpuHand(self._console, update.view, self._thinking)

    def think_ahead(self, update: Update[Action, State]) -> None:
        """If a CPU is to act, let it begin, also while what led there is still being shown.

        The decision's number sees to it that no answer comes too late.
        """
        seat = update.actors[0] if update.actors else CHANCE
        spec, seed = self._sitting.players.spec(seat), self._sitting.seed("cpu", seat)
        if spec:
            work = make_cpu, spec, update.view, seat, seed
            self._thinking.ask(update.decision, cpu.choose, *work)

    def remember(self, seat: Seat, action: Action) -> None:
        """A seat has done this: its hand begins there the next time."""
        if isinstance(action, Move | Attack):
            self._last[seat] = action.target
        elif isinstance(action, Double):
            self._last[seat] = action.second.target

    def leave(self) -> None:
        """Nobody waits for a CPU any more."""
        self._thinking.drop()
