"""What an action was worth beside the CPU's choice: the one door from the review to the search."""

from contextlib import suppress

from msgspec.structs import replace

from chek.brain.bitstate import PASS, STOP, Act, BitState, from_state, to_action
from chek.brain.cards.judge import judge_card_act
from chek.brain.ground import OutOfNodes
from chek.brain.search import Plan, calm, search, value_of
from chek.state import Action, Attack, Move, Pass, State, Stop
from engine.core.review import SAME, Verdict

#: As deep as level 5 looks, without its errors.
PLAN = Plan(depth=2, nodes=60_000)


def judge(state: State, action: Action, plan: Plan = PLAN) -> Verdict[Action]:
    """The verdict on an action on the board of the seat that may act in `state`."""
    if state.ranks:
        return judge_card_act(state, action)
    bits, act = from_state(state), _to_act(action)
    choice, best, value = _weigh(bits, act, plan)
    if choice == act or value > best - SAME:
        return Verdict(action, value, value)
    return Verdict(to_action(bits, choice), value, best)


def _weigh(bits: BitState, act: Act, plan: Plan) -> tuple[Act, float, float]:
    """The CPU's choice, and what it and the act promise, as deep as the nodes allow for both."""
    found = search(bits, plan)
    choice, told = found.act, calm(bits, plan)
    for depth in range(found.depth, 1, -1):
        if depth < found.depth:
            choice = search(bits, replace(plan, depth=depth)).act
        with suppress(OutOfNodes):
            return choice, *_values(bits, (choice, act), told, depth)
    choice = search(bits, replace(plan, depth=1)).act
    return choice, *_values(bits, (choice, act), told, 1)


def _values(bits: BitState, both: tuple[Act, Act], told: Plan, depth: int) -> tuple[float, float]:
    best = value_of(bits, both[0], told, depth)
    return best, best if both[0] == both[1] else value_of(bits, both[1], told, depth)


def _to_act(action: Action) -> Act:
    match action:
        case Move() | Attack():
            return 1 << action.source, 1 << action.target
        case Stop():
            return STOP
        case Pass():
            return PASS
        case _:
            raise TypeError(f"not an action on the board: {action!r}")
