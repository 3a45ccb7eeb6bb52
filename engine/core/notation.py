"""What a game's text is to records, saves and the command line: the `Notation` protocol."""

from typing import Protocol, TypeVar

from engine.core.game import Options, Outcome, Seat

S = TypeVar("S")
A = TypeVar("A")


class Notation(Protocol[S, A]):
    """Text of one game's actions and positions; every parse and format is a pair."""

    def letters(self, state: S) -> str:
        """The seats' letters in seat order."""

    def format_action(self, state: S, action: A) -> str:
        """The text of an action in the state before it; what chance did comes in brackets."""

    def parse_action(self, state: S, text: str) -> A:
        """A seat's action; raises `NotAnAction`."""

    def parse_chance(self, state: S, text: str) -> A:
        """What chance did, from the text between the brackets; raises `NotAnAction`."""

    def format_position(self, state: S) -> str:
        """One line; `parse_position` gives the state back."""

    def parse_position(self, text: str, options: Options) -> S:
        """The state of a position; raises `BadPosition` or `BadOption`."""

    def scores(self, state: S) -> tuple[int, ...]:
        """Scores by seat as if the match ended now."""

    def speak(self, state: S, seat: Seat, action: A) -> str:
        """The action in the state before it, as one calls it aloud."""

    def call(self, state: S, seat: Seat, action: A) -> str:
        """A sentence of its own for a stream, which says who did what, in the state before it."""

    def call_end(self, state: S, outcome: Outcome) -> str:
        """A sentence of its own that says who has won the match of `state`, with what scores."""
