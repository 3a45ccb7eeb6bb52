"""Chingò's values: the state of a match and everything that can be done in it."""

from typing import Final, Literal

import msgspec

from engine.core.board import make_board
from engine.core.game import Seat

BOARD: Final = make_board(7, 6)
"""The board of every match (G01)."""

UNITS: Final = 14
"""Units a side (G01)."""

QUIET_LIMIT: Final = 100
"""Moves in a row without a fight that end a match as a draw (G13)."""

QUIET_SHOWN: Final = 70
"""From how many on the screen counts them (G13)."""

Weapon = Literal["R", "P", "S"]
Arm = Literal["R", "P", "S", "F", "T", "?"]
"""What a unit is: its weapon, the Flagbearer, the Trap; `?` where a viewer does not know, and
before the deal."""

WEAPONS: Final[tuple[Weapon, ...]] = ("R", "P", "S")


class Flag(msgspec.Struct, frozen=True, tag="flag"):
    """In set-up: the own unit on `cell` is the Flagbearer (G03)."""

    cell: int


class Trap(msgspec.Struct, frozen=True, tag="trap"):
    """In set-up: the own unit on `cell` is the Trap (G03)."""

    cell: int


class Shuffle(msgspec.Struct, frozen=True, tag="shuffle"):
    """In set-up: the weapons are dealt again and both choices cleared (G03)."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """In set-up: both choices are made and stay (G03, G04)."""


class Move(msgspec.Struct, frozen=True, tag="move"):
    """One step 4-way onto an empty cell (G06)."""

    source: int
    target: int


class Attack(msgspec.Struct, frozen=True, tag="attack"):
    """A step onto an enemy's cell: both units are revealed (G07)."""

    source: int
    target: int


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """In a tie: the new weapon of the own unit, in secret (G09)."""

    weapon: Weapon


class Offer(msgspec.Struct, frozen=True, tag="offer"):
    """The seat whose turn it is offers a draw, once a turn (G14)."""


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """A yes to the offer (G14)."""


class Refuse(msgspec.Struct, frozen=True, tag="refuse"):
    """A no to the offer (G14)."""


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """A seat gives up (G14)."""


class Lapse(msgspec.Struct, frozen=True, tag="lapse"):
    """The seat's clock has run out: chance acts for it, and the third in a row loses (G18)."""


