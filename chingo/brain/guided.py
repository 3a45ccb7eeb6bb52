"""Short playouts in which both sides act as people do, each by what it knows itself.

A side sees its own units, and of the enemy's what is public: a shown arm, whether a unit has moved.
So the enemy in a playout never makes use of a unit of ours that it has not seen, though the sampled
world is one list of cells (chingo.brain.worlds).
"""

from typing import Final

from chingo.brain.codes import (
    CODES,
    FLAG_TAKEN,
    IS_MOVED,
    IS_SHOWN,
    MOVABLE,
    NEAR,
    OUTCOMES,
    SIDES,
    STEP,
    STEPS,
    TIE,
    WIN,
)
from chingo.brain.dice import MASK, MULTIPLIER
from chingo.brain.playout import TRIES, Board

CANDIDATES: Final = 3
"""Steps that are drawn to take the most urgent of."""

SURE: Final = 90
"""How urgent a fight is that is won for certain."""

FORWARD, ASIDE, BACK = 26, 12, 4
"""How urgent a step onto an empty cell is, by its direction."""

UNKNOWN: Final = {(False, False): 30, (False, True): 26, (True, False): 24, (True, True): 8}
"""How urgent an attack on a unit not shown is: whether the attacker is shown, whether it has moved.

Who attacks with a unit that the enemy has seen finds, among those that come near, its better.
"""

KNOWN: Final = {WIN: SURE, TIE: 14, FLAG_TAKEN: SURE}
"""How urgent an attack on a shown unit is; one that loses is not at all."""


def _urgency(mover: int, target: int) -> int:
    """By what the mover's side knows."""
    outcome = OUTCOMES[mover][target]
    if outcome <= STEP:
        return 0
    if IS_SHOWN[target]:
        return KNOWN.get(outcome, 0)
    return UNKNOWN[bool(IS_SHOWN[mover]), bool(IS_MOVED[target])]


URGENCY: Final = [[_urgency(a, b) for b in range(CODES)] for a in range(CODES)]
"""By the attacker's code and the code attacked."""

PACE: Final = ((FORWARD, ASIDE, ASIDE, BACK), (BACK, ASIDE, ASIDE, FORWARD))
"""How urgent a step is, by side and direction, in the order of `STEPS`."""

Choice = tuple[int, int, int]
"""How urgent it is, 0 for nothing; which of the side's movers; the padded cell that it enters."""


def play_out(
    board: Board, plies: int, seed: int, last: int = 0, *, is_sharp: bool = False
) -> tuple[int, int]:
    """Play at most so many plies on this board itself.

    Each is the most urgent of an answer to the unit that has come last, to the padded cell `last`,
    and of a few drawn ones; if `is_sharp` of all attacks and a few drawn ones. Gives the cell that
    was entered last, and the generator after it all.
    """
    find = _strike if is_sharp else _answer
    for _ply in range(plies):
        if board.winner >= 0:
            break
        choice = find(board, last)
        if choice[0] < SURE:
            choice, seed = _draw(board, choice, seed)
        urgency, index, last = choice
        if urgency:
            seed = (seed * MULTIPLIER + 11) & MASK
            board.step(index, last, seed >> 8)
    return last, seed


def _answer(board: Board, last: int) -> Choice:
    """The most urgent attack on the cell that was entered last."""
    cells, side = board.cells, board.side
    best, found, entered = 0, 0, cells[last]
    for near in NEAR[last]:
        mover = cells[near]
        if SIDES[mover] == side and MOVABLE[mover]:
            urgency = URGENCY[mover][entered]
            if urgency > best:
                best, found = urgency, near
    return best, board.movers[side].index(found) if best else 0, last


def _strike(board: Board, _last: int) -> Choice:
    """The most urgent attack of all."""
    cells, enemy = board.cells, 1 - board.side
    best: Choice = 0, 0, 0
    for index, pad in enumerate(board.movers[board.side]):
        urgencies = URGENCY[cells[pad]]
        for near in NEAR[pad]:
            other = cells[near]
            if SIDES[other] == enemy and urgencies[other] > best[0]:
                best = urgencies[other], index, near
    return best


def _draw(board: Board, best: Choice, seed: int) -> tuple[Choice, int]:
    """The most urgent of what was found and of some steps drawn; the generator after them.

    Where a seat is nearly blocked, perhaps nothing is drawn, and the next call tries again.
    """
    cells, own, pace = board.cells, board.movers[board.side], PACE[board.side]
    drawn = 0
    for _try in range(TRIES):
        seed = (seed * MULTIPLIER + 11) & MASK
        number = (seed >> 22) * (len(own) << 2) >> 26
        source = own[number >> 2]
        target = source + STEPS[number & 3]
        mover, other = cells[source], cells[target]
        if not OUTCOMES[mover][other]:
            continue
        urgency = (URGENCY[mover][other] if other else pace[number & 3]) + (seed >> 12 & 15)
        if urgency > best[0]:
            best = urgency, number >> 2, target
        drawn += 1
        if drawn == CANDIDATES:
            return best, seed
    if not best[0]:
        board.end()
    return best, seed
