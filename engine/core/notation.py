"""What a game's text is to records, saves and the command line: the `Notation` protocol."""

from typing import Protocol, TypeVar

from engine.core.game import Options, Outcome, Seat

S = TypeVar("S")
A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Notation(Protocol[S, A, V_contra]):
    """Text of one game's actions and positions; every parse and format is a pair.

    What is spoken and called is told from a view, so that it holds no more than the viewer knows.
    """

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

    def format_view(self, view: V_contra) -> str:
        """The line of a position as its viewer knows it; where nothing is hidden, the same."""

    def parse_position(self, text: str, options: Options) -> S:
        """The state of a position; raises `BadPosition` or `BadOption`."""

    def scores(self, state: S) -> tuple[int, ...]:
        """Scores by seat as if the match ended now."""

    def speak(self, view: V_contra, seat: Seat, action: A) -> str:
        """The action, as the viewer may know it, in the view before it, as one calls it aloud."""

    def call(self, view: V_contra, seat: Seat, action: A) -> str:
        """A sentence of its own for a stream, which says who did what, in the view before it."""

    def call_news(self, before: V_contra, after: V_contra) -> str:
        """A sentence on what has come to light from one view to the next; empty where nothing has.

        Where actions are hidden, their result may not be: that two secret choices met, say.
        """

    def call_end(self, state: S, outcome: Outcome) -> str:
        """A sentence of its own that says who has won the match of `state`, with what scores."""
