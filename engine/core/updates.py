"""What a table tells a viewer, one piece at a time."""

from typing import Generic, TypeVar

import msgspec

from engine.core.game import Outcome, Seat
from engine.core.match import Entry

A = TypeVar("A")
V = TypeVar("V")


class Update(msgspec.Struct, Generic[A, V], frozen=True):
    """What a viewer learns at once.

    Attributes:
        viewer: the seat it is for; None is a spectator.
        decision: number of the node now to be decided; it goes back into `send`.
        view: what the viewer may see.
        actors: who may act now.
        legal: what the viewer may do now, actions at the table included.
        entries: what happened since the update before, as the viewer may know it.
        undone: how many entries were taken back before `entries`.
        outcome: None while the match goes on.
        refusal: why the viewer's last action was not taken, one sentence, else empty.
    """

    viewer: Seat | None
    decision: int
    view: V
    actors: tuple[Seat, ...]
    legal: tuple[A, ...]
    entries: tuple[Entry[A], ...] = ()
    undone: int = 0
    outcome: Outcome | None = None
    refusal: str = ""
