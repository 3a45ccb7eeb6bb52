"""A match of the edition `nights` on a handheld in memory."""

from typing import Any

from chek.scene.picture.figures import figure_at, parts_of
from chek.scene.play.pairing import Pairing
from tests.chek.scene.sitting import BoardDriver, sit

TABLE = (
    "1,N3,N10,NA,NK,5/10/4,N9,5/3,N5,NJ,5/3,SK,S4,5/2,S10,7/10/5,S6,4/3,S2,SQ,5/1,S8,8 S - 10,7 0"
)
LAST = "10/10/10/10/10/4,NA,5/4,SK,5/4,SQ,5/10/10 S - 60,60 0"
NIGHTS = {"edition": "nights", "first": "S"}


def cards(position: str = TABLE, **more: Any) -> BoardDriver:
    return sit(position, edition="nights", **more)


def shown(driver: BoardDriver, cell: str) -> int:
    """The rank that is drawn on a cell, a laid-out step counted."""
    phase = driver.board._phase
    state = phase.laid if isinstance(phase, Pairing) and phase.laid else driver.state
    return parts_of(figure_at(state, state.setup.board.parse_cell(cell)))[1]
