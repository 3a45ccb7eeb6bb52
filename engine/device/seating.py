"""Who sits where, as every game's screens say it."""

from collections.abc import Mapping, Sequence

import msgspec

from engine.core.codec import Envelope
from engine.core.cpu import CPU, HUMAN, spec_of
from engine.core.game import Seat
from engine.core.words import _

DUEL_SIDES = ("South", "North")
"""The names of two seats in the headers of records."""

Sitters = tuple[tuple[str, ...], tuple[str, ...]]
"""The names of people, empty where nothing was given, and the words of CPU players, else empty."""


class Seated(msgspec.Struct, frozen=True):
    """Who sits on a match's seats.

    Attributes:
        names: empty where the seat's own name stands for it.
        specs: the words of the CPU players, empty for people.
    """

    names: tuple[str, ...] = ()
    specs: tuple[str, ...] = ()

    def spec(self, seat: Seat) -> str:
        """The word of the CPU player on a seat, empty for a person and for chance."""
        return self.specs[seat] if 0 <= seat < len(self.specs) else ""

    def kind(self, seat: Seat) -> str:
        """`CPU 4`, empty for a person."""
        return cpu_title(self.spec(seat)) if self.spec(seat) else ""

    def given(self, seat: Seat) -> str:
        """The name that was given to a seat, else empty."""
        return self.names[seat] if seat < len(self.names) else ""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, spec in enumerate(self.specs) if not spec)


def sitters_of(envelope: Envelope) -> Sitters:
    """Whom a save's first line names."""
    names = tuple(name.strip() for name in envelope.names)
    return names, tuple(map(spec_of, envelope.seats))


def sitters_in(headers: Mapping[str, str], sides: Sequence[str] = DUEL_SIDES) -> Sitters:
    """Whom a record's headers name, CPU players by their words."""
    called = [headers.get(side, "").strip() for side in sides]
    specs = tuple(who.removeprefix(CPU) if who.startswith(CPU) else "" for who in called)
    return tuple("" if spec else name for name, spec in zip(called, specs, strict=True)), specs


def names_of(names: Sequence[str], seats: Sequence[str]) -> tuple[str, ...]:
    """A name for each seat: a person's own, none for a CPU player or where there is none."""
    given = (*names, *[""] * len(seats))
    return tuple(name if who == HUMAN else "" for name, who in zip(given, seats, strict=False))


def cpu_title(spec: str) -> str:
    """`CPU 4`, whatever its style."""
    return _("CPU {level}").format(level=spec.partition(":")[0])
