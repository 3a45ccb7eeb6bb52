"""Which key does what, by scancode: the place of a key, whatever letter a layout gives it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.device.pad import Button
from engine.device.settings import NEEDED

Scancodes = tuple[int, ...]

BUTTONS: Final = {
    "up": Button.UP,
    "down": Button.DOWN,
    "left": Button.LEFT,
    "right": Button.RIGHT,
    "a": Button.A,
    "b": Button.B,
    "menu": Button.MENU,
    "lock": Button.LOCK,
}

ENTER, ESCAPE, BACKSPACE, KEYPAD_ENTER = 40, 41, 42, 88
ARROWS: Final = (79, 80, 81, 82)
SHIFTS: Final = (225, 229)
ALTS: Final = (226, 230)
ALT_GR: Final = 230
MODIFIERS: Final = frozenset((224, 227, 228, 231, *ALTS))
"""With one of them held a key is part of the desktop's shortcuts, and no button."""

TEXT_GAME_KEYS: Final = frozenset((*ARROWS, ESCAPE))
"""Keys that do what they do in the preset while text is typed, whatever they are bound to."""

SILENT: Final = frozenset((*range(57, 84), *range(104, 116)))
"""Keys that never write anything, such as F9."""

TEXT_CONTROLS: Final = {ENTER: "\r", KEYPAD_ENTER: "\r", BACKSPACE: "\b"}
"""Keys that count as typed characters while text is typed."""

_COMMON: Final[dict[str, Scancodes]] = {
    "up": (82,),
    "down": (81,),
    "left": (80,),
    "right": (79,),
    "menu": (ESCAPE,),
    "lock": (15,),
    "crank_back": (47,),
    "crank_forward": (48,),
    "dock": (6,),
    "screenshot": (66,),
    "gif": (67,),
    "fullscreen": (68,),
}

PRESETS: Final[dict[str, dict[str, Scancodes]]] = {
    "AS": {"a": (22, ENTER, KEYPAD_ENTER), "b": (4, BACKSPACE), **_COMMON},
    "ZX": {"a": (27, ENTER, KEYPAD_ENTER), "b": (29, BACKSPACE), **_COMMON},
}


@dataclass(frozen=True)
class Bindings:
    """Names of actions and the scancodes that do them. A key does one thing at most."""

    keys: Mapping[str, Scancodes]

    def action_of(self, scancode: int) -> str | None:
        """The action that a key does."""
        for name, scancodes in self.keys.items():
            if scancode in scancodes:
                return name
        return None

    @property
    def bare(self) -> tuple[str, ...]:
        """Which of the actions that everything hangs on have no key."""
        done = {self.action_of(code) for codes in self.keys.values() for code in codes}
        return tuple(name for name in NEEDED if name not in done)

    def bound(self, name: str, scancode: int) -> "Bindings":
        """The same with this one key for an action, taken from whatever had it."""
        keys = {other: _without(codes, scancode) for other, codes in self.keys.items()}
        return Bindings({**keys, name: (scancode,)})


def preset(name: str) -> Bindings:
    """The bindings `AS` or `ZX`; any other name gives `AS`."""
    return Bindings(PRESETS.get(name, PRESETS["AS"]))


def parse_bindings(name: str, keys: Mapping[str, Sequence[int]]) -> Bindings:
    """The bindings of a preset with the owner's own keys over it; unknown names are left out.

    A key that the owner has given to one action is taken from the others of the preset. Where
    that would leave one of `NEEDED` without a key, the own keys make way for the preset.
    """
    bindings = merge_bindings(name, keys)
    return preset(name) if bindings.bare else bindings


def merge_bindings(name: str, keys: Mapping[str, Sequence[int]]) -> Bindings:
    """The same with what must not be: an action may be without a key."""
    usual = preset(name).keys
    own = {action: tuple(codes) for action, codes in keys.items() if action in usual}
    taken = {code for codes in own.values() for code in codes}
    left = {
        action: tuple(code for code in codes if code not in taken)
        for action, codes in usual.items()
    }
    return Bindings({**left, **own})


def own_keys(name: str, bindings: Bindings) -> dict[str, Scancodes]:
    """What differs from the preset, for the settings; `parse_bindings` gives it all back."""
    usual = preset(name).keys
    return {action: codes for action, codes in bindings.keys.items() if codes != usual[action]}


def _without(codes: Scancodes, scancode: int) -> Scancodes:
    return tuple(code for code in codes if code != scancode)
