"""What to pick in a tie: a mixed strategy that also counts what the winner's weapon is worth later.

Uniform picks are the optimum of one tie by itself. But the winner keeps its weapon for good and
shown, and against an army without Paper a Rock is worth more than Scissors; so both seats prefer
some weapons, and each has to mix so that the other gains nothing by knowing it. The mix is the
equilibrium of that small game, by regret matching (Hart, Mas-Colell 2000).
"""

from collections.abc import Sequence
from typing import Final

from chingo.brain.dice import Dice

ROUNDS: Final = 400
LATER: Final = 0.6
"""What it is worth, in units, that all of the enemy's weapons lose to one's own instead of none."""

LEAST: Final = 0.12
"""No weapon is picked less often: who never picks one is seen through."""

Mix = tuple[float, float, float]
Armies = tuple[Sequence[float], Sequence[float]]
"""Of each seat, own first, how many units with each weapon it is expected to have."""


def mix(armies: Armies) -> Mix:
    """How often to pick each weapon, in the order of `WEAPONS`."""
    own, enemy = armies
    mine = [1 + LATER * _edge(weapon, enemy) for weapon in range(3)]
    theirs = [1 + LATER * _edge(weapon, own) for weapon in range(3)]
    pays = [[_pay(a, b, mine[a], theirs[b]) for b in range(3)] for a in range(3)]
    found = _equilibrium(pays)
    share = [LEAST + (1 - 3 * LEAST) * part for part in found]
    return share[0], share[1], share[2]


def _edge(weapon: int, enemy: Sequence[float]) -> float:
    """How much rather the enemy's weapons lose to it than win, from -1 to 1."""
    return (enemy[(weapon + 2) % 3] - enemy[(weapon + 1) % 3]) / (sum(enemy) or 1.0)


def _pay(own: int, enemy: int, mine: float, theirs: float) -> float:
    return (0.0, mine, -theirs)[(own - enemy) % 3]


def _equilibrium(pays: Sequence[Sequence[float]]) -> list[float]:
    """The first player's mix: the mean of what two regret matchers play against each other."""
    regrets = [[0.0] * 3, [0.0] * 3]
    sums = [0.0] * 3
    for _round in range(ROUNDS):
        first, second = _matched(regrets[0]), _matched(regrets[1])
        gains = [sum(pays[a][b] * second[b] for b in range(3)) for a in range(3)]
        costs = [-sum(pays[a][b] * first[a] for a in range(3)) for b in range(3)]
        for regret, own, values in ((regrets[0], first, gains), (regrets[1], second, costs)):
            mean = sum(part * value for part, value in zip(own, values, strict=True))
            for pick in range(3):
                regret[pick] = max(0.0, regret[pick] + values[pick] - mean)
        sums = [total + part for total, part in zip(sums, first, strict=True)]
    return [total / ROUNDS for total in sums]


def _matched(regret: Sequence[float]) -> list[float]:
    total = sum(regret)
    return [one / total for one in regret] if total else [1 / 3] * 3


def pick(armies: Armies, tied: int, habit: float, dice: Dice) -> int:
    """The weapon to pick, as its number in `WEAPONS`.

    Args:
        armies: see `Armies`.
        tied: the weapon that both units have.
        habit: how often to pick what beats it, as people do who think one step ahead.
        dice: changed in place.
    """
    if dice.unit() < habit:
        return (tied + 1) % 3
    return dice.weighted(dict(enumerate(mix(armies))))