class Lot(msgspec.Struct, frozen=True, tag="lot"):
    """Chance draws the first seat (G05)."""

    seat: Seat


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance deals a seat its weapons, from a1 to g2 as that seat sees the board (G02, G21)."""

    seat: Seat
    weapons: str


class Forced(msgspec.Struct, frozen=True, tag="forced"):
    """Chance acts for a seat whose clock has run out (G18).

    Attributes:
        seat: for whom.
        actions: one move, attack or pick; in set-up the flag, the trap, and ready.
    """

    seat: Seat
    actions: tuple["Flag | Trap | Ready | Move | Attack | Pick", ...]


SetupAction = Flag | Trap | Shuffle | Ready
BoardAction = SetupAction | Move | Attack | Pick
TableAction = Offer | Agree | Refuse | Resign | Lapse
Action = BoardAction | TableAction | Lot | Deal | Forced


class Unit(msgspec.Struct, frozen=True):
    """A unit on the board, as the truth or as a viewer knows it.

    Attributes:
        owner: its seat.
        arm: what it is; `?` only in views, and before the deal.
        moved: whether it has ever left its first cell, which everybody sees.
        shown: whether it is revealed to both seats for good (G08, G10).
    """

    owner: Seat
    arm: Arm
    moved: bool = False
    shown: bool = False


Cells = tuple[Unit | None, ...]


class Muster(msgspec.Struct, frozen=True):
    """One seat's set-up, secret until the end (G03).

    Attributes:
        dealt: the weapons by the seat's own order, a1 to g2 as it sees them; empty while a deal is
            due, and once the match is on.
        flag: the cell of the Flagbearer; None until it is chosen.
        trap: the cell of the Trap; None until it is chosen.
        ready: whether it is done; when both are, the match is on, and nothing else is kept here.
    """

    dealt: str = ""
    flag: int | None = None
    trap: int | None = None
    ready: bool = False


class Fight(msgspec.Struct, frozen=True):
    """The last fight, or the tie that waits for picks; everybody has seen it (G07 to G11).

    Attributes:
        source: where the attacker came from.
        target: the cell that is fought for.
        attacker: whose attack it is.
        arms: what both were as they met, the attacker's first.
        rounds: in a tie what both picked, the attacker's first, a pair for each time (G09).
        winner: the seat that holds the cell; None while the tie waits.
    """

    source: int
    target: int
    attacker: Seat
    arms: tuple[Arm, Arm]
    rounds: tuple[tuple[Weapon, Weapon], ...] = ()
    winner: Seat | None = None


class State(msgspec.Struct, frozen=True):
    """All of a match but its past and its future. It holds secrets: only the table has it.

    Attributes:
        first: who begins, -1 where the lot decides (G05).
        clock: seconds a turn, 0 without a clock (G18).
        cells: one a cell from a1 on.
        turn: whose turn it is; -1 in set-up.
        musters: each seat's set-up.
        quiet: moves in a row without a fight (G13).
        fight: the last fight, or the tie in hand; None before the first.
        picks: in a tie what each seat has picked so far.
        fallen: for each seat the arms of its units that were destroyed, in order.
        offered: whether the seat of the turn has offered a draw in it.
        vote: the seat that offered, while the other has to answer; else None.
        lapses: for each seat how often its clock ran out in a row (G18).
        late: the seats for which chance has to act now, in order (G18).
        ended: empty, or the reason: `flag`, `immobile`, `blocked`, `quiet`, `agreed`, `resigned`,
            `time`.
        winner: who has won; None while it goes on, and for a draw.
        last: the last move or attack; None before the first.
    """

    first: Seat
    clock: int
    cells: Cells
    turn: Seat = -1
    musters: tuple[Muster, Muster] = (Muster(), Muster())
    quiet: int = 0
    fight: Fight | None = None
    picks: tuple[Weapon | None, Weapon | None] = (None, None)
    fallen: tuple[tuple[Arm, ...], tuple[Arm, ...]] = ((), ())
    offered: bool = False
    vote: Seat | None = None
    lapses: tuple[int, int] = (0, 0)
    late: tuple[Seat, ...] = ()
    ended: str = ""
    winner: Seat | None = None
    last: Move | Attack | None = None

    @property
    def is_setup(self) -> bool:
        """Whether the seats still set up, or the lot is due."""
        return self.turn < 0

    @property
    def tie(self) -> Fight | None:
        """The tie that waits for picks, or None (G09)."""
        return waiting(self)


class View(msgspec.Struct, frozen=True):
    """What a viewer may know, and no more (G16); built in `chingo.view` from an allow-list.

    Fields are as in `State`; units of which the viewer does not know the arm have `?`.

    Attributes:
        viewer: whose eyes; None is a spectator.
        awaited: who has to decide, as far as the viewer may know.
        muster: the viewer's own set-up; None for a spectator.
        pick: what the viewer has picked in the tie in hand; None if nothing.
        lapses: how often the viewer's own clock ran out in a row; 0 for a spectator.
    """

    viewer: Seat | None
    first: Seat
    clock: int
    cells: Cells
    turn: Seat
    awaited: tuple[Seat, ...]
    muster: Muster | None
    quiet: int
    fight: Fight | None
    pick: Weapon | None
    fallen: tuple[tuple[Arm, ...], tuple[Arm, ...]]
    offered: bool
    vote: Seat | None
    lapses: int
    ended: str
    winner: Seat | None
    last: Move | Attack | None

    @property
    def is_setup(self) -> bool:
        """Whether the seats still set up."""
        return self.turn < 0

    @property
    def tie(self) -> Fight | None:
        """The tie that waits for picks, or None (G09)."""
        return waiting(self)


Known = State | View
"""What the functions take that need no secrets: they say the same of the truth and of a view."""


def waiting(known: Known) -> Fight | None:
    """The tie that waits for picks, or None; one that an end has cut short waits no more."""
    fight = known.fight
    return fight if fight and fight.winner is None and not known.ended else None
