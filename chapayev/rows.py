"""The rows that the armies start a round from, and how they are pushed (K01, K02, K07, K10)."""

from typing import Final

from chapayev.geometry import CELL_MM, RADIUS_MM
from chapayev.state import BLACK, NUMBERS, SEATS, UNIT, WHITE, Checker, Checkers
from engine.core.game import Seat

HOME: Final = (1, 8)
"""The row that each seat begins the match on, its last when it is pushed back."""

Rows = tuple[int, int]
"""White's row and Black's; 0 once it is pushed off the board."""

_CONTACT: Final = -(-2 * RADIUS_MM * UNIT // CELL_MM)
"""A checker's diameter, rounded up, so that rows in contact do not overlap (K19)."""

SHIFT: Final = (UNIT - _CONTACT) // 2
"""How far each of two adjacent rows goes for a bayonet attack: half the gap between them (K10)."""


def place(rows: Rows) -> Checkers:
    """Both armies whole, one checker in the middle of each cell of their rows (K02)."""
    return tuple(
        Checker(seat, number, number * UNIT - UNIT // 2, rows[seat] * UNIT - UNIT // 2)
        for seat in SEATS
        for number in NUMBERS
    )


def in_contact(rows: Rows) -> Checkers:
    """Both armies whole, half the gap between their adjacent rows nearer to each other (K10)."""
    return tuple(
        Checker(each.army, each.number, each.x, each.y + forward(each.army) * SHIFT)
        for each in place(rows)
    )


def forward(seat: Seat) -> int:
    """1 for White, whose rows go up, -1 for Black."""
    return 1 if seat == WHITE else -1


def are_adjacent(rows: Rows) -> bool:
    """Whether no row lies between them (K10)."""
    return rows[BLACK] - rows[WHITE] == 1


def pinned(rows: Rows) -> Seat | None:
    """The seat on its home row with the enemy on the next one: its is the last hope (K11)."""
    if not are_adjacent(rows):
        return None
    return next((seat for seat in SEATS if rows[seat] == HOME[seat]), None)


def can_step_back(rows: Rows, seat: Seat) -> bool:
    """Whether there is a row behind the seat's (K10)."""
    return rows[seat] != HOME[seat]


def stepped_back(rows: Rows, seat: Seat) -> Rows:
    """The rows after the seat went back one (K10)."""
    return _with(rows, seat, rows[seat] - forward(seat))


def advanced(rows: Rows, winner: Seat, by: int) -> Rows:
    """The rows after a won round; the loser's is 0 if he is pushed off, which ends the match (K07).

    Args:
        rows: those of the round.
        winner: who advances.
        by: how many rows, 1 to 3.
    """
    step, loser = forward(winner), 1 - winner
    own = rows[winner] + by * step
    pushed = own + step
    other = max(rows[loser], pushed) if winner == WHITE else min(rows[loser], pushed)
    if not 1 <= other <= 8:
        return _with(_with(rows, winner, HOME[loser]), loser, 0)
    return _with(_with(rows, winner, own), loser, other)


def gained(rows: Rows) -> tuple[int, int]:
    """Rows that each seat stands before its home row, 0 to 7; 0 for one that is pushed off."""
    white, black = rows
    return max(white - HOME[WHITE], 0), HOME[BLACK] - black if black else 0


def _with(rows: Rows, seat: Seat, row: int) -> Rows:
    return (row, rows[1]) if seat == WHITE else (rows[0], row)
