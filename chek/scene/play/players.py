"""Who sits where: names and signs of the seats of one match."""

from collections.abc import Mapping

from chek.editions import EDITIONS, STANDARD
from chek.state import Setup
from engine.core.codec import Envelope
from engine.core.game import Seat
from engine.core.words import _
from engine.device.seating import DUEL_SIDES, Seated, sitters_in, sitters_of

_SIDES = {2: DUEL_SIDES, 4: ("South", "West", "North", "East")}


class Players(Seated, frozen=True):
    """Who sits on a match's seats; where no name was given the piece's own stands for it.

    Attributes:
        edition: by whose pieces or suits the seats are called.
        seats: how many there are.
    """

    edition: str = STANDARD.name
    seats: int = 4

    def name(self, seat: Seat) -> str:
        """What a seat is called on the screen."""
        return self.given(seat) or EDITIONS[self.edition].seat_title(seat, self.seats)

    @property
    def is_practice(self) -> bool:
        """Whether one person plays against CPU players alone."""
        return len(self.people) == 1


def players_of(envelope: Envelope) -> Players:
    """The players that a save's first line names."""
    names, specs = sitters_of(envelope)
    return Players(names, specs, str(envelope.options["edition"]), len(specs))


def players_in(headers: Mapping[str, str], setup: Setup) -> Players:
    """The players that a record's headers name, CPU players by their words."""
    sitters = sitters_in(headers, _SIDES[setup.seats])
    return Players(*sitters, setup.edition, setup.seats)


def style_title(style: str) -> str:
    """A style's name in lists; its own word if it has none."""
    return {"bold": _("bold"), "careful": _("careful"), "balanced": _("balanced")}.get(style, style)
