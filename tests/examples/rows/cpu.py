"""The CPU players of Rows: one that plays anything, and one that knows it all."""

from collections.abc import Sequence
from functools import cache

from engine.core.chance import Rng
from engine.core.cpu import Task, Thought
from engine.core.game import CHANCE, RulesError, Seat
from engine.core.words import _
from tests.examples.rows.rules import Rows
from tests.examples.rows.state import Action, State

_RULES = Rows()


@cache
def value(state: State) -> float:
    """What South can expect with best play of both: 1 is a win, -1 a loss."""
    outcome = _RULES.outcome(state)
    if outcome:
        return float(outcome.scores[0] - outcome.scores[1])
    values = [value(_RULES.apply(state, *ply)) for ply in _RULES.plies(state)]
    if _RULES.actors(state) == (CHANCE,):
        return sum(values) / len(values)
    return min(values) if state.turn else max(values)


class RowsPlayer:
    """One kind of CPU player; it holds nothing of a match."""

    def __init__(self, *, thinks: bool) -> None:
        self._thinks = thinks

    def choose(
        self, state: State, seat: Seat, rng: Rng, past: Sequence[State] = ()
    ) -> tuple[Action, Rng, Thought]:
        """One of the best actions, or of all."""
        actions = _RULES.legal(state, seat)
        worths = [_for(seat, value(_RULES.apply(state, seat, action))) for action in actions]
        good = [a for a, worth in zip(actions, worths, strict=True) if worth == max(worths)]
        action, rng = rng.pick([(each, 1) for each in (good if self._thinks else actions)])
        return action, rng, Thought(worths[actions.index(action)], len(actions), (action,))


class RowsCpu:
    """The `Brain` of Rows; its unit is the match."""

    levels = (1, 2)

    def make_player(self, spec: str, *, nodes: int | None = None) -> RowsPlayer:
        """Level 1 or 2; raises `RulesError`. No budget is needed."""
        del nodes
        if spec not in ("1", "2"):
            raise RulesError(_("Rows has the levels 1 and 2."))
        return RowsPlayer(thinks=spec == "2")

    def worth(self, state: State) -> tuple[float, ...]:
        """How far each seat is ahead."""
        return tuple(_for(seat, value(state)) for seat in range(2))

    def luck(self, state: State, action: Action) -> tuple[float, ...]:
        """By how much a roll beats its expectation."""
        found = value(_RULES.apply(state, CHANCE, action)) - value(state)
        return tuple(_for(seat, found) for seat in range(2))

    def fortune(self, state: State, action: Action) -> tuple[float, ...]:
        """The same: a match is worth what it is won by."""
        return self.luck(state, action)

    def tasks(self) -> Sequence[Task]:
        """Nothing that is worth measuring."""
        return ()


def _for(seat: Seat, south: float) -> float:
    return -south if seat else south
