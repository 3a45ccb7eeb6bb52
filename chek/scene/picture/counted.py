"""The pieces that count in an attack, in frames of dots: numbers decide or add (C23, C24)."""

from functools import lru_cache

import numpy as np

from chek.odds import odds
from chek.state import Attack, State
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import Canvas
from engine.device.widgets.boardart import Sprite
from engine.device.widgets.boardview import Grid

_DOT_PX, _PITCH_PX = 2, 4


def counted(state: State, attack: Attack) -> tuple[int, ...]:
    """The cells besides the target, which has the box round it."""
    chances = odds(state, attack)
    return tuple(cell for cell in (*chances.attackers, *chances.defenders) if cell != attack.target)


def draw_counted(canvas: Canvas, grid: Grid, cell: int) -> None:
    """The frame of dots inside a cell."""
    _frame(grid.cell).draw(canvas, *grid.corner(cell))


@lru_cache(maxsize=16)
def _frame(cell: int) -> Sprite:
    """Seen from the cell's upper left corner."""
    steps = max(round((cell - _DOT_PX) / _PITCH_PX), 1)
    places = [round(number * (cell - _DOT_PX) / steps) for number in range(steps + 1)]
    mask = np.zeros((cell, cell), np.bool_)
    for at in places:
        along = slice(at, at + _DOT_PX)
        for edge in (slice(0, _DOT_PX), slice(cell - _DOT_PX, cell)):
            mask[along, edge] = True
            mask[edge, along] = True
    return Sprite(Bitmap(np.zeros((cell, cell), np.uint8), mask), 0, 0).haloed
