"""The authority on what is allowed: why an action is not, in one sentence that names the place."""

from chek.dealing import why_not_dealt
from chek.editions import edition_of
from chek.moves import board_actions, is_chance
from chek.state import (
    Action,
    Agree,
    Attack,
    Deal,
    Double,
    Lot,
    Move,
    Offer,
    Pass,
    Refuse,
    Resign,
    Roll,
    State,
    Stop,
)
from chek.steps import cell_names
from engine.core.game import CHANCE, Seat
from engine.core.words import _


def why_not(state: State, seat: Seat, action: Action) -> str:
    """Why `seat` (or CHANCE) may not do this now; empty if it may."""
    if state.ended:
        return _("The match is over.")
    if is_chance(state):
        return _why_not_chance(state, seat, action)
    if seat == CHANCE or isinstance(action, Lot | Roll | Deal):
        return _("No roll is due here.")
    if not (0 <= seat < state.setup.seats and state.left(seat)):
        return _("This seat has nothing left on the board.")
    return _why_not_seat(state, seat, action)


def _why_not_chance(state: State, seat: Seat, action: Action) -> str:
    if state.turn < 0:
        fits = isinstance(action, Lot) and action.seat in state.living
        return "" if seat == CHANCE and fits else _("The lot for the first seat is due here.")
    if state.is_undealt:
        return _why_not_deal(state, seat, action)
    fits = isinstance(action, Roll) and 1 <= action.attacker <= 6 and 1 <= action.defender <= 6
    return "" if seat == CHANCE and fits else _("A roll of two dice, 1 to 6 each, is due here.")


def _why_not_deal(state: State, seat: Seat, action: Action) -> str:
    if seat == CHANCE and isinstance(action, Deal):
        return why_not_dealt(state, action)
    return _("The cards are to be dealt here.")


def _why_not_seat(state: State, seat: Seat, action: Action) -> str:
    if isinstance(action, Resign):
        return ""
    if state.vote:
        return _why_not_answer(state, seat, action)
    if isinstance(action, Agree | Refuse):
        return _("Nobody has offered to end the match.")
    if seat != state.actor:
        return _("It is another seat's turn to act.")
    if isinstance(action, Offer):
        return _("The end was offered in this turn already.") if seat in state.offered else ""
    return _why_not_chain(state, action) if state.chain else _why_not_step(state, action)


def _why_not_answer(state: State, seat: Seat, action: Action) -> str:
    if not isinstance(action, Agree | Refuse):
        return _("An offer to end the match waits for its answer first.")
    if state.vote and state.vote.waiting[0] != seat:
        return _("Another seat has to answer the offer first.")
    return ""


def _why_not_chain(state: State, action: Action) -> str:
    if isinstance(action, Stop):
        return ""
    if not isinstance(action, Attack):
        return _("A chain is open: attack on, or stop.")
    reason = edition_of(state.setup).why_not_linked(state, action)
    if reason:
        return reason
    if action.target not in state.setup.board.near8[action.source]:
        return _("{target} is not next to {source}.").format(**cell_names(state, action))
    return _why_not_enemy(state, action)


def _why_not_step(state: State, action: Action) -> str:
    if isinstance(action, Move | Attack):
        return _why_not_own(state, action)
    if isinstance(action, Double):
        return edition_of(state.setup).why_not_doubled(state, action)
    if isinstance(action, Pass):
        sentence = _("Only a seat that can neither move nor attack may pass.")
        return "" if board_actions(state) == [Pass()] else sentence
    return _("No chain is open that could be stopped.")


def _why_not_own(state: State, action: Move | Attack) -> str:
    names = cell_names(state, action)
    if not _is_on_board(state, action) or state.owner(action.source) != state.turn:
        return _not_own(state).format(**names)
    reason = edition_of(state.setup).why_not_reached(state, action)
    if reason:
        return reason
    if isinstance(action, Attack):
        return _why_not_enemy(state, action)
    return _("{target} is not empty.").format(**names) if state.cells[action.target] else ""


def _not_own(state: State) -> str:
    if edition_of(state.setup).has_cards:
        return _("There is no card of the seat to move on {source}.")
    return _("There is no piece of the seat to move on {source}.")


def _why_not_enemy(state: State, action: Attack) -> str:
    if state.cells[action.target] in (0, state.cells[action.source]):
        return _("There is no enemy on {target}.").format(**cell_names(state, action))
    return edition_of(state.setup).why_not_attacked(state, action)


def _is_on_board(state: State, action: Move | Attack) -> bool:
    cells = state.setup.board.cells
    return action.source in cells and action.target in cells
