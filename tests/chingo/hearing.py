"""All that reaches a viewer of a match, as it comes through a table."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from chingo import CARD
from chingo.state import Action, State, View
from engine.core.chance import Rng
from engine.core.game import CHANCE, Seat
from engine.core.match import Entry, Match, from_start
from engine.core.table import LocalTable
from engine.core.updates import Update
from engine.host.calling import CallingJournal
from tests.chingo.playing import GAME, NOTATION
from tests.chingo.traces import steps_of
from tests.conformance.walks import scripted


def heard(match: Match[State, Action], viewer: Seat | None) -> list[Update[Action, View]]:
    """The updates that a chair gives while the match is played, own actions sent from the chair."""
    start: Match[State, Action] = from_start(match.start, 0)
    table: LocalTable[State, Action, View] = LocalTable(scripted(GAME, match), start)
    chair = table.chair(viewer)
    updates = chair.poll()
    for entry in match.log:
        if entry.seat == viewer and viewer is not None:
            chair.send(viewer, entry.action, updates[-1].decision)
        elif entry.seat != CHANCE:
            table.play(entry.seat, entry.action)
        updates += chair.poll()
    assert table.match.log == match.log
    return updates


class Nowhere:
    """A journal that is not kept; implements `OpenJournal`."""

    notes: Mapping[str, tuple[int, ...]] = MappingProxyType({})

    def append(self, entry: Entry[Any], rng: Rng) -> None:
        """Nothing."""

    def undo(self, entries: int) -> None:
        """Nothing."""

    def mark(self, mark: str) -> None:
        """Nothing."""

    def note(self, name: str, values: tuple[int, ...]) -> None:
        """Nothing."""

    def finish(self) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""


def streamed(match: Match[State, Action]) -> list[str]:
    """What `play --stream` says of a match."""
    lines: list[str] = []
    start: Match[State, Action] = from_start(match.start, 0)
    journal = CallingJournal(Nowhere(), CARD, start, lines.append)
    for entry in match.log:
        journal.append(entry, Rng(0))
    return lines


def spoken(match: Match[State, Action], viewer: Seat | None) -> list[str]:
    """Everything that is called aloud for a viewer, as a stream does it for spectators."""
    lines = []
    for before, entry, after in steps_of(match):
        seen, sees = GAME.view(before, viewer), GAME.view(after, viewer)
        shown = GAME.redact(entry.seat, entry.action, viewer)
        if shown is not None:
            lines += [
                NOTATION.speak(seen, entry.seat, shown),
                NOTATION.call(seen, entry.seat, shown),
            ]
        lines += filter(None, [NOTATION.call_news(seen, sees)])
    return lines


def known(state: State, viewer: Seat | None) -> tuple[Any, ...]:
    """What a viewer is told of a state, and its text."""
    legal = () if viewer is None else tuple(GAME.legal(state, viewer))
    view = GAME.view(state, viewer)
    return view, legal, GAME.awaited(state, viewer), NOTATION.format_view(view)
