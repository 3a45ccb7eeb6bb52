"""What the searches for two seats and for more have in common."""

from chek.brain.bitstate import WINS, BitState, Scores, quiet_rounds
from chek.brain.evaluate import Weights, haste_of

INFINITY = 1e9

CHAIN_BUDGET = 3
"""Chain attacks that are looked at in one turn."""

CHANCES = tuple(wins / 36 for wins in WINS)
"""Of an attack, by its bonus (C09 to C11)."""


USUAL_LIMIT = 40
"""The quiet limit, in rounds, for which patience is told (C20)."""


class OutOfNodes(Exception):
    """The budget is spent: the depth that was begun is not to be used."""


def root_haste(bits: BitState, weights: Weights) -> float:
    """How much the seat that may act is in a hurry; more so where it has the larger army."""
    own = bits.boards[bits.actor].bit_count()
    living = sum(board > 0 for board in bits.boards)
    enemies = (bits.all.bit_count() - own) / max(1, living - 1)
    return haste_of(weights, quiet_rounds(bits) * pressure(bits.setup.quiet), enemies / own)


def pressure(limit: int) -> float:
    """For how many quiet rounds each one counts where the limit is so many; 1 if it is not near.

    Patience shrinks with the limit. There is less time to come up, too, so the foremost piece goes
    ahead (`Evaluator.lure`). Anything more costs pieces: it was tried with the square.
    """
    return USUAL_LIMIT / limit if 0 < limit < USUAL_LIMIT else 1.0


def worth(totals: Scores) -> tuple[float, ...]:
    """Each seat's score less the mean of the others'; a piece taken is worth 1 to its taker."""
    seats = len(totals)
    return tuple((n - (sum(totals) - n) / (seats - 1)) * (seats - 1) / seats for n in totals)
