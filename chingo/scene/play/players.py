"""Who sits where: names of the seats of one match, and for whom the curtain is needed."""

from engine.core.game import Seat
from engine.core.words import _
from engine.device.seating import Seated


class Players(Seated, frozen=True):
    """Who sits on a match's two seats."""

    specs: tuple[str, ...] = ("", "")

    def name(self, seat: Seat) -> str:
        """What a seat is called on the screen."""
        return self.given(seat) or self.kind(seat) or seat_title(seat)

    @property
    def is_shared(self) -> bool:
        """Whether two people share the screen, so that every private view has its cover (G17)."""
        return len(self.people) == 2

    @property
    def eyes(self) -> Seat | None:
        """Whose view the screen shows all along: one person's; None where it is not one's alone."""
        return self.people[0] if len(self.people) == 1 else None


def seat_title(seat: Seat) -> str:
    """What a seat is called that has no name."""
    return (_("South"), _("North"))[seat]
