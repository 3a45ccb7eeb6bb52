"""The authority on what is allowed: why an action is not, in one sentence.

Like `legal`, what a seat is told depends on nothing that it may not know.
"""

from chingo import lapses
from chingo.moves import is_movable, units
from chingo.setup import is_deal
from chingo.state import (
    BOARD,
    WEAPONS,
    Action,
    Agree,
    Attack,
    Deal,
    Flag,
    Forced,
    Lapse,
    Lot,
    Move,
    Pick,
    Ready,
    Refuse,
    Resign,
    Shuffle,
    State,
    Trap,
)
from chingo.waiting import SEATS, is_asked, is_chance, is_deal_due, is_held, is_lot_due
from engine.core.game import CHANCE, Seat
from engine.core.words import _


def why_not(state: State, seat: Seat, action: Action) -> str:
    """Why `seat` (or CHANCE) may not do this now; empty if it may."""
    if state.ended:
        return _("The match is over.")
    if seat == CHANCE:
        return _why_not_chance(state, action)
    if seat not in SEATS:
        return _("There is no such seat; there are South and North.")
    if isinstance(action, Lot | Deal | Forced):
        return _("Only chance does that.")
    if is_held(state, seat):
        return _("Chance decides something first.")
    return "" if isinstance(action, Resign) else _why_not_seat(state, seat, action)


def _why_not_chance(state: State, action: Action) -> str:
    if not is_chance(state):
        return _("Chance has nothing to decide here.")
    if is_lot_due(state):
        fits = isinstance(action, Lot) and action.seat in SEATS
        return "" if fits else _("The lot for the first seat is due here.")
    seat = due(state)
    if is_deal_due(state, seat):
        fits = isinstance(action, Deal) and action.seat == seat and is_deal(action.weapons)
        sentence = _("A deal of 14 weapons, at least three of each, is due here for one seat.")
        return "" if fits else sentence
    fits = isinstance(action, Forced) and action in lapses.outcomes(state, seat)
    return "" if fits else _("What chance does for the seat that was late is due here.")


def due(state: State) -> Seat:
    """For whom chance has to act next, where it is not the lot: deals go first."""
    undealt = [seat for seat in SEATS if is_deal_due(state, seat)]
    return (*undealt, *state.late)[0]


def _why_not_seat(state: State, seat: Seat, action: Action) -> str:
    if isinstance(action, Lapse):
        return _why_not_lapse(state, seat)
    if state.is_setup or isinstance(action, Flag | Trap | Shuffle | Ready):
        return _why_not_setup(state, seat, action)
    if state.tie or isinstance(action, Pick):
        return _why_not_pick(state, seat, action)
    if state.vote is not None or isinstance(action, Agree | Refuse):
        return _why_not_answer(state, seat, action)
    if seat != state.turn:
        return _("It is the other seat's turn.")
    if isinstance(action, Move | Attack):
        return _why_not_step(state, seat, action)
    return _("A draw was offered in this turn already.") if state.offered else ""


def _why_not_lapse(state: State, seat: Seat) -> str:
    if not state.clock:
        return _("This match has no clock.")
    return "" if is_asked(state, seat) else _("This seat's clock does not run.")


def _why_not_setup(state: State, seat: Seat, action: Action) -> str:
    if not state.is_setup:
        return _("The set-up is over.")
    muster = state.musters[seat]
    if muster.ready:
        return _("This seat is ready, and waits for the other.")
    match action:
        case Flag() | Trap():
            return _why_not_chosen(state, seat, action)
        case Ready() if muster.flag is None:
            return _("Choose a Flagbearer before you are ready.")
        case Ready() if muster.trap is None:
            return _("Choose a Trap before you are ready.")
        case Ready() | Shuffle():
            return ""
        case _:
            return _("The set-up is not done yet: flag, trap, shuffle or ready.")


def _why_not_chosen(state: State, seat: Seat, action: Flag | Trap) -> str:
    muster, cell = state.musters[seat], action.cell
    if cell not in units(state.cells, seat):
        return _("None of your units stands on {cell}.").format(cell=BOARD.name(cell))
    if cell == muster.flag:
        return _("The unit on {cell} is the Flagbearer already.").format(cell=BOARD.name(cell))
    if cell == muster.trap:
        return _("The unit on {cell} is the Trap already.").format(cell=BOARD.name(cell))
    return ""


def _why_not_pick(state: State, seat: Seat, action: Action) -> str:
    if state.tie is None:
        return _("No fight waits for a new weapon.")
    if state.picks[seat] is not None:
        return _("This seat has chosen, and waits for the other.")
    if isinstance(action, Pick) and action.weapon in WEAPONS:
        return ""
    return _("Equal weapons met: rock, paper or scissors is to be chosen first.")


def _why_not_answer(state: State, seat: Seat, action: Action) -> str:
    if state.vote is None:
        return _("Nobody has offered a draw.")
    if seat == state.vote:
        return _("The other seat has to answer the offer of a draw first.")
    fits = isinstance(action, Agree | Refuse)
    return "" if fits else _("The offer of a draw has to be answered first.")


def _why_not_step(state: State, seat: Seat, step: Move | Attack) -> str:
    names = {"source": BOARD.name(step.source), "target": BOARD.name(step.target)}
    unit = state.cells[step.source] if step.source in BOARD.cells else None
    if unit is None or unit.owner != seat:
        return _("None of your units stands on {source}.").format(**names)
    if not is_movable(unit):
        return _("The Flagbearer and the Trap never move.")
    if step.target not in BOARD.near4[step.source]:
        sentence = _("{target} is not next to {source}; units never go diagonally.")
        return sentence.format(**names)
    return _why_not_entered(state, seat, step).format(**names)


def _why_not_entered(state: State, seat: Seat, step: Move | Attack) -> str:
    other = state.cells[step.target]
    if other and other.owner == seat:
        return _("One of your own units stands on {target}.")
    if isinstance(step, Attack):
        return "" if other else _("There is no enemy on {target}.")
    return _("An enemy stands on {target}: attack it as {source}x{target}.") if other else ""
