"""Where a seat sits: updates come from a table, actions go to it.

Scene, CPU and remote client hold a `Table`; hot seat, practice and network play differ only in
which one it is. `LocalTable` keeps the truth itself.
"""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from msgspec.structs import replace

from engine.core import match as matches
from engine.core.chair import Chair
from engine.core.chance import Rng
from engine.core.game import Game, RulesError, Seat
from engine.core.match import Entry, Match
from engine.core.updates import Update
from engine.core.words import _

__all__ = ["Journal", "LocalTable", "Table", "Update"]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Table(Protocol[A, V]):
    """A place at a match."""

    def poll(self) -> list[Update[A, V]]:
        """Updates since the last poll, oldest first; never waits."""

    def send(self, seat: Seat, action: A, decision: int) -> None:
        """Ask for an action; an update follows, with a refusal if it was not taken."""


class Journal(Protocol[A]):
    """Keeps a match safe: what a call has returned from survives a kill."""

    def append(self, entry: Entry[A], rng: Rng) -> None:
        """One more entry, and the generator after it."""

    def undo(self, entries: int) -> None:
        """The last `entries` were taken back."""


class LocalTable(Generic[S, A, V]):
    """A table that keeps the match itself, for people round one screen.

    Every entry is in the journal before any update tells of it. Where a game has no secrets the
    table itself is polled, and tells each time as the next to act sees it; where it has some, each
    viewer has a chair, and the table itself says no more.

    What chance owes a match that is brought here it decides at the first poll, and updates tell of
    it as of anything else.

    Attributes:
        opened: the match as it was brought here. Whoever carries a story on by the updates begins
            it with this, for `match` may know already what they are still to tell.
        match: the match up to now.
    """

    def __init__(
        self,
        game: Game[S, A, V],
        match: Match[S, A],
        journal: Journal[A] | None = None,
        *,
        undo_point: Callable[[S], bool] = lambda _state: True,
        undoes_rolls: bool = False,
    ) -> None:
        self.game = game
        self.opened = self.match = match
        self._journal = journal
        self._undo_point = undo_point
        self._undoes_rolls = undoes_rolls
        self._decision = 0
        self._updates: list[Update[A, V]] = [self._update()]
        self._chairs: list[Chair[A, V]] = []

    def chair(self, viewer: Seat | None) -> Chair[A, V]:
        """A new place for one viewer, None for a spectator; it hears of what comes from now on."""
        chair = Chair(self, viewer)
        self._chairs.append(chair)
        return chair

    def poll(self) -> list[Update[A, V]]:
        """Updates since the last poll, the first for the match as it was opened, then one an entry.

        Where the journal failed at what chance decided, that is tried again here.
        """
        self.settle()
        updates, self._updates = self._updates, []
        return updates

    def send(self, seat: Seat, action: A, decision: int) -> None:
        """Play `action`; stale or illegal ones give an update with a refusal."""
        if decision != self._decision:
            self._refuse(seat, _("That came too late: the match has moved on."))
            return
        try:
            self.play(seat, action)
        except RulesError as error:
            self._refuse(seat, str(error))

    def play(self, seat: Seat, action: A) -> None:
        """Play `action` whatever was decided since; raises `RulesError`."""
        self.settle()
        self._commit(matches.play(self.game, self.match, seat, action))
        self.settle()

    def undo(self) -> None:
        """Take back the last own action; raises `UndoRefused`."""
        before = self.undone()
        gone = self.match.log[len(before.log) :]
        undone = len(gone)
        if self._journal:
            self._journal.undo(undone)
        self.match = before
        self._decision += 1
        for chair in self._chairs:
            chair.hear(undone=sum(self._redacted(each, chair.viewer) is not None for each in gone))
        if not self._chairs:
            self._updates.append(self._update(undone=undone))

    def undone(self) -> Match[S, A]:
        """The match as it would be after `undo`; raises `UndoRefused`."""
        return matches.undo(self.game, self.match, self._undo_point, past_chance=self._undoes_rolls)

    def settle(self) -> None:
        """Let chance decide what it has to."""
        while matches.is_chance(self.game, self.match.state):
            self._commit(matches.draw(self.game, self.match))

    def _commit(self, after: Match[S, A]) -> None:
        entry = after.log[-1]
        if self._journal:
            self._journal.append(entry, after.rng)
        self.match = after
        self._decision += 1
        for chair in self._chairs:
            chair.hear(entry)
        if not self._chairs:
            self._updates.append(self._update(entry))

    def _refuse(self, seat: Seat, sentence: str) -> None:
        told = self.look(seat)
        self._updates.append(replace(told, decision=self._decision, refusal=sentence))

    def _update(self, entry: Entry[A] | None = None, *, undone: int = 0) -> Update[A, V]:
        """What the next to act is told."""
        actors = self.game.actors(self.match.state)
        viewer = next((seat for seat in actors if seat >= 0), None)
        return replace(self.look(viewer, entry), decision=self._decision, undone=undone)

    def look(self, viewer: Seat | None, entry: Entry[A] | None = None) -> Update[A, V]:
        """What a viewer may know now, and of the last entry; as decision 0."""
        game, state = self.game, self.match.state
        told = entry and self._redacted(entry, viewer)
        return Update(
            viewer=viewer,
            decision=0,
            view=game.view(state, viewer),
            actors=game.awaited(state, viewer),
            legal=() if viewer is None else tuple(game.legal(state, viewer)),
            entries=(told,) if told else (),
            outcome=game.outcome(state),
        )

    def _redacted(self, entry: Entry[A], viewer: Seat | None) -> Entry[A] | None:
        action = self.game.redact(entry.seat, entry.action, viewer)
        return None if action is None else Entry(entry.seat, action)
