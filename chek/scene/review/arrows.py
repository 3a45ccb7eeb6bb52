"""What was played and what the CPU would have done, drawn on the board: whole against dashed."""

from functools import lru_cache

import numpy as np

from chek.scene.picture.measure import Measure
from chek.state import Action, Attack, Double, Move, State, Stop
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.blend import Mask
from engine.device.draw.screen import Canvas
from engine.device.widgets.boardart import Sprite

_SAMPLE_PX = 18
_DASH_PX, _DASH_EVERY_PX = 4, 7


def draw_action(
    canvas: Canvas, measure: Measure, state: State, action: Action, *, dashed: bool
) -> None:
    """An arrow for a step; a ring round the contested cell where a chain is stopped."""
    grid = measure.grid
    if isinstance(action, Double):
        for move in (action.first, action.second):
            draw_action(canvas, measure, state, move, dashed=dashed)
    elif isinstance(action, Move | Attack):
        dx, dy = grid.offset(action.source, action.target)
        arrow(dx, dy, dashed=dashed).draw(canvas, *grid.middle(action.source))
    elif isinstance(action, Stop) and state.chain:
        ring(grid.cell, dashed=dashed).draw(canvas, *grid.middle(state.chain.cell))


def draw_sample(canvas: Canvas, x: int, y: int, *, dashed: bool) -> None:
    """The little arrow that tells the two apart where they have words, 18 px wide."""
    arrow(_SAMPLE_PX, 0, dashed=dashed, is_whole=True).draw(canvas, x, y)


@lru_cache(maxsize=256)
def arrow(dx: int, dy: int, *, dashed: bool, is_whole: bool = False) -> Sprite:
    """An arrow to (dx, dy), seen from where it begins; a step's goes a little past the middle.

    The head is filled, or hollow where the arrow is dashed.
    """
    length = float(np.hypot(dx, dy))
    cell = max(abs(dx), abs(dy))
    head = max(min(0.36 * cell, 9), 4)
    start, tip = (0.0, length) if is_whole else (0.0, length + 0.04 * cell)
    reach = cell + 6
    v, u = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    along, across = (u * dx + v * dy) / length, (u * dy - v * dx) / length
    mask = _head(along, across, tip, head, dashed=dashed)
    thick = 1.6 if cell > 12 else 1.0
    shaft = (abs(across) <= thick) & (along >= start) & (along <= tip - head + dashed)
    if dashed:
        shaft &= (tip - head - along) % _DASH_EVERY_PX < _DASH_PX
    return _inked(mask | shaft, reach)


def _head(along: np.ndarray, across: np.ndarray, tip: float, head: float, *, dashed: bool) -> Mask:
    def inside(inset: float) -> Mask:
        found: Mask = (along >= tip - head + inset) & (
            abs(across) <= 0.68 * (tip - along) - 1.2 * inset + 0.5
        )
        return found

    return inside(0) & ~inside(1.6) if dashed else inside(0)


@lru_cache(maxsize=32)
def ring(cell: int, *, dashed: bool) -> Sprite:
    """A ring inside a cell, seen from the cell's middle."""
    radius = cell // 2
    v, u = np.mgrid[-radius - 1 : radius + 2, -radius - 1 : radius + 2]
    distance = np.hypot(u, v)
    mask = (distance <= radius + 0.3) & (distance > radius - (2 if dashed else 3) + 0.3)
    if dashed:
        mask &= (np.arctan2(v, u) / (2 * np.pi) * 8) % 1 < 0.6
    return _inked(mask, radius + 1)


def _inked(mask: Mask, reach: int) -> Sprite:
    """Black where the mask is, with a halo."""
    return Sprite(Bitmap(np.zeros_like(mask, np.uint8), mask), -reach, -reach).haloed
