"""Looking back on a match: what each decision cost, what it should have been, how lucky it was.

A game's `Critic` judges; all the counting is the same for every game and stands here.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from engine.core.cpu import Brain
from engine.core.game import CHANCE, Game, Seat
from engine.core.match import Entry, Match

S = TypeVar("S")
A = TypeVar("A")
BySeat = tuple[float, ...]

#: Values that differ by no more are the same: sums of the same numbers in another order.
SAME = 1e-9


class Mark(IntEnum):
    """How bad a decision was; each game says from which loss on."""

    NONE = 0
    DOUBTFUL = 1
    MISTAKE = 2
    BLUNDER = 3


class Decision(msgspec.Struct, Generic[S, A], frozen=True):
    """One choice that a seat made.

    Attributes:
        at: the number of its entry in the log, from 0.
        turn: the number of its turn, from 1.
        seat: who chose.
        state: before it.
        action: what was chosen.
        outcome: what chance decided right after it; None if nothing was due or the log ends there.
        luck: by how much that was better than expected, by seat; it sums up to 0.
        lead: how far each seat was ahead after that, as `Brain.worth` has it.
    """

    at: int
    turn: int
    seat: Seat
    state: S
    action: A
    outcome: A | None
    luck: BySeat
    lead: BySeat


class Course(msgspec.Struct, Generic[S, A], frozen=True):
    """A match as its decisions.

    Attributes:
        decisions: in order.
        start: how far each seat was ahead before the first entry.
        lead: the same after the last.
        luck: of all that chance decided, by seat.
    """

    decisions: tuple[Decision[S, A], ...]
    start: BySeat
    lead: BySeat
    luck: BySeat


class Verdict(msgspec.Struct, Generic[A], frozen=True):
    """What the CPU thinks of one decision.

    Attributes:
        choice: what it would have done; what was done, if nothing is better.
        value: what the decision was worth to its seat.
        best: what the CPU's choice is worth.
    """

    choice: A
    value: float
    best: float

    @property
    def loss(self) -> float:
        """What the decision cost; never below 0, and 0 where it is the CPU's choice."""
        lost = self.best - self.value
        return lost if lost > SAME else 0.0


class Tally(msgspec.Struct, frozen=True):
    """A seat's decisions as figures.

    Attributes:
        decisions: how many were judged.
        loss: what they cost in all.
        marks: how many had each `Mark`, by its number; `marks[0]` had none.
    """

    decisions: int
    loss: float
    marks: tuple[int, int, int, int]

    @property
    def mean(self) -> float:
        """What one decision cost on average."""
        return self.loss / self.decisions if self.decisions else 0.0

    @property
    def accuracy(self) -> float:
        """The share of decisions without a mark, 0 to 1."""
        return self.marks[0] / self.decisions if self.decisions else 1.0


class Critic(Protocol[S, A]):
    """Who judges the matches of one game; it holds nothing of a match.

    Attributes:
        limits: the losses from which on a decision is doubtful, a mistake, a blunder.
    """

    limits: tuple[float, float, float]

    def course(self, match: Match[S, A]) -> Course[S, A]:
        """The match as its decisions; quick."""

    def judge(self, decision: Decision[S, A]) -> Verdict[A]:
        """What the CPU thinks of one; slow, and the same every time."""


def follow(
    game: Game[S, A, Any],
    brain: Brain[S, A],
    match: Match[S, A],
    *,
    is_choice: Callable[[A], bool],
    begins_turn: Callable[[S, A], bool],
) -> Course[S, A]:
    """The course of a match.

    Args:
        game: its rules.
        brain: what tells worth and luck.
        match: it may have begun and may end anywhere.
        is_choice: whether an action of a seat is one to be judged.
        begins_turn: whether an action in a state is the first of a turn.
    """
    state, luck = match.start, brain.worth(match.start)
    start, luck, turn = luck, tuple(0.0 for _seat in luck), 0
    found: list[Decision[S, A]] = []
    for at, entry in enumerate(match.log):
        if entry.seat == CHANCE:
            luck = add(luck, brain.luck(state, entry.action))
        elif is_choice(entry.action):
            turn += not turn or begins_turn(state, entry.action)
            found.append(_decide(game, brain, state, (at, turn), match.log[at : at + 2]))
        state = game.apply(state, entry.seat, entry.action)
    return Course(tuple(found), start, brain.worth(state), luck)


def _decide(
    game: Game[S, A, Any],
    brain: Brain[S, A],
    state: S,
    place: tuple[int, int],
    entries: Sequence[Entry[A]],
) -> Decision[S, A]:
    """The first of the entries, with the second if chance decided it."""
    (seat, action), outcome = (entries[0].seat, entries[0].action), None
    after = game.apply(state, seat, action)
    luck = tuple(0.0 for _seat in brain.worth(state))
    if len(entries) > 1 and entries[1].seat == CHANCE:
        outcome = entries[1].action
        luck = brain.luck(after, outcome)
        after = game.apply(after, CHANCE, outcome)
    return Decision(*place, seat, state, action, outcome, luck, brain.worth(after))


def add(first: BySeat, second: BySeat) -> BySeat:
    """Seat by seat."""
    return tuple(one + other for one, other in zip(first, second, strict=True))


def mark_of(loss: float, limits: tuple[float, float, float]) -> Mark:
    """The mark of a loss."""
    return Mark(sum(loss >= limit for limit in limits))


def tally(
    judged: Iterable[tuple[Decision[S, A], Verdict[A]]],
    seat: Seat,
    limits: tuple[float, float, float],
) -> Tally:
    """A seat's figures out of the decisions that were judged."""
    losses = [verdict.loss for decision, verdict in judged if decision.seat == seat]
    marks = [mark_of(loss, limits) for loss in losses]
    none, doubtful, mistake, blunder = (marks.count(mark) for mark in Mark)
    return Tally(len(losses), sum(losses), (none, doubtful, mistake, blunder))
