"""What a game is to everything else: seats, chance, outcomes, errors and the `Game` protocol.

Glossary, the only words used for these things in names and in sentences:

seat      a player's place, numbered from 0 clockwise from South; `CHANCE` is a player too
actor     who may act now: (CHANCE,), one seat, several seats at once, or () at the end
cell      a place on the board, an int; (file, rank) to players, (row, column) in arrays
action    what an actor does; a frozen value, the same in saves, records, search and tests
entry     one line of a match's log: seat and action, chance included; also called a ply
decision  the number of the node that is decided, so that a late action is seen to be stale
round     every living seat once
tick      1/30 s, the only clock below the host
frame     one picture of the screen
card      what the launcher knows of a game
table     where a seat sits: it gives updates and takes actions
room      a table over a network
viewer    the seat whose eyes a view is for; None is a spectator
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from engine.core.chance import Rng

Seat = int
CHANCE: Seat = -1

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]

S = TypeVar("S")
A = TypeVar("A")
V_co = TypeVar("V_co", covariant=True)


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended.

    Attributes:
        reason: the game's own word, such as `last` or `agreed`.
        winners: seats in order; several share the win, none is a draw.
        scores: one a seat, in seat order.
    """

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class RulesError(ValueError):
    """Something a player, file or peer asked for that the rules do not give: one sentence."""


class NotAnAction(RulesError):
    """The text does not read as an action at all."""


class IllegalAction(RulesError):
    """The action reads well and is not allowed here."""


class BadOption(RulesError):
    """An option has no such name or no such value."""


class BadPosition(RulesError):
    """A position's text does not read, or describes what cannot be."""


class Unlistable(RulesError):
    """The outcomes of this chance node cannot be listed one by one (deals, physics)."""


class Game(Protocol[S, A, V_co]):
    """The rules of one game as pure functions over immutable states."""

    slug: str
    rules_version: int

    def new(self, options: Options) -> S:
        """The first state; raises `BadOption`."""

    def actors(self, state: S) -> tuple[Seat, ...]:
        """Who may act: (CHANCE,), one seat, several, or () at the end."""

    def chance(self, state: S) -> Sequence[tuple[A, int]]:
        """Outcomes with integer weights, order pinned; raises `Unlistable`."""

    def draw(self, state: S, rng: Rng) -> tuple[A, Rng]:
        """One outcome of the chance node, and the generator after it."""

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Nothing if `seat` (or CHANCE) may do this now; else raises `IllegalAction`."""

    def legal(self, state: S, seat: Seat) -> Iterable[A]:
        """Every action that `check` accepts from `seat`, sorted and unique.

        It follows from the seat's view alone: where chance is due for another in secret, this seat
        may go on as if it were not.

        Of the kinds that its card calls continuous it gives a fan, where `check` takes them all.
        """

    def plies(self, state: S) -> Sequence[tuple[Seat, A]]:
        """What search and perft walk: board actions or chance outcomes; none at the table."""

    def apply(self, state: S, seat: Seat, action: A) -> S:
        """The state after it; pure, trusts the caller to have checked."""

    def outcome(self, state: S) -> Outcome | None:
        """None while the match goes on."""

    def view(self, state: S, viewer: Seat | None) -> V_co:
        """What `viewer` may know, built from an allow-list; None is a spectator."""

    def awaited(self, state: S, viewer: Seat | None) -> tuple[Seat, ...]:
        """`actors`, as far as `viewer` may know who still has to decide."""

    def redact(self, seat: Seat, action: A, viewer: Seat | None) -> A | None:
        """The action as `viewer` may know it; None where even its existence is hidden."""
