"""The last strike once more: at a pace, again and again, and kept as a GIF if wished."""

from collections.abc import Sequence

from chapayev.scene.picture.foot import Foot
from chapayev.scene.play.motion import Motion
from chapayev.scene.play.phase import Desk
from chapayev.scene.play.sitting import Sitting
from chapayev.scene.play.staging import draw_flight
from chapayev.scene.play.story import last_strike
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console, Request
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Scene
from engine.device.widgets import Icon

GIF = "gif"


class AgainScene(Scene):
    """Shows the strike, with its thumbs and breaths; a GIF holds it and nothing before it."""

    def __init__(self, console: Console, sitting: Sitting) -> None:
        self.title = _("Last strike")
        self._console = console
        self._desk = Desk(console, sitting)
        self._steps = last_strike(sitting.match)
        self._at = 0
        self._motion = self._first()

    def _first(self) -> Motion:
        """From the beginning; what the camera saw before is forgotten."""
        self._at, self._desk.angles = 0, {}
        self._console.ask(Request.FORGET)
        return Motion(self._steps[0], {})

    @property
    def is_still(self) -> bool:
        """Whether it has come to its end."""
        return self._motion.is_over and self._at == len(self._steps) - 1

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        if pad.is_pressed(Button.A):
            self._motion = self._first()
            self.redraw = True
        if pad.is_pressed(Button.UP) and self.is_still:
            self._console.ask(Request.GIF)
        self.redraw |= self._motion.advance(1, self._console.cue)
        if self._motion.is_over and not self.is_still:
            self._desk.angles = self._motion.film.angles_after()
            self._at += 1
            self._motion = Motion(self._steps[self._at], self._desk.angles)
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """It may be kept as a GIF once it was seen."""
        reason = "" if self.is_still else _("It is still moving.")
        return (MenuItem(_("Save as a GIF"), GIF, reason=reason),)

    def chosen(self, key: str) -> Command | None:
        """It was chosen."""
        if key == GIF:
            self._console.ask(Request.GIF)
        return None

    def draw(self, screen: Screen) -> None:
        """The board in motion."""
        keep = ((Icon.UP, _("GIF")),) if self.is_still else ()
        hints = (*keep, (Icon.A, _("again")), (Icon.B, _("back")))
        foot = Foot("", hints, may_stack=True)
        draw_flight(screen, self._desk, self._motion, foot, pace=_("Half speed"))
