"""Who sits where: names of the seats of one match."""

from chapayev.naming import seat_title
from chapayev.state import SEATS
from engine.core.game import Seat
from engine.device.seating import Seated


class Players(Seated, frozen=True):
    """Who sits on a match's two seats."""

    specs: tuple[str, ...] = ("", "")

    def name(self, seat: Seat) -> str:
        """What a seat is called on the screen."""
        return self.given(seat) or self.kind(seat) or seat_title(seat)

    @property
    def both(self) -> tuple[str, str]:
        """What the seats are called, White first."""
        return self.name(SEATS[0]), self.name(SEATS[1])
