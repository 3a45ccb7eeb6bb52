"""What the screens of a review share: whose match it is, and how far it is judged."""

from functools import lru_cache
from typing import Any

import msgspec

from chek.brain.review import ChekCritic
from chek.scene.play.players import Players
from chek.state import Action, Setup, State
from engine.core.judging import Judging
from engine.core.match import Match
from engine.core.review import BySeat, Decision, Mark, add, mark_of
from engine.device.console import Console

REVIEW = "review"
"""The key of the review in menus and results."""


class Subject(msgspec.Struct, frozen=True):
    """One match that is looked back on.

    Attributes:
        players: their names.
        judging: what is judged so far.
        setup: what stays the same in it.
    """

    players: Players
    judging: Judging[State, Action]
    setup: Setup

    @property
    def decisions(self) -> tuple[Decision[State, Action], ...]:
        """All of them, in order."""
        return self.judging.course.decisions

    @property
    def judged(self) -> range:
        """The numbers of those that are judged."""
        return range(len(self.judging.verdicts))

    def mark(self, number: int) -> Mark:
        """How bad a decision was; nothing is said while it is not judged."""
        verdict = self.judging.verdict(number)
        return Mark.NONE if verdict is None else mark_of(verdict.loss, ChekCritic.limits)

    def leads(self) -> list[BySeat]:
        """How far each seat was ahead before the first decision and after each."""
        course = self.judging.course
        return [course.start, *(decision.lead for decision in course.decisions)]

    def lucks(self) -> list[BySeat]:
        """All luck before the first decision and up to each."""
        found = [self.judging.course.luck]
        for decision in reversed(self.decisions):
            found.append(add(found[-1], tuple(-each for each in decision.luck)))
        return found[::-1]


@lru_cache(maxsize=4)
def _judging(console: Console, match: Match[State, Action]) -> Judging[State, Action]:
    """Kept for who looks again; each handheld has its own."""
    del console
    return Judging(ChekCritic(), match)


def subject_of(console: Console, players: Players, match: Match[Any, Any]) -> Subject:
    """The review of a match, begun or gone on with."""
    return Subject(players, _judging(console, match), match.start.setup)
