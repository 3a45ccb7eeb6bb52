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
    "1": Plan(32, Hand(17.0, 18.0), Taste(Odds(0.35, 0.13, 0.31, 0.21))),
    "2": Plan(96, Hand(12.0, 15.0), Taste(Odds(0.50, 0.17, 0.17, 0.16))),
    "3": Plan(256, Hand(8.0, 12.0), Taste(Odds(0.70, 0.14, 0.08, 0.08))),
    "4": Plan(768, Hand(6.0, 10.0), Taste(Odds(0.80, 0.12, 0.04, 0.04))),
    "5": Plan(2_048, Hand(2.5, 5.0), Taste(Odds(0.91, 0.07, 0.01, 0.01))),
}
"""The odds are those of each level's own strikes in some rounds against itself.

The hands shake more than a careful person's: at three degrees even a hasty thinker who strikes
first sweeps the other's army off in six rounds of ten, and the other never gets to strike.
"""

OTHERS: Final = ("random", "straight")


def find_level(spec: str, simulations: int | None = None) -> Plan:
    """The level of a word, perhaps with another budget; raises `RulesError`."""
    plan = LEVELS.get(spec)
    if plan is None:
        sentence = _("There is no CPU player “{spec}”; there are: {levels}.")
        levels = ", ".join([*LEVELS, *OTHERS])
        raise RulesError(sentence.format(spec=spec[:40], levels=levels))
    return plan if simulations is None else replace(plan, simulations=simulations)
