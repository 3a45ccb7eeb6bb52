"""What happens when a seat's clock runs out (G18)."""

from itertools import permutations
from typing import Final

from msgspec.structs import replace

from chingo import fights, setup
from chingo.ends import close
from chingo.moves import plies, units
from chingo.state import Attack, Flag, Forced, Move, Pick, Ready, State, Trap
from chingo.voting import refused
from engine.core.game import Seat

MOST: Final = 3
"""Lapses in a row that lose the match."""


def lapsed(state: State, seat: Seat) -> State:
    """The seat was too late: chance acts for it, an offer is refused, or it has lost."""
    state = _counted(state, seat, state.lapses[seat] + 1)
    if state.lapses[seat] >= MOST:
        return close(state, "time", 1 - seat)
    if state.vote is not None:
        return refused(state)
    return replace(state, late=tuple(sorted((*state.late, seat))))


def present(state: State, seat: Seat) -> State:
    """The seat has done something by itself: it begins to count anew."""
    return _counted(state, seat, 0) if state.lapses[seat] else state


def _counted(state: State, seat: Seat, n: int) -> State:
    south, north = state.lapses
    return replace(state, lapses=(south, n) if seat else (n, north))


def outcomes(state: State, seat: Seat) -> list[Forced]:
    """All that chance may do for a seat that is late, each as likely as the other."""
    if not state.is_setup:
        acts = plies(state, seat)
        return [Forced(seat, (act,)) for act in acts if isinstance(act, Move | Attack | Pick)]
    pairs = permutations(units(state.cells, seat), 2)
    return [Forced(seat, (Flag(flag), Trap(trap), Ready())) for flag, trap in pairs]


def forced(state: State, action: Forced) -> State:
    """After what chance did for the seat."""
    late = tuple(seat for seat in state.late if seat != action.seat)
    state = replace(state, late=late)
    match action.actions:
        case (Move() as move,):
            return fights.moved(state, move)
        case (Attack() as attack,):
            return fights.attacked(state, attack)
        case (Pick() as pick,):
            return fights.picked(state, action.seat, pick)
        case (Flag(flag), Trap(trap), Ready()):
            return setup.forced(state, action.seat, flag, trap)
        case _:
            raise AssertionError("the rules have checked it")
