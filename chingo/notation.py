"""Chingò's text: actions, chance, positions and views, and what is called (G19 to G21)."""

from chingo import calls, positions, tokens
from chingo.ends import scores
from chingo.state import Action, Known, State, View
from engine.core.game import Options, Outcome, Seat
from engine.core.turn import LETTERS


class ChingoNotation:
    """The `Notation` of Chingò; it holds nothing."""

    def letters(self, state: Known) -> str:
        """The seats' letters in seat order."""
        del state
        return LETTERS[2]

    def format_action(self, state: Known, action: Action) -> str:
        """The text of an action; what chance did comes in brackets."""
        del state
        return tokens.format_action(action)

    def parse_action(self, state: Known, text: str) -> Action:
        """The action of a seat; raises `NotAnAction`."""
        del state
        return tokens.parse_action(text)

    def parse_chance(self, state: Known, text: str) -> Action:
        """What stands between brackets; raises `NotAnAction`."""
        del state
        return tokens.parse_chance(text)

    def format_position(self, state: State) -> str:
        """One line of four fields (G20)."""
        return positions.format_position(state)

    def format_view(self, view: View) -> str:
        """The same with `?` where the viewer does not know (G20)."""
        return positions.format_view(view)

    def parse_position(self, text: str, options: Options) -> State:
        """The state of a position's text; raises `BadPosition` or `BadOption`."""
        return positions.parse_position(text, options)

    def scores(self, state: Known) -> tuple[int, ...]:
        """Own units alive, by seat."""
        return scores(state)

    def speak(self, view: Known, seat: Seat, action: Action) -> str:
        """The action as one calls it aloud."""
        del view
        return calls.speak(seat, action)

    def call(self, view: Known, seat: Seat, action: Action) -> str:
        """The same as a sentence of its own: who, what, full stop."""
        del view
        return calls.call(seat, action)

    def call_news(self, before: Known, after: Known) -> str:
        """What came of it that everybody has seen, such as how a fight went; empty if nothing."""
        return calls.call_news(before, after)

    def call_end(self, state: Known, outcome: Outcome) -> str:
        """Who has won and why, with the units left."""
        del state
        return calls.call_end(outcome)
