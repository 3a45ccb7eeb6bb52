"""What stands on a board, for pictures: a byte a cell, of its shape and, with cards, of its rank.

So whatever moves, falls or is held up is drawn in one way, be it a piece or a card. The shapes are
those of `pieces`, in which a seat of the edition `nights` has the sign of its suit.
"""

from chek.editions import edition_of
from chek.scene.picture.cards import BACK
from chek.scene.picture.pieces import SPADE
from chek.state import Setup, State
from engine.core.game import Seat
from engine.core.turn import LETTERS

_RANK_BITS = 4


def shape_of(seat: Seat, seats: int, *, has_cards: bool) -> int:
    """The sign of a seat: its piece, or its suit."""
    return SPADE + LETTERS[4].index(LETTERS[seats][seat]) if has_cards else seat


def sign_of(setup: Setup, seat: Seat) -> int:
    """The sign of a seat of a match."""
    return shape_of(seat, setup.seats, has_cards=edition_of(setup).has_cards)


def figure_at(state: State, cell: int) -> int:
    """The figure on a cell, 0 for none."""
    owner = state.owner(cell)
    if owner is None:
        return 0
    rank = (state.ranks[cell] or BACK) if state.ranks else 0
    return sign_of(state.setup, owner) + 1 | rank << _RANK_BITS


def figures_of(state: State, *gone: int) -> bytes:
    """All figures of a state, some cells left empty."""
    if not state.ranks:
        cells = bytearray(state.cells)
        for cell in gone:
            cells[cell] = 0
        return bytes(cells)
    empty = set(gone)
    return bytes(0 if cell in empty else figure_at(state, cell) for cell in range(len(state.cells)))


def backs_of(cells: bytes, seats: int) -> bytes:
    """The figures of cards that lie face down on `cells`."""
    return bytes(
        owner and shape_of(owner - 1, seats, has_cards=True) + 1 | BACK << _RANK_BITS
        for owner in cells
    )


def parts_of(figure: int) -> tuple[int, int]:
    """The shape of a figure, and its rank, 0 for a piece."""
    return figure % (1 << _RANK_BITS) - 1, figure >> _RANK_BITS
