"""A sparring partner: takes what its belief says is best at once, and looks no further."""

from typing import Final

from chingo.brain.codes import ARMS, FLAG, TRAP
from chingo.brain.dice import Dice
from chingo.brain.search import Step
from chingo.brain.worlds import Sampler
from chingo.moves import all_steps
from chingo.state import BOARD, Unit, View
from engine.core.game import Seat

WORLDS: Final = 60
PRIZE: Final = 12.0
"""What the Flagbearer is worth, in units."""

EXPOSED: Final = 0.25
"""What it costs that the enemy learns a unit's weapon."""

FORWARD: Final = 0.04
"""What a rank forward is worth."""

DANGER: Final = 0.7
"""What it costs to stand beside a unit that can strike and beats one's own, if it is shown."""

Chances = dict[int, list[float]]
"""For each cell with an enemy unit how likely it is each of `ARMS`."""


def choose_greedily(view: View, seat: Seat, sampler: Sampler, dice: Dice) -> tuple[Step, float]:
    """The step with the highest expectation, ties broken by chance; and the expectation."""
    chances = _chances(view, seat, sampler, dice)
    steps = all_steps(view.cells, seat)
    worths = [_worth(view, step, chances) + 0.01 * dice.unit() for step in steps]
    best = worths.index(max(worths))
    return steps[best], worths[best]


def _chances(view: View, seat: Seat, sampler: Sampler, dice: Dice) -> Chances:
    known = {
        cell: [float(unit.arm == arm) for arm in ARMS]
        for cell, unit in enumerate(view.cells)
        if unit and unit.owner != seat
    }
    for _world in range(WORLDS):
        for cell, arm in sampler.draw(dice).arms.items():
            known[cell][arm] += 1 / WORLDS
    return known


def _worth(view: View, step: Step, chances: Chances) -> float:
    unit = view.cells[step.source]
    assert unit is not None
    if step.target not in chances:
        forward = BOARD.file_rank(step.target)[1] - BOARD.file_rank(step.source)[1]
        fear = _danger(unit, step.source, chances) - _danger(unit, step.target, chances)
        return FORWARD * (-forward if unit.owner else forward) + (fear if unit.shown else 0.0)
    own, target = ARMS.index(unit.arm), chances[step.target]
    won, lost = target[(own + 2) % 3], target[(own + 1) % 3] + target[TRAP]
    return PRIZE * target[FLAG] + won - lost - (0.0 if unit.shown else EXPOSED)


def _danger(unit: Unit, cell: int, chances: Chances) -> float:
    better = (ARMS.index(unit.arm) + 1) % 3
    return DANGER * sum(chances[near][better] for near in BOARD.near4[cell] if near in chances)
