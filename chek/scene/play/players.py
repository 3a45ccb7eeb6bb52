"""Who sits where: names and signs of the seats of one match."""

from collections.abc import Mapping

import msgspec

from chek.editions import EDITIONS, STANDARD
from chek.state import Setup
from engine.core.codec import Envelope
from engine.core.cpu import CPU, spec_of
from engine.core.game import Seat
from engine.core.words import _
from engine.device.seating import cpu_title

_SIDES = {2: ("South", "North"), 4: ("South", "West", "North", "East")}


class Players(msgspec.Struct, frozen=True):
    """Who sits on a match's seats.

    Attributes:
        names: empty where the piece's own name stands for it.
        specs: the words of the CPU players, empty for people.
        edition: by whose pieces or suits the seats are called.
        seats: how many there are.
    """

    names: tuple[str, ...]
    specs: tuple[str, ...] = ()
    edition: str = STANDARD.name
    seats: int = 4

    def name(self, seat: Seat) -> str:
        """What a seat is called on the screen."""
        title = EDITIONS[self.edition].seat_title(seat, self.seats)
        return (self.names[seat] if seat < len(self.names) else "") or title

    def spec(self, seat: Seat) -> str:
        """The word of the CPU player on a seat, empty for a person and for chance."""
        return self.specs[seat] if 0 <= seat < len(self.specs) else ""

    def kind(self, seat: Seat) -> str:
        """`CPU 4`, empty for a person."""
        return cpu_title(self.spec(seat)) if self.spec(seat) else ""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, spec in enumerate(self.specs) if not spec)

    @property
    def is_practice(self) -> bool:
        """Whether one person plays against CPU players alone."""
        return len(self.people) == 1


def players_of(envelope: Envelope) -> Players:
    """The players that a save's first line names."""
    names = tuple(name.strip() for name in envelope.names)
    edition, specs = str(envelope.options["edition"]), tuple(map(spec_of, envelope.seats))
    return Players(names, specs, edition, len(specs))


def players_in(headers: Mapping[str, str], setup: Setup) -> Players:
    """The players that a record's headers name, CPU players by their words."""
    called = [headers.get(side, "").strip() for side in _SIDES[setup.seats]]
    specs = tuple(who.removeprefix(CPU) if who.startswith(CPU) else "" for who in called)
    names = tuple("" if spec else name for name, spec in zip(called, specs, strict=True))
    return Players(names, specs, setup.edition, setup.seats)


def style_title(style: str) -> str:
    """A style's name in lists; its own word if it has none."""
    return {"bold": _("bold"), "careful": _("careful"), "balanced": _("balanced")}.get(style, style)
