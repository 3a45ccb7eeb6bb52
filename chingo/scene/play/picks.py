"""In a tie: a new weapon, for one seat's eyes alone (G09)."""

from chingo.scene.picture.foot import Foot
from chingo.scene.picture.tie import choosing_of, draw_choosing, weapon_at
from chingo.scene.play.phase import Desk, Do, Intent, Leave, Phase
from chingo.scene.play.turning import clock_below, clock_note
from chingo.state import WEAPONS, Pick
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.widgets import CRANK_STEPS, Icon, step_of
from engine.device.widgets.slide import Slide


class PickPhase(Phase):
    """Rock, paper, scissors side by side; A chooses.

    The box begins at any of them, so that who counts presses learns nothing.
    """

    def __init__(self, desk: Desk, seat: Seat) -> None:
        self._desk = desk
        self.private = self.clocked = self._seat = seat
        self._view = desk.sitting.place(seat).view
        self._at = desk.sitting.first_pick(seat, self._view)
        self._box = Slide(weapon_at(self._at))

    @property
    def is_still(self) -> bool:
        """Whether the box has arrived."""
        return self._box.is_still

    def update(self, pad: Pad) -> Intent | None:
        """One tick."""
        self._choose(pad)
        self.redraw |= self._box.tick()
        if pad.is_pressed(Button.A):
            self._desk.whisper(Cue.SELECT)
            return Do(self._seat, Pick(WEAPONS[self._at]))
        return Leave() if pad.is_pressed(Button.B) else None

    def _choose(self, pad: Pad) -> None:
        """The box goes round the three."""
        step = step_of(pad, Button.LEFT, Button.RIGHT)
        if moved := step or pad.ticks(CRANK_STEPS):
            self._at = (self._at + moved) % len(WEAPONS)
            self._box.send(weapon_at(self._at))
            self._desk.whisper(Cue.MOVE_HAND if step else Cue.CRANK_STEP)

    def draw(self, screen: Screen) -> None:
        """The board, the three beside it, what was chosen before, and who chooses too."""
        desk = self._desk
        names = [desk.name(seat) for seat in (0, 1)]
        note = clock_note(desk) or _("to pick")
        choosing = choosing_of(self._view, names, note, at=self._at, feet=desk.picture.feet)
        crank = Icon.PAD if desk.is_docked else Icon.CRANK
        hints = (crank, _("weapon")), (Icon.A, _("pick")), (Icon.B, _("leave"))
        words = clock_below(desk) or _("{name} picks too").format(name=choosing.other)
        foot = Foot(words, hints)
        draw_choosing(screen, desk.console.fonts, self._view, choosing, foot, box=self._box.at)
