"""The CPU's levels: how much each looks at, remembers, bluffs, and how far it misjudges.

No level plays at random. The weak ones err as people do: they forget what was seen some moves ago,
think of few worlds, misjudge by an error on every value, pick in ties by habit and set up plainly.
"""

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from chingo.brain.placing import PLAIN, Manner
from chingo.brain.search import Plan
from engine.core.game import RulesError
from engine.core.words import _


class Level(msgspec.Struct, frozen=True):
    """One kind of player.

    Attributes:
        plan: how much it looks at.
        error: the standard deviation of the error on each value, which goes from -1 to 1.
        views: how many of the last views it remembers.
        bluff: what it is worth at most to step up to a seen enemy unit with one that is hidden.
        habit: how often it picks in a tie by habit.
        manner: how it sets up.
    """

    plan: Plan
    error: float = 0.0
    views: int = 1000
    bluff: float = 0.0
    habit: float = 0.0
    manner: Manner = Manner()


LEVELS: Final[Mapping[str, Level]] = {
    "1": Level(Plan(60), 0.30, 4, 0.0, 0.6, PLAIN),
    "2": Level(Plan(120), 0.12, 10, 0.0, 0.4, PLAIN),
    "3": Level(Plan(250), 0.04, 30, 0.02, 0.15),
    "4": Level(Plan(1200), 0.01, 1000, 0.03),
    "5": Level(Plan(6000), 0.0, 1000, 0.03),
}
OTHERS: Final = ("random", "greedy", "rush")


def find_level(spec: str, playouts: int | None = None) -> Level:
    """The level of a word, perhaps with another budget; raises `RulesError`."""
    level = LEVELS.get(spec)
    if level is None:
        sentence = _("There is no CPU player “{spec}”; there are: {levels}.")
        levels = ", ".join([*LEVELS, *OTHERS])
        raise RulesError(sentence.format(spec=spec[:40], levels=levels))
    if playouts is None:
        return level
    return replace(level, plan=replace(level.plan, playouts=playouts))
