"""Who sits where: names of the seats of one match, and for whom the curtain is needed."""

from collections.abc import Mapping

import msgspec

from engine.core.codec import Envelope
from engine.core.cpu import CPU, spec_of
from engine.core.game import Seat
from engine.core.words import _
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
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, spec in enumerate(self.specs) if not spec)

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
