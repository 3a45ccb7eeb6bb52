"""Who sits where: names of the seats of one match."""

from collections.abc import Mapping

import msgspec

from chapayev.naming import seat_title
from chapayev.state import SEATS
from engine.core.codec import Envelope
from engine.core.cpu import CPU, spec_of
from engine.core.game import Seat
from engine.device.seating import cpu_title

SIDES = ("South", "North")
"""The seats' names in the headers of records."""


class Players(msgspec.Struct, frozen=True):
    """Who sits on a match's two seats.

    Attributes:
        names: empty where the seat's own name stands for it.
        specs: the words of the CPU players, empty for people.
    """

    names: tuple[str, ...] = ("", "")
    specs: tuple[str, ...] = ("", "")

    def name(self, seat: Seat) -> str:
        """What a seat is called on the screen."""
        title = self.kind(seat) or seat_title(seat)
        return (self.names[seat] if seat < len(self.names) else "") or title

    def spec(self, seat: Seat) -> str:
        """The word of the CPU player on a seat, empty for a person."""
        return self.specs[seat]

    def kind(self, seat: Seat) -> str:
        """`CPU 4`, empty for a person."""
        return cpu_title(self.spec(seat)) if self.spec(seat) else ""

    @property
    def both(self) -> tuple[str, str]:
        """What the seats are called, White first."""
        return self.name(SEATS[0]), self.name(SEATS[1])

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, spec in enumerate(self.specs) if not spec)


def players_of(envelope: Envelope) -> Players:
    """The players that a save's first line names."""
    names = tuple(name.strip() for name in envelope.names)
    return Players(names, tuple(map(spec_of, envelope.seats)))


def players_in(headers: Mapping[str, str]) -> Players:
    """The players that a record's headers name, CPU players by their words."""
    called = [headers.get(side, "").strip() for side in SIDES]
    specs = tuple(who.removeprefix(CPU) if who.startswith(CPU) else "" for who in called)
    names = tuple("" if spec else name for name, spec in zip(called, specs, strict=True))
    return Players(names, specs)
