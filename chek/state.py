"""Chek's values: the state of a match and everything that can be done in it."""

import msgspec

from engine.core.board import Board, make_board
from engine.core.game import Seat


class Move(msgspec.Struct, frozen=True, tag="move"):
    """One step 4-way onto an empty cell (C05)."""

    source: int
    target: int


class Attack(msgspec.Struct, frozen=True, tag="attack"):
    """A step onto an enemy's cell: 4-way as a turn's first act, 8-way in a chain (C05, C13)."""

    source: int
    target: int


class Double(msgspec.Struct, frozen=True, tag="double"):
    """Two number cards go one step each in one turn (C24); `first` has the lower source."""

    first: Move
    second: Move


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """The controller ends an open chain (C13)."""


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """The only board action of a seat that can neither move nor attack (C06)."""


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """The seat that may act offers to end and score the match (C21)."""


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """A yes to the offer (C21)."""


class Refuse(msgspec.Struct, frozen=True, tag="refuse"):
    """A no to the offer: the game goes on where it was (C21)."""


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """A living seat gives up: its pieces leave the board (C29)."""


class Lot(msgspec.Struct, frozen=True, tag="lot"):
    """Chance draws the first seat (C02)."""

    seat: Seat


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """Chance rolls a die for each side, 1 to 6, bonuses not included (C08)."""

    attacker: int
    defender: int


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance deals the shuffled cards (C24): for each seat its 13 ranks, by cell from a1 on."""

    cards: tuple[tuple[int, ...], ...]


BoardAction = Move | Attack | Double | Stop | Pass
TableAction = Offer | Agree | Refuse | Resign
Action = BoardAction | TableAction | Lot | Roll | Deal


class Setup(msgspec.Struct, frozen=True):
    """What stays the same through a match.

    Attributes:
        size: cells along a side, 5 to 26 (C01).
        seats: 2 or 4 (C02).
        chain_bully: whether a chain attack may have the bully bonus too (C10).
        strict: whether the next turn is always clockwise after the turn's own seat (C17).
        quiet: rounds without an attack that end the match; 0 turns it off (C20).
        edition: the name of the edition (C22 to C24).
    """

    size: int
    seats: int
    chain_bully: bool = True
    strict: bool = False
    quiet: int = 40
    edition: str = "standard"

    @property
    def board(self) -> Board:
        """The empty board of this size."""
        return make_board(self.size, self.size)


class Chain(msgspec.Struct, frozen=True):
    """An open chain: who may act, and the contested cell that his piece holds (C13)."""

    controller: Seat
    cell: int


class Vote(msgspec.Struct, frozen=True):
    """An offer to end: who made it, and who still has to answer, in order (C21)."""

    by: Seat
    waiting: tuple[Seat, ...]


class State(msgspec.Struct, frozen=True):
    """All of a match but its past and its future.

    Attributes:
        setup: what stays the same.
        cells: one byte a cell from a1 on: 0 is empty, else the owner's seat + 1.
        turn: whose turn it is; -1 while the lot is still to be drawn.
        taken: pieces taken, by seat; with cards their worth.
        resigned: whether the seat has resigned, by seat.
        quiet: turns in a row without an attack.
        chain: the open chain, kept while an attack of the chain waits for its roll.
        attack: the attack that waits for its roll.
        offered: seats that have offered the end in this turn.
        vote: the offer that waits for answers.
        ended: empty, or the reason of C19.
        ranks: with cards one byte a cell, beside `cells`: 0 is empty, else 1, the ace, to 13, the
            king; all 0 before the deal. Empty in editions without cards.
    """

    setup: Setup
    cells: bytes
    turn: Seat
    taken: tuple[int, ...]
    resigned: tuple[bool, ...]
    quiet: int = 0
    chain: Chain | None = None
    attack: Attack | None = None
    offered: tuple[Seat, ...] = ()
    vote: Vote | None = None
    ended: str = ""
    ranks: bytes = b""

    def owner(self, cell: int) -> Seat | None:
        """The seat whose piece stands on `cell`, or None."""
        return self.cells[cell] - 1 if self.cells[cell] else None

    def left(self, seat: Seat) -> int:
        """How many pieces the seat has on the board."""
        return self.cells.count(seat + 1)

    def pieces(self, seat: Seat) -> list[int]:
        """The cells of a seat's pieces, in order."""
        cells, mark, found = self.cells, seat + 1, []
        cell = cells.find(mark)
        while cell >= 0:
            found.append(cell)
            cell = cells.find(mark, cell + 1)
        return found

    @property
    def living(self) -> tuple[Seat, ...]:
        """Seats with a piece on the board."""
        return tuple(seat for seat in range(self.setup.seats) if self.left(seat))

    @property
    def is_undealt(self) -> bool:
        """Whether there are cards that still lie face down."""
        return bool(self.ranks) and self.ranks.count(0) == len(self.ranks)

    @property
    def actor(self) -> Seat:
        """Who may move, attack or stop: the chain's controller, else the turn's seat."""
        return self.chain.controller if self.chain else self.turn
