"""Set-up: deals, the choice of Flagbearer and Trap, and how the match begins (G02 to G05, G21)."""

from collections import Counter
from typing import Final, cast

from msgspec.structs import replace

from chingo.ends import between_turns
from chingo.state import (
    BOARD,
    UNITS,
    WEAPONS,
    Arm,
    Deal,
    Flag,
    Muster,
    Ready,
    SetupAction,
    Shuffle,
    State,
    Trap,
    Unit,
)
from chingo.waiting import is_lot_due
from engine.core.chance import Rng
from engine.core.game import Seat

LEAST: Final = 3
"""Of each weapon in every deal (G02)."""

HOMES: Final = (
    tuple(BOARD.cells[:UNITS]),
    tuple(BOARD.half_turned(cell) for cell in BOARD.cells[:UNITS]),
)
"""The first cells of each seat, a1 to g2 as that seat sees the board."""


def start(first: Seat, clock: int) -> State:
    """Both armies in place and not dealt; `first` is -1 for the lot (G01, G05)."""
    cells: list[Unit | None] = [None] * len(BOARD.cells)
    for seat, home in enumerate(HOMES):
        for cell in home:
            cells[cell] = Unit(seat, "?")
    return State(first, clock, tuple(cells))


def draw_deal(seat: Seat, rng: Rng) -> tuple[Deal, Rng]:
    """Three of each weapon, the other five drawn evenly, all shuffled (G02)."""
    weapons = list(WEAPONS) * LEAST
    while len(weapons) < UNITS:
        at, rng = rng.below(len(WEAPONS))
        weapons.append(WEAPONS[at])
    for last in range(UNITS - 1, 0, -1):
        other, rng = rng.below(last + 1)
        weapons[last], weapons[other] = weapons[other], weapons[last]
    return Deal(seat, "".join(weapons)), rng


def is_deal(weapons: str) -> bool:
    """Whether a deal can be like this (G02)."""
    counts = Counter(weapons)
    return len(weapons) == UNITS and set(counts) == set(WEAPONS) and min(counts.values()) >= LEAST


def dealt(state: State, deal: Deal) -> State:
    """The seat has its weapons, and no Flagbearer and no Trap (G03)."""
    return _mustered(state, deal.seat, Muster(deal.weapons))


def told(state: State, seat: Seat, action: SetupAction) -> State:
    """After what a seat did in set-up."""
    muster = state.musters[seat]
    match action:
        case Flag():
            return _mustered(state, seat, replace(muster, flag=action.cell))
        case Trap():
            return _mustered(state, seat, replace(muster, trap=action.cell))
        case Shuffle():
            return _mustered(state, seat, Muster())
        case Ready():
            return begun(_mustered(state, seat, replace(muster, ready=True)))


def forced(state: State, seat: Seat, flag: int, trap: int) -> State:
    """The seat is Ready with a set-up that chance has made (G18)."""
    dealt = state.musters[seat].dealt
    return begun(_mustered(state, seat, Muster(dealt, flag, trap, ready=True)))


def _mustered(state: State, seat: Seat, muster: Muster) -> State:
    """The seat's set-up and its units as it has them."""
    cells = list(state.cells)
    for at, cell in enumerate(HOMES[seat]):
        cells[cell] = Unit(seat, _arm(muster, at, cell))
    south, north = state.musters
    musters = (south, muster) if seat else (muster, north)
    return replace(state, cells=tuple(cells), musters=musters)


def _arm(muster: Muster, at: int, cell: int) -> Arm:
    if cell == muster.flag:
        return "F"
    if cell == muster.trap:
        return "T"
    return cast("Arm", muster.dealt[at]) if muster.dealt else "?"


def begun(state: State) -> State:
    """The match is on if both are Ready and no lot is to be drawn."""
    return begin(state, state.first) if state.first >= 0 and is_lot_due(state) else state


def begin(state: State, seat: Seat) -> State:
    """The first turn, of `seat` (G05)."""
    done = Muster(ready=True)
    return between_turns(replace(state, turn=seat, musters=(done, done)))
