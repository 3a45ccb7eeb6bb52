"""The options of a match: a preset of rules, each rule by itself, the board, and the look."""

from collections.abc import Mapping
from typing import Final, cast

from chapayev.state import Look, Setup, Surface
from engine.core.game import Options
from engine.core.option import Choice, Flag, Number, Specs, complete

RULES: Final = ("bayonet", "last_hope", "traitors", "edges", "hanging", "advance_bonus")
"""The specific rules that a preset turns on or off, in the order of a menu (K08, K10 to K14)."""

PRESET, ON, OFF = "preset", "on", "off"

PRESETS: Final[Mapping[str, bool]] = {"full": True, "classic": False}
"""Whether each of `RULES` holds."""

OPTIONS: Final[Specs] = (
    Choice("rules", tuple(PRESETS), "full"),
    *(Choice(name, (PRESET, ON, OFF), PRESET) for name in RULES),
    Flag("strict", default=False),
    Flag("pie", default=False),
    Number("rounds", 0, 999, 40),
    Number("quiet", 0, 999, 40),
    Choice("board", ("plain", "fold", "turned"), "plain"),
    Flag("polished", default=False),
    Choice("look", ("checkers", "pawns"), "checkers"),
)


def setup_of(options: Options) -> Setup:
    """What stays the same through a match; a rule given by itself goes before the preset's.

    Raises:
        BadOption: an option has no such name or no such value.
    """
    full = complete(OPTIONS, options)
    preset = PRESETS[str(full["rules"])]
    holds = {name: preset if full[name] == PRESET else full[name] == ON for name in RULES}
    return Setup(
        **holds,
        strict=bool(full["strict"]),
        pie=bool(full["pie"]),
        rounds=int(full["rounds"]),
        quiet=int(full["quiet"]),
        board=cast("Surface", full["board"]),
        polished=bool(full["polished"]),
        look=cast("Look", full["look"]),
    )
