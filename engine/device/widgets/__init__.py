"""The parts that every screen is made of; scenes import them from here."""

from engine.device.widgets.cursor import CRANK_STEPS, DEAF_TICKS, Cursor, Motion, step_of
from engine.device.widgets.frames import (
    Box,
    draw_bar,
    draw_button,
    draw_card,
    draw_divider,
    draw_fitted,
    draw_head,
    draw_plate,
    draw_scroll_bar,
    first_shown,
    fitting,
    ink,
    wash_all,
)
from engine.device.widgets.hints import CrankHint, Hint, draw_hints, lay_hints
from engine.device.widgets.icons import Icon, icon, with_icons
from engine.device.widgets.pace import Pace
from engine.device.widgets.rows import (
    DIALOG_COLUMN,
    MENU_COLUMN,
    TITLE_COLUMN,
    WIDE_COLUMN,
    Column,
    Row,
    draw_row,
    draw_rows,
)

__all__ = [
    "CRANK_STEPS",
    "DEAF_TICKS",
    "DIALOG_COLUMN",
    "MENU_COLUMN",
    "TITLE_COLUMN",
    "WIDE_COLUMN",
    "Box",
    "Column",
    "CrankHint",
    "Cursor",
    "Hint",
    "Icon",
    "Motion",
    "Pace",
    "Row",
    "draw_bar",
    "draw_button",
    "draw_card",
    "draw_divider",
    "draw_fitted",
    "draw_head",
    "draw_hints",
    "draw_plate",
    "draw_row",
    "draw_rows",
    "draw_scroll_bar",
    "first_shown",
    "fitting",
    "icon",
    "ink",
    "lay_hints",
    "step_of",
    "wash_all",
    "with_icons",
]
