"""What the searches for two seats and for more have in common."""

from chek.brain.bitstate import WINS, BitState, Scores, quiet_rounds
from chek.brain.evaluate import Weights, haste_of

INFINITY = 1e9

CHAIN_BUDGET = 3
"""Chain attacks that are looked at in one turn."""

CHANCES = tuple(wins / 36 for wins in WINS)
"""Of an attack, by its bonus (C09 to C11)."""


class OutOfNodes(Exception):
    """The budget is spent: the depth that was begun is not to be used."""


def root_haste(bits: BitState, weights: Weights) -> float:
    """How much the seat that may act is in a hurry; more so where it has the larger army."""
    own = bits.boards[bits.actor].bit_count()
    living = sum(board > 0 for board in bits.boards)
    enemies = (bits.all.bit_count() - own) / max(1, living - 1)
    return haste_of(weights, quiet_rounds(bits), enemies / own)


def worth(totals: Scores) -> tuple[float, ...]:
    """Each seat's score less the mean of the others'; a piece taken is worth 1 to its taker."""
    seats = len(totals)
    return tuple((n - (sum(totals) - n) / (seats - 1)) * (seats - 1) / seats for n in totals)
