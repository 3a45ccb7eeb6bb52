"""Checkers on their way: nothing can be done but hurry, skip, dock and open the menu."""

from chapayev.scene.picture.foot import Foot
from chapayev.scene.play.motion import FAST, SLOW, TRUE, Motion
from chapayev.scene.play.phase import Desk, Done, Intent, Phase
from chapayev.scene.play.staging import draw_flight
from chapayev.scene.play.story import Step
from chapayev.scene.play.words import news_of
from engine.core.words import _
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.widgets import Icon


class FlightPhase(Phase):
    """Shows what a launch has come to; the table has settled it already, and the disk has it.

    Attributes:
        motion: how far it is.
    """

    is_told = True

    def __init__(self, desk: Desk, step: Step) -> None:
        self._desk = desk
        self.motion = Motion(step, desk.angles)
        self._is_fast = False
        desk.news = ""

    @property
    def is_still(self) -> bool:
        """It ends by itself."""
        return False

    @property
    def _frames(self) -> int:
        """Frames of this tick."""
        if self._is_fast:
            return FAST
        return SLOW if self._desk.console.settings.half_speed else TRUE

    def update(self, pad: Pad) -> Intent | None:
        """One tick; A skips it, B held hurries."""
        self._is_fast = pad.is_held(Button.B)
        self.redraw |= self.motion.advance(self._frames, self._desk.console.cue)
        if pad.is_pressed(Button.A):
            self.motion.finish()
        if not self.motion.is_over:
            return None
        step = self.motion.step
        self._desk.angles = self.motion.film.angles_after()
        self._desk.news = news_of(step.before, step.after, self._desk.names)
        return Done()

    def draw(self, screen: Screen) -> None:
        """The board in motion, and who has lost what."""
        hints = (Icon.A, _("skip")), (Icon.B, _("faster"))
        pace = _("Half speed") if self._desk.console.settings.half_speed else ""
        foot = Foot("", hints)
        draw_flight(screen, self._desk, self.motion, foot, pace=pace)
