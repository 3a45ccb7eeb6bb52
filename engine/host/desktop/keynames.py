"""What keys are called, by scancode, as printed on a common keyboard (USB HID usage tables)."""

from string import ascii_uppercase

from engine.core.words import _, mark
from engine.host.desktop.keys import Bindings

_NAMED = {
    40: mark("Enter"), 41: mark("Esc"), 42: mark("Backspace"), 43: mark("Tab"), 44: mark("Space"),
    73: mark("Insert"), 74: mark("Home key"), 75: mark("Page up"), 76: mark("Delete"),
    77: mark("End"), 78: mark("Page down"), 79: mark("Right"), 80: mark("Left"),
    81: mark("Down"), 82: mark("Up"), 88: mark("Pad Enter"), 224: mark("Ctrl"),
    225: mark("Shift"), 226: mark("Alt"), 228: mark("Right Ctrl"), 229: mark("Right Shift"),
    230: mark("Right Alt"),
}  # fmt: skip
_SIGNS = {45: "-", 46: "=", 47: "[", 48: "]", 49: "\\", 51: ";", 52: "'", 53: "`",
          54: ",", 55: ".", 56: "/"}  # fmt: skip
_PAD_SIGNS = {84: "/", 85: "*", 86: "-", 87: "+", 99: "."}
_FIRST_LETTER, _FIRST_DIGIT, _FIRST_F, _FIRST_PAD = 4, 30, 58, 89


def key_name(scancode: int) -> str:
    """A key's name, translated; unknown keys go by their number."""
    if _FIRST_LETTER <= scancode < _FIRST_DIGIT:
        return ascii_uppercase[scancode - _FIRST_LETTER]
    if _FIRST_DIGIT <= scancode < _FIRST_DIGIT + 10:
        return str((scancode - _FIRST_DIGIT + 1) % 10)
    if _FIRST_PAD <= scancode < _FIRST_PAD + 10:
        return _("Pad {sign}").format(sign=(scancode - _FIRST_PAD + 1) % 10)
    if scancode in _PAD_SIGNS:
        return _("Pad {sign}").format(sign=_PAD_SIGNS[scancode])
    if _FIRST_F <= scancode < _FIRST_F + 12:
        return f"F{scancode - _FIRST_F + 1}"
    if scancode in _SIGNS:
        return _SIGNS[scancode]
    if scancode in _NAMED:
        return _(_NAMED[scancode])
    return _("key {n}").format(n=scancode)


def names_of(bindings: Bindings, action: str) -> str:
    """The keys of an action with commas; empty where there are none."""
    return ", ".join(key_name(code) for code in bindings.keys.get(action, ()))
