"""The CPU's levels: how much each looks at, and how much its hand shakes.

No level plays at random. The weak ones err as people do: they look at few strikes, and what they
have chosen their hand makes a little otherwise. Each knows its own hand, and chooses accordingly.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from chapayev.brain.hand import Hand
from chapayev.brain.race import Odds
from chapayev.brain.search import Plan
from chapayev.brain.value import Taste
from engine.core.game import RulesError
from engine.core.words import _

LEVELS: Final[Mapping[str, Plan]] = {
    "1": Plan(32, Hand(16.0, 18.0), Taste(Odds(0.35, 0.20, 0.25, 0.20))),
    "2": Plan(96, Hand(11.0, 14.0), Taste(Odds(0.45, 0.18, 0.22, 0.15))),
    "3": Plan(256, Hand(7.0, 11.0), Taste(Odds(0.55, 0.15, 0.19, 0.11))),
    "4": Plan(768, Hand(4.0, 8.0), Taste(Odds(0.65, 0.12, 0.15, 0.08))),
    "5": Plan(2_048, Hand(1.5, 4.0), Taste(Odds(0.75, 0.09, 0.10, 0.06))),
}

OTHERS: Final = ("random", "straight")


def find_level(spec: str, simulations: int | None = None) -> Plan:
    """The level of a word, perhaps with another budget; raises `RulesError`."""
    plan = LEVELS.get(spec)
    if plan is None:
        sentence = _("There is no CPU player “{spec}”; there are: {levels}.")
        levels = ", ".join([*LEVELS, *OTHERS])
        raise RulesError(sentence.format(spec=spec[:40], levels=levels))
    return plan if simulations is None else replace(plan, simulations=simulations)
