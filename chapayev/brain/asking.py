"""What to say when asked: bayonet attack, its answer, and changing sides (K09, K10)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from chapayev.asking import asked, told
from chapayev.brain.draws import Draws
from chapayev.brain.search import Plan, search
from chapayev.brain.value import now
from chapayev.state import Accept, Bayonet, Due, Plain, State, StepBack, Swap, TableAction
from engine.core.game import Seat

ANSWERS: Final[dict[Due, Sequence[TableAction]]] = {
    "bayonet": (Bayonet(), Plain()),
    "answer": (Accept(), StepBack()),
    "pie": (Plain(), Swap()),
}

Answer = tuple[TableAction, float, int]
"""What is said, what it is worth to the one who says it in rows, and simulations."""


def choose_answer(state: State, seat: Seat, plan: Plan, draws: Draws) -> Answer:
    """The better of the two answers to what is asked.

    Args:
        state: where something is asked of `seat`.
        seat: who answers.
        plan: how much is looked at, over both answers.
        draws: for the searches.
    """
    half = replace(plan, simulations=max(1, plan.simulations // 2))
    found, done = [], 0
    for action in ANSWERS[state.due]:
        value, count = prospect(told(state, seat, action), seat, half, draws)
        found.append((action, value))
        done += count
    action, value = max(found, key=lambda pair: pair[1])
    return action, value, done


def prospect(state: State, seat: Seat, plan: Plan, draws: Draws) -> tuple[float, int]:
    """What a position is worth to `seat` in rows, by the best strike there, and simulations."""
    if state.due in ANSWERS:
        answerer = asked(state)[0]
        _action, value, count = choose_answer(state, answerer, plan, draws)
        return (value if answerer == seat else -value), count
    if state.due != "strike":
        return now(state, seat, plan.taste), 0
    found = search(state, plan, draws)
    return (found.value if state.turn == seat else -found.value), found.simulations
