"""A log that can be wound on and back, and the motion of what is wound on."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from chapayev.scene.play import painter
from chapayev.scene.play.motion import Motion
from chapayev.scene.play.phase import Table
from chapayev.scene.play.staging import draw_flight
from chapayev.scene.play.story import Step, steps_of
from chapayev.scene.play.words import news_of, round_text
from chapayev.state import Settled, State
from engine.core.match import Match
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen


class Reel:
    """The acts of a match: every strike, thumb and pair of breaths with what it came to.

    Attributes:
        at: how many acts it is wound on.
    """

    def __init__(self, match: Match[Any, Any]) -> None:
        self.at = 0
        self._states: list[State] = [match.start]
        self._steps: list[Step | None] = []
        for before, entry, after in steps_of(match):
            if isinstance(entry.action, Settled):
                self._states[-1], self._steps[-1] = after, Step(before, entry.action, after)
            elif after.due != "blow" or before.due != "blow":
                self._states.append(after)
                self._steps.append(None)

    @property
    def length(self) -> int:
        """Acts in all."""
        return len(self._steps)

    @property
    def state(self) -> State:
        """The board as it is wound."""
        return self._states[self.at]

    @property
    def step(self) -> Step | None:
        """What was settled by the act that was wound on last, if anything was."""
        return self._steps[self.at - 1] if self.at else None

    def wind(self, acts: int) -> bool:
        """So many acts on, or back; whether there were any left."""
        before = self.at
        self.at = max(0, min(self.at + acts, self.length))
        return self.at != before


class Showing:
    """What is shown of a reel: a board at rest, or checkers on their way."""

    def __init__(self, reel: Reel, table: Table) -> None:
        self._reel = reel
        self._table = table
        self._shown = reel.at
        self._motion: Motion | None = None

    @property
    def is_moving(self) -> bool:
        """Whether there is more to show without any input."""
        return self._motion is not None or self._shown != self._reel.at

    def listen(self) -> None:
        """An act that was wound on begins to move; anything else stands there at once."""
        if self._shown == self._reel.at:
            return
        is_next = self._shown + 1 == self._reel.at
        self._shown, self._motion = self._reel.at, None
        if is_next and self._reel.step is not None:
            self._motion = Motion(self._reel.step, self._table.angles)
        elif not is_next:
            self._table.angles = {}

    def settle(self) -> None:
        """Show the reel as it is wound, without motion."""
        self._shown, self._motion = self._reel.at, None
        self._table.angles = {}

    def advance(self, cue: Callable[[Cue, int], None]) -> bool:
        """One tick; whether the picture changed."""
        self.listen()
        if self._motion is None:
            return False
        self._motion.advance(1, cue)
        if self._motion.is_over:
            self._table.angles = self._motion.film.angles_after()
            self._motion = None
        return True

    def draw(self, screen: Screen, foot: painter.Foot) -> None:
        """The board, and where one is in the record."""
        place = _("{at} of {all}").format(at=self._reel.at, all=self._reel.length)
        if self._motion is not None:
            draw_flight(screen, self._table, self._motion, foot, pace=place)
            return
        step, state = self._reel.step, self._reel.state
        words = news_of(step.before, step.after, self._table.names) if step else ""
        if step and step.ends_round:
            words = round_text(step.after, self._table.names)
            state = state if state.ended else step.rested
        told = replace(foot, words=words)
        painter.draw_waiting(screen, self._table, state, told, place=place)
