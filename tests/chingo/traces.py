"""What a match has shown of each unit, told by where it stood at first."""

from collections.abc import Iterator

from chingo.calls import has_fought
from chingo.setup import HOMES
from chingo.state import Action, Arm, Attack, Forced, Move, State
from engine.core.game import Seat
from engine.core.match import Entry, Match
from tests.chingo.playing import GAME


class Trace:
    """One seat's units, by their place in its own order.

    Attributes:
        at: the place that the unit on a cell began on.
        shown: what the units that were revealed had been until then.
        moved: those that have ever moved.
    """

    def __init__(self, seat: Seat) -> None:
        self.at = {cell: place for place, cell in enumerate(HOMES[seat])}
        self.shown: dict[int, Arm] = {}
        self.moved: set[int] = set()

    def carry(self, source: int, target: int) -> None:
        self.at[target] = self.at.pop(source)
        self.moved.add(self.at[target])


def trace(match: Match[State, Action]) -> tuple[Trace, Trace]:
    """What was seen of South's units and of North's."""
    traces = (Trace(0), Trace(1))
    for before, entry, after in steps_of(match):
        act = entry.action.actions[0] if isinstance(entry.action, Forced) else entry.action
        if isinstance(act, Move):
            traces[before.turn].carry(act.source, act.target)
        elif has_fought(before, after):
            _fight(traces, after, is_new=isinstance(act, Attack))
    return traces


def _fight(traces: tuple[Trace, Trace], after: State, *, is_new: bool) -> None:
    fight = after.fight
    assert fight is not None
    mine, theirs = traces[fight.attacker], traces[1 - fight.attacker]
    if is_new:
        for each, cell, arm in zip(
            (mine, theirs), (fight.source, fight.target), fight.arms, strict=True
        ):
            each.shown.setdefault(each.at[cell], arm)
    if fight.winner == fight.attacker:
        del theirs.at[fight.target]
        mine.carry(fight.source, fight.target)
    elif fight.winner is not None:
        del mine.at[fight.source]


def steps_of(match: Match[State, Action]) -> Iterator[tuple[State, Entry[Action], State]]:
    """Each entry with the states before and after it."""
    state = match.start
    for entry in match.log:
        after = GAME.apply(state, entry.seat, entry.action)
        yield state, entry, after
        state = after
