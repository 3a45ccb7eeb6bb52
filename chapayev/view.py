"""What a viewer may know: all but how strongly the other seat has just blown (K13)."""

from msgspec.structs import replace

from chapayev.asking import asked
from chapayev.state import SEATS, Action, Blow, State
from engine.core.game import CHANCE, Seat


def view(state: State, viewer: Seat | None) -> State:
    """The state with no breath but the viewer's own; None is a spectator, who sees neither."""
    white, black = (
        breath if seat == viewer else None
        for seat, breath in zip(SEATS, state.breaths, strict=True)
    )
    return replace(state, breaths=(white, black))


def actors(state: State) -> tuple[Seat, ...]:
    """Chance while checkers move, both seats that have to blow, one seat, or () at the end."""
    return (CHANCE,) if state.due == "settle" else asked(state)


def awaited(state: State, viewer: Seat | None) -> tuple[Seat, ...]:
    """`actors` as the viewer may know them: nobody sees whether another seat has blown.

    A seat that has not blown waits for itself, one that has for the other, a spectator for both.
    """
    if state.due != "blow":
        return actors(state)
    if viewer is None:
        return SEATS
    return (viewer,) if state.breaths[viewer] is None else (1 - viewer,)


def redact(seat: Seat, action: Action, viewer: Seat | None) -> Action | None:
    """The action as the viewer may know it; None for a blow of another, which is shown later."""
    return None if isinstance(action, Blow) and seat != viewer else action
