"""Rounds: how one begins, how it ends, and what the match makes of it (K02, K06 to K11, K22)."""

from msgspec.structs import replace

from chapayev.judging import rows_won
from chapayev.rows import Rows, advanced, are_adjacent, gained, pinned, place
from chapayev.state import BLACK, SEATS, WHITE, Due, Result, Setup, State
from engine.core.game import Outcome, Seat


def begin(setup: Setup, rows: Rows, first: Seat, *, number: int = 1) -> State:
    """A round before its first decision.

    Args:
        setup: what stays the same.
        rows: where the armies stand.
        first: who strikes first unless the last hope is another's (K02, K11).
        number: of the round, from 1.
    """
    hope = pinned(rows) if setup.last_hope else None
    began = first if hope is None else hope
    state = State(setup, rows, place(rows), round=number, began=began, turn=began)
    return replace(state, due=opening(setup, rows))


def opening(setup: Setup, rows: Rows) -> Due:
    """What a round begins with: the seat that strikes first may demand a bayonet attack (K10)."""
    return "bayonet" if setup.bayonet and are_adjacent(rows) else "strike"


def over(state: State, winner: Seat | None, *, is_quiet: bool = False) -> State:
    """The match after a round: its end, or the next round before its first decision."""
    by = 0 if winner is None else rows_won(state, winner)
    rows = state.rows if winner is None else advanced(state.rows, winner, by)
    result = Result(state.round, winner, by, is_quiet)
    told = replace(state, rows=rows, result=result)
    if 0 in rows:
        return close(told, "pushed", winner)
    if state.setup.rounds and state.round >= state.setup.rounds:
        return close(told, "rounds", leader(rows))
    first = state.began if winner is None else winner
    following = begin(state.setup, rows, first, number=state.round + 1)
    return replace(following, result=result)


def leader(rows: Rows) -> Seat | None:
    """The seat with more rows gained, or None (K08, K22)."""
    white, black = gained(rows)
    return None if white == black else (WHITE if white > black else BLACK)


def close(state: State, reason: str, winner: Seat | None) -> State:
    """The match ended; nothing is due any more."""
    return replace(state, due="", breaths=(None, None), ended=reason, winner=winner)


def outcome(state: State) -> Outcome | None:
    """None while the match goes on; a draw has no winner. Scores are rows gained."""
    if not state.ended:
        return None
    winners = tuple(seat for seat in SEATS if seat == state.winner)
    return Outcome(state.ended, winners, gained(state.rows))
