"""Where matches are kept, as scenes see it; the host's store is the one that does it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from engine.core.card import Card
from engine.core.chance import Rng
from engine.core.codec import Envelope, Saved
from engine.core.match import Entry, Match


class Slip(msgspec.Struct, frozen=True):
    """A saved match on the shelf, newest first.

    Attributes:
        key: its name on the shelf.
        saved: what was read back.
        when: date and time of the last change, `2026-11-30 21:40`; empty if the disk tells none.
    """

    key: str
    saved: Saved
    when: str

    @property
    def is_docked(self) -> bool:
        """Whether it was put away by docking; else the program ended in the middle."""
        return self.saved.last == "docked"


class OpenJournal(Protocol):
    """The journal of a match that is being played; every call returns when it is on disk.

    Attributes:
        notes: those that were there when the match was opened, the last of each name.
    """

    notes: Mapping[str, tuple[int, ...]]

    def append(self, entry: Entry[Any], rng: Rng) -> None:
        """One more entry, and the generator after it."""

    def undo(self, entries: int) -> None:
        """The last `entries` were taken back."""

    def mark(self, mark: str) -> None:
        """`docked`, `resumed` or `left` (see `engine.core.codec`)."""

    def note(self, name: str, values: tuple[int, ...]) -> None:
        """What the screen wants to find again and no entry tells; the last of a name counts."""

    def finish(self) -> None:
        """The match is over: it leaves the saved ones and joins the finished."""

    def close(self) -> None:
        """No more calls follow; what was written stays."""


class Shelf(Protocol):
    """The saved matches of all games."""

    def slips(self) -> Sequence[Slip]:
        """Every unfinished match, the one changed last first; damaged ones are set aside."""

    def troubles(self) -> Sequence[str]:
        """A sentence for each save that could not be read, since the last call."""

    def begin(self, card: Card, envelope: Envelope) -> OpenJournal:
        """A journal for a new match."""

    def resume(self, slip: Slip) -> tuple[Match[Any, Any], OpenJournal]:
        """Go on with a saved match."""

    def keep_record(self, card: Card, text: str) -> str:
        """Write a match's record to a file of its own, and tell where it lies; raises OSError."""

    def delete(self, slip: Slip) -> None:
        """Throw a saved match away for good; the scene has asked first."""
