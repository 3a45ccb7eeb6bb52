"""What is asked before and beside the strikes: bayonet attacks, sides, and resigning (K09, K10)."""

from msgspec.structs import replace

from chapayev.geometry import turned
from chapayev.rounds import close
from chapayev.rows import can_step_back, in_contact, place, stepped_back
from chapayev.state import (
    BLACK,
    WHITE,
    Accept,
    Bayonet,
    Plain,
    Resign,
    State,
    StepBack,
    Swap,
    TableAction,
)
from engine.core.game import Seat


def told(state: State, seat: Seat, action: TableAction) -> State:
    """After what a seat asked or answered."""
    match action:
        case Bayonet():
            return _demanded(state, seat)
        case Accept():
            return _fixed(state)
        case StepBack():
            rows = stepped_back(state.rows, seat)
            return replace(state, rows=rows, checkers=place(rows), due="strike")
        case Swap():
            return _swapped(state)
        case Plain():
            return replace(state, due="strike")
        case Resign():
            return close(state, "resigned", 1 - seat)


def _demanded(state: State, seat: Seat) -> State:
    """The other seat answers; on its last row there is no choice, and it has accepted (K10)."""
    if can_step_back(state.rows, 1 - seat):
        return replace(state, due="answer")
    return _fixed(state)


def _fixed(state: State) -> State:
    """Bayonets fixed: both rows in contact, and the strike is due."""
    return replace(state, checkers=in_contact(state.rows), due="strike")


def _swapped(state: State) -> State:
    """The seats change armies: colours and the board are turned round, the seats stay (K09)."""
    white, black = state.rows
    return replace(
        state,
        rows=(9 - black, 9 - white),
        checkers=turned(state.checkers),
        began=1 - state.began,
        turn=1 - state.turn,
        due="strike",
        struck=(_named_anew(state, BLACK), _named_anew(state, WHITE)),
        lost=(_numbered_anew(state, BLACK), _numbered_anew(state, WHITE)),
    )


def _named_anew(state: State, seat: Seat) -> tuple[tuple[Seat, int], ...]:
    return tuple(sorted((1 - army, 9 - number) for army, number in state.struck[seat]))


def _numbered_anew(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(sorted(9 - number for number in state.lost[seat]))


def asked(state: State) -> tuple[Seat, ...]:
    """The seats that have something to decide beside resigning, where chance is not due."""
    match state.due:
        case "strike" | "bayonet":
            return (state.turn,)
        case "answer":
            return (1 - state.turn,)
        case "pie":
            return (1 - state.began,)
        case "blow":
            return tuple(seat for seat in (WHITE, BLACK) if state.breaths[seat] is None)
        case "thumb":
            return (flicker(state),)
        case _:
            return ()


def flicker(state: State) -> Seat:
    """Who plays the hanging checker that is to be flicked (K12, K14)."""
    stroke = state.stroke
    checker = state.find(stroke.target) if stroke and stroke.target else None
    assert checker is not None
    return checker.player
