"""The roll: one place that computes a bonus and explains it (C08 to C12)."""

import msgspec

from chek.state import Attack, Roll, State
from engine.core.chance import wins_of_36
from engine.core.game import Seat


class Odds(msgspec.Struct, frozen=True):
    """What speaks for an attack before it is rolled.

    Attributes:
        bully: 1 if another own piece is 8-way next to the contested cell (C09), else 0.
        chain: 1 if it is not the turn's first attack (C10), else 0.
    """

    bully: int
    chain: int

    @property
    def bonus(self) -> int:
        """What is added to the attacker's die, 0 to 2."""
        return self.bully + self.chain

    @property
    def wins(self) -> int:
        """Rolls of 36 that the attacker wins: 15, 21 or 26 (C11)."""
        return wins_of_36(self.bonus)


def odds(state: State, attack: Attack) -> Odds:
    """The bonuses of an attack in this state, whether or not its roll is due already."""
    chain = state.chain is not None
    counts = state.setup.chain_bully or not chain
    return Odds(int(counts and _has_bully(state, attack)), int(chain))


def _has_bully(state: State, attack: Attack) -> bool:
    mark = state.cells[attack.source]
    near = state.setup.board.near8[attack.target]
    return any(state.cells[cell] == mark for cell in near if cell != attack.source)


def roll_winner(state: State, roll: Roll) -> Seat:
    """The seat that wins the roll which is due: the higher total, the defender on ties (C08)."""
    attack = state.attack
    if attack is None:
        raise ValueError("no roll is due")
    attacker_wins = roll.attacker + odds(state, attack).bonus > roll.defender
    return state.cells[attack.source if attacker_wins else attack.target] - 1
