"""A finished log as a source of updates that can be wound on and back."""

from typing import Any

from chek.rules import Chek
from chek.state import Action, State
from engine.core.game import CHANCE
from engine.core.match import Match, from_start
from engine.core.table import Update

_RULES = Chek()


class Reel:
    """Gives the entries of a match one act at a time; a roll comes with its attack.

    Attributes:
        opened: the match before its first entry, where it is wound to at first.
        at: how many entries it is wound on.
    """

    def __init__(self, match: Match[Any, Any]) -> None:
        self._whole = match
        self._states = [match.start]
        for entry in match.log:
            self._states.append(_RULES.apply(self._states[-1], entry.seat, entry.action))
        self.opened: Match[State, Action] = from_start(match.start, 0)
        self.at = 0
        self._updates = [self._update(0, 0)]

    @property
    def length(self) -> int:
        """Entries in all."""
        return len(self._whole.log)

    def poll(self) -> list[Update[Action, State]]:
        """Updates since the last poll."""
        updates, self._updates = self._updates, []
        return updates

    def wind(self, acts: int) -> bool:
        """So many acts on, or back; whether there were any left."""
        before = self.at
        for _act in range(abs(acts)):
            self._step(1 if acts > 0 else -1)
        return self.at != before

    def _step(self, way: int) -> None:
        at = self.at + way
        while 0 < at < self.length and self._whole.log[at].seat == CHANCE:
            at += way
        at = max(0, min(at, self.length))
        for _entry in range(at - self.at):
            self.at += 1
            self._updates.append(self._update(1, 0))
        if at < self.at:
            undone, self.at = self.at - at, at
            self._updates.append(self._update(0, undone))

    def _update(self, entries: int, undone: int) -> Update[Action, State]:
        state = self._states[self.at]
        return Update(
            viewer=None,
            decision=self.at,
            view=state,
            actors=_RULES.actors(state),
            legal=(),
            entries=self._whole.log[self.at - entries : self.at],
            undone=undone,
            outcome=_RULES.outcome(state),
        )
