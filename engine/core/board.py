"""The shared board: cells as ints on a rectangle, their names, neighbours, rays and symmetries.

A cell is `rank * files + file`, so a1 (bottom left) is 0 and counting goes along the ranks, up.
Arrays that are drawn have row 0 at the top: `Board.row_column` turns one into the other.
"""

from collections.abc import Callable, Collection, Iterable
from functools import cache

from engine.core.words import _

MAX_SIDE = 26

Step = tuple[int, int]
FOUR: tuple[Step, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
EIGHT: tuple[Step, ...] = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


class Board:
    """An empty rectangle of `files` by `ranks`, each from 1 to 26; get it from `make_board`.

    Attributes:
        files: number of columns, named a, b, c, ... from the left.
        ranks: number of rows, numbered from 1 at the bottom.
        cells: range(files * ranks).
        near4: for each cell its neighbours across its sides, in ascending order.
        near8: for each cell all its neighbours, corners too, in ascending order.
    """

    __slots__ = ("cells", "files", "near4", "near8", "ranks")

    def __init__(self, files: int, ranks: int) -> None:
        if not (1 <= files <= MAX_SIDE and 1 <= ranks <= MAX_SIDE):
            raise ValueError(f"a board has 1 to {MAX_SIDE} files and ranks, not {files}x{ranks}")
        self.files = files
        self.ranks = ranks
        self.cells = range(files * ranks)
        self.near4 = tuple(self._near(cell, FOUR) for cell in self.cells)
        self.near8 = tuple(self._near(cell, EIGHT) for cell in self.cells)

    def __repr__(self) -> str:
        return f"make_board({self.files}, {self.ranks})"

    def _near(self, cell: int, steps: Iterable[Step]) -> tuple[int, ...]:
        near = (self.step(cell, step) for step in steps)
        return tuple(sorted(other for other in near if other is not None))

    def cell(self, file: int, rank: int) -> int:
        """The cell at zero-based (file, rank), which must be on the board."""
        return rank * self.files + file

    def file_rank(self, cell: int) -> tuple[int, int]:
        """Zero-based (file, rank) of a cell."""
        rank, file = divmod(cell, self.files)
        return file, rank

    def row_column(self, cell: int) -> tuple[int, int]:
        """Zero-based (row, column) of a cell as drawn from South's side, row 0 at the top."""
        rank, file = divmod(cell, self.files)
        return self.ranks - 1 - rank, file

    def has(self, file: int, rank: int) -> bool:
        """Whether zero-based (file, rank) is on the board."""
        return 0 <= file < self.files and 0 <= rank < self.ranks

    def step(self, cell: int, step: Step) -> int | None:
        """The cell one `step` (files, ranks) away, or None off the board."""
        rank, file = divmod(cell, self.files)
        file, rank = file + step[0], rank + step[1]
        return self.cell(file, rank) if self.has(file, rank) else None

    def ray(self, cell: int, step: Step) -> tuple[int, ...]:
        """The cells from `cell` (not included) to the edge, one `step` after the other."""
        found: list[int] = []
        at = self.step(cell, step)
        while at is not None:
            found.append(at)
            at = self.step(at, step)
        return tuple(found)

    def name(self, cell: int) -> str:
        """`a1` at the bottom left."""
        rank, file = divmod(cell, self.files)
        return f"{chr(ord('a') + file)}{rank + 1}"

    def parse_cell(self, text: str) -> int:
        """The cell called `text`; raises ValueError with a sentence that names the board."""
        file, rank = ord(text[:1] or " ") - ord("a"), text[1:]
        number = int(rank) - 1 if rank.isascii() and rank.isdigit() and len(rank) <= 2 else -1
        if not self.has(file, number) or rank.startswith("0"):
            last = self.name(self.cells[-1])
            sentence = _("“{text}” is no cell of this board, which goes from a1 to {last}.")
            raise ValueError(sentence.format(text=text[:12], last=last))
        return self.cell(file, number)

    def group(self, start: int, members: Collection[int]) -> frozenset[int]:
        """The cells of `members` that are 8-way connected to `start`, `start` included."""
        found, open_cells = {start}, [start]
        while open_cells:
            for near in self.near8[open_cells.pop()]:
                if near in members and near not in found:
                    found.add(near)
                    open_cells.append(near)
        return frozenset(found)

    def mirrored(self, cell: int) -> int:
        """The cell with left and right changed."""
        file, rank = self.file_rank(cell)
        return self.cell(self.files - 1 - file, rank)

    def half_turned(self, cell: int) -> int:
        """The cell as the seat opposite sees it."""
        return len(self.cells) - 1 - cell

    def quarter_turned(self, cell: int) -> int:
        """The cell turned clockwise by 90 degrees on a square board: South's side to West's."""
        if self.files != self.ranks:
            raise ValueError(f"only a square board can be turned by a quarter, not {self!r}")
        file, rank = self.file_rank(cell)
        return self.cell(rank, self.files - 1 - file)

    def turned(self, cell: int, quarters: int) -> int:
        """The cell turned clockwise by `quarters` of 90 degrees, 0 to 3."""
        turns: tuple[Callable[[int], int], ...] = (
            lambda at: at,
            self.quarter_turned,
            self.half_turned,
            lambda at: self.half_turned(self.quarter_turned(at)),
        )
        return turns[quarters % 4](cell)


@cache
def make_board(files: int, ranks: int) -> Board:
    """The one Board of this shape; the same object every time."""
    return Board(files, ranks)
