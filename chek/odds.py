"""The roll: what counts in it and who wins it, the same for rules, screens and records (C08)."""

from chek.chances import Odds
from chek.editions import edition_of
from chek.state import Attack, Roll, State
from engine.core.game import Seat

__all__ = ["Odds", "due_attack", "odds", "roll_winner"]


def odds(state: State, attack: Attack) -> Odds:
    """What counts in an attack in this state, whether or not its roll is due already."""
    return edition_of(state.setup).odds(state, attack)


def due_attack(state: State) -> Attack:
    """The attack whose roll is due; a `ValueError` if none is."""
    if state.attack is None:
        raise ValueError("no roll is due")
    return state.attack


def roll_winner(state: State, roll: Roll) -> Seat:
    """The seat that wins the roll which is due: the higher total, the defender on ties (C08)."""
    attack = due_attack(state)
    first, second = odds(state, attack).totals(roll)
    return state.cells[attack.source if first > second else attack.target] - 1
