"""What a game's CPU is to everything else: players that choose, and how well somebody stands."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from engine.core.chance import Rng
from engine.core.game import Seat

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


class Thought(msgspec.Struct, frozen=True):
    """What a CPU thought as it chose.

    Attributes:
        value: what it expects for its seat, in the game's own units (Chek: pieces).
        nodes: how many positions it looked at.
        line: the choice, and what it expects after it until chance decides.
    """

    value: float
    nodes: int
    line: tuple[Any, ...]


class Task(msgspec.Struct, frozen=True):
    """Work of the CPU that can be measured, and other work that it is held against.

    Attributes:
        name: what is done.
        work: does it, and tells how many nodes it looked at.
        baseline: what the other does, in words; empty if there is none.
        other: the other's work.
        is_timed: whether nodes a second are told, or nodes alone.
    """

    name: str
    work: Callable[[], int]
    baseline: str = ""
    other: Callable[[], int] | None = None
    is_timed: bool = True


class Player(Protocol[S_contra, A_co]):
    """One kind of CPU player; it holds nothing of a match."""

    def choose(self, state: S_contra, seat: Seat, rng: Rng) -> tuple[A_co, Rng, Thought]:
        """What `seat` does now, one of its legal actions; the same for the same three."""


class Brain(Protocol[S_contra, A]):
    """All the CPU players of one game.

    Attributes:
        levels: from the weakest to the strongest.
    """

    levels: tuple[int, ...]

    def make_player(self, spec: str, *, nodes: int | None = None) -> Player[S_contra, A]:
        """The player of a word such as `4` or `random`; raises `RulesError`.

        Args:
            spec: a level, or one of the words that the error names.
            nodes: the budget, if not the player's own.
        """

    def worth(self, state: S_contra) -> tuple[float, ...]:
        """How far each seat is ahead, in the game's own units; they sum up to 0."""

    def luck(self, state: S_contra, action: A) -> tuple[float, ...]:
        """By how much an outcome of chance beats its expectation for each seat: 0 on average."""

    def tasks(self) -> Sequence[Task]:
        """What the benchmark of this game measures."""
