"""A sampled world as a state of the rules, of which the seat would have the very same view."""

from typing import cast

from msgspec.structs import replace

from chingo.brain.codes import ARMS
from chingo.brain.worlds import World
from chingo.setup import HOMES
from chingo.state import Arm, Cells, Muster, State, View, Weapon
from engine.core.game import CHANCE, Seat


def state_of(view: View, world: World) -> State:
    """The state; `view` is a seat's own, and the world was drawn for it."""
    seat = view.viewer
    if seat is None:
        raise ValueError("worlds are drawn for a seat, not for a spectator")
    return State(
        first=view.first,
        clock=view.clock,
        cells=_cells(view, world),
        turn=view.turn,
        musters=_musters(view, seat, world),
        quiet=view.quiet,
        fight=view.fight,
        picks=(None, view.pick) if seat else (view.pick, None),
        fallen=view.fallen,
        offered=view.offered,
        vote=view.vote,
        lapses=(0, view.lapses) if seat else (view.lapses, 0),
        late=_late(view, seat),
        ended=view.ended,
        winner=view.winner,
        last=view.last,
    )


def _cells(view: View, world: World) -> Cells:
    if view.ended:
        return view.cells
    return tuple(
        replace(unit, arm=ARMS[world.arms[cell]]) if unit and cell in world.arms else unit
        for cell, unit in enumerate(view.cells)
    )


def _musters(view: View, seat: Seat, world: World) -> tuple[Muster, Muster]:
    own = view.muster or Muster()
    other = Muster(ready=not view.is_setup)
    if view.is_setup and not view.ended:
        other = _muster(view, 1 - seat, world)
    return (other, own) if seat else (own, other)


def _muster(view: View, owner: Seat, world: World) -> Muster:
    """The enemy's set-up, which is all chosen; it is Ready only where the lot is seen to be due."""
    arms: dict[int, Arm] = {cell: ARMS[arm] for cell, arm in world.arms.items()}
    under = [cast("Weapon", ARMS[arm]) for arm in world.under]
    places = {arm: cell for cell, arm in arms.items() if arm in ("F", "T")}
    arms.update(zip(places.values(), under, strict=True))
    dealt = "".join(arms[cell] for cell in HOMES[owner])
    is_ready = view.awaited == (CHANCE,) and view.muster is not None and view.muster.ready
    return Muster(dealt, places["F"], places["T"], ready=is_ready)


def _late(view: View, seat: Seat) -> tuple[Seat, ...]:
    """For whom chance has to act, where it is not the lot or a deal that is due (G18)."""
    if view.awaited != (CHANCE,):
        return ()
    if view.muster and view.is_setup:
        return () if view.muster.ready or not view.muster.dealt else (seat,)
    return (seat,) if view.tie else (view.turn,)
