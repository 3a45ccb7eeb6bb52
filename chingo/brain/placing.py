"""Set-up with sense: where the Flagbearer and the Trap go, mixed so that nobody can count on it.

The plans are what people do, weighted by how well they hide: mostly the back rank, the Trap beside
or in front of the Flagbearer, but often enough as a lure far off, and now and then both in front.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from chingo.brain.dice import Dice
from chingo.setup import HOMES
from chingo.state import BOARD, Flag, Muster, Ready, Trap
from engine.core.game import Seat


class Manner(msgspec.Struct, frozen=True):
    """How a level sets up, as weights.

    Attributes:
        back: of the Flagbearer on the back rank, the front rank being 1.
        beside: of a Trap next to the Flagbearer, any other place being 1.
        thrift: how much rather weapons are given up of which there are many.
    """

    back: float = 3.5
    beside: float = 2.0
    thrift: float = 1.0


PLAIN: Final = Manner(back=12.0, beside=6.0, thrift=0.0)
"""What nearly everybody does who plays for the first time."""

ANYHOW: Final = Manner(back=1.0, beside=1.0, thrift=0.0)
"""Any unit as likely as the other."""


def place(muster: Muster, seat: Seat, manner: Manner, dice: Dice) -> Flag | Trap | Ready:
    """The next action of set-up (G03)."""
    if muster.flag is None:
        return Flag(dice.weighted(_flags(muster, seat, manner)))
    if muster.trap is None:
        return Trap(dice.weighted(_traps(muster, seat, manner, flag=muster.flag)))
    return Ready()


def _flags(muster: Muster, seat: Seat, manner: Manner) -> Mapping[int, float]:
    spare = _spare(muster, seat, manner)
    return {
        cell: weight * (manner.back if at < BOARD.files else 1.0)
        for at, (cell, weight) in enumerate(spare.items())
        if cell != muster.trap
    }


def _traps(muster: Muster, seat: Seat, manner: Manner, flag: int) -> Mapping[int, float]:
    near = BOARD.near4[flag]
    return {
        cell: weight * (manner.beside if cell in near else 1.0)
        for cell, weight in _spare(muster, seat, manner).items()
        if cell != flag
    }


def _spare(muster: Muster, seat: Seat, manner: Manner) -> dict[int, float]:
    """How easily the weapon on each cell can be spared; cells in the seat's own order."""
    return {
        cell: 1.0 + manner.thrift * max(0, muster.dealt.count(weapon) - 3)
        for cell, weapon in zip(HOMES[seat], muster.dealt, strict=True)
    }
