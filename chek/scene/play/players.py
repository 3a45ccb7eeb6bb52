"""Who sits where: names and signs of the seats of one match."""

from collections.abc import Sequence

import msgspec

from chek.shapes import seat_title
from engine.core.codec import Envelope
from engine.core.cpu import HUMAN, spec_of
from engine.core.game import Seat
from engine.core.words import _


class Players(msgspec.Struct, frozen=True):
    """Who sits on a match's seats.

    Attributes:
        names: empty where the piece's own name stands for it.
        specs: the words of the CPU players, empty for people.
    """

    names: tuple[str, ...]
    specs: tuple[str, ...] = ()

    def name(self, seat: Seat) -> str:
        """What a seat is called on the screen."""
        return (self.names[seat] if seat < len(self.names) else "") or seat_title(seat)

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
    return Players(names, tuple(map(spec_of, envelope.seats)))


def names_of(names: Sequence[str], seats: Sequence[str]) -> tuple[str, ...]:
    """A name for each seat: a person's own, none for a CPU player or where there is none."""
    given = (*names, *[""] * len(seats))
    return tuple(name if who == HUMAN else "" for name, who in zip(given, seats, strict=False))


def style_title(style: str) -> str:
    """A style's name in lists; its own word if it has none."""
    return {"bold": _("bold"), "careful": _("careful"), "balanced": _("balanced")}.get(style, style)


def cpu_title(spec: str) -> str:
    """`CPU 4`, whatever its style."""
    return _("CPU {level}").format(level=spec.partition(":")[0])
