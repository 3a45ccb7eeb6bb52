"""How a turn ends, and the ends that this can bring, in their order (G12 to G15)."""

from msgspec.structs import replace

from chingo.moves import can_step, has_movable, units
from chingo.state import QUIET_LIMIT, Known, State
from chingo.waiting import SEATS
from engine.core.game import Outcome, Seat


def end_turn(state: State) -> State:
    """The other seat's turn, unless the match has ended."""
    return between_turns(replace(state, turn=1 - state.turn, offered=False))


def between_turns(state: State) -> State:
    """The match ended if one of the ends of G12 has come, the Flagbearer's excepted."""
    if not any(has_movable(state.cells, seat) for seat in SEATS):
        return close(state, "immobile", None)
    if not can_step(state.cells, state.turn):
        return close(state, "blocked", 1 - state.turn)
    if state.quiet >= QUIET_LIMIT:
        return close(state, "quiet", None)
    return state


def close(state: State, reason: str, winner: Seat | None) -> State:
    """The match ended; nothing is due any more."""
    nothing = replace(state, vote=None, late=(), picks=(None, None))
    return replace(nothing, ended=reason, winner=winner)


def scores(state: Known) -> tuple[int, int]:
    """Own units alive, by seat."""
    return len(units(state.cells, 0)), len(units(state.cells, 1))


def outcome(state: State) -> Outcome | None:
    """None while the match goes on; a draw has no winner."""
    if not state.ended:
        return None
    winners = () if state.winner is None else (state.winner,)
    return Outcome(state.ended, winners, scores(state))
