"""A board made for playing out: lists that are changed in place, held equal to the rules by tests.

It has no set-up and no table; a tie is decided at once by a coin and a weapon drawn for the winner,
which is what two uniform picks come to (G09). Random numbers are an int that the caller keeps, as
in `chingo.brain.dice`.
"""

from typing import Final

from chingo.brain.codes import (
    FLAG,
    FLAG_TAKEN,
    LOSE,
    MOVABLE,
    MOVED,
    OUTCOMES,
    PADS,
    SHOWN,
    SIDES,
    STEPS,
    TIE,
    WALL,
    code_of,
)
from chingo.brain.dice import MASK, MULTIPLIER
from chingo.state import QUIET_LIMIT, Cells
from engine.core.game import Seat

GOES_ON, DRAWN = -1, 2
"""`Board.winner` besides the two seats."""

TRIES: Final = 48
"""Steps drawn in vain before all are listed: a seat that is nearly blocked."""


class Board:
    """The units on the board and whose turn it is.

    Attributes:
        cells: a code for each cell of the padded board.
        flags: the padded cell of each side's Flagbearer, 0 without one; it never moves.
        movers: the padded cells of each side's units that can ever move, in no order.
        side: whose turn it is.
        quiet: moves in a row without a fight (G13).
        winner: a seat, `DRAWN`, or `GOES_ON`.
    """

    __slots__ = ("cells", "flags", "movers", "quiet", "side", "winner")

    def __init__(self, cells: list[int], side: Seat, quiet: int) -> None:
        self.cells = cells
        pads = [pad for pad in PADS if MOVABLE[cells[pad]]]
        self.movers = tuple([pad for pad in pads if SIDES[cells[pad]] == side] for side in (0, 1))
        self.flags = tuple(_find(cells, 1 + 20 * side + FLAG) for side in (0, 1))
        self.side = side
        self.quiet = quiet
        self.winner = GOES_ON

    def copy(self) -> "Board":
        """One that can be changed without this one."""
        other = Board.__new__(Board)
        other.cells = self.cells[:]
        south, north = self.movers
        other.movers = (south[:], north[:])
        other.flags = self.flags
        other.side, other.quiet, other.winner = self.side, self.quiet, self.winner
        return other

    def moves(self) -> list[tuple[int, int]]:
        """Every legal step of the side whose turn it is: padded cells, in order."""
        cells = self.cells
        return [
            (source, source + step)
            for source in sorted(self.movers[self.side])
            for step in sorted(STEPS)
            if OUTCOMES[cells[source]][cells[source + step]]
        ]

    def step(self, index: int, target: int, bits: int) -> None:
        """Do a legal step.

        Args:
            index: which of the side's movers.
            target: the padded cell that it enters.
            bits: at least 20 random bits, which decide a tie.
        """
        cells, side = self.cells, self.side
        own = self.movers[side]
        source = own[index]
        mover, other = cells[source], cells[target]
        cells[source] = 0
        self.side = 1 - side
        if not other:
            cells[target] = MOVED[mover]
            own[index] = target
            self.quiet += 1
            if self.quiet >= QUIET_LIMIT or not self.movers[1 - side]:
                self.end()
            return
        outcome, mover, other = OUTCOMES[mover][other], MOVED[mover], SHOWN[other]
        if outcome == TIE:
            outcome, mover, other = _decide(mover, other, bits)
        self.fight(index, target, outcome=outcome, units=(SHOWN[mover], other))

    def fight(self, index: int, target: int, *, outcome: int, units: tuple[int, int]) -> None:
        """Who holds the cell after a fight that is decided; both sides have seen both units."""
        own, enemy = self.movers[1 - self.side], self.movers[self.side]
        self.quiet = 0
        if outcome == LOSE:
            self.cells[target] = units[1]
            own[index] = own[-1]
            own.pop()
        else:
            self.cells[target] = units[0]
            own[index] = target
            if outcome == FLAG_TAKEN:
                self.winner = 1 - self.side
                return
            enemy.remove(target)
        if not enemy:
            self.end()

    def end(self) -> None:
        """See whether it is over, in the order of G12 after a Flagbearer that was taken."""
        if not (self.movers[0] or self.movers[1]):
            self.winner = DRAWN
        elif not self.moves():
            self.winner = 1 - self.side
        elif self.quiet >= QUIET_LIMIT:
            self.winner = DRAWN

    def run(self, plies: int, seed: int) -> tuple[int, int]:
        """Play random steps, each legal one equally likely; how many, and the generator after."""
        cells, movers, done, tries = self.cells, self.movers, 0, 0
        while done < plies and self.winner < 0:
            own = movers[self.side]
            seed = (seed * MULTIPLIER + 11) & MASK
            drawn = (seed >> 22) * (len(own) << 2) >> 26
            source = own[drawn >> 2]
            target = source + STEPS[drawn & 3]
            if OUTCOMES[cells[source]][cells[target]]:
                self.step(drawn >> 2, target, seed >> 8)
                done += 1
                tries = 0
            elif (tries := tries + 1) > TRIES:
                self.end()
                tries = 0
        return done, seed


def _find(cells: list[int], flag: int) -> int:
    return cells.index(flag) if flag in cells else 0


def _decide(mover: int, other: int, bits: int) -> tuple[int, int, int]:
    """A tie's outcome and both units as it leaves them: a coin, and the winner's new weapon."""
    weapon = (bits >> 1 & 0xFFFF) % 3
    if bits & 1:
        return 2, mover - (mover - 1) % 5 + weapon, other
    return LOSE, mover, other - (other - 1) % 5 + weapon


def board_of(cells: Cells, turn: Seat, quiet: int) -> Board:
    """The playout board of a position in which every arm is known."""
    codes = [WALL] * 64
    for pad, unit in zip(PADS, cells, strict=True):
        codes[pad] = code_of(unit) if unit else 0
    return Board(codes, turn, quiet)
