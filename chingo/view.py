"""The one door through which a match's secrets leave: views and redacted entries (G15, G16).

A view is built field by field from what its viewer may know; what is not named here stays inside.
"""

from chingo.state import (
    Action,
    Deal,
    Flag,
    Forced,
    Lapse,
    Pick,
    Ready,
    Shuffle,
    State,
    Trap,
    Unit,
    View,
)
from chingo.waiting import awaited
from engine.core.game import Seat

__all__ = ["awaited", "redact", "view"]

_SECRET = Flag | Trap | Shuffle | Ready | Pick


def view(state: State, viewer: Seat | None) -> View:
    """What `viewer` may know; after the end everybody sees every unit (G15)."""
    return View(
        viewer=viewer,
        first=state.first,
        clock=state.clock,
        cells=tuple(_seen(state, unit, viewer) for unit in state.cells),
        turn=state.turn,
        awaited=awaited(state, viewer),
        muster=None if viewer is None else state.musters[viewer],
        quiet=state.quiet,
        fight=state.fight,
        pick=None if viewer is None else state.picks[viewer],
        fallen=state.fallen,
        offered=state.offered,
        vote=state.vote,
        lapses=0 if viewer is None else state.lapses[viewer],
        ended=state.ended,
        winner=state.winner,
        last=state.last,
    )


def _seen(state: State, unit: Unit | None, viewer: Seat | None) -> Unit | None:
    """A unit as the viewer knows it: its own, or revealed, by owner and never by place."""
    if unit is None or unit.owner == viewer or unit.shown or state.ended:
        return unit
    return Unit(unit.owner, "?", unit.moved)


def redact(seat: Seat, action: Action, viewer: Seat | None) -> Action | None:
    """The action, or None where `viewer` may not even know that there was one.

    What is done in set-up and in a tie is its seat's own secret, chance's part in it too. That a
    clock has run out is seen by what chance does then, where that is seen.
    """
    match action:
        case Deal() | Forced() if _is_own(action):
            return action if viewer == action.seat else None
        case Lapse():
            return action if viewer == seat else None
        case _:
            hidden = isinstance(action, _SECRET) and viewer != seat
            return None if hidden else action


def _is_own(action: Deal | Forced) -> bool:
    """Whether it belongs to its seat's secrets: a deal, a set-up, a choice in a tie."""
    return isinstance(action, Deal) or any(isinstance(act, _SECRET) for act in action.actions)
