"""The search's board: one int a seat, a bit a cell, the bit's number being the cell's.

Sets of cells spread by shifts, the files masked so that nothing wraps round an edge; the board may
have any size, for Python's ints have no end. The technique is that of chess programs' bitboards
(https://www.chessprogramming.org/Fill_Algorithms).
"""

from collections.abc import Iterator
from functools import cache


class Grid:
    """The empty board of `size` by `size` as masks; get it from `make_grid`.

    Attributes:
        size: cells along a side.
        full: every cell.
        around4: from a cell's bit to its neighbours across its sides.
        around8: from a cell's bit to all its neighbours.
    """

    __slots__ = ("around4", "around8", "full", "size", "without_first", "without_last")

    def __init__(self, size: int) -> None:
        self.size = size
        self.full = (1 << size * size) - 1
        first = sum(1 << rank * size for rank in range(size))
        self.without_first = self.full ^ first
        self.without_last = self.full ^ (first << size - 1)
        cells = [1 << cell for cell in range(size * size)]
        self.around4 = {bit: self.spread4(bit) for bit in cells}
        self.around8 = {bit: self.spread8(bit) ^ bit for bit in cells}

    def spread4(self, cells: int) -> int:
        """Every cell across a side of one of `cells`; one of them only if another is beside it."""
        sideways = (cells << 1) & self.without_first | (cells >> 1) & self.without_last
        return (sideways | cells << self.size | cells >> self.size) & self.full

    def spread8(self, cells: int) -> int:
        """`cells` and every cell 8-way next to one of them."""
        row = cells | (cells << 1) & self.without_first | (cells >> 1) & self.without_last
        return (row | row << self.size | row >> self.size) & self.full

    def pairs(self, cells: int) -> int:
        """Every cell with two or more of `cells` among itself and its eight neighbours.

        So of one's own pieces it holds those with a neighbour, and of the enemy's those that an
        attack would meet with the bully bonus (C09).
        """
        left, right = (cells << 1) & self.without_first, (cells >> 1) & self.without_last
        row = cells | left | right
        two = left & right | cells & (left | right)
        above, below = row << self.size, row >> self.size
        found = two | two << self.size | two >> self.size
        return (found | row & (above | below) | above & below) & self.full

    def group(self, start: int, members: int) -> int:
        """The cells of `members` 8-way connected to the bit `start`, one of them (C13)."""
        return self.linked(start, members)[0]

    def linked(self, start: int, members: int) -> tuple[int, int]:
        """The same, and every cell 8-way next to one of them; some of themselves are among those.

        Here `spread8` is written out: a search asks for groups more often than for anything else.
        """
        size, first, last = self.size, self.without_first, self.without_last
        found, reach = start, self.around8[start]
        wider = start | reach & members
        while wider != found:
            found = wider
            row = found | (found << 1) & first | (found >> 1) & last
            reach = (row | row << size | row >> size) & self.full
            wider = reach & members
        return found, reach

    def outnumbered(self, own: int, enemy: int, reached: int) -> int:
        """The cells of `enemy` in `reached` around which `own` has the advantage (C23)."""
        found, left = 0, enemy & reached
        while left:
            target = left & -left
            left ^= target
            near = self.around8[target]
            if (near & own).bit_count() > 1 + (near & enemy).bit_count():
                found |= target
        return found

    def rings(self, goals: int) -> tuple[int, ...]:
        """For 0, 1, ... steps 4-way, the cells that are further than that from all `goals`.

        So the steps from some cells to their nearest goal are, summed up, the counts of those cells
        in each of the sets.
        """
        found, left, reached = [], self.full ^ goals, goals
        while left:
            found.append(left)
            reached |= self.spread4(reached)
            left = self.full ^ reached
        return tuple(found)


def each(cells: int) -> Iterator[int]:
    """The bits of a set, in the order of the cells."""
    while cells:
        bit = cells & -cells
        yield bit
        cells ^= bit


def cell_of(bit: int) -> int:
    """The cell of a bit."""
    return bit.bit_length() - 1


@cache
def make_grid(size: int) -> Grid:
    """The one Grid of this size."""
    return Grid(size)
