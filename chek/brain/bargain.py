"""The CPU at the table: whether it offers the end and what it answers (C21)."""

from chek.brain.ground import USUAL_LIMIT
from chek.editions import edition_of
from chek.state import State
from chek.turns import scores
from engine.core.game import Seat
from engine.core.turn import quiet_limit


def would_offer(state: State, seat: Seat) -> bool:
    """Whether to offer now: not behind, and the quiet limit nears, or would if there were one.

    A seat's turn falls once in as many turns as there are living seats; so this is true once at
    three quarters of the limit and once just before it, and nobody is asked every turn. Nobody
    offers before the first attack unless all are down to one piece: the pieces are still to be
    won.
    """
    if state.chain or seat in state.offered or _lead(state, seat) < 0:
        return False
    if not (any(state.taken) or _are_down_to_one(state)):
        return False
    living = len(state.living)
    limit = quiet_limit(state.setup.quiet or USUAL_LIMIT, living)
    quiet = state.quiet % limit
    return any(mark <= quiet < mark + living for mark in (3 * limit // 4, limit - living))


def would_agree(state: State, seat: Seat) -> bool:
    """Whether to agree: it wins so, or nothing more is to be won."""
    lead = _lead(state, seat)
    if lead:
        return lead > 0 or not _can_catch_up(state, seat)
    limit = quiet_limit(state.setup.quiet or USUAL_LIMIT, len(state.living))
    return 2 * state.quiet >= limit or _are_down_to_one(state)


def _are_down_to_one(state: State) -> bool:
    return all(state.left(seat) == 1 for seat in state.living)


def _lead(state: State, seat: Seat) -> int:
    """By how much the seat's score is above the best of the others' that may win."""
    totals = scores(state)
    rivals = [s for s in range(state.setup.seats) if s != seat and not state.resigned[s]]
    return totals[seat] - max((totals[rival] for rival in rivals), default=-1)


def _can_catch_up(state: State, seat: Seat) -> bool:
    """Whether the seat would at least share the win if it took every piece there is."""
    totals = scores(state)
    left = edition_of(state.setup).score_left
    rivals = [s for s in range(state.setup.seats) if s != seat and not state.resigned[s]]
    most = totals[seat] + sum(left(state, s) for s in range(state.setup.seats) if s != seat)
    return all(most >= state.taken[rival] for rival in rivals)
