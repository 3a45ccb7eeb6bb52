"""Matches called aloud: a line for each entry as soon as it is on disk, whatever the game.

It stands between the scenes and the shelf, where every entry of every match passes on its way to
the disk, so neither the table nor any game knows of it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.core.card import Card
from engine.core.chance import Rng
from engine.core.codec import Envelope, start_of
from engine.core.match import Entry, Match
from engine.core.words import _
from engine.device.shelf import OpenJournal, Shelf, Slip

Say = Callable[[str], None]


class CallingShelf:
    """A shelf whose matches are called aloud; implements `Shelf`."""

    def __init__(self, shelf: Shelf, say: Say) -> None:
        """Over `shelf`; each line goes to `say`, which must not wait."""
        self._shelf = shelf
        self._say = say

    def slips(self) -> Sequence[Slip]:
        """As the shelf has them."""
        return self._shelf.slips()

    def troubles(self) -> Sequence[str]:
        """As the shelf has them."""
        return self._shelf.troubles()

    def keep_record(self, card: Card, text: str) -> str:
        """As the shelf does it."""
        return self._shelf.keep_record(card, text)

    def delete(self, slip: Slip) -> None:
        """As the shelf does it."""
        self._shelf.delete(slip)

    def begin(self, card: Card, envelope: Envelope) -> OpenJournal:
        """A new match, which is said first."""
        journal = self._shelf.begin(card, envelope)
        start = start_of(card, envelope)
        match: Match[Any, Any] = Match(start, start, (), Rng(0))
        sentence = _("{title}, a new match: {tally}.")
        self._say(sentence.format(title=_(card.title), tally=card.tally(match, ())))
        return CallingJournal(journal, card, match, self._say)

    def resume(self, slip: Slip) -> tuple[Match[Any, Any], OpenJournal]:
        """A saved match; where it stands is said first."""
        match, journal = self._shelf.resume(slip)
        card = slip.saved.card
        where, tally = card.describe(match, ()), card.tally(match, ())
        sentence = _("{title}, gone on with: {where}; {tally}.")
        self._say(sentence.format(title=_(card.title), where=where, tally=tally))
        return match, CallingJournal(journal, card, match, self._say)


class CallingJournal:
    """A journal that calls what it has written; implements `OpenJournal`."""

    def __init__(self, journal: OpenJournal, card: Card, match: Match[Any, Any], say: Say) -> None:
        self._journal = journal
        self.notes = journal.notes
        self._game, self._notation = card.make_game(), card.make_notation()
        self._say = say
        self._states = [match.start]
        for entry in match.log:
            self._go(entry)

    def append(self, entry: Entry[Any], rng: Rng) -> None:
        """Write it, then call it as a spectator may know it, and the end if it has come."""
        self._journal.append(entry, rng)
        before = self._states[-1]
        self._go(entry)
        for sentence in self._sentences(before, entry):
            self._say(sentence)
        outcome = self._game.outcome(self._states[-1])
        if outcome is not None:
            self._say(self._notation.call_end(self._states[-1], outcome))

    def _sentences(self, before: Any, entry: Entry[Any]) -> Iterator[str]:
        """What a spectator may know of the last entry."""
        seen, sees = (self._game.view(state, None) for state in (before, self._states[-1]))
        shown = self._game.redact(entry.seat, entry.action, None)
        if shown is not None:
            yield self._notation.call(seen, entry.seat, shown)
        news = self._notation.call_news(seen, sees)
        if news:
            yield news

    def _go(self, entry: Entry[Any]) -> None:
        after = self._game.apply(self._states[-1], entry.seat, entry.action)
        self._states.append(after)

    def undo(self, entries: int) -> None:
        """Write it, then say that something was taken back."""
        self._journal.undo(entries)
        del self._states[-entries:]
        self._say(_("Taken back."))

    def mark(self, mark: str) -> None:
        """As the journal does it."""
        self._journal.mark(mark)

    def note(self, name: str, values: tuple[int, ...]) -> None:
        """As the journal does it."""
        self._journal.note(name, values)

    def finish(self) -> None:
        """As the journal does it."""
        self._journal.finish()

    def close(self) -> None:
        """As the journal does it."""
        self._journal.close()
