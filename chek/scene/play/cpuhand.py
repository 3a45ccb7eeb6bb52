"""A CPU's turn: it thinks, its hand shows what it has chosen, and then it does it.

People are shown as much as they would see of one another: the piece first, then the target.
"""

from chek.scene.picture.links import group_links
from chek.scene.play.intents import Do, Hints, Intent, Leave, Marks
from chek.state import Action, Attack, Double, Move, State, Stop
from chek.steps import in_order
from engine.core.cpu import Choice
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.pad import Button, Pad
from engine.device.question import Question
from engine.device.widgets import Icon

POINT_TICKS = 8
"""How long the hand is on the piece before it is taken up."""

SHOW_TICKS = 22
"""How long it takes from the choice to its being done; A hurries."""


class CpuHand:
    """The hand of a CPU player; people may hurry it, or leave.

    Attributes:
        is_still: whether nothing happens without a button: what was chosen could not be saved.
    """

    def __init__(self, console: Console, state: State, question: Question[Choice[Action]]) -> None:
        self._console = console
        self._state = state
        self._question = question
        self._tick = 0
        self.is_still = False

    @property
    def action(self) -> Action | None:
        """What it has chosen; None while it thinks."""
        return self._question.answer.action if self._question.answer else None

    @property
    def note(self) -> str:
        """What the plate says of it, if not the usual."""
        return _("thinks") if self.action is None else ""

    def update(self, pad: Pad) -> Intent | None:
        """One tick: think, point, take up, do. B leaves at any time."""
        if pad.is_pressed(Button.B):
            return Leave()
        self._question.hear()
        action = self.action
        if action is None:
            return None
        self._tick += 1
        if self._tick == POINT_TICKS and isinstance(action, Move | Attack | Double):
            self._console.cue(Cue.PICK)
        is_shown = isinstance(action, Move | Attack | Double | Stop) and self._tick < SHOW_TICKS
        if pad.is_pressed(Button.A) or not (is_shown or self.is_still):
            self.is_still = True
            return Do(action)
        return None

    def marks(self) -> Marks | None:
        """Its hand and its box, once it has chosen a step; at a stop they rest on what it holds."""
        action, chain = self.action, self._state.chain
        if isinstance(action, Double):
            action = in_order(self._state, action)[0]
        if isinstance(action, Stop) and chain:
            return Marks(hand=chain.cell, box=chain.cell, rings=group_links(self._state))
        if not isinstance(action, Move | Attack):
            return None
        attack = action if isinstance(action, Attack) else None
        if chain:
            rings = group_links(self._state)
            return Marks(hand=action.source, box=action.target, rings=rings, attack=attack)
        if self._tick < POINT_TICKS:
            return Marks(hand=action.source, box=action.source)
        source = action.source
        return Marks(hand=source, box=action.target, picked=source, attack=attack)

    def hints(self) -> Hints:
        """The words of the hint line; nobody can hurry its thoughts."""
        leave = (Icon.B, _("leave"))
        if self.action is None:
            return (leave,)
        verb = _("go on") if self.is_still else _("hurry")
        return (Icon.A, verb), leave
