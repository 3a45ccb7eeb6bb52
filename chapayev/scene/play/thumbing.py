"""A hanging checker is flicked up from under its rim: power by holding A (K14)."""

from chapayev.scene.picture.foot import Foot
from chapayev.scene.picture.meter import Span
from chapayev.scene.play.charge import Charge
from chapayev.scene.play.courses import turning_thumbs
from chapayev.scene.play.painter import Prepared
from chapayev.scene.play.phase import Desk, Do, Intent, Leave, Phase
from chapayev.scene.play.sight import NONE, Aim
from chapayev.scene.play.staging import draw_hanging
from chapayev.settling import in_hand
from chapayev.state import Checker, State, Thumb
from engine.core.game import Seat
from engine.core.words import _
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.widgets import Hint, Icon


class ThumbPhase(Phase):
    """The thumb of the person who plays the checker: strong or weak decides where it lands."""

    def __init__(self, desk: Desk, seat: Seat) -> None:
        self._desk = desk
        self._seat = seat
        self._state: State = desk.sitting.house.view
        self._charge = Charge(desk.console)
        self._notice = ""

    @property
    def checker(self) -> Checker:
        """The one that hangs."""
        target = in_hand(self._state).target
        checker = self._state.find(target) if target else None
        assert checker is not None
        return checker

    @property
    def power(self) -> int:
        """What the meter shows."""
        return self._charge.power

    @property
    def is_still(self) -> bool:
        """Whether the meter rests."""
        return not self._charge.is_on

    def update(self, pad: Pad) -> Intent | None:
        """One tick."""
        before = self.power, self._charge.is_on
        was_on = self._charge.is_on
        if self._notice and pad.pressed:
            self._notice, self.redraw = "", True
        power = self._charge.update(pad)
        self.redraw |= (self.power, self._charge.is_on) != before
        if power:
            return Do(self._seat, Thumb(*self.checker.key, power))
        if power == 0:
            self._notice, self.redraw = _("Hold A longer: that had no power"), True
        return Leave() if pad.is_pressed(Button.B) and not was_on else None

    def interrupt(self) -> None:
        """The menu, or another window: nothing is flicked."""
        self._charge.cancel()
        self.redraw = True

    def draw(self, screen: Screen) -> None:
        """The checker at the edge, from near by, and the meter."""
        foot = Foot("", self._hints(), self._notice)
        aim = Aim(self.checker.key, 0, self.power, self._charge.is_on)
        draw_hanging(screen, self._desk, Prepared(self._state, aim, turning=self._turning), foot)

    @property
    def _turning(self) -> tuple[Span, ...]:
        """The powers that land it on its other face; nobody who wants no help is told."""
        helps = self._desk.console.settings.aim_help != NONE
        return turning_thumbs() if helps and self._state.setup.traitors else ()

    def _hints(self) -> tuple[Hint, ...]:
        if self._charge.is_on:
            return (Icon.A, _("let go")), (Icon.B, _("cancel"))
        return (Icon.A, _("hold")), (Icon.B, _("leave"))
