"""The review's verdict where cards are played: one act deep, as the CPU weighs them (C24)."""

from typing import Final

from chek.brain.cards.search import CARD, CardSearch
from chek.brain.levels import LEVELS, without_error
from chek.state import Action, BoardAction, State
from engine.core.review import SAME, Verdict

_SURE: Final = without_error(LEVELS["5"])


def judge_card_act(state: State, action: Action) -> Verdict[Action]:
    """The verdict in pieces, a card of average worth each, so that it reads as elsewhere."""
    if not isinstance(action, BoardAction):
        raise TypeError(f"not an action on the board: {action!r}")
    search = CardSearch(state, _SURE)
    values = {act: search.value(act) for act in search.singles()}
    values |= {double: search.value(double) for double in search.pairs(values)}
    value = values[action] if action in values else search.value(action)
    best = max(values, key=lambda act: values[act])
    own, other = value / CARD, values[best] / CARD
    return Verdict(action, own, own) if own > other - SAME else Verdict(best, own, other)
