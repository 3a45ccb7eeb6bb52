"""Marks, figures and a review that grows part by part, for a game made of numbers."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Rng
from engine.core.judging import PART, Judging, judge_part
from engine.core.match import Match
from engine.core.review import Course, Decision, Mark, Verdict, mark_of, tally
from engine.core.thinker import InlineThinker, Job

T = TypeVar("T")
LIMITS = (0.1, 0.2, 0.4)
NOBODY = (0.0, 0.0)
LENGTH = 2 * PART + 5


def decision(number: int) -> Decision[int, int]:
    return Decision(number, number + 1, number % 2, number, number, None, NOBODY, NOBODY)


class Critic:
    """The loss of decision n is n hundredths."""

    limits = LIMITS

    def course(self, match: Match[int, int]) -> Course[int, int]:
        decisions = tuple(decision(number) for number in range(match.state))
        return Course(decisions, NOBODY, NOBODY, NOBODY)

    def judge(self, decision: Decision[int, int]) -> Verdict[int]:
        return Verdict(-1, 0.0, decision.action / 100)


class Slow:
    """A thinker whose jobs are done when `finish` is called."""

    def __init__(self) -> None:
        self.jobs: list[SlowJob] = []

    def start(self, work: Callable[..., T], *args: Any) -> Job[T]:
        self.jobs.append(SlowJob(work, args))
        return self.jobs[-1]

    def close(self) -> None:
        pass


class SlowJob:
    def __init__(self, work: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.work, self.args = work, args
        self.result: Any = None
        self.is_cancelled = False

    def poll(self) -> Any:
        return self.result

    def cancel(self) -> None:
        self.is_cancelled = True

    def finish(self) -> None:
        self.result = self.work(*self.args)


def judging(length: int = LENGTH) -> Judging[int, int]:
    return Judging(Critic(), Match(0, length, (), Rng(0)))


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, Mark.NONE),
        (0.0999, Mark.NONE),
        (0.1, Mark.DOUBTFUL),
        (0.2, Mark.MISTAKE),
        (0.4, Mark.BLUNDER),
        (9.0, Mark.BLUNDER),
    ],
)
def test_a_mark_begins_at_its_limit(loss: float, mark: Mark) -> None:
    assert mark_of(loss, LIMITS) == mark


@given(st.floats(-50, 50), st.floats(-50, 50))
def test_a_loss_is_never_below_nothing(value: float, best: float) -> None:
    assert Verdict(0, value, best).loss >= 0
    assert Verdict(0, value, value + 1e-12).loss == 0


def test_figures_are_a_seats_own() -> None:
    judged = [(decision(n), Critic().judge(decision(n))) for n in (0, 2, 10, 21, 40, 41, 42)]
    own = tally(judged, 0, LIMITS)
    assert (own.decisions, own.marks) == (5, (2, 1, 0, 2))
    assert own.loss == pytest.approx(0.94)
    assert own.mean == pytest.approx(0.188)
    assert own.accuracy == pytest.approx(0.4)
    nobody = tally([], 0, LIMITS)
    assert (nobody.decisions, nobody.mean, nobody.accuracy) == (0, 0, 1)


def test_a_review_grows_by_parts_in_order() -> None:
    review, thinker = judging(), InlineThinker()
    lengths = []
    while review.advance(thinker):
        lengths.append(len(review.verdicts))
    assert lengths == [PART, 2 * PART, LENGTH]
    assert review.is_done
    assert review.verdicts == list(judge_part(Critic(), review.course.decisions))
    assert review.tally(0).decisions == (LENGTH + 1) // 2


def test_nothing_to_judge_is_done_at_once() -> None:
    review = judging(0)
    assert review.is_done
    assert not review.advance(Slow())


def test_while_the_thinker_thinks_nothing_is_asked_twice() -> None:
    review, thinker = judging(), Slow()
    assert not review.advance(thinker)
    assert not review.advance(thinker)
    (job,) = thinker.jobs
    assert review.verdict(0) is None
    job.finish()
    assert review.advance(thinker)
    assert review.verdict(1) == Verdict(-1, 0.0, 0.01)
    assert review.verdict(PART) is None


def test_what_was_judged_stays_when_the_work_is_stopped() -> None:
    review, thinker = judging(), Slow()
    review.stop()
    review.advance(thinker)
    thinker.jobs[0].finish()
    review.advance(thinker)
    review.advance(thinker)
    review.stop()
    assert [job.is_cancelled for job in thinker.jobs] == [False, True]
    assert len(review.verdicts) == PART
    while not review.is_done:
        review.advance(thinker)
        thinker.jobs[-1].finish()
    assert [verdict.best for verdict in review.verdicts] == [n / 100 for n in range(LENGTH)]
