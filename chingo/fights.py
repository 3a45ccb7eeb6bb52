"""Moves, attacks, and how fights are decided (G06 to G11)."""

from typing import Final

from msgspec.structs import replace

from chingo.ends import close, end_turn
from chingo.state import Arm, Attack, Cells, Fight, Move, Pick, State, Unit, Weapon
from engine.core.game import Seat

BEATS: Final[dict[Arm, Arm]] = {"R": "S", "S": "P", "P": "R"}
"""What each weapon beats (G07)."""


def victor(attacker: Arm, defender: Arm) -> int | None:
    """0 if the attacker wins, 1 if the defender does, None for equal weapons (G07 to G11)."""
    if defender in ("F", "T"):
        return 1 if defender == "T" else 0
    if attacker == defender:
        return None
    return 0 if BEATS[attacker] == defender else 1


def moved(state: State, move: Move) -> State:
    """After a step onto an empty cell (G06); it counts as quiet (G13)."""
    cells = _carried(state.cells, move.source, move.target)
    return end_turn(replace(state, cells=cells, quiet=state.quiet + 1, last=move))


def attacked(state: State, attack: Attack) -> State:
    """Both units are revealed, and one of them falls or both seats choose anew (G07 to G11)."""
    mine, theirs = _unit(state, attack.source), _unit(state, attack.target)
    fight = Fight(attack.source, attack.target, mine.owner, (mine.arm, theirs.arm))
    state = replace(state, fight=fight, quiet=0, last=attack, picks=(None, None))
    return _met(state, fight, fight.arms)


def picked(state: State, seat: Seat, pick: Pick) -> State:
    """The seat has chosen; once both have, the choices are shown and decide (G09)."""
    own, fight = pick.weapon, state.tie
    south, north = (state.picks[0], own) if seat else (own, state.picks[1])
    if fight is None or south is None or north is None:
        return replace(state, picks=(south, north))
    both: tuple[Weapon, Weapon] = (north, south) if fight.attacker else (south, north)
    fight = replace(fight, rounds=(*fight.rounds, both))
    return _met(replace(state, fight=fight, picks=(None, None)), fight, both)


def _met(state: State, fight: Fight, arms: tuple[Arm, Arm]) -> State:
    """Both units shown with what they have now, and the fight decided if they differ."""
    cells = list(state.cells)
    for cell, arm in zip((fight.source, fight.target), arms, strict=True):
        cells[cell] = replace(_unit(state, cell), arm=arm, shown=True)
    state = replace(state, cells=tuple(cells))
    won = victor(*arms)
    return state if won is None else _decided(state, fight, is_defended=bool(won))


def _decided(state: State, fight: Fight, *, is_defended: bool) -> State:
    """The winner holds the entered cell, the loser is destroyed (G07)."""
    loser = _unit(state, fight.source if is_defended else fight.target)
    winner = 1 - loser.owner
    cells = _without(state.cells, fight.source) if is_defended else state.cells
    if not is_defended:
        cells = _carried(cells, fight.source, fight.target)
    south, north = state.fallen
    fallen = (south, (*north, loser.arm)) if loser.owner else ((*south, loser.arm), north)
    state = replace(state, cells=cells, fallen=fallen, fight=replace(fight, winner=winner))
    return close(state, "flag", winner) if loser.arm == "F" else end_turn(state)


def _unit(state: State, cell: int) -> Unit:
    unit = state.cells[cell]
    assert unit is not None
    return unit


def _without(cells: Cells, cell: int) -> Cells:
    return (*cells[:cell], None, *cells[cell + 1 :])


def _carried(cells: Cells, source: int, target: int) -> Cells:
    unit = cells[source]
    assert unit is not None
    after = list(cells)
    after[source], after[target] = None, replace(unit, moved=True)
    return tuple(after)
