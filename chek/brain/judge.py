"""What an action was worth beside the CPU's choice: the one door from the review to the search."""

from msgspec.structs import replace

from chek.brain.bitstate import PASS, STOP, Act, BitState, from_state, to_action
from chek.brain.cards.judge import judge_card_act
from chek.brain.ground import OutOfNodes
from chek.brain.search import Found, Plan, search, value_of
from chek.state import Action, Attack, Move, Pass, State, Stop
from engine.core.review import SAME, Verdict

#: As deep as level 5 looks, without its errors.
PLAN = Plan(depth=2, nodes=60_000)


def judge(state: State, action: Action, plan: Plan = PLAN) -> Verdict[Action]:
    """The verdict on an action on the board of the seat that may act in `state`."""
    if state.ranks:
        return judge_card_act(state, action)
    bits = from_state(state)
    found, value = _weigh(bits, _to_act(action), plan)
    if value > found.value - SAME:
        return Verdict(action, value, value)
    return Verdict(to_action(bits, found.act), value, found.value)


def _weigh(bits: BitState, act: Act, plan: Plan) -> tuple[Found, float]:
    """The CPU's choice and the act's value, both of the greatest depth that the nodes allow."""
    found = search(bits, plan)
    if found.act == act:
        return found, found.value
    for depth in range(found.depth, 1, -1):
        try:
            value = value_of(bits, act, plan, depth)
        except OutOfNodes:
            continue
        return found if depth == found.depth else search(bits, replace(plan, depth=depth)), value
    found = search(bits, replace(plan, depth=1))
    return found, value_of(bits, act, plan, 1)


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
