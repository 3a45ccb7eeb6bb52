"""What is watched: a CPU player that thinks, and how it aims before it strikes."""

from chapayev.scene.play import painter
from chapayev.scene.play.phase import Desk, Done, Intent, Leave, Phase
from chapayev.scene.play.sight import Aim
from chapayev.state import State, Strike
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.widgets import Icon

LOOK_TICKS, POINT_TICKS, CHARGE_TICKS = 8, 12, 20
"""How long nothing moves, how long the checker is pointed at, how long the meter rises."""

_TONES = 15


class WaitPhase(Phase):
    """The board while a CPU player decides."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._state: State = desk.sitting.house.view

    @property
    def is_still(self) -> bool:
        """The answer comes by itself."""
        return False

    def update(self, pad: Pad) -> Intent | None:
        """One tick; B leaves."""
        return Leave() if pad.is_pressed(Button.B) else None

    def draw(self, screen: Screen) -> None:
        """The board, and who thinks."""
        foot = painter.Foot(self._desk.news, ((Icon.B, _("leave")),))
        painter.draw_waiting(screen, self._desk, self._state, foot, note=_("thinks"))


class PointPhase(Phase):
    """A CPU player's checker, its direction and its power, as people would see one another's."""

    is_told = True

    def __init__(self, desk: Desk, before: State, strike: Strike) -> None:
        self._desk = desk
        self._state = before
        self._strike = strike
        self._tick = 0

    @property
    def is_still(self) -> bool:
        """It ends by itself."""
        return False

    @property
    def _power(self) -> int:
        along = min(max(self._tick - POINT_TICKS, 0), CHARGE_TICKS)
        return self._strike.power * along // CHARGE_TICKS

    def update(self, pad: Pad) -> Intent | None:
        """One tick; A cuts it short, B leaves."""
        tone = self._power * _TONES // 100
        self._tick += 1
        self.redraw = True
        if self._power * _TONES // 100 != tone:
            self._desk.console.cue(Cue.POWER, self._power * _TONES // 100)
        if pad.is_pressed(Button.A) or self._tick > POINT_TICKS + CHARGE_TICKS + LOOK_TICKS:
            return Done()
        return Leave() if pad.is_pressed(Button.B) else None

    def draw(self, screen: Screen) -> None:
        """The board with the direction."""
        strike = self._strike
        aim = Aim(strike.key, strike.tenths, self._power, self._tick > POINT_TICKS)
        foot = painter.Foot(self._desk.news, ((Icon.A, _("skip")), (Icon.B, _("leave"))))
        shown = painter.Prepared(self._state, aim, note=_("strikes"))
        painter.draw_aim(screen, self._desk, shown, foot)
