"""Where the D-pad takes the hand: to the nearest of some cells in its direction."""

from collections.abc import Iterable, Sequence

from engine.device.pad import Button, Pad
from engine.device.widgets.boardview import Grid

Direction = tuple[int, int]
"""One step on the screen, right and down."""

_BUTTONS: tuple[tuple[Button, Direction], ...] = (
    (Button.UP, (0, -1)),
    (Button.RIGHT, (1, 0)),
    (Button.DOWN, (0, 1)),
    (Button.LEFT, (-1, 0)),
)


def direction_of(pad: Pad) -> Direction | None:
    """The direction that was pressed or repeats in this tick."""
    for button, direction in _BUTTONS:
        if pad.is_repeated(button):
            return direction
    return None


def hop(grid: Grid, at: int, cells: Iterable[int], direction: Direction) -> int | None:
    """The nearest cell that way: straight ahead rather than aside; None if there is none.

    At the edge it leads to a cell that no hops reach from here, so that none is ever cut off.
    """
    cells = tuple(cells)
    ahead = _ahead(grid, at, cells, direction)
    return ahead if ahead is not None else min(_strays(grid, at, cells), default=None)


def _ahead(grid: Grid, at: int, cells: Sequence[int], direction: Direction) -> int | None:
    best: tuple[int, int, int] | None = None
    for cell in cells:
        ahead, aside = _seen(grid, at, cell, direction)
        if ahead > 0:
            cost = ahead + 2 * aside + (8 if aside > ahead else 0)
            best = min(best or (cost, aside, cell), (cost, aside, cell))
    return best[2] if best else None


def _strays(grid: Grid, at: int, cells: Sequence[int]) -> set[int]:
    """Cells that no number of hops leads to."""
    reached, edge = {at}, [at]
    while edge:
        start = edge.pop()
        for _button, direction in _BUTTONS:
            found = _ahead(grid, start, cells, direction)
            if found is not None and found not in reached:
                reached.add(found)
                edge.append(found)
    return set(cells) - reached


def _seen(grid: Grid, at: int, cell: int, direction: Direction) -> tuple[int, int]:
    """How many cells ahead and how many aside another cell lies."""
    column, row = grid.column_row(at)
    to_column, to_row = grid.column_row(cell)
    right, down = to_column - column, to_row - row
    dx, dy = direction
    return right * dx + down * dy, abs(right * dy) + abs(down * dx)


def neighbour(grid: Grid, at: int, direction: Direction) -> int | None:
    """The cell next to another in a direction on the screen, corners too; None off the board."""
    return grid.board.step(at, grid.turn(*direction))


def sector(direction: Direction) -> Sequence[Direction]:
    """A direction and the two corners beside it."""
    dx, dy = direction
    return direction, (dx - dy, dy + dx), (dx + dy, dy - dx)
