"""What a seat has seen of a match so far: the only past that a CPU player is given."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from engine.core.game import Game, Seat
from engine.core.match import Entry

S = TypeVar("S")
V = TypeVar("V")


class Witness(Generic[S, V]):
    """One seat's views of a match, each once; it is told each state and keeps what it may know."""

    def __init__(self, game: Game[S, Any, V], seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._views: list[V] = []

    def see(self, state: S) -> None:
        """The match stands so now; of what is hidden the witness does not even count the steps."""
        view = self._game.view(state, self._seat)
        if not self._views or view != self._views[-1]:
            self._views.append(view)

    @property
    def view(self) -> V:
        """What the seat may know now."""
        return self._views[-1]

    @property
    def past(self) -> Sequence[V]:
        """The views before that, oldest first."""
        return self._views[:-1]


def recall(game: Game[S, Any, V], start: S, log: Iterable[Entry[Any]], seat: Seat) -> Witness[S, V]:
    """The witness of a match that has been played; its entries were checked."""
    witness: Witness[S, V] = Witness(game, seat)
    witness.see(start)
    state = start
    for entry in log:
        state = game.apply(state, entry.seat, entry.action)
        witness.see(state)
    return witness
