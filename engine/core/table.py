"""Where a seat sits: updates come from a table, actions go to it.

Scene, CPU and remote client hold a `Table`; hot seat, practice and network play differ only in
which one it is. `LocalTable` keeps the truth itself.
"""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from engine.core import match as matches
from engine.core.chance import Rng
from engine.core.game import Game, Outcome, RulesError, Seat
from engine.core.match import Entry, Match
from engine.core.words import _

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Update(msgspec.Struct, Generic[A, V], frozen=True):
    """What a viewer learns at once.

    Attributes:
        viewer: the seat it is for; None is a spectator.
        decision: number of the node now to be decided; it goes back into `send`.
        view: what the viewer may see.
        actors: who may act now.
        legal: what the viewer may do now, actions at the table included.
        entries: what happened since the update before, as the viewer may know it.
        undone: how many entries were taken back before `entries`.
        outcome: None while the match goes on.
        refusal: why the viewer's last action was not taken, one sentence, else empty.
    """

    viewer: Seat | None
    decision: int
    view: V
    actors: tuple[Seat, ...]
    legal: tuple[A, ...]
    entries: tuple[Entry[A], ...] = ()
    undone: int = 0
    outcome: Outcome | None = None
    refusal: str = ""


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

    Every entry is in the journal before any update tells of it.
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
        self.match = match
        self._journal = journal
        self._undo_point = undo_point
        self._undoes_rolls = undoes_rolls
        self._decision = 0
        self._updates: list[Update[A, V]] = [self._update()]
        self._let_chance_decide()

    def poll(self) -> list[Update[A, V]]:
        """Updates since the last poll, one for each entry.

        Where the journal failed at what chance decided, that is tried again here.
        """
        self._let_chance_decide()
        updates, self._updates = self._updates, []
        return updates

    def send(self, seat: Seat, action: A, decision: int) -> None:
        """Play `action`; stale or illegal ones give an update with a refusal."""
        if decision != self._decision:
            self._refuse(seat, _("That came too late: the match has gone on."))
            return
        try:
            after = matches.play(self.game, self.match, seat, action)
        except RulesError as error:
            self._refuse(seat, str(error))
            return
        self._commit(after)
        self._let_chance_decide()

    def undo(self) -> None:
        """Take back the last own action; raises `UndoRefused`."""
        before = self.undone()
        undone = len(self.match.log) - len(before.log)
        if self._journal:
            self._journal.undo(undone)
        self.match = before
        self._decision += 1
        self._updates.append(self._update(undone=undone))

    def undone(self) -> Match[S, A]:
        """The match as it would be after `undo`; raises `UndoRefused`."""
        return matches.undo(self.game, self.match, self._undo_point, past_chance=self._undoes_rolls)

    def _let_chance_decide(self) -> None:
        while matches.is_chance(self.game, self.match.state):
            self._commit(matches.draw(self.game, self.match))

    def _commit(self, after: Match[S, A]) -> None:
        entry = after.log[-1]
        if self._journal:
            self._journal.append(entry, after.rng)
        self.match = after
        self._decision += 1
        self._updates.append(self._update(entry))

    def _refuse(self, seat: Seat, sentence: str) -> None:
        self._updates.append(self._update(viewer=seat, refusal=sentence))

    def _update(
        self,
        entry: Entry[A] | None = None,
        *,
        viewer: Seat | None = None,
        undone: int = 0,
        refusal: str = "",
    ) -> Update[A, V]:
        game, state = self.game, self.match.state
        actors = game.actors(state)
        seat = viewer if viewer is not None else next((s for s in actors if s >= 0), None)
        return Update(
            viewer=seat,
            decision=self._decision,
            view=game.view(state, seat),
            actors=actors,
            legal=() if seat is None else tuple(game.legal(state, seat)),
            entries=_redacted(game, entry, seat),
            undone=undone,
            outcome=game.outcome(state),
            refusal=refusal,
        )


def _redacted(
    game: Game[Any, A, Any], entry: Entry[A] | None, viewer: Seat | None
) -> tuple[Entry[A], ...]:
    if entry is None:
        return ()
    action = game.redact(entry.seat, entry.action, viewer)
    return () if action is None else (Entry(entry.seat, action),)
