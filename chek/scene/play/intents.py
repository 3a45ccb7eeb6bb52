"""What a player's hand asks of the board scene, and what it shows meanwhile."""

import msgspec

from chek.scene.picture.links import Link
from chek.state import Action, Attack
from engine.device.widgets import Hint


class Do(msgspec.Struct, frozen=True):
    """Play this."""

    action: Action


class Refused(msgspec.Struct, frozen=True):
    """It cannot be done: one sentence."""

    sentence: str


class Leave(msgspec.Struct, frozen=True):
    """B where there is nothing to take back: ask about leaving."""


Intent = Do | Refused | Leave


class Marks(msgspec.Struct, frozen=True):
    """What lies on the board for whoever acts.

    Attributes:
        hand: the cell that the hand points at.
        box: the cell that A is about.
        picked: the piece that is held up, or None.
        corners: enemies that can be attacked.
        dots: empty cells that can be entered.
        source: the linked piece that would attack, if the hand is elsewhere.
        rings: links, ring by ring.
        attack: what A would attack, if it would.
    """

    hand: int
    box: int
    picked: int | None = None
    corners: tuple[int, ...] = ()
    dots: tuple[int, ...] = ()
    source: int | None = None
    rings: tuple[tuple[Link, ...], ...] = ()
    attack: Attack | None = None


Hints = tuple[Hint, ...]
