"""What is done to a record that is watched: it plays by itself, stops, goes step by step."""

from collections.abc import Callable
from typing import Protocol

from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.pad import Button, Pad
from engine.device.widgets import CRANK_STEPS, Icon, Pace, step_of

_REST_UPDATES = 15
"""How long each act is looked at before the next."""


class Reel(Protocol):
    """A match that can be wound on and back.

    Attributes:
        at: how far it is wound.
    """

    at: int

    @property
    def length(self) -> int:
        """Where it ends."""

    def wind(self, acts: int) -> bool:
        """So many acts on, or back; whether there were any left."""


class Motion(Protocol):
    """What shows a reel."""

    @property
    def is_moving(self) -> bool:
        """Whether there is more to show without any input."""

    def listen(self) -> None:
        """Hear how the reel was wound, so that it is known that there is something to show."""

    def settle(self) -> None:
        """Show the reel as it is wound, without motion."""

    def advance(self, cue: Callable[[Cue, int], None]) -> bool:
        """One tick; whether the picture changed."""


class Viewing:
    """Winds a reel and shows it at a pace.

    Right, left and the crank go act by act; A plays and stops; up and down double and halve the
    speed, and below the half of it A goes one update at a time.

    Attributes:
        pace: how fast it goes.
    """

    def __init__(self, reel: Reel, play: Motion, cue: Callable[..., None]) -> None:
        self.pace = Pace()
        self._reel = reel
        self._play = play
        self._cue = cue
        self._goes_on = False
        self._rest = 0

    @property
    def is_still(self) -> bool:
        """Whether nothing changes by itself."""
        return not self.pace.flows

    @property
    def hints(self) -> tuple[tuple[Icon, str], ...]:
        """What up and A do now."""
        if self.pace.is_stepping:
            return (Icon.UP, _("faster")), (Icon.A, _("one step"))
        verb = _("stop") if self.pace.flows else _("play")
        return (Icon.UP, self.pace.text), (Icon.A, verb)

    def update(self, pad: Pad) -> bool:
        """One tick; whether the picture changed."""
        changed = self.pace.change(step_of(pad, Button.DOWN, Button.UP))
        acts = pad.ticks(CRANK_STEPS) or step_of(pad, Button.LEFT, Button.RIGHT)
        if acts:
            self._wind(acts)
            changed = True
        if pad.is_pressed(Button.A) and not self.pace.is_stepping:
            self._toggle()
            changed = True
        for _update in range(self._updates(pad)):
            changed |= self._advance()
        return changed

    def _updates(self, pad: Pad) -> int:
        return int(pad.is_repeated(Button.A)) if self.pace.is_stepping else self.pace.updates()

    def _wind(self, acts: int) -> None:
        """So many acts on or back; only a single one is shown with its motion."""
        self._play.settle()
        if self._reel.wind(acts):
            self._cue(Cue.CRANK_STEP)
        if abs(acts) > 1:
            self._play.settle()
        self._play.listen()
        self._goes_on, self._rest = False, 0
        self.pace.flows = self._play.is_moving and not self.pace.is_stepping

    def _toggle(self) -> None:
        self.pace.flows = self._goes_on = not self.pace.flows
        if self._goes_on and self._is_at_end:
            self._reel.wind(-self._reel.length)

    @property
    def _is_at_end(self) -> bool:
        return self._reel.at == self._reel.length and not self._play.is_moving

    def _advance(self) -> bool:
        """One update: of the motion, or of the rest after it."""
        changed = not self._play.is_moving and self._begin_next()
        changed |= self._play.advance(self._cue)
        self.pace.flows &= self._play.is_moving or (self._goes_on and not self._is_at_end)
        return changed or not self.pace.flows

    def _begin_next(self) -> bool:
        """Whether there was a next act, whose picture may come without any motion."""
        self._rest += 1
        if self._rest < _REST_UPDATES and not self.pace.is_stepping:
            return False
        self._rest = 0
        return self._reel.wind(1)
