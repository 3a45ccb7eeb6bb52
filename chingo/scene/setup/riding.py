"""A shuffle on its way: the tiles ride a loop with the crank, or by themselves after a button."""

PLACE_DEG = 30
"""How far the crank is turned for one place on the loop."""

TURN_DEG = 360
"""A whole turn deals the weapons again (G03)."""

RIDE_TICKS = 24
"""How long a shuffle by button rides."""

_REST_TICKS = 12
_BACK_DEG = 40


class Riding:
    """How far the tiles have gone round.

    Attributes:
        turned_deg: how far the crank is turned, or as if it were; 0 at rest.
    """

    def __init__(self) -> None:
        self.turned_deg = 0.0
        self._rest = 0
        self._is_by_button = False

    @property
    def is_still(self) -> bool:
        """Whether every tile is in its place, and stays there."""
        return not self.turned_deg and not self._is_by_button

    @property
    def ride(self) -> float:
        """Places that each tile has gone, backwards below 0."""
        return self.turned_deg / PLACE_DEG

    def begin(self) -> None:
        """A button was pressed: it goes round by itself."""
        self._is_by_button = True

    def stop(self) -> None:
        """Every tile is in its place at once."""
        self.turned_deg, self._is_by_button = 0.0, False

    def tick(self, crank_deg: float) -> bool:
        """One tick; whether it has been round, so that it is dealt again.

        A crank that rests on the way lets the tiles ride back.
        """
        if self._is_by_button:
            self.turned_deg += TURN_DEG / RIDE_TICKS
        elif crank_deg:
            self._rest = 0
            self.turned_deg += crank_deg
        else:
            self._ride_back()
        is_round = abs(self.turned_deg) >= TURN_DEG
        if is_round:
            self.stop()
        return is_round

    def _ride_back(self) -> None:
        self._rest += 1
        if self._rest > _REST_TICKS:
            left = max(abs(self.turned_deg) - _BACK_DEG, 0.0)
            self.turned_deg = left if self.turned_deg > 0 else -left
