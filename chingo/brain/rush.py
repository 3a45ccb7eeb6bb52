"""A sparring partner that rushes: forward, and at whatever it does not know.

It keeps nothing in mind but what its view shows, and plays as an impatient person does, who wins
more often by it than a player who weighs each step for itself.
"""

from chingo.brain.dice import Dice
from chingo.brain.search import Step
from chingo.fights import victor
from chingo.moves import all_steps
from chingo.state import BOARD, Attack, Unit, View
from engine.core.game import Seat

SURE, UNMOVED, MOVED, FORWARD, ASIDE, BACK, LOST = range(6, -1, -1)
"""What it would rather do: a fight that it wins for sure, then one with an unknown unit, one that
has not moved first, for among those are the Flagbearer and the Trap, then a step."""


def choose_rushing(view: View, seat: Seat, dice: Dice) -> Step:
    """The step it would do rather than all others, ties broken by chance."""
    steps = all_steps(view.cells, seat)
    wishes = [_wish(view, step) + dice.unit() for step in steps]
    return steps[wishes.index(max(wishes))]


def _wish(view: View, step: Step) -> int:
    unit, other = view.cells[step.source], view.cells[step.target]
    assert unit is not None
    if isinstance(step, Attack) and other is not None:
        return _wish_to_strike(unit, other)
    ranks = BOARD.file_rank(step.target)[1] - BOARD.file_rank(step.source)[1]
    if any(_beats(view.cells[near], unit) for near in BOARD.near4[step.target]):
        return LOST
    forward = -ranks if unit.owner else ranks
    return {1: FORWARD, 0: ASIDE, -1: BACK}[forward]


def _wish_to_strike(unit: Unit, other: Unit) -> int:
    if other.arm == "?":
        return MOVED if other.moved else UNMOVED
    return {0: SURE, 1: LOST, None: ASIDE}[victor(unit.arm, other.arm)]


def _beats(other: Unit | None, unit: Unit) -> bool:
    """Whether a unit is an enemy that is known to win a fight with ours."""
    if other is None or other.owner == unit.owner or other.arm in ("?", "F", "T"):
        return False
    return victor(other.arm, unit.arm) == 0
