"""What the owner of the handheld has set; kept by the host, read by scenes."""

import msgspec

from engine.core.game import OptionValue

PALETTES = ("lit", "pure", "inverted", "lamp")
PRESETS = ("AS", "ZX")
AIM_HELPS = ("full", "short", "none")
LANGUAGES = ("en",)
ACTIONS = (
    "up",
    "down",
    "left",
    "right",
    "a",
    "b",
    "menu",
    "lock",
    "crank_back",
    "crank_forward",
    "dock",
    "screenshot",
    "gif",
    "fullscreen",
)
"""What keys can do; the names of `Settings.bindings`."""

NEEDED = ("up", "down", "left", "right", "a", "b", "menu")
"""Of these each keeps a key, or nobody could get to the settings and give it one again."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings; every field has a default, so that older files load.

    Attributes:
        volume: 0 (off) to 10.
        palette: one of `PALETTES`.
        reduce_flashing: calmer motion everywhere.
        upside_down: turns picture and D-pad, for the left hand.
        clock_24h: whether the clock shows 24 hours.
        language: one of `LANGUAGES`.
        buttons: one of `PRESETS`, the keys for A and B.
        crank_percent: sensitivity of the wheel, 10 to 300.
        crank_reversed: whether the wheel turns the other way.
        plain: screen only, without the drawn handheld.
        lock_minutes: minutes without input until it locks; 0 is never.
        bindings: scancodes by action, over the preset's: () is no key at all.
        names: names of players entered last, for the next match.
        seats: who sat where last, `human` or `cpu:LEVEL`, for the next match.
        plans: what else was agreed last for a match of each game, by its slug.
        evaluation_bar: whether a bar beside the board tells how the CPU thinks that it stands.
        moved_marks: whether Chingò's units show that they have moved.
        half_speed: whether Chapayev's checkers are shown moving at half speed.
        aim_help: how much helps to aim in Chapayev, one of `AIM_HELPS`.
    """

    volume: int = 7
    palette: str = "lit"
    reduce_flashing: bool = False
    upside_down: bool = False
    clock_24h: bool = True
    language: str = "en"
    buttons: str = "AS"
    crank_percent: int = 100
    crank_reversed: bool = False
    plain: bool = False
    lock_minutes: int = 3
    bindings: dict[str, tuple[int, ...]] = {}
    names: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    plans: dict[str, dict[str, OptionValue]] = {}
    evaluation_bar: bool = False
    moved_marks: bool = True
    half_speed: bool = True
    aim_help: str = "full"
