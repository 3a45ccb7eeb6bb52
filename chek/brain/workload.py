"""What the benchmark of Chek's CPU does: the same middles of matches, however fast."""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec.structs import replace

from chek.brain.bitstate import BitState, acts, from_state, to_state
from chek.brain.duel.plain import Plain
from chek.brain.duel.search import Duel
from chek.brain.evaluate import MATERIAL, Weights
from chek.brain.search import Plan, search
from chek.brain.weights import learnt_for
from chek.rules import Chek
from chek.state import State
from engine.core.chance import Rng
from engine.core.cpu import Task
from engine.core.game import Options

UNBOUNDED = 1 << 60
TWO = "checkers2"
WIDE = "checkers3"
MANY = 40
ALONE = replace(MATERIAL, advance=0, passivity=0)
FOUR = "sides4"


def make_tasks() -> list[Task]:
    """Two seats with and without an evaluation, four seats, and what cutting saves."""
    deep = "depth 3, two seats"
    for layout, matches in ((TWO, 6), (TWO, 2), (WIDE, 6), (FOUR, 6)):
        middles(layout, matches)  # no part of what is measured
    peer = _peer()
    return [
        Task(f"{deep}, material", partial(_search, WIDE, ALONE, 3), *peer),
        Task(f"{deep}, evaluation", partial(_search, WIDE, None, 3), *peer),
        Task("depth 3, four seats, evaluation", partial(_search, FOUR, None, 3)),
        _against("depth 2, two seats", 2, 6),
        _against(deep, 3, 2),
    ]


def make_questions() -> list[tuple[str, State]]:
    """Positions of the widest layouts, early and late, and of what kind each is."""
    kinds = (("two seats", WIDE), ("four seats", FOUR))
    return [(kind, to_state(bits)) for kind, layout in kinds for bits in middles(layout, MANY)]


def _peer() -> tuple[str, Callable[[], int]] | tuple[()]:
    """The move generator that Python's chess programs stand on, if it is installed."""
    if find_spec("chess") is None:
        return ()
    return "python-chess's perft", _chess_perft


def _chess_perft() -> int:
    """Leaves of chess's first position, four plies deep, each of them made as the search does."""
    chess: Any = import_module("chess")
    return _leaves(chess.Board(), 4)


def _leaves(board: Any, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += _leaves(board, depth - 1)
        board.pop()
    return total


def _against(name: str, depth: int, matches: int) -> Task:
    return Task(
        f"{name}, to the depth",
        partial(_search, TWO, None, depth, matches),
        "plain expectiminimax",
        partial(_plain, TWO, depth, matches),
        is_timed=False,
    )


def _search(layout: str, weights: Weights | None, depth: int, matches: int = 6) -> int:
    plan = Plan(depth, UNBOUNDED, weights)
    return sum(search(bits, plan).nodes for bits in middles(layout, matches))


def _plain(layout: str, depth: int, matches: int) -> int:
    """All depths up to this one, as the search counts its own."""
    total = 0
    for bits in middles(layout, matches):
        plain = Plain(Duel(bits, learnt_for(bits.setup), UNBOUNDED))
        for level in range(1, depth + 1):
            for act in acts(bits):
                plain.value(act, level)
        total += plain.nodes
    return total


@cache
def middles(layout: str, matches: int) -> tuple[BitState, ...]:
    """A position from each of some random matches, where somebody may act on the board."""
    return tuple(_middle({"layout": layout, "first": "S"}, seed) for seed in range(matches))


def _middle(options: Options, seed: int) -> BitState:
    game, rng, plies = Chek(), Rng(seed), 60 + 20 * seed
    state = game.new(options)
    while plies > 0 or state.attack or state.ended:
        choices = game.plies(state)
        if choices:
            which, rng = rng.below(len(choices))
            state = game.apply(state, *choices[which])
        else:
            state = game.new(options)
        plies -= 1
    return from_state(state)
