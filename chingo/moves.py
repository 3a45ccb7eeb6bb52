"""What a seat may do on the board and at the table, in a pinned order (G03 to G06, G09, G14).

What a seat may do depends on nothing that it may not know: where chance is due for the other seat
alone, this one goes on as if it were not.
"""

from collections.abc import Iterator

from chingo.state import (
    BOARD,
    WEAPONS,
    Action,
    Agree,
    Attack,
    BoardAction,
    Cells,
    Flag,
    Lapse,
    Move,
    Offer,
    Pick,
    Ready,
    Refuse,
    Resign,
    Shuffle,
    State,
    Trap,
    Unit,
)
from chingo.waiting import is_asked, is_held
from engine.core.game import Seat


def is_movable(unit: Unit) -> bool:
    """Whether it may ever move; in a view an unknown one may (G06)."""
    return unit.arm not in ("F", "T")


def units(cells: Cells, seat: Seat) -> list[int]:
    """The cells of a seat's units, in order."""
    return [cell for cell, unit in enumerate(cells) if unit and unit.owner == seat]


def steps(cells: Cells, source: int) -> Iterator[Move | Attack]:
    """What the unit on `source` may do, by target (G06); nothing where none stands."""
    unit = cells[source]
    if unit is None or not is_movable(unit):
        return
    for target in BOARD.near4[source]:
        other = cells[target]
        if other is None:
            yield Move(source, target)
        elif other.owner != unit.owner:
            yield Attack(source, target)


def all_steps(cells: Cells, seat: Seat) -> list[Move | Attack]:
    """Every move and attack of a seat, by source and target."""
    return [step for cell in units(cells, seat) for step in steps(cells, cell)]


def can_step(cells: Cells, seat: Seat) -> bool:
    """Whether the seat could move or attack if it were its turn."""
    return any(True for cell in units(cells, seat) for _step in steps(cells, cell))


def has_movable(cells: Cells, seat: Seat) -> bool:
    """Whether one of its units is neither Flagbearer nor Trap (G12)."""
    return any(unit and unit.owner == seat and is_movable(unit) for unit in cells)


def plies(state: State, seat: Seat) -> list[BoardAction]:
    """What a seat that is asked may do on the board, `Shuffle` not included."""
    if state.is_setup:
        return _setup_acts(state, seat)
    if state.tie:
        return [Pick(weapon) for weapon in WEAPONS]
    if state.vote is not None:
        return []
    return list(all_steps(state.cells, seat))


def _setup_acts(state: State, seat: Seat) -> list[BoardAction]:
    muster = state.musters[seat]
    free = [cell for cell in units(state.cells, seat) if cell not in (muster.flag, muster.trap)]
    acts: list[BoardAction] = [*map(Flag, free), *map(Trap, free)]
    both = muster.flag is not None and muster.trap is not None
    return [*acts, Ready()] if both else acts


def legal(state: State, seat: Seat) -> list[Action]:
    """Everything that a seat may do now, actions at the table last."""
    if state.ended or is_held(state, seat):
        return []
    return [*_asked(state, seat), Resign()] if is_asked(state, seat) else [Resign()]


def _asked(state: State, seat: Seat) -> list[Action]:
    actions: list[Action] = [*plies(state, seat)]
    if state.is_setup:
        actions.append(Shuffle())
    elif state.vote is not None:
        actions += [Agree(), Refuse()]
    elif not state.tie and not state.offered:
        actions.append(Offer())
    return [*actions, Lapse()] if state.clock else actions
