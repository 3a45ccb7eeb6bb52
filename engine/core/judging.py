"""A review as it comes to be: judged off the main loop, part by part, so that it can be shown."""

from typing import Any, Generic, TypeVar

from engine.core.game import Seat
from engine.core.match import Match
from engine.core.review import Course, Critic, Decision, Tally, Verdict, tally
from engine.core.thinker import Job, Thinker

S = TypeVar("S")
A = TypeVar("A")

PART = 12
"""Decisions in one job: few enough that a job is soon done, and what is shown grows steadily."""


def judge_part(
    critic: Critic[Any, Any], decisions: tuple[Decision[Any, Any], ...]
) -> tuple[Verdict[Any], ...]:
    """The verdicts on some decisions, in their order."""
    return tuple(critic.judge(decision) for decision in decisions)


class Judging(Generic[S, A]):
    """One match under review; what was judged stays, also when the work is stopped for a while.

    Attributes:
        critic: who judges.
        course: the match as its decisions.
        verdicts: on the first of the decisions, as far as they are judged.
    """

    def __init__(self, critic: Critic[S, A], match: Match[S, A]) -> None:
        self.critic = critic
        self.course: Course[S, A] = critic.course(match)
        self.verdicts: list[Verdict[A]] = []
        self._job: Job[tuple[Verdict[A], ...]] | None = None

    @property
    def is_done(self) -> bool:
        """Whether every decision is judged."""
        return len(self.verdicts) == len(self.course.decisions)

    def advance(self, thinker: Thinker) -> bool:
        """Take what has been judged and see that more is; whether there was any. Never waits."""
        if self.is_done:
            return False
        if self._job is None:
            done = len(self.verdicts)
            part = self.course.decisions[done : done + PART]
            self._job = thinker.start(judge_part, self.critic, part)
        found = self._job.poll()
        if found is None:
            return False
        self.verdicts.extend(found)
        self._job = None
        return True

    def stop(self) -> None:
        """Nobody looks any more; `advance` goes on from here."""
        if self._job is not None:
            self._job.cancel()
        self._job = None

    def verdict(self, number: int) -> Verdict[A] | None:
        """On one decision; None if it is not judged yet."""
        return self.verdicts[number] if number < len(self.verdicts) else None

    def tally(self, seat: Seat) -> Tally:
        """A seat's figures so far."""
        judged = zip(self.course.decisions, self.verdicts, strict=False)
        return tally(judged, seat, self.critic.limits)
