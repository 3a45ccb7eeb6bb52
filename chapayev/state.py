"""Chapayev's values: the state of a match and everything that can be done in it.

Places are whole numbers of 1/65536 cell (K19) from the board's lower left corner as White sees it:
x along the files a to h, y along the rows 1 to 8. Seat 0 is White, seat 1 is Black (K01).
"""

from typing import Final, Literal

import msgspec

from engine.core.game import Seat

WHITE: Final[Seat] = 0
BLACK: Final[Seat] = 1
SEATS: Final = (WHITE, BLACK)

UNIT: Final = 65_536
"""One cell in the numbers of a state (K19)."""

SIDE: Final = 8 * UNIT
"""The side of the board; a checker is on it where 0 <= x, y <= SIDE (K04)."""

NUMBERS: Final = tuple(range(1, 9))
"""The checkers of an army by the file that they stand on as a round begins (K20)."""

Key = tuple[Seat, int]
"""A checker's name: its army and its number."""

Face = Literal["up", "over", "edge"]
"""How a checker rests: on its feet, turned over (K12), or on its edge (K13)."""

Surface = Literal["plain", "fold", "turned"]
"""No seam, a seam between rows 4 and 5, or one between files d and e (K15)."""

Look = Literal["checkers", "pawns"]

Due = Literal["strike", "settle", "blow", "thumb", "bayonet", "answer", "pie", ""]
"""What the match waits for; `settle` is chance's, `blow` is both seats', empty is the end."""


class Checker(msgspec.Struct, frozen=True, order=True):
    """A checker on the board; those that are off are in no list.

    Attributes:
        army: whose it is by its colour.
        number: 1 to 8.
        x: of its centre, 0 to `SIDE`.
        y: of its centre, 0 to `SIDE`.
        face: how it rests.
    """

    army: Seat
    number: int
    x: int
    y: int
    face: Face = "up"

    @property
    def key(self) -> Key:
        """Its name."""
        return self.army, self.number

    @property
    def player(self) -> Seat:
        """Who plays it: the other seat while it is turned over (K12)."""
        return 1 - self.army if self.face == "over" else self.army


Checkers = tuple[Checker, ...]
"""In order: White's by number, then Black's."""


class Strike(msgspec.Struct, frozen=True, tag="strike", order=True):
    """A checker is flicked (K03).

    Attributes:
        army: of the checker, which may be a traitor.
        number: of the checker.
        tenths: direction in tenths of a degree, 0 to 3599; 0 is towards row 8, then clockwise.
        power: percent, 1 to 100.
    """

    army: Seat
    number: int
    tenths: int
    power: int

    @property
    def key(self) -> Key:
        """The checker."""
        return self.army, self.number


class Thumb(msgspec.Struct, frozen=True, tag="thumb", order=True):
    """A hanging checker is flicked up from under its rim (K14); power in percent, 1 to 100."""

    army: Seat
    number: int
    power: int

    @property
    def key(self) -> Key:
        """The checker."""
        return self.army, self.number


class Blow(msgspec.Struct, frozen=True, tag="blow", order=True):
    """A seat blows at the checker on its edge, in secret (K13); 0 to 100, 0 is not at all."""

    power: int


class Bayonet(msgspec.Struct, frozen=True, tag="bayonet"):
    """The seat that strikes first demands the bayonet attack (K10)."""


class Plain(msgspec.Struct, frozen=True, tag="plain"):
    """No: no bayonet attack is demanded (K10), or Black keeps its side (K09)."""


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    """The other seat accepts the bayonet attack (K10)."""


class StepBack(msgspec.Struct, frozen=True, tag="step-back"):
    """The other seat goes back one row instead (K10)."""


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Black changes sides after White's first strike (K09)."""


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """A seat gives up."""


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """What a strike, a thumb's flick or a pair of blows came to, at rest (K19, K20).

    Attributes:
        moved: the checkers that are on the board and changed in place or face, in order.
        off: those that went off, in order.
    """

    moved: Checkers = ()
    off: tuple[Key, ...] = ()


Flick = Strike | Thumb
TableAction = Bayonet | Plain | Accept | StepBack | Swap | Resign
Action = Strike | Thumb | Blow | TableAction | Settled


