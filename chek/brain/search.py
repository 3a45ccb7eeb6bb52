"""Choosing an act at the root: iterative deepening over a budget of nodes, errors drawn before.

Counted in nodes and never in seconds, so that a seed gives the same choice on every machine.

An act is worth the mean of its values at every depth, unless the plan says otherwise. The deepest
alone takes a threat that can be parried for nothing, though people and programs miss it, and sees
each position with one seat to move; in matches the mean of two turns beat either by a third of a
piece and more.
"""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from chek.brain.bitstate import Act, BitState, acts
from chek.brain.crowd.certain import CertainCrowd
from chek.brain.crowd.closing import Closing
from chek.brain.crowd.search import Crowd
from chek.brain.duel.certain import CertainDuel
from chek.brain.duel.search import Duel
from chek.brain.evaluate import Weights, without_drive
from chek.brain.ground import INFINITY, OutOfNodes
from chek.brain.weights import learnt_for

UNBOUNDED = 1 << 60


class Plan(msgspec.Struct, frozen=True):
    """How hard to think.

    Attributes:
        depth: turns, the own one included; from 1.
        nodes: the budget; the first depth is always finished.
        weights: what a position is worth; None stands for what was learnt for such a match.
        is_mean: whether an act is worth the mean of its values at all depths, not the last one.
    """

    depth: int = 2
    nodes: int = 200_000
    weights: Weights | None = None
    is_mean: bool = True


class Found(msgspec.Struct, frozen=True):
    """What a search chose.

    Attributes:
        act: the choice.
        value: what it is worth to the seat, in pieces, without the error.
        nodes: how many were looked at.
        depth: the last that was finished; 0 where there was nothing to choose.
    """

    act: Act
    value: float
    nodes: int
    depth: int


def make_searcher(bits: BitState, weights: Weights | None, nodes: int) -> Duel | Crowd:
    """The search that fits the edition and the number of seats."""
    if weights is None:
        weights = learnt_for(bits.setup)
    if bits.setup.seats == 2:
        return (Duel if bits.edition.has_dice else CertainDuel)(bits, weights, nodes)
    if not bits.edition.has_dice:
        return CertainCrowd(bits, weights, nodes)
    is_closing = bits.all.bit_count() <= weights.closing
    return (Closing if is_closing else Crowd)(bits, weights, nodes)


def search(bits: BitState, plan: Plan, errors: Sequence[float] = ()) -> Found:
    """The best act of the seat that may act on the board.

    Args:
        bits: where; no roll is due and the match is on.
        plan: how hard to think.
        errors: for each act of `acts`, what is added to its value before comparing; none at all
            where it is empty.
    """
    choices = acts(bits)
    searcher = make_searcher(bits, plan.weights, plan.nodes)
    candidates = [
        _Candidate(act, error) for act, error in zip(choices, errors or _none(), strict=False)
    ]
    best = Found(choices[0], 0.0, 0, 0)
    for depth in range(1, plan.depth + 1):
        searcher.budget = plan.nodes if depth > 1 else UNBOUNDED
        try:
            if plan.is_mean and depth < plan.depth:
                best = _weigh(searcher, candidates, depth)
            else:
                best = _best(searcher, candidates, depth, count=depth if plan.is_mean else 1)
        except OutOfNodes:
            break
        candidates.sort(key=lambda candidate: candidate.act != best.act)
    return msgspec.structs.replace(best, nodes=searcher.nodes)


def value_of(bits: BitState, act: Act, plan: Plan, depth: int) -> float:
    """What `search` takes an act to be worth at a depth, exactly, without errors.

    Raises:
        OutOfNodes: the plan's budget is spent; the first depth is always finished.
    """
    searcher = make_searcher(bits, plan.weights, plan.nodes)
    values = []
    for level in range(1 if plan.is_mean else depth, depth + 1):
        searcher.budget = plan.nodes if level > 1 else UNBOUNDED
        values.append(searcher.value(act, level))
    return sum(values) / len(values)


def calm(bits: BitState, plan: Plan) -> Plan:
    """The same plan as people are told of it: values are what is expected, in pieces."""
    weights = without_drive(plan.weights or learnt_for(bits.setup))
    return msgspec.structs.replace(plan, weights=weights)


def expect(bits: BitState, act: Act, plan: Plan) -> float:
    """What an act promises, in pieces, as deep as the plan says and its nodes allow."""
    told = calm(bits, plan)
    for depth in range(plan.depth, 1, -1):
        with suppress(OutOfNodes):
            return value_of(bits, act, told, depth)
    return value_of(bits, act, told, 1)


class _Candidate:
    """An act with its error and the sum of its values at the depths that were weighed."""

    __slots__ = ("act", "error", "total")

    def __init__(self, act: Act, error: float) -> None:
        self.act = act
        self.error = error
        self.total = 0.0


def _none() -> Sequence[float]:
    return (0.0,) * 10_000


def _weigh(searcher: Duel | Crowd, candidates: Sequence[_Candidate], depth: int) -> Found:
    """The best by the mean so far; every value is exact, for the next depth builds on it."""
    values = [searcher.value(candidate.act, depth) for candidate in candidates]
    for candidate, value in zip(candidates, values, strict=True):
        candidate.total += value
    best = max(candidates, key=lambda candidate: candidate.total / depth + candidate.error)
    return Found(best.act, best.total / depth, searcher.nodes, depth)


def _best(
    searcher: Duel | Crowd, candidates: Sequence[_Candidate], depth: int, *, count: int
) -> Found:
    """The best at the last depth; an act is searched only as far as it takes to see it is not.

    All is compared times `count`, the number of values that make the mean.
    """
    best, value, mark = candidates[0].act, -INFINITY, -INFINITY
    for candidate in candidates:
        more = candidate.total + count * candidate.error
        found = searcher.value(candidate.act, depth, mark - more)
        if found + more > mark:
            best, value, mark = candidate.act, found + candidate.total, found + more
    return Found(best, value / count, searcher.nodes, depth)
