"""The things that can be set: what each is called, how its value reads, how it changes."""

from collections.abc import Callable, Sequence
from typing import Protocol

from engine.core.words import _, mark, ngettext
from engine.device.console import KeyNames
from engine.device.settings import LANGUAGES, PALETTES, PRESETS, Settings
from engine.device.widgets import Row

_PALETTE_NAMES = {
    "lit": mark("Lit"),
    "pure": mark("Black and white"),
    "inverted": mark("Inverted"),
    "lamp": mark("Lamp"),
}
_LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "ru": "Русский"}
_LOCK_MINUTES = (0, 1, 2, 3, 5, 10, 15, 30)
_CRANK_PERCENTS = (*range(10, 100, 10), *range(100, 301, 25))


class Knob(Protocol):
    """One setting."""

    def row(self, settings: Settings) -> Row:
        """How it reads."""

    def changed(self, settings: Settings, step: int) -> dict[str, object]:
        """What `console.set` takes when it goes one step on or back, or none at an end."""


class Switch:
    """A setting that is on or off; every step turns it."""

    def __init__(self, field: str, label: str) -> None:
        self._field = field
        self._label = label

    def row(self, settings: Settings) -> Row:
        """Its label with a switch."""
        return Row(_(self._label), checked=bool(getattr(settings, self._field)))

    def changed(self, settings: Settings, step: int) -> dict[str, object]:
        """The other way."""
        del step
        return {self._field: not getattr(settings, self._field)}


class Pick:
    """A setting that is one of a few values."""

    def __init__(
        self,
        field: str,
        label: str,
        values: Sequence[object],
        tell: Callable[[object], str],
        *,
        goes_round: bool = True,
    ) -> None:
        self._field = field
        self._label = label
        self._values = list(values)
        self._tell = tell
        self._goes_round = goes_round

    def row(self, settings: Settings) -> Row:
        """Its label with its value between triangles."""
        return Row(_(self._label), self._tell(getattr(settings, self._field)), arrows=True)

    def changed(self, settings: Settings, step: int) -> dict[str, object]:
        """The value before or after."""
        at = self._place(getattr(settings, self._field)) + step
        if not self._goes_round and not 0 <= at < len(self._values):
            return {}
        return {self._field: self._values[at % len(self._values)]}

    def _place(self, value: object) -> int:
        return self._values.index(value) if value in self._values else 0


class Preset(Pick):
    """Which keys are A and B; own keys for these two make way for it."""

    def __init__(self, key_names: KeyNames) -> None:
        super().__init__("buttons", mark("Keys for A and B"), PRESETS, self._tell_keys)
        self._key_names = key_names

    def _tell_keys(self, value: object) -> str:
        """The first key of each, by the name that it has on this keyboard."""
        a, b = (self._key_names(action, str(value)).partition(", ")[0] for action in "ab")
        return _("{a} and {b}").format(a=a, b=b)

    def changed(self, settings: Settings, step: int) -> dict[str, object]:
        """The preset before or after, and bindings without A and B."""
        kept = {key: codes for key, codes in settings.bindings.items() if key not in {"a", "b"}}
        return {**super().changed(settings, step), "bindings": kept}


def knobs(key_names: KeyNames) -> tuple[Knob, ...]:
    """Every setting, in the order of the screen; the language only when there are several."""
    language = Pick("language", mark("Language"), LANGUAGES, _tell_language)
    return (
        Pick("palette", mark("Palette"), PALETTES, _tell_palette),
        Switch("reduce_flashing", mark("Reduce flashing")),
        Switch("evaluation_bar", mark("Evaluation bar beside the board")),
        Switch("upside_down", mark("Upside down, for left-handers")),
        Switch("plain", mark("Screen only, without the case")),
        Switch("clock_24h", mark("24-hour clock")),
        *((language,) if len(LANGUAGES) > 1 else ()),
        Pick("lock_minutes", mark("Locks itself"), _LOCK_MINUTES, _tell_lock, goes_round=False),
        Pick(
            "crank_percent",
            mark("Crank speed"),
            _CRANK_PERCENTS,
            "{}%".format,
            goes_round=False,
        ),
        Switch("crank_reversed", mark("Reverse the crank")),
        Preset(key_names),
    )


def _tell_palette(value: object) -> str:
    return _(_PALETTE_NAMES[str(value)])


def _tell_language(value: object) -> str:
    return _LANGUAGE_NAMES.get(str(value), str(value))


def _tell_lock(value: object) -> str:
    minutes = int(str(value))
    if not minutes:
        return _("Never")
    return ngettext("After {n} minute", "After {n} minutes", minutes).format(n=minutes)
