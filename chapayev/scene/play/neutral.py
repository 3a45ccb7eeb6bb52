"""What both may look at: how a round ended and what it is worth, and the end of the match."""

from chapayev.scene.play import painter, staging
from chapayev.scene.play.phase import Desk, Done, Intent, Leave, Phase, ShowResult
from chapayev.scene.play.story import Step
from chapayev.state import State
from engine.core.words import _
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.widgets import Icon, Motion

DEAF_TICKS = 10
"""For so long a press is still meant for the strike that was shown before."""

WATCHED_TICKS = 75
"""How long the result of a round stands where no person could go on."""

BANNER_TICKS = 45
"""How long a round is announced."""

LAST_LOOK_TICKS = 20
"""How long the last position is seen before the result comes up."""


class RoundPhase(Phase):
    """The result of a round: who won it, how many rows, and why (K06)."""

    is_told = True

    def __init__(self, desk: Desk, step: Step) -> None:
        self._desk = desk
        self.step = step
        self._ticks = 0
        self._motion = Motion(5, at_once=desk.is_calm)

    @property
    def is_still(self) -> bool:
        """Whether it waits for a person."""
        return self._ticks > DEAF_TICKS and bool(self._desk.sitting.players.people)

    def update(self, pad: Pad) -> Intent | None:
        """One tick; A goes on."""
        self.redraw |= self._motion.advance()
        self._ticks += 1
        if self._ticks <= DEAF_TICKS:
            return None
        is_watched = not self._desk.sitting.players.people
        is_done = pad.is_pressed(Button.A) or (is_watched and self._ticks > WATCHED_TICKS)
        if is_done:
            self._desk.news, self._desk.angles = "", {}
            return Done()
        return Leave() if pad.is_pressed(Button.B) else None

    def draw(self, screen: Screen) -> None:
        """The card over the washed board."""
        verb = _("result") if self.step.after.ended else _("next round")
        foot = painter.Foot("", ((Icon.A, verb), (Icon.B, _("leave"))))
        staging.draw_round(screen, self._desk, self.step, foot)


class BannerPhase(Phase):
    """A round begins: who strikes first, and whether it is in its last hope (K02, K11)."""

    is_told = True

    def __init__(self, desk: Desk, state: State) -> None:
        self._desk = desk
        self._state = state
        self._ticks = 0

    @property
    def is_still(self) -> bool:
        """It ends by itself."""
        return False

    def update(self, pad: Pad) -> Intent | None:
        """One tick; A cuts it short."""
        self._ticks += 1
        return Done() if pad.is_pressed(Button.A) or self._ticks > BANNER_TICKS else None

    def draw(self, screen: Screen) -> None:
        """A card over the new rows."""
        foot = painter.Foot("", ((Icon.A, _("go on")),))
        staging.draw_announced(screen, self._desk, self._state, foot)


class OverPhase(Phase):
    """The match is over."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._ticks = 0

    @property
    def is_still(self) -> bool:
        """Whether the result has come up by itself."""
        return self._ticks > LAST_LOOK_TICKS

    def update(self, pad: Pad) -> Intent | None:
        """One tick: the result comes by itself once, then by A."""
        self._ticks += 1
        if self._ticks == LAST_LOOK_TICKS or pad.is_pressed(Button.A):
            self._ticks = max(self._ticks, LAST_LOOK_TICKS)
            return ShowResult()
        return Leave() if pad.is_pressed(Button.B) else None

    def draw(self, screen: Screen) -> None:
        """The last position."""
        hints = (Icon.A, _("result")), (Icon.B, _("leave"))
        state = self._desk.sitting.house.view
        foot = painter.Foot(self._desk.news, hints)
        painter.draw_waiting(
            screen,
            self._desk,
            state,
            foot,
            note=_("wins") if state.winner is not None else _("A draw"),
        )
