"""Ties as they may have been too: who chose first, by hand or by the clock, and unseen choices."""

from chingo.state import WEAPONS, Action, Forced, Lapse, Pick, State, Weapon
from chingo.waiting import SEATS
from engine.core.game import CHANCE, Seat
from engine.core.match import Entry, Match
from tests.chingo.dice import Dice
from tests.chingo.traces import steps_of

Log = list[Entry[Action]]
Choices = dict[Seat, Log]
"""What each seat did in one round of a tie, in the order in which they did it."""


def other_play(dice: Dice, match: Match[State, Action], begun: int, viewer: Seat | None) -> Log:
    """All that came after the set-up, what is hidden in ties made anew."""
    log: Log = []
    choices: Choices = {}
    for n, (before, entry, after) in enumerate(steps_of(match)):
        if n < begun:
            continue
        if not before.tie:
            log.append(entry)
            continue
        _note(choices, entry)
        if after.picks == (None, None) and not after.late:
            log += _round(dice, choices, before.clock, viewer)
            choices = {}
    return log + (_open_round(dice, choices, match.start.clock, viewer) if match.state.tie else [])


def _note(choices: Choices, entry: Entry[Action]) -> None:
    action = entry.action
    seat = action.seat if isinstance(action, Forced) else entry.seat
    choices.setdefault(seat, []).append(entry)


def _round(dice: Dice, choices: Choices, clock: int, viewer: Seat | None) -> Log:
    """A round that is over: both weapons were seen."""
    order = list(choices)
    if viewer is None:
        order = dice.shuffled(order)
    made = [
        choices[seat] if seat == viewer else _choice(dice, seat, _weapon(choices[seat]), clock)
        for seat in order
    ]
    return made[0] + made[1]


def _open_round(dice: Dice, choices: Choices, clock: int, viewer: Seat | None) -> Log:
    """A round that waits for one seat or both: nobody has seen what the other has chosen."""
    if viewer in choices:
        return choices[viewer]
    hidden = [seat for seat in SEATS if seat != viewer]
    if dice.flip():
        return []
    return _choice(dice, dice.pick(hidden), dice.pick(WEAPONS), clock)


def _weapon(entries: Log) -> Weapon:
    action = entries[-1].action
    pick = action.actions[0] if isinstance(action, Forced) else action
    assert isinstance(pick, Pick)
    return pick.weapon


def _choice(dice: Dice, seat: Seat, weapon: Weapon, clock: int) -> Log:
    if clock and dice.below(4) == 0:
        return [Entry(seat, Lapse()), Entry(CHANCE, Forced(seat, (Pick(weapon),)))]
    return [Entry(seat, Pick(weapon))]
