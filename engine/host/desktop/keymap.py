"""What the keyboard layout in use writes with each key, by scancode.

pygame tells the layout's key of an event only once it was pressed. But its table of pressed keys
is looked up by what a layout writes, and so finds the place of every sign.
"""

from collections.abc import Mapping
from typing import Any, Final

import pygame

Keymap = Mapping[int, str]

_SCANCODES: Final = 512
_SIGNS: Final = (*range(0x21, 0x7F), *range(0xA1, 0x530))
"""Latin, Greek and Cyrillic."""


def read_keymap() -> Keymap:
    """The sign of every key that writes one, without Shift."""
    each_its_own: Any = range(_SCANCODES)
    places = pygame.key.ScancodeWrapper(each_its_own)
    found = ((int(places[sign]), chr(sign)) for sign in _SIGNS)
    return {scancode: sign for scancode, sign in found if scancode}


def writes(key: int) -> str:
    """What a key writes that an event names; empty if nothing that `read_keymap` knows."""
    return chr(key) if key in _SIGNS else ""
