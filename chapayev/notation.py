"""Chapayev's text: actions, results, positions, and what is called (K20, K23)."""

from chapayev import calls, positions, tokens
from chapayev.rows import gained
from chapayev.state import Action, Settled, State
from engine.core.game import Options, Outcome, Seat
from engine.core.turn import LETTERS


class ChapayevNotation:
    """The `Notation` of Chapayev; it holds nothing."""

    def letters(self, state: State) -> str:
        """The seats' letters in seat order: White sits South, Black North."""
        del state
        return LETTERS[2]

    def format_action(self, state: State, action: Action) -> str:
        """The text of an action; what physics did comes in brackets."""
        del state
        return tokens.format_action(action)

    def parse_action(self, state: State, text: str) -> Action:
        """The action of a seat; raises `NotAnAction`."""
        del state
        return tokens.parse_action(text)

    def parse_chance(self, state: State, text: str) -> Settled:
        """What stands between brackets; raises `NotAnAction`."""
        del state
        return tokens.parse_settled(text)

    def format_position(self, state: State) -> str:
        """One line (K23)."""
        return positions.format_position(state)

    def format_view(self, view: State) -> str:
        """The same: a position stands between strikes, where nothing is hidden."""
        return positions.format_position(view)

    def parse_position(self, text: str, options: Options) -> State:
        """The state of a position's text; raises `BadPosition` or `BadOption`."""
        return positions.parse_position(text, options)

    def scores(self, state: State) -> tuple[int, int]:
        """Rows gained, by seat."""
        return gained(state.rows)

    def speak(self, view: State, seat: Seat, action: Action) -> str:
        """The action as one calls it aloud."""
        return calls.speak(view, seat, action)

    def call(self, view: State, seat: Seat, action: Action) -> str:
        """The same as a sentence of its own: who, what, full stop."""
        return calls.call(view, seat, action)

    def call_news(self, before: State, after: State) -> str:
        """Blows that both have made, a round's end, the last hope; empty if nothing."""
        return calls.call_news(before, after)

    def call_end(self, state: State, outcome: Outcome) -> str:
        """Who has won and why, with the rows gained."""
        del state
        return calls.call_end(outcome)
