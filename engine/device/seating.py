"""Who sits where, as every game's screens say it."""

from collections.abc import Sequence

from engine.core.cpu import HUMAN
from engine.core.words import _


def names_of(names: Sequence[str], seats: Sequence[str]) -> tuple[str, ...]:
    """A name for each seat: a person's own, none for a CPU player or where there is none."""
    given = (*names, *[""] * len(seats))
    return tuple(name if who == HUMAN else "" for name, who in zip(given, seats, strict=False))


def cpu_title(spec: str) -> str:
    """`CPU 4`, whatever its style."""
    return _("CPU {level}").format(level=spec.partition(":")[0])
