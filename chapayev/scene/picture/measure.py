"""Where things of the board are on the screen: the slab over the drop, and places on it."""

from typing import Final

from chapayev.constants import CELL as CELL_MM
from chapayev.state import UNIT
from engine.device.widgets.boardview import Grid
from engine.device.widgets.frames import Box
from engine.device.widgets.slide import Point

GRID: Final = Grid(8, 8, 24, 32, 10)
"""The cells; they are even, so that a checker's middle is the pixel after a cell's middle."""

SIDE: Final = 8
"""The side of the slab below its cells, px."""

RADIUS: Final = 8
LIP: Final = 4
"""Of a checker on the board, px."""

DROP: Final[Box] = (0, 0, 250, 240)
"""The black ground, left of the column."""

LEFT, RIGHT = 260, 394
"""From where to where the column's words go."""

SLAB: Final[Box] = (GRID.x - 1, GRID.y - 1, GRID.width + 2, GRID.height + SIDE + 2)
"""The board with its white edge and its side."""

PX_PER_MM: Final = GRID.cell / CELL_MM

_FACE_RISE: Final = 1


def spot(x_mm: float, y_mm: float) -> Point:
    """The middle pixel of the face of a checker that lies there, by millimetres of the board."""
    across = GRID.x + x_mm * PX_PER_MM
    down = GRID.y + GRID.height - y_mm * PX_PER_MM
    return round(across), round(down) - _FACE_RISE


def mm(units: int) -> float:
    """A coordinate of a state in millimetres."""
    return units * CELL_MM / UNIT


def row_middle(row: int) -> int:
    """The y of the middle of a row, 1 to 8."""
    return GRID.y + GRID.cell * (8 - row) + GRID.cell // 2
