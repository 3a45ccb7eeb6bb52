"""A shelf whose journals remember what was written into them, and fail when they are told to."""

from collections.abc import Mapping
from typing import Any

from engine.core.chance import Rng
from engine.core.codec import Envelope
from engine.core.match import Entry
from tests.engine.fakes import FakeShelf


class Journal:
    """Remembers every call, and that none follows the last.

    It fails for a full disk while `room` is 0; None is no end of room.
    """

    def __init__(self, room: int | None = None) -> None:
        self.calls: list[str] = []
        self.notes: Mapping[str, tuple[int, ...]] = {}
        self.noted: dict[str, tuple[int, ...]] = {}
        self.room = room

    def _note(self, call: str) -> None:
        if self.room == 0 and call != "close":
            raise OSError("no room left")
        if self.room:
            self.room -= 1
        assert "close" not in self.calls, f"{call} after close"
        self.calls.append(call)

    def append(self, entry: Entry[Any], rng: Rng) -> None:
        self._note(type(entry.action).__name__)

    def undo(self, entries: int) -> None:
        self._note(f"undo {entries}")

    def mark(self, mark: str) -> None:
        self._note(mark)

    def note(self, name: str, values: tuple[int, ...]) -> None:
        if self.room == 0:
            raise OSError("no room left")
        assert "close" not in self.calls
        self.noted[name] = values

    def finish(self) -> None:
        self._note("finish")

    def close(self) -> None:
        self._note("close")


class Shelf(FakeShelf):
    """Begins matches with journals that remember."""

    def __init__(self) -> None:
        super().__init__()
        self.journals: list[Journal] = []
        self.envelopes: list[Envelope] = []

    def begin(self, card: Any, envelope: Envelope) -> Journal:
        self.envelopes.append(envelope)
        self.journals.append(Journal())
        return self.journals[-1]
