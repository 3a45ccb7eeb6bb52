"""The oval links that join a controller's group, outward from the contested cell (C13, C14)."""

from functools import lru_cache

import numpy as np

from chek.moves import group
from chek.scene.picture.measure import Measure
from chek.state import State
from engine.core.board import Board
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import Canvas
from engine.device.widgets.boardart import Sprite

Link = tuple[int, int]
"""Two linked cells, the one nearer to the contested cell first."""


def group_links(state: State) -> tuple[tuple[Link, ...], ...]:
    """The links of an open chain, ring by ring outward; each piece hangs on one link."""
    if state.chain is None:
        return ()
    board, members = state.setup.board, group(state)
    rings: list[tuple[Link, ...]] = []
    reached, edge = {state.chain.cell}, [state.chain.cell]
    while edge:
        ring = _next_ring(board, members - reached, edge)
        edge = [outer for _inner, outer in ring]
        reached |= set(edge)
        rings += [ring] if ring else []
    return tuple(rings)


def _next_ring(board: Board, waiting: frozenset[int], edge: list[int]) -> tuple[Link, ...]:
    """Each waiting cell next to the edge, linked along a side rather than a corner."""
    found: dict[int, int] = {}
    for near in (board.near4, board.near8):
        for inner in edge:
            for outer in near[inner]:
                if outer in waiting:
                    found.setdefault(outer, inner)
    return tuple((inner, outer) for outer, inner in sorted(found.items()))


def draw_links(
    canvas: Canvas, measure: Measure, links: tuple[Link, ...], share: float = 1.0
) -> None:
    """Some links, grown to a `share` of their length."""
    grid = measure.grid
    for inner, outer in links:
        x, y = grid.middle(inner)
        to_x, to_y = grid.middle(outer)
        dx, dy = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
        length = _length(grid.cell, is_diagonal=bool(dx and dy), share=share)
        _oval(dx, dy, length, grid.cell).draw(canvas, (x + to_x) // 2, (y + to_y) // 2)


def _length(cell: int, *, is_diagonal: bool, share: float) -> int:
    full = max(min(round(cell * (0.72 if is_diagonal else 0.56)), 18), 6)
    return max(round(full * share), 3)


@lru_cache(maxsize=256)
def _oval(dx: int, dy: int, length: int, cell: int) -> Sprite:
    """A link that lies along (dx, dy), seen from the pixel left of and above its middle."""
    half = length / 2
    thin = min(4.5, half) if cell > 15 else 3.0
    reach = length // 2 + 2
    v, u = np.mgrid[-reach : reach + 1, -reach : reach + 1] - 0.5
    if not dx:
        u = u + 0.5
    if not dy:
        v = v + 0.5
    size = np.hypot(dx, dy)
    along, across = (u * dx + v * dy) / size, (u * dy - v * dx) / size
    mask = (along / half) ** 2 + (across / thin) ** 2 <= 1
    hole = np.zeros_like(mask)
    if min(half, thin) > 2:
        hole = (along / (half - 2)) ** 2 + (across / (thin - 2.5)) ** 2 <= 1
    return Sprite(Bitmap((hole & mask).astype(np.uint8), mask), -reach, -reach).haloed
