"""A screen that is one list: its cursor, its rows with a scroll bar, and its hints."""

from collections.abc import Sequence

from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.pad import Pad
from engine.device.widgets import (
    WIDE_COLUMN,
    Column,
    Cursor,
    Row,
    draw_row,
    draw_scroll_bar,
    first_shown,
)


class Listing:
    """Rows that may be more than the screen has room for; the chosen one is always seen."""

    def __init__(
        self, console: Console, size: int, *, shown: int = 7, column: Column = WIDE_COLUMN
    ) -> None:
        self._console = console
        self.cursor = Cursor(console, size)
        self._shown = shown
        self._column = column

    @property
    def at(self) -> int:
        """Which row is chosen."""
        return self.cursor.at

    def update(self, pad: Pad) -> bool:
        """Move as the pad says; whether the picture changed."""
        return self.cursor.update(pad)

    @property
    def seen(self) -> range:
        """The rows that are on the screen."""
        first = first_shown(self.at, self.cursor.size, self._shown)
        return range(first, min(first + self._shown, self.cursor.size))

    def draw(self, screen: Screen, rows: Sequence[Row], *, baseline: int = 60) -> None:
        """The rows from `baseline` on, and the scroll bar if there are more."""
        column = self._column
        for place, index in enumerate(self.seen):
            at = baseline + place * column.pitch
            is_chosen = index == self.at
            draw_row(screen, self._console.fonts, rows[index], at, column, is_chosen=is_chosen)
        size = self.cursor.size
        if size > self._shown:
            height = self._shown * column.pitch
            box = (column.bar_x + column.bar_width + 4, baseline - column.rise, 6, height)
            draw_scroll_bar(screen, box, self.seen.start, self._shown, size)
