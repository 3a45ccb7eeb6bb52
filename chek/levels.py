"""The CPU's levels: how deep each looks and how far it misjudges what it compares.

Depth is hardly strength in Chek; a Gaussian error on every compared value is, and it makes a player
that errs as people do, rather in close choices than in plain ones.
"""

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from chek.evaluate import MATERIAL, STANDARD, SUPPORT, Weights
from chek.search import Plan
from engine.core.chance import Rng
from engine.core.game import RulesError
from engine.core.words import _


class Level(msgspec.Struct, frozen=True):
    """One kind of player.

    Attributes:
        plan: for two seats.
        crowd: for more.
        error: the standard deviation of the error, in pieces; never quite 0, or two CPU players
            would repeat one game.
    """

    plan: Plan
    crowd: Plan
    error: float = 0.01


def _level(depth: int, crowd: int, error: float) -> Level:
    return Level(Plan(depth, 60_000), Plan(crowd, 60_000), error)


LEVELS: Final[Mapping[str, Level]] = {
    "1": _level(1, 1, 0.27),
    "2": _level(1, 1, 0.14),
    "3": _level(1, 1, 0.08),
    "4": _level(2, 2, 0.04),
    "5": _level(3, 3, 0.01),
}
STYLES: Final[Mapping[str, Weights]] = {
    "balanced": STANDARD,
    "bold": replace(STANDARD, exposed_held=-0.06, exposed_lone=-0.05, passivity=-0.004),
    "careful": replace(STANDARD, exposed_held=-0.16, exposed_lone=-0.14, support=0.06),
}
"""What a player of any level thinks a position is worth; the first where no style is named."""

MEASURES: Final[Mapping[str, Weights]] = {
    "material": MATERIAL,
    "support": SUPPORT,
    "standard": STANDARD,
}
DEEPEST = 6


def find_level(spec: str) -> Level:
    """The level of a word: `4`, in a style `4:bold`, its evaluation and depth `material:1`.

    Raises:
        RulesError: there is none.
    """
    name, colon, depth = spec.partition(":")
    if name in LEVELS and (depth in STYLES or not colon):
        return _in_style(LEVELS[name], depth)
    if name in MEASURES and depth in map(str, range(1, DEEPEST + 1)):
        plan = Plan(int(depth), 2_000_000, MEASURES[name])
        return Level(plan, plan)
    sentence = _("There is no CPU player “{spec}”; there are: {levels}, random, {others}.")
    others = ", ".join([*(f"4:{style}" for style in STYLES), *(f"{each}:1" for each in MEASURES)])
    levels = ", ".join(LEVELS)
    raise RulesError(sentence.format(spec=spec[:40], levels=levels, others=others))


def _in_style(level: Level, style: str) -> Level:
    if not style:
        return level
    weights = STYLES[style]
    plan, crowd = replace(level.plan, weights=weights), replace(level.crowd, weights=weights)
    return replace(level, plan=plan, crowd=crowd)


def draw_errors(count: int, deviation: float, rng: Rng) -> tuple[list[float], Rng]:
    """`count` errors, nearly Gaussian: sums of twelve even numbers, the same on every machine."""
    errors = []
    for _one in range(count):
        total = 0
        for _third in range(3):
            bits, rng = rng.next()
            total += sum(bits >> shift & 0xFFFF for shift in (0, 16, 32, 48))
        errors.append(deviation * (total / 65536 - 6 + 6 / 65536))
    return errors, rng
