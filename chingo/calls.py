"""What is called aloud, out of what everybody knows: actions, fights, and the end.

Nothing here needs a state: a spectator's view says it all.
"""

from collections.abc import Callable

from chingo.fights import victor
from chingo.state import (
    BOARD,
    Action,
    Agree,
    Arm,
    Attack,
    Deal,
    Fight,
    Flag,
    Forced,
    Known,
    Lapse,
    Lot,
    Move,
    Offer,
    Pick,
    Ready,
    Refuse,
    Resign,
    Shuffle,
    Trap,
)
from engine.core.game import Outcome, Seat
from engine.core.words import _, mark

TITLES = (mark("South"), mark("North"))
ARMS: dict[Arm, str] = {
    "R": mark("Rock"),
    "P": mark("Paper"),
    "S": mark("Scissors"),
    "F": mark("Flagbearer"),
    "T": mark("Trap"),
    "?": mark("Unknown"),
}


def seat_title(seat: Seat) -> str:
    """What a seat is called."""
    return _(TITLES[seat])


def arm_title(arm: Arm) -> str:
    """What a unit is called."""
    return _(ARMS[arm])


def speak(seat: Seat, action: Action) -> str:
    """An action as one calls it, a sentence without its full stop."""
    match action:
        case Move() | Attack():
            return _speak_step(action)
        case Flag() | Trap() | Pick():
            return _speak_secret(seat, action)
        case Forced():
            spoken = ", ".join(speak(action.seat, act) for act in action.actions)
            return _("{seat}'s time is up: {spoken}").format(
                seat=seat_title(action.seat), spoken=spoken
            )
        case Lot() | Deal():
            return _SPOKEN[type(action)]().format(seat=seat_title(action.seat))
        case _:
            return _SPOKEN[type(action)]().format(seat=seat_title(seat))


def _speak_step(step: Move | Attack) -> str:
    words = {"source": BOARD.name(step.source).upper(), "target": BOARD.name(step.target).upper()}
    if isinstance(step, Attack):
        return _("{source} attacks {target}").format(**words)
    return _("{source} to {target}").format(**words)


def _speak_secret(seat: Seat, action: Flag | Trap | Pick) -> str:
    if isinstance(action, Pick):
        words = {"seat": seat_title(seat), "arm": arm_title(action.weapon)}
        return _("{seat} chooses {arm}").format(**words)
    cell = BOARD.name(action.cell).upper()
    if isinstance(action, Flag):
        return _("{seat}'s Flagbearer stands on {cell}").format(seat=seat_title(seat), cell=cell)
    return _("{seat}'s Trap stands on {cell}").format(seat=seat_title(seat), cell=cell)


_SPOKEN: dict[type, Callable[[], str]] = {
    Lot: lambda: _("{seat} begins"),
    Deal: lambda: _("{seat}'s weapons are dealt"),
    Shuffle: lambda: _("{seat} shuffles"),
    Ready: lambda: _("{seat} is ready"),
    Offer: lambda: _("{seat} offers a draw"),
    Agree: lambda: _("{seat} agrees"),
    Refuse: lambda: _("{seat} plays on"),
    Resign: lambda: _("{seat} resigns"),
    Lapse: lambda: _("{seat}'s time is up"),
}


def call(seat: Seat, action: Action) -> str:
    """The same as a sentence of its own: who, what, full stop."""
    spoken = speak(seat, action)
    if isinstance(action, Move | Attack):
        return _("{seat}: {step}.").format(seat=seat_title(seat), step=spoken)
    return _("{sentence}.").format(sentence=spoken)


def has_fought(before: Known, after: Known) -> bool:
    """Whether a fight was begun, went another round or was decided between two views.

    Two fights can be equal, so what has fallen counts too.
    """
    return before.fight != after.fight or before.fallen != after.fallen


def call_news(before: Known, after: Known) -> str:
    """What everybody has seen beside the action itself; empty if nothing."""
    if after.fight and has_fought(before, after):
        return _("{sentence}.").format(sentence=speak_fight(after.fight))
    if before.is_setup and not after.is_setup and after.first >= 0:
        return _("{seat} begins.").format(seat=seat_title(after.first))
    return ""


def speak_fight(fight: Fight) -> str:
    """How a fight stands or has ended, a sentence without its full stop (G07 to G11)."""
    arms = fight.rounds[-1] if fight.rounds else fight.arms
    is_defended = victor(*arms)
    own, other = arms if not is_defended else arms[::-1]
    words = {
        "own": arm_title(own),
        "other": arm_title(other),
        "cell": BOARD.name(fight.target).upper(),
    }
    if fight.winner is None:
        return _("{own} meets {other}: both choose anew").format(**words)
    words["seat"] = seat_title(fight.winner)
    if other == "F":
        return _("{own} takes the Flagbearer on {cell}").format(**words)
    if own == "T":
        return _("The Trap defeats {other}: {seat} holds {cell}").format(**words)
    return _("{own} beats {other}: {seat} holds {cell}").format(**words)


_ENDS: dict[str, Callable[[], str]] = {
    "flag": lambda: _("{seat} has taken the Flagbearer and wins, {own} units to {other}."),
    "blocked": lambda: _("{loser} cannot move: {seat} wins, {own} units to {other}."),
    "resigned": lambda: _("{loser} has resigned: {seat} wins, {own} units to {other}."),
    "time": lambda: _("{loser} has run out of time: {seat} wins, {own} units to {other}."),
    "immobile": lambda: _("Nobody can move any more: a draw, {own} units to {other}."),
    "quiet": lambda: _("A hundred moves without a fight: a draw, {own} units to {other}."),
    "agreed": lambda: _("A draw is agreed, {own} units to {other}."),
}


def call_end(outcome: Outcome) -> str:
    """Who has won and why, with the units left; of a draw South's come first."""
    seat = outcome.winners[0] if outcome.winners else 0
    return _ENDS[outcome.reason]().format(
        seat=seat_title(seat),
        loser=seat_title(1 - seat),
        own=outcome.scores[seat],
        other=outcome.scores[1 - seat],
    )
