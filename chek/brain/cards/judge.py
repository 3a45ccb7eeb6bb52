"""The review's verdict where cards are played: one act deep, as the CPU weighs them (C24)."""

from chek.brain.cards.search import CARD, CardSearch
from chek.state import Action, BoardAction, State
from engine.core.review import SAME, Verdict


def judge_card_act(state: State, action: Action) -> Verdict[Action]:
    """The verdict in pieces, a card of average worth each, so that it reads as elsewhere."""
    if not isinstance(action, BoardAction):
        raise TypeError(f"not an action on the board: {action!r}")
    marks, told = CardSearch(state).all_values(), CardSearch(state, is_calm=True)
    best = max(marks, key=lambda act: marks[act])
    own, other = told.value(action) / CARD, told.value(best) / CARD
    return Verdict(action, own, own) if own > other - SAME else Verdict(best, own, other)
