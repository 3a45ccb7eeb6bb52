"""Choosing an act at the root: iterative deepening over a budget of nodes, errors drawn before.

Counted in nodes and never in seconds, so that a seed gives the same choice on every machine.
"""

from collections.abc import Sequence

import msgspec

from chek.bitstate import Act, BitState, acts
from chek.crowd import Crowd
from chek.duel import INFINITY, Duel, OutOfNodes
from chek.evaluate import Weights
from chek.weights import learnt_for


class Plan(msgspec.Struct, frozen=True):
    """How hard to think.

    Attributes:
        depth: turns, the own one included; from 1.
        nodes: the budget; the first depth is always finished.
        weights: what a position is worth; None stands for what was learnt for such a match.
    """

    depth: int = 2
    nodes: int = 200_000
    weights: Weights | None = None


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
    """The search that fits the number of seats."""
    if weights is None:
        weights = learnt_for(bits.setup)
    if bits.setup.seats == 2:
        return Duel(bits, weights, nodes)
    return Crowd(bits, weights, nodes)


def search(bits: BitState, plan: Plan, errors: Sequence[float] = ()) -> Found:
    """The best act of the seat that may act on the board.

    Args:
        bits: where; no roll is due and the match is on.
        plan: how hard to think.
        errors: for each act of `acts`, what is added to its value before comparing; none at all
            where it is empty.
    """
    choices = [(act, error) for act, error in zip(acts(bits), errors or _none(), strict=False)]
    best = Found(choices[0][0], 0.0, 0, 0)
    searcher = make_searcher(bits, plan.weights, plan.nodes)
    for depth in range(1, plan.depth + 1):
        searcher.budget = plan.nodes if depth > 1 else 1 << 60
        try:
            best = _best(searcher, choices, depth)
        except OutOfNodes:
            break
        choices.sort(key=lambda choice: choice[0] != best.act)
    return msgspec.structs.replace(best, nodes=searcher.nodes)


def _none() -> Sequence[float]:
    return (0.0,) * 10_000


def _best(searcher: Duel | Crowd, choices: Sequence[tuple[Act, float]], depth: int) -> Found:
    """An act is searched only as far as it takes to see that it is not the best."""
    best, value, mark = choices[0][0], -INFINITY, -INFINITY
    for act, error in choices:
        found = searcher.value(act, depth, mark - error)
        if found + error > mark:
            best, value, mark = act, found, found + error
    return Found(best, value, searcher.nodes, depth)
