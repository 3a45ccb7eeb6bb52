"""What is asked before and beside strikes: the bayonet attack and its answer, sides (K09, K10)."""

from chapayev.scene.picture.foot import Foot
from chapayev.scene.play.phase import Desk, Do, Intent, Leave, Phase
from chapayev.scene.play.staging import draw_asked
from chapayev.state import Accept, Bayonet, Due, Plain, State, StepBack, Swap, TableAction
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.widgets import Cursor, Icon

ANSWERS: dict[Due, tuple[TableAction, TableAction]] = {
    "bayonet": (Bayonet(), Plain()),
    "answer": (Accept(), StepBack()),
    "pie": (Plain(), Swap()),
}
"""What can be answered where this is due, in the order of the list."""


class AskPhase(Phase):
    """A person chooses one of two answers, beside the board that they are about.

    Attributes:
        answers: what can be chosen.
    """

    def __init__(self, desk: Desk, seat: Seat) -> None:
        self._desk = desk
        self._seat = seat
        self._state: State = desk.sitting.house.view
        self.answers = ANSWERS[self._state.due]
        self._cursor = Cursor(desk.console, len(self.answers))

    @property
    def at(self) -> int:
        """The answer that the bar is on."""
        return self._cursor.at

    def update(self, pad: Pad) -> Intent | None:
        """One tick."""
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.A):
            self._desk.console.cue(Cue.SELECT)
            return Do(self._seat, self.answers[self.at])
        return Leave() if pad.is_pressed(Button.B) else None

    def draw(self, screen: Screen) -> None:
        """The board, and the answers."""
        hints = (Icon.A, _("choose")), (Icon.B, _("leave"))
        foot = Foot(self._desk.news, hints)
        draw_asked(screen, self._desk, self._state, self.at, foot)
