"""A seat's turn on its own board, for its eyes alone."""

from chingo.scene.picture.boardpicture import grid_for
from chingo.scene.picture.foot import Foot, words_of
from chingo.scene.picture.marks import Overlay
from chingo.scene.play.phase import Desk, Do, Intent, Leave, Phase
from chingo.scene.play.picking import Back, Picking, Refused
from chingo.state import Attack, Move, View
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.pad import Pad
from engine.device.widgets import Icon


class TurnPhase(Phase):
    """The hand of a person whose turn it is."""

    def __init__(self, desk: Desk, seat: Seat, at: int | None = None) -> None:
        self._desk = desk
        self.private = self.clocked = self._seat = seat
        now = desk.sitting.place(seat).now
        self._view = now.view
        steps = [each for each in now.legal if isinstance(each, Move | Attack)]
        grid = grid_for(seat)
        self._hand = Picking(desk, grid, steps, at)
        self._overlay = Overlay(grid, is_calm=desk.is_calm)
        self._overlay.follow(self._hand.marks())
        self._notice = ""

    @property
    def is_still(self) -> bool:
        """Whether hand and box have arrived."""
        return self._overlay.is_still

    @property
    def can_attack(self) -> bool:
        """Whether the unit under the hand has an enemy beside it."""
        return bool(self._hand.attacked)

    def update(self, pad: Pad) -> Intent | None:
        """One tick."""
        if self._notice and (pad.pressed or pad.crank_change):
            self._notice, self.redraw = "", True
        wish = self._hand.update(pad)
        if self._overlay.follow(self._hand.marks()):
            self.redraw = True
        match wish:
            case Move() | Attack():
                self._desk.console.cue(Cue.SELECT)
                return Do(self._seat, wish)
            case Refused(sentence):
                self.refuse(sentence)
            case Back():
                return Leave()
            case None:
                pass
        return None

    def refuse(self, sentence: str) -> None:
        """Say why it cannot be done."""
        self._notice, self.redraw = sentence, True
        self._desk.whisper(Cue.REFUSE)
        self._overlay.shake()

    def draw(self, screen: Screen) -> None:
        """Board, column, hand."""
        desk = self._desk
        crank = Icon.PAD if desk.is_docked else Icon.CRANK
        words = clock_below(desk) or desk.news or words_of(self._view)
        foot = Foot(words, self._hand.hints(crank), self._notice)
        note = clock_note(desk) or _("to move")
        desk.picture.draw(screen, self._view, foot, note=note, overlay=self._overlay)


def note_of(view: View) -> str:
    """What the plate says of who decides, where nobody's hand is on the board."""
    if view.ended:
        return _("The match is over")
    if view.is_setup:
        return _("Both set up")
    if view.tie:
        return _("Both pick")
    return _("to move") if view.vote is None else _("to answer")


def clock_below(desk: Desk) -> str:
    """The same for the bottom line, while the menu hides the plate."""
    is_hidden = desk.is_below and desk.seconds is not None
    return _("{n} s left").format(n=desk.seconds) if is_hidden else ""


def clock_note(desk: Desk) -> str:
    """What is left on the clock, for the plate; empty without one."""
    return "" if desk.seconds is None else _("{n} s").format(n=desk.seconds)
