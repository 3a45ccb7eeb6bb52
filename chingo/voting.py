"""What happens at the table: offering a draw, answering, and resigning (G14)."""

from msgspec.structs import replace

from chingo.ends import close
from chingo.state import Agree, Offer, Refuse, Resign, State
from engine.core.game import Seat


def told(state: State, seat: Seat, action: Offer | Agree | Refuse | Resign) -> State:
    """After what a seat said at the table."""
    match action:
        case Offer():
            return replace(state, offered=True, vote=seat)
        case Agree():
            return close(state, "agreed", None)
        case Refuse():
            return refused(state)
        case Resign():
            return close(state, "resigned", 1 - seat)


def refused(state: State) -> State:
    """A no, and the turn goes on where it was."""
    return replace(state, vote=None)
