"""The authority on what is allowed: why an action is not, in one sentence."""

from chapayev.asking import asked
from chapayev.naming import format_key
from chapayev.outcomes import why_not_settled
from chapayev.state import (
    SEATS,
    Accept,
    Action,
    Bayonet,
    Blow,
    Due,
    Plain,
    Resign,
    Settled,
    State,
    StepBack,
    Strike,
    Swap,
    Thumb,
)
from engine.core.game import CHANCE, Seat
from engine.core.words import _, mark

FITTING: dict[Due, tuple[type, ...]] = {
    "strike": (Strike,),
    "blow": (Blow,),
    "thumb": (Thumb,),
    "bayonet": (Bayonet, Plain),
    "answer": (Accept, StepBack),
    "pie": (Swap, Plain),
}
"""What a seat that is asked may do, by what is due."""

_WANTED: dict[Due, str] = {
    "strike": mark("A strike is due."),
    "blow": mark("A checker stands on its edge: both seats blow first."),
    "thumb": mark("A hanging checker is to be flicked by the thumb first."),
    "bayonet": mark("First say whether you demand the bayonet attack: bayonet or plain."),
    "answer": mark("The bayonet attack is to be answered first: accept or step-back."),
    "pie": mark("Black first says whether it changes sides: swap or plain."),
}


def why_not(state: State, seat: Seat, action: Action) -> str:
    """Why `seat` (or CHANCE) may not do this now; empty if it may."""
    if state.ended:
        return _("The match is over.")
    if seat == CHANCE:
        return _why_not_chance(state, action)
    if seat not in SEATS:
        return _("There is no such seat; there are White and Black.")
    if isinstance(action, Settled):
        return _("Only physics says where checkers come to rest.")
    if state.due == "settle":
        return _("The checkers are still moving.")
    return "" if isinstance(action, Resign) else _why_not_seat(state, seat, action)


def _why_not_chance(state: State, action: Action) -> str:
    if state.due != "settle":
        return _("No checker is moving.")
    if not isinstance(action, Settled):
        return _("What the checkers came to is due here.")
    return why_not_settled(state, action)


def _why_not_seat(state: State, seat: Seat, action: Action) -> str:
    if not isinstance(action, FITTING[state.due]):
        return _(_WANTED[state.due])
    if seat not in asked(state):
        return _why_not_asked(state)
    match action:
        case Strike():
            return _why_not_strike(state, seat, action)
        case Thumb():
            return _why_not_thumb(state, action)
        case Blow() if not 0 <= action.power <= 100:
            return _("The power of a blow is 0 to 100 percent, not {power}.").format(
                power=action.power
            )
        case _:
            return ""


def _why_not_asked(state: State) -> str:
    if state.due == "blow":
        return _("This seat has blown, and waits for the other.")
    return _("It is for the other seat to act.")


def _why_not_strike(state: State, seat: Seat, strike: Strike) -> str:
    checker = state.find(strike.key)
    if checker is None:
        return _("No such checker is on the board.")
    name = format_key(strike.key)
    if checker.player != seat:
        return _("{name} is played by the other seat.").format(name=name)
    if not 0 <= strike.tenths < 3600:
        return _("The direction of a strike is 0 to 359.9 degrees.")
    return _why_not_power(strike.power)


def _why_not_thumb(state: State, thumb: Thumb) -> str:
    target = state.stroke.target if state.stroke else None
    if target is None or thumb.key != target:
        name = "" if target is None else format_key(target)
        return _("The hanging checker to be flicked now is {name}.").format(name=name)
    return _why_not_power(thumb.power)


def _why_not_power(power: int) -> str:
    if power == 0:
        return _("A strike of no power is no strike.")
    if not 1 <= power <= 100:
        return _("Power is 1 to 100 percent, not {power}.").format(power=power)
    return ""
