"""The text of Rows: stones `b2`, rolls `[2]`, positions `.../.S./N.. S 2`."""

import re

from engine.core.game import BadPosition, NotAnAction, Options, Outcome, Seat
from engine.core.option import complete
from engine.core.turn import LETTERS, parse_seat, seat_letter
from engine.core.words import _, mark
from tests.examples.rows.rules import BOARD, OPTIONS, Rows, empty_cells
from tests.examples.rows.state import Action, Place, Roll, State

SEATS = (mark("South"), mark("North"))
_POSITION = re.compile(r"([.SN]{3})/([.SN]{3})/([.SN]{3}) ([SN]) ([123-])")
_SIGNS = ".SN"


class RowsNotation:
    """The `Notation` of Rows; it holds nothing."""

    def letters(self, state: State) -> str:
        """The seats' letters in seat order."""
        del state
        return LETTERS[2]

    def format_action(self, state: State, action: Action) -> str:
        """`b2`, or `[2]` for a roll."""
        del state
        return f"[{action.rank + 1}]" if isinstance(action, Roll) else BOARD.name(action.cell)

    def parse_action(self, state: State, text: str) -> Action:
        """A seat's action; raises `NotAnAction`."""
        del state
        try:
            return Place(BOARD.parse_cell(text))
        except ValueError as error:
            raise NotAnAction(str(error)) from error

    def parse_chance(self, state: State, text: str) -> Action:
        """What stands between brackets; raises `NotAnAction`."""
        del state
        if text not in ("1", "2", "3"):
            sentence = _("“[{text}]” is no roll; a rank is named: [1], [2] or [3].")
            raise NotAnAction(sentence.format(text=text[:20]))
        return Roll(int(text) - 1)

    def format_position(self, state: State) -> str:
        """Ranks from the top, whose turn it is, and the rank that is named or `-`."""
        signs = "".join(_SIGNS[owner] for owner in state.cells)
        ranks = "/".join((signs[6:], signs[3:6], signs[:3]))
        return f"{ranks} {seat_letter(state.turn, 2)} {state.rank + 1 or '-'}"

    def format_view(self, view: State) -> str:
        """The same: nothing is hidden."""
        return self.format_position(view)

    def parse_position(self, text: str, options: Options) -> State:
        """The state of a position; raises `BadPosition` or `BadOption`."""
        complete(OPTIONS, options)
        found = _POSITION.fullmatch(text)
        if not found:
            raise BadPosition(_("A position is written like “.../.S./N.. S 2”."))
        top, middle, bottom, letter, rank = found.groups()
        cells = bytes(_SIGNS.index(sign) for sign in bottom + middle + top)
        state = State(cells, parse_seat(letter, 2), -1 if rank == "-" else int(rank) - 1)
        if state.rank >= 0 and not empty_cells(state, state.rank):
            raise BadPosition(_("The rank that is named has no empty cell."))
        return state

    def scores(self, state: State) -> tuple[int, ...]:
        """One point for a line."""
        outcome = Rows().outcome(state)
        return outcome.scores if outcome else (0, 0)

    def speak(self, view: State, seat: Seat, action: Action) -> str:
        """As one calls it aloud."""
        del view, seat
        if isinstance(action, Roll):
            return _("Rank {rank} is to be played").format(rank=action.rank + 1)
        return BOARD.name(action.cell).upper()

    def call(self, view: State, seat: Seat, action: Action) -> str:
        """The same as a sentence of its own."""
        spoken = self.speak(view, seat, action)
        if isinstance(action, Roll):
            return _("{sentence}.").format(sentence=spoken)
        return _("{seat}: {cell}.").format(seat=_(SEATS[seat]), cell=spoken)

    def call_news(self, before: State, after: State) -> str:
        """Nothing: the action itself says it all."""
        del before, after
        return ""

    def call_end(self, state: State, outcome: Outcome) -> str:
        """Who has won."""
        del state
        if not outcome.winners:
            return _("Nobody wins.")
        return _("{seat} wins.").format(seat=_(SEATS[outcome.winners[0]]))
