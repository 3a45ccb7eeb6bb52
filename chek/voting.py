"""What happens at the table: offering, answering and resigning (C21, C29)."""

from msgspec.structs import replace

from chek.moves import can_chain
from chek.placing import cleared
from chek.state import Agree, Offer, Refuse, Resign, State, TableAction, Vote
from chek.turns import after_quiet, close, end_turn
from engine.core.game import Seat
from engine.core.turn import clockwise


def told(state: State, seat: Seat, action: TableAction) -> State:
    """After what a seat said at the table."""
    match action:
        case Offer():
            return offer(state, seat)
        case Agree():
            return agree(state)
        case Refuse():
            return refuse(state)
        case Resign():
            return resign(state, seat)


def offer(state: State, seat: Seat) -> State:
    """The other living seats are asked clockwise; there is one, or the match were over."""
    others = clockwise(seat, state.setup.seats)[:-1]
    waiting = tuple(other for other in others if state.left(other))
    return replace(state, offered=(*state.offered, seat), vote=Vote(seat, waiting))


def agree(state: State) -> State:
    """The next seat is asked, or the match ends."""
    return _after_answer(state, state.vote.waiting[1:] if state.vote else ())


def refuse(state: State) -> State:
    """One refusal, and the game goes on where it was."""
    return replace(state, vote=None)


def _after_answer(state: State, waiting: tuple[Seat, ...]) -> State:
    if state.vote is None or not waiting:
        return close(state, "agreed")
    return replace(state, vote=Vote(state.vote.by, waiting))


def resign(state: State, seat: Seat) -> State:
    """The seat's pieces leave the board and count for nobody; the others play on (C29)."""
    actor = state.actor
    resigned = tuple(was or other == seat for other, was in enumerate(state.resigned))
    state = replace(cleared(state, state.pieces(seat)), resigned=resigned)
    if len(state.living) <= 1:
        return close(state, "resigned")
    state = _without_voter(state, seat)
    if state.ended:
        return state
    if seat == actor or (state.chain and not can_chain(state)):
        return end_turn(state, actor)
    return after_quiet(state)


def _without_voter(state: State, seat: Seat) -> State:
    """An offer lapses with the one who made it; who was still to answer is no longer asked."""
    if state.vote is None:
        return state
    if state.vote.by == seat:
        return replace(state, vote=None)
    return _after_answer(state, tuple(other for other in state.vote.waiting if other != seat))
