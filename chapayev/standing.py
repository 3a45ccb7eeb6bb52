"""A checker on its edge: which way it falls, and what two breaths do to it (K13)."""

from chapayev.constants import BLOW_SPEED, BLOW_STEADY
from chapayev.state import WHITE, Face
from engine.core.game import Seat


def face_after(army: Seat, dy: float) -> Face:
    """How a checker lies that has fallen from its edge.

    Standing, it shows its face to its own army's home row; so one that falls away from home lies
    face up, and one that falls towards it has turned over.

    Args:
        army: the checker's.
        dy: the direction in which it falls, along the rows' numbers; 0 is away from home.
    """
    away = dy if army == WHITE else -dy
    return "up" if away >= 0.0 else "over"


def wind(white: int, black: int) -> float:
    """How fast two breaths send a checker off that they blow off its edge, mm/s along the rows.

    White blows towards row 8, Black towards row 1. 0 leaves the checker where it stands: breaths
    that are nearly the same.

    Args:
        white: White's breath, 0 to 100 percent.
        black: Black's.
    """
    differ = white - black
    if abs(differ) < BLOW_STEADY:
        return 0.0
    return BLOW_SPEED * differ / 100.0