class Setup(msgspec.Struct, frozen=True):
    """What stays the same through a match.

    Attributes:
        bayonet: whether a bayonet attack may be demanded (K10).
        last_hope: whether the seat pinned to its home row strikes first (K11).
        traitors: whether checkers that turn over change hands (K12); else none turns over.
        edges: whether checkers may come to rest on their edge (K13); else none does.
        hanging: whether hanging checkers are flicked by the thumb (K14).
        advance_bonus: whether a winner may go 2 or 3 rows (K06, K08).
        strict: whether a further strike also needs that no own checker was lost (K05).
        pie: whether Black may change sides after the first strike (K09).
        rounds: how many end the match, 0 is none (K08, K22).
        quiet: strikes in a row with none off that end a round, 0 is none (K22).
        board: where its seam runs (K15).
        polished: whether checkers slide farther (K18).
        look: what they look like (K17).
    """

    bayonet: bool = True
    last_hope: bool = True
    traitors: bool = True
    edges: bool = True
    hanging: bool = True
    advance_bonus: bool = True
    strict: bool = False
    pie: bool = False
    rounds: int = 40
    quiet: int = 40
    board: Surface = "plain"
    polished: bool = False
    look: Look = "checkers"


class Stroke(msgspec.Struct, frozen=True):
    """The strike in hand: from the flick until it is judged (K05).

    Attributes:
        strike: the flick that it began with.
        before: all checkers as it began, which decide who is enemy and who is own.
        flick: the last flick, this strike or a thumb's; where chance is due and it is None, the
            pair of blows `State.blown` at `target` is what has to be settled.
        target: the checker on its edge to be blown at, or the hanging one to be flicked (K13, K14).
        blows: how often `target` was blown at, 0 to 3; it lies down after the third (K13).
        thumbed: the hanging checkers that were flicked already, in the order of their flicks.
    """

    strike: Strike
    before: Checkers
    flick: Flick | None = None
    target: Key | None = None
    blows: int = 0
    thumbed: tuple[Key, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a round ended (K05 to K07, K22).

    Attributes:
        number: of the round, from 1.
        winner: None for a draw.
        rows: how many rows the winner advances, 0 for a draw.
        is_quiet: whether it was drawn because no checker went off for too long.
    """

    number: int
    winner: Seat | None
    rows: int = 0
    is_quiet: bool = False


class State(msgspec.Struct, frozen=True):
    """All of a match but its past and its future.

    Attributes:
        setup: what stays the same.
        rows: of White and of Black, 1 to 8, White's the lower; 0 once pushed off the board (K07).
        checkers: those on the board, where they rest; in flight, where they were before it.
        round: from 1; rounds played are one less.
        began: who struck first in it, or is to.
        turn: whose strike it is, or whose the strike in hand is.
        due: what the match waits for.
        quiet: strikes in a row with none off (K22).
        strikes: how many were made in this round.
        struck: for each seat the checkers that it struck with in this round, in order (K06).
        lost: for each seat the numbers of its own checkers lost in this round: off or turned (K06).
        stroke: the strike in hand.
        breaths: what each seat has blown, while the other has not: the only secret (K13).
        blown: the last pair of blows, White's first; None until both blew in this strike.
        result: of the last round.
        ended: empty, or the reason: `pushed`, `rounds`, `resigned`.
        winner: who has won; None while it goes on, and for a draw.
    """

    setup: Setup
    rows: tuple[int, int]
    checkers: Checkers
    round: int = 1
    began: Seat = WHITE
    turn: Seat = WHITE
    due: Due = "strike"
    quiet: int = 0
    strikes: int = 0
    struck: tuple[tuple[Key, ...], tuple[Key, ...]] = ((), ())
    lost: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    stroke: Stroke | None = None
    breaths: tuple[int | None, int | None] = (None, None)
    blown: tuple[int, int] | None = None
    result: Result | None = None
    ended: str = ""
    winner: Seat | None = None

    def find(self, key: Key) -> Checker | None:
        """The checker of that name if it is on the board."""
        return next((checker for checker in self.checkers if checker.key == key), None)

    def played_by(self, seat: Seat) -> Checkers:
        """The checkers that a seat plays now, in order (K12)."""
        return tuple(checker for checker in self.checkers if checker.player == seat)
