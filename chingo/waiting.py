"""Who has to decide, in truth and as far as a viewer may know."""

from chingo.state import State
from engine.core.game import CHANCE, Seat

SEATS = (0, 1)


def is_secret(state: State) -> bool:
    """Whether both seats decide at once and unseen: in set-up and in a tie (G03, G09)."""
    return (state.is_setup and not is_lot_due(state)) or state.tie is not None


def is_lot_due(state: State) -> bool:
    """Whether both are Ready and the first seat is still to be drawn (G05)."""
    return state.is_setup and all(muster.ready for muster in state.musters)


def is_deal_due(state: State, seat: Seat) -> bool:
    """Whether the seat has no weapons yet, or has none any more (G02, G03)."""
    return state.is_setup and not state.musters[seat].dealt


def has_done(state: State, seat: Seat) -> bool:
    """Whether the seat has done its part in set-up or in a tie."""
    if state.is_setup:
        return state.musters[seat].ready
    return state.picks[seat] is not None


def is_held(state: State, seat: Seat) -> bool:
    """Whether the seat has to wait for chance, as far as it may know.

    Chance that is due for the other seat in set-up or in a tie is none of its business.
    """
    if is_secret(state):
        return is_deal_due(state, seat) or seat in state.late
    return is_lot_due(state) or bool(state.late)


def is_asked(state: State, seat: Seat) -> bool:
    """Whether the seat has something to decide beside resigning; the match goes on."""
    if is_secret(state):
        return not has_done(state, seat)
    return seat == (state.turn if state.vote is None else 1 - state.vote)


def is_chance(state: State) -> bool:
    """Whether the lot, a deal, or an act for a late seat is due."""
    return not state.ended and any(is_held(state, seat) for seat in SEATS)


def actors(state: State) -> tuple[Seat, ...]:
    """Chance, both seats in set-up and ties until each has done its part, or one seat."""
    if state.ended:
        return ()
    if is_chance(state):
        return (CHANCE,)
    return tuple(seat for seat in SEATS if is_asked(state, seat))


def awaited(state: State, viewer: Seat | None) -> tuple[Seat, ...]:
    """`actors` as the viewer may know them.

    In set-up and in a tie nobody sees whether another seat has done its part: one that has not done
    its own waits for itself, one that has for the other, and a spectator for both (G16).
    """
    if state.ended or not is_secret(state):
        return actors(state)
    if viewer is None:
        return SEATS
    if is_held(state, viewer):
        return (CHANCE,)
    return (1 - viewer,) if has_done(state, viewer) else (viewer,)
