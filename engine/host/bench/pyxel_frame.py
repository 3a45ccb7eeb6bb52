"""A like scene in Pyxel, run in a process of its own: a board, 24 pieces, the column's texts.

Pyxel is no dependency; `bench frame` runs this only where it is installed.
"""

from importlib import import_module
from statistics import median
from time import perf_counter

FRAMES = 600
SIZE, CELL, LEFT, TOP = 8, 25, 22, 5
TEXTS = ["Disc", "Ring", "Cross", "Diamond", "to act", "6", "6", "6", "6", "d2 takes e3",
         "target", "attack", "back", "+1 bully", "+1 chain", "7", "4", "1", "2", "3"]  # fmt: skip


def main() -> None:
    """Print the median milliseconds of one frame with its flip."""
    pyxel = import_module("pyxel")
    pyxel.init(400, 240, fps=100_000, headless=True)
    times = []
    for _frame in range(FRAMES):
        start = perf_counter()
        _draw(pyxel)
        pyxel.flip()
        times.append(perf_counter() - start)
    print(1000 * median(times))


def _draw(pyxel) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001  it has no types to name
    pyxel.cls(7)
    for cell in range(SIZE * SIZE):
        column, row = cell % SIZE, cell // SIZE
        pyxel.rect(LEFT + column * CELL, TOP + row * CELL, CELL, CELL, 7 - (column + row) % 2)
    for piece in range(24):
        x, y = LEFT + piece % SIZE * CELL + 12, TOP + piece // SIZE * CELL + 12
        pyxel.circ(x, y, 9, 0)
        pyxel.circb(x, y, 9, 7)
    for number, text in enumerate(TEXTS):
        pyxel.text(274, 6 + 11 * number, text, 0)


main()
