"""The pieces or cards that count in an attack, between dots: numbers decide or add (C23, C24)."""

from functools import lru_cache

import numpy as np

from chek.odds import odds
from chek.scene.picture.figures import parts_of
from chek.scene.picture.pieces import SPADE
from chek.state import Attack, State
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import Canvas
from engine.device.widgets.boardart import Sprite
from engine.device.widgets.boardview import Grid

Edges = tuple[bool, bool]
"""Whether there are dots at the left and right, and above and below."""

_DOT_PX, _PITCH_PX = 2, 4


def counted(state: State, attack: Attack) -> tuple[int, ...]:
    """The cells besides the target, which has the box round it."""
    chances = odds(state, attack)
    return tuple(cell for cell in (*chances.attackers, *chances.defenders) if cell != attack.target)


def draw_counted(canvas: Canvas, grid: Grid, cell: int, figure: int = 0) -> None:
    """Dots along the edges of a cell: all four, or those that a card leaves free."""
    _dots(grid.cell, edges_of(figure)).draw(canvas, *grid.corner(cell))


def edges_of(figure: int) -> Edges:
    """Left and right beside a card that stands, above and below one that lies."""
    shape, rank = parts_of(figure)
    lies = bool((shape - SPADE) % 2)
    return (not rank or not lies, not rank or lies)


@lru_cache(maxsize=16)
def _dots(cell: int, edges: Edges) -> Sprite:
    """Seen from the cell's upper left corner."""
    steps = max(round((cell - _DOT_PX) / _PITCH_PX), 1)
    places = [round(number * (cell - _DOT_PX) / steps) for number in range(steps + 1)]
    mask = np.zeros((cell, cell), np.bool_)
    for at in places:
        along = slice(at, at + _DOT_PX)
        for edge in (slice(0, _DOT_PX), slice(cell - _DOT_PX, cell)):
            mask[along, edge] |= edges[0]
            mask[edge, along] |= edges[1]
    return Sprite(Bitmap(np.zeros((cell, cell), np.uint8), mask), 0, 0).haloed
