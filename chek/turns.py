"""How a turn ends, whose is next, and the ends that this can bring (C15 to C20)."""

from msgspec.structs import replace

from chek.editions import edition_of
from chek.moves import can_act, can_chain
from chek.placing import carried
from chek.state import Action, Attack, Double, Move, Pass, State
from engine.core.game import Outcome, Seat
from engine.core.turn import next_living, quiet_limit


def end_turn(state: State, after: Seat) -> State:
    """The next seat's turn; `after` made the last move or won the last roll (C17).

    At least two seats are living: the last piece falls in an attack or by resigning.
    """
    if state.setup.strict:
        after = state.turn
    if state.chain:
        state = replace(state, quiet=0)
    living = state.living
    turn = next_living(after, living, state.setup.seats)
    return between_turns(replace(state, turn=turn, chain=None, attack=None, offered=()))


def after_moves(state: State, seat: Seat, *moves: Move) -> State:
    """After the moves that made a quiet turn; there is none where the seat passed (C06, C20)."""
    return end_turn(replace(carried(state, *moves), quiet=state.quiet + 1), seat)


def between_turns(state: State) -> State:
    """The match ended if so many quiet turns have gone by, or if nobody can act (C19, C20)."""
    state = after_quiet(state)
    if not state.ended and not any(can_act(state, seat) for seat in state.living):
        return close(state, "blocked")
    return state


def after_quiet(state: State) -> State:
    """The match ended if the quiet counter has reached its limit; a chain breaks it (C20)."""
    limit = quiet_limit(state.setup.quiet, len(state.living))
    return close(state, "quiet") if limit and not state.chain and state.quiet >= limit else state


def after_capture(state: State) -> State:
    """With the chain open around the contested cell: go on, end the turn, or end it all."""
    if len(state.living) == 1:
        return close(state, "last")
    if can_chain(state):
        return state
    return end_turn(state, state.actor)


def begins_turn(state: State, action: Action) -> bool:
    """Whether an action in a state is the first of a turn, not a link of a chain (C05, C13)."""
    return state.chain is None and isinstance(action, Move | Attack | Double | Pass)


def close(state: State, reason: str) -> State:
    """The match ended for `reason` (C19); nothing is due any more.

    A chain may have outlived the turn's seat: then the turn is left with the next living one, or
    the position's text would not read back.
    """
    turn, living = state.turn, state.living
    if len(living) > 1 and turn not in living:
        turn = next_living(turn, living, state.setup.seats)
    cleared = replace(state, chain=None, attack=None, offered=(), vote=None)
    return replace(cleared, turn=turn, ended=reason)


def scores(state: State) -> tuple[int, ...]:
    """Pieces taken and own pieces left, by seat, as if the match ended now (C18)."""
    left = edition_of(state.setup).score_left
    return tuple(taken + left(state, seat) for seat, taken in enumerate(state.taken))


def outcome(state: State) -> Outcome | None:
    """The highest score wins, ties share; who resigned cannot win (C18, C29)."""
    if not state.ended:
        return None
    totals = scores(state)
    running = [seat for seat, resigned in enumerate(state.resigned) if not resigned]
    best = max(totals[seat] for seat in running)
    winners = tuple(seat for seat in running if totals[seat] == best)
    return Outcome(state.ended, winners, totals)
