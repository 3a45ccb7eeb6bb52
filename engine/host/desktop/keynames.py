"""What keys are called, by scancode: as the layout in use has them (USB HID usage tables)."""

from collections.abc import Mapping
from itertools import pairwise
from string import ascii_lowercase
from types import MappingProxyType
from typing import Final

from engine.core.words import _, mark
from engine.host.desktop.keys import Bindings

_NAMED = {
    40: mark("Enter"), 41: mark("Esc"), 42: mark("Backspace"), 43: mark("Tab"), 44: mark("Space"),
    73: mark("Insert"), 74: mark("Home key"), 75: mark("Page up"), 76: mark("Delete"),
    77: mark("End"), 78: mark("Page down"), 79: mark("Right"), 80: mark("Left"),
    81: mark("Down"), 82: mark("Up"), 88: mark("Pad Enter"), 224: mark("Ctrl"),
    225: mark("Shift"), 226: mark("Alt"), 228: mark("Right Ctrl"), 229: mark("Right Shift"),
    227: mark("Super"), 230: mark("Right Alt"), 231: mark("Right Super"),
}  # fmt: skip
_PAD_SIGNS = {84: "/", 85: "*", 86: "-", 87: "+", 99: "."}
_FIRST_F, _FIRST_PAD = 58, 89
_WRITING: Final = {
    **dict(enumerate(ascii_lowercase, 4)), **dict(enumerate("1234567890", 30)),
    45: "-", 46: "=", 47: "[", 48: "]", 49: "\\", 50: "#", 51: ";", 52: "'", 53: "`",
    54: ",", 55: ".", 56: "/", 100: "<",
}  # fmt: skip
"""Keys that write something, and what they write on an American keyboard."""

AMERICAN: Final = MappingProxyType(_WRITING)
_ROWS: Final = (
    (53, *range(30, 40), 45, 46),
    (20, 26, 8, 21, 23, 28, 24, 12, 18, 19, 47, 48),
    (4, 22, 7, 9, 10, 11, 13, 14, 15, 51, 52, 50),
    (29, 27, 6, 25, 5, 17, 16, 54, 55, 56),
)
"""The keys of the rows as they lie beside each other."""


def key_name(scancode: int, keymap: Mapping[int, str] = AMERICAN) -> str:
    """A key's name, translated; unknown keys go by their number."""
    if scancode in _WRITING:
        return _name_by_sign(scancode, keymap)
    if _FIRST_PAD <= scancode < _FIRST_PAD + 10:
        return _("Pad {sign}").format(sign=(scancode - _FIRST_PAD + 1) % 10)
    if scancode in _PAD_SIGNS:
        return _("Pad {sign}").format(sign=_PAD_SIGNS[scancode])
    if _FIRST_F <= scancode < _FIRST_F + 12:
        return f"F{scancode - _FIRST_F + 1}"
    if scancode in _NAMED:
        return _(_NAMED[scancode])
    return _("key {n}").format(n=scancode)


def _name_by_sign(scancode: int, keymap: Mapping[int, str]) -> str:
    """What a key writes; one that only puts an accent on the next goes by its neighbour."""
    if scancode in keymap:
        return _capital(keymap[scancode], keymap)
    for row in _ROWS:
        for left, right in pairwise(row):
            if scancode == right and left in keymap:
                return _("right of {key}").format(key=_capital(keymap[left], keymap))
            if scancode == left and right in keymap:
                return _("left of {key}").format(key=_capital(keymap[right], keymap))
    return _("key {n}").format(n=scancode)


def _capital(sign: str, keymap: Mapping[int, str]) -> str:
    """As it is printed on the key: most letters are capitals there."""
    if sign == "i" and "ı" in keymap.values():  # a Turkish keyboard has both
        return "İ"
    capital = sign.upper()
    return capital if sign != "ς" and len(capital) == 1 else sign


def names_of(bindings: Bindings, action: str, keymap: Mapping[int, str] = AMERICAN) -> str:
    """The keys of an action with commas; empty where there are none."""
    return ", ".join(key_name(code, keymap) for code in bindings.keys.get(action, ()))
