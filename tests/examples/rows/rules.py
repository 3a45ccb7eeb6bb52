"""The rules of Rows as pure functions over `State`.

R01  Two seats, South and North, on 3x3 cells; the option `first` says who begins.
R02  Before each turn a die names a rank that has an empty cell, each of them equally likely.
R03  The seat whose turn it is puts a stone on an empty cell of that rank.
R04  Three own stones in a line, also diagonally, win; a full board without is nobody's.
"""

from msgspec.structs import replace

from engine.core.board import EIGHT, make_board
from engine.core.chance import Rng
from engine.core.game import CHANCE, IllegalAction, Options, Outcome, Seat
from engine.core.option import Choice, complete
from engine.core.turn import parse_seat
from engine.core.words import _
from tests.examples.rows.state import Action, Place, Roll, State

BOARD = make_board(3, 3)
OPTIONS = (Choice("first", ("S", "N"), "S"),)
LINES = [
    (cell, *BOARD.ray(cell, step))
    for cell in BOARD.cells
    for step in EIGHT
    if len(BOARD.ray(cell, step)) == 2
]


class Rows:
    """The `Game` of Rows; it holds nothing."""

    slug = "rows"
    rules_version = 1

    def new(self, options: Options) -> State:
        """The empty board; raises `BadOption`."""
        first = complete(OPTIONS, options)["first"]
        return State(bytes(len(BOARD.cells)), parse_seat(str(first), 2))

    def actors(self, state: State) -> tuple[Seat, ...]:
        """Chance before each turn, then the seat."""
        if self.outcome(state):
            return ()
        return (CHANCE,) if state.rank < 0 else (state.turn,)

    def chance(self, state: State) -> list[tuple[Action, int]]:
        """The ranks that have room, from the bottom (R02)."""
        return [(Roll(rank), 1) for rank in range(BOARD.ranks) if empty_cells(state, rank)]

    def draw(self, state: State, rng: Rng) -> tuple[Action, Rng]:
        """One of them."""
        return rng.pick(self.chance(state))

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raises `IllegalAction` with the reason as its sentence."""
        if seat not in self.actors(state):
            raise IllegalAction(_("It is not this seat's turn."))
        if (seat, action) not in self.plies(state):
            raise IllegalAction(_("Only an empty cell of the rank that the die has named is free."))

    def legal(self, state: State, seat: Seat) -> list[Action]:
        """Every action that `check` accepts, by cell."""
        return [action for who, action in self.plies(state) if who == seat]

    def plies(self, state: State) -> list[tuple[Seat, Action]]:
        """What chance may roll, or what the seat may do."""
        match self.actors(state):
            case ():
                return []
            case (seat,) if seat == CHANCE:
                return [(CHANCE, roll) for roll, _weight in self.chance(state)]
            case _:
                return [(state.turn, Place(cell)) for cell in empty_cells(state, state.rank)]

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after a roll or a stone."""
        if isinstance(action, Roll):
            return replace(state, rank=action.rank)
        cells = bytearray(state.cells)
        cells[action.cell] = seat + 1
        return State(bytes(cells), 1 - state.turn)

    def outcome(self, state: State) -> Outcome | None:
        """A line wins; a full board is a draw (R04)."""
        for line in LINES:
            owners = {state.cells[cell] for cell in line}
            if len(owners) == 1 and (winner := owners.pop() - 1) >= 0:
                return Outcome("line", (winner,), (1 - winner, winner))
        return None if 0 in state.cells else Outcome("full", (), (0, 0))

    def view(self, state: State, viewer: Seat | None) -> State:
        """All of it: nothing is hidden."""
        del viewer
        return state

    def awaited(self, state: State, viewer: Seat | None) -> tuple[Seat, ...]:
        """Everybody sees who is to act."""
        del viewer
        return self.actors(state)

    def redact(self, seat: Seat, action: Action, viewer: Seat | None) -> Action | None:
        """The action itself."""
        del seat, viewer
        return action


def empty_cells(state: State, rank: int) -> list[int]:
    """The empty cells of a rank, from the left."""
    cells = (BOARD.cell(file, rank) for file in range(BOARD.files))
    return [cell for cell in cells if not state.cells[cell]]
