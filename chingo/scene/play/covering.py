"""The curtain between two private views (G17)."""

from collections.abc import Callable

from chingo.scene.picture.cover import Curtain, hand_over, put_away
from chingo.scene.play.phase import Desk, Done, Intent, Leave, Phase
from engine.core.game import Seat
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad

DEAF_TICKS = 12
"""For so long what is pressed was meant for the screen before (0.4 s, G17)."""


class CoverPhase(Phase):
    """It names who is to take the device, and rises only when that seat says so.

    Attributes:
        seat: whose view comes next.
    """

    is_told = True

    def __init__(
        self, desk: Desk, seat: Seat, make: Callable[[], Phase], *, over: Phase | None = None
    ) -> None:
        """Make it.

        Args:
            desk: the match's.
            seat: whose view comes next.
            make: makes what comes next, once the seat has said that it looks.
            over: what it falls over; None is to be down at once.
        """
        self._desk = desk
        self._make = make
        self._over = over
        self.seat = seat
        is_shared = desk.sitting.players.is_shared
        words = (
            hand_over(desk.name(seat), desk.name(1 - seat))
            if is_shared
            else put_away(desk.name(seat))
        )
        self._curtain = Curtain(desk.console.fonts, words, is_calm=desk.is_calm)
        self._ticks = 0
        self.private = over.private if over else None
        if over is None:
            self._lie_down()
        else:
            desk.console.cue(Cue.CURTAIN)

    @property
    def is_still(self) -> bool:
        """Whether it waits for its seat."""
        return self._curtain.is_still and self._ticks >= DEAF_TICKS

    def drop(self) -> None:
        """Be down at once, whatever was to be seen."""
        self.following, self._ticks = None, 0
        self._lie_down()

    def _lie_down(self) -> None:
        """Nothing of what was seen before is left."""
        self._curtain.drop()
        self.private = self._over = None
        self.redraw = True

    def update(self, pad: Pad) -> Intent | None:
        """One tick."""
        self.redraw |= self._curtain.tick()
        if self.following is not None:
            return Done() if self._curtain.is_gone else None
        if not self._curtain.is_down:
            return None
        if self._over is not None:
            self._lie_down()
        self._ticks += 1
        if self._ticks <= DEAF_TICKS:
            return None
        if pad.is_pressed(Button.A):
            self._rise()
        return Leave() if pad.is_pressed(Button.B) else None

    def _rise(self) -> None:
        self.following, self.private = self._make(), self.seat
        self._curtain.rise()
        self._desk.console.cue(Cue.CURTAIN)
        self.redraw = True

    def draw(self, screen: Screen) -> None:
        """The curtain over what it falls over or rises from."""
        behind = self.following or self._over
        if behind is not None and not self._curtain.is_down:
            behind.draw(screen)
        self._curtain.draw(screen)
