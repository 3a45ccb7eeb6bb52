"""A turn with cards (C24): one card's act, or a number card's step and then another's.

The first step is only laid out: it is done together with the second, alone with A on the card that
has moved, or taken back with B.
"""

from chek.moves import board_actions
from chek.placing import carried
from chek.scene.play.intents import Do, Hints, Intent, Leave, Marks
from chek.scene.play.picking import Picking
from chek.state import Action, Attack, Double, Move, State
from chek.steps import in_order
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.pad import Pad
from engine.device.widgets import Icon
from engine.device.widgets.boardview import Grid


class SecondCard(Picking):
    """The hand once a number card has made its step: on that card A ends the turn."""

    def __init__(
        self, console: Console, grid: Grid, state: State, first: Move, others: tuple[Move, ...]
    ) -> None:
        self._first_move = first
        self._others = others
        super().__init__(console, grid, carried(state, first), first.target)

    def _choices(self) -> dict[int, list[Move | Attack]]:
        choices: dict[int, list[Move | Attack]] = {self._first_move.target: []}
        for move in self._others:
            choices.setdefault(move.source, []).append(move)
        return choices

    def _can(self, cell: int) -> bool:
        return bool(self._steps[cell]) or cell == self._first_move.target

    def _pick(self) -> Intent | None:
        if self.at == self._first_move.target:
            return Do(self._first_move)
        return super()._pick()

    def _why_not_enemy(self, cell: int) -> str:
        """An attack is all that its turn holds."""
        del cell
        return _("The second card cannot attack.")

    def hints(self) -> Hints:
        """The words of the hint line."""
        if self.picked:
            return super().hints()
        verb = _("done") if self.at == self._first_move.target else _("pick")
        return (Icon.CRANK, _("second card")), (Icon.A, verb), (Icon.B, _("back"))


class Pairing:
    """The hand of a seat with cards.

    Attributes:
        first: the step that is laid out and not done yet, None before.
    """

    is_still = True
    note = ""

    def __init__(self, console: Console, grid: Grid, state: State, at: int | None = None) -> None:
        self._console = console
        self._grid = grid
        self._state = state
        self._doubles = [each for each in board_actions(state) if isinstance(each, Double)]
        self._picking = Picking(console, grid, state, at)
        self._second: SecondCard | None = None
        self.first: Move | None = None

    @property
    def _hand(self) -> Picking:
        return self._second or self._picking

    @property
    def at(self) -> int:
        """The card that the hand points at."""
        return self._hand.at

    @property
    def picked(self) -> bool:
        """Whether that card is held up."""
        return self._hand.picked

    @property
    def laid(self) -> State | None:
        """The board with the step that is laid out; None without one."""
        return carried(self._state, self.first) if self.first else None

    def update(self, pad: Pad) -> Intent | None:
        """One tick of input."""
        intent = self._hand.update(pad)
        if self._second is None:
            return self._lay(intent.action) if isinstance(intent, Do) else intent
        if isinstance(intent, Leave):
            self._take_back()
            return None
        return self._both(intent.action) if isinstance(intent, Do) else intent

    def _lay(self, action: Action) -> Intent | None:
        """A step that another may follow is laid out; everything else is done at once."""
        others = self._others(action)
        if not (isinstance(action, Move) and others):
            return Do(action)
        self.first = action
        self._second = SecondCard(self._console, self._grid, self._state, action, others)
        self._console.cue(Cue.PUT_DOWN)
        return None

    def _others(self, action: Action) -> tuple[Move, ...]:
        """The steps of other cards that may follow an action."""
        pairs = [(each.first, each.second) for each in self._doubles]
        pairs += [(second, first) for first, second in pairs]
        return tuple(other for move, other in pairs if move == action)

    def _take_back(self) -> None:
        self.first = self._second = None
        self._console.cue(Cue.PICK)

    def _both(self, action: Action) -> Intent:
        if action == self.first or not (self.first and isinstance(action, Move)):
            return Do(action)
        return Do(Double(*sorted((self.first, action), key=lambda move: move.source)))

    def point(self, action: Action) -> None:
        """Aim as an action does, as a hint; the first of two steps is laid out."""
        self.first = self._second = None
        if not isinstance(action, Double):
            self._picking.point(action)
            return
        first, second = in_order(self._state, action)
        self._picking.point(first)
        self._lay(first)
        self._hand.point(second)

    def marks(self) -> Marks:
        """What lies on the board now."""
        return self._hand.marks()

    def hints(self) -> Hints:
        """The words of the hint line."""
        return self._hand.hints()
