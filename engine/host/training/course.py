"""A course: rounds of self-play, a regression, and matches that decide whether it is any better.

It is a value that is taken forward batch by batch, so that it can be kept on disk between any two
and gone on with, and comes out the same. A good fit is no proof of a good player: what was learnt
is kept only if it wins.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
import numpy as np
from msgspec.structs import replace

from engine.core.card import Card
from engine.core.cpu import Report, Trainer
from engine.core.sums import Sums
from engine.host.arena.bout import Bout, Pair, play_pair
from engine.host.arena.tally import Estimate, decided, make_tally

BATCH_LESSONS = 40
BATCH_PAIRS = 20
FEWEST_PAIRS = 10
"""Fewer have no interval worth the name, and prove nothing."""

RIDGE = 20.0
"""Rows' worth of belief that a weight is 0: it steadies weights which few positions tell of."""


class Plan(msgspec.Struct, frozen=True):
    """What a course is to be.

    Attributes:
        game: the slug.
        topic: one of the trainer's.
        rounds: how often to play, learn and compare.
        games: matches of self-play in a round.
        pairs: pairs of matches that compare, at most.
        seed: of everything.
    """

    game: str
    topic: str
    rounds: int
    games: int
    pairs: int
    seed: int


class Course(msgspec.Struct, frozen=True):
    """How far it has got.

    Attributes:
        plan: what it is to be.
        first: the word of the player that it began with.
        best: the word of the best player so far.
        round: rounds that are over.
        played: matches of self-play in this round.
        sums: what they teach.
        rival: the word of the player that learnt from them, empty before.
        pairs: what it did against the best so far.
        reports: what came out of each round that is over.
    """

    plan: Plan
    first: str
    best: str
    round: int = 0
    played: int = 0
    sums: Sums = Sums()
    rival: str = ""
    pairs: tuple[Pair, ...] = ()
    reports: tuple[Report, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether all rounds are over."""
        return self.round >= self.plan.rounds


class Workers(Protocol):
    """Where the matches are played: here, on all cores, or on other machines."""

    def __call__(self, work: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> list[Any]:
        """The results of `work` for each task, in order."""


def here(work: Callable[..., Any], tasks: Sequence[tuple[Any, ...]]) -> list[Any]:
    """One after the other, in this process."""
    return [work(*task) for task in tasks]


def advance(course: Course, card: Card, day: str, workers: Workers = here) -> Course:
    """One batch further; `day` is what a report says of when it was."""
    if course.played < course.plan.games:
        return _play(course, card, workers)
    if not course.rival:
        return replace(course, rival=_fit(course, card))
    if not _is_decided(course):
        return _compare(course, card, workers)
    return _end_round(course, day)


def _play(course: Course, card: Card, workers: Workers) -> Course:
    """Some more matches of self-play by the best player so far."""
    plan = course.plan
    last = min(course.played + BATCH_LESSONS, plan.games)
    first = course.round * plan.games
    numbers = range(first + course.played, first + last)
    tasks = [(card, plan.topic, course.best, plan.seed, number) for number in numbers]
    sums = course.sums
    for more in workers(_lesson, tasks):
        sums += more
    return replace(course, played=last, sums=sums)


def _lesson(card: Card, topic: str, word: str, seed: int, number: int) -> Sums:
    return card.make_cpu().trainer().play(topic, word, seed, number)


def _fit(course: Course, card: Card) -> str:
    trainer = card.make_cpu().trainer()
    return trainer.candidate(fit(course.sums, len(trainer.names)))


def fit(sums: Sums, size: int) -> list[float]:
    """The `size` weights of the linear regression with a ridge (A. E. Hoerl, R. W. Kennard 1970).

    Raises:
        ValueError: `sums` has no rows, or rows of another length.
    """
    upper = np.triu_indices(size + 1)
    whole = np.zeros((size + 1, size + 1))
    whole[upper] = sums.products
    whole = whole + np.triu(whole, 1).T
    solved = np.linalg.solve(whole[:size, :size] + RIDGE * np.eye(size), whole[:size, size])
    return [float(number) for number in solved]


def _compare(course: Course, card: Card, workers: Workers) -> Course:
    """Some more pairs of matches between what was learnt and the best so far."""
    plan, trainer = course.plan, card.make_cpu().trainer()
    specs = course.rival, course.best
    options = trainer.options(plan.topic)
    bout = Bout(card.make_game, card.make_cpu, specs, options, plan.seed + course.round)
    last = min(len(course.pairs) + BATCH_PAIRS, plan.pairs)
    tasks = [(bout, number) for number in range(len(course.pairs), last)]
    return replace(course, pairs=(*course.pairs, *workers(play_pair, tasks)))


def standing(course: Course) -> Estimate:
    """How far the rival is ahead of the best, without luck; at least one pair was played."""
    return make_tally(course.pairs).worth_adjusted


def _is_decided(course: Course) -> bool:
    if len(course.pairs) >= course.plan.pairs:
        return True
    return len(course.pairs) > 1 and decided(standing(course), 0.0)


def _end_round(course: Course, day: str) -> Course:
    """The better of the two goes on: the old one, unless the new one surely wins."""
    found = standing(course)
    within = found.within or 0.0
    is_better = found.mean > within and len(course.pairs) >= FEWEST_PAIRS
    report = Report(course.plan.games, round(found.mean, 3), round(within, 3), day)
    return Course(
        course.plan,
        course.first,
        course.rival if is_better else course.best,
        round=course.round + 1,
        reports=(*course.reports, report),
    )


def begin(plan: Plan, trainer: Trainer) -> Course:
    """The course before its first batch."""
    word = trainer.current(plan.topic)
    return Course(plan, word, word)
