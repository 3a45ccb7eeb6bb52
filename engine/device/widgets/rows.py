"""Rows of a list: a label, what stands at its right, and the bar when it is chosen."""

import msgspec
from msgspec.structs import replace

from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Align, Canvas
from engine.device.widgets.frames import draw_bar, draw_fitted, ink
from engine.device.widgets.icons import Icon, icon, switch

_GAP = 10
_ARROW_GAP = 6
_BELOW = 15


class Row(msgspec.Struct, frozen=True):
    """What a row says.

    Attributes:
        label: at the left.
        value: at the right, as large as the label.
        note: at the right, small.
        below: a second line, small; its column has room for it.
        below_note: at the right of that.
        checked: a switch at the right.
        sign: a picture at the right.
        arrows: whether left and right change the value, shown while the row is chosen.
        reason: why it cannot be used; empty if it can. The hint line tells it.
    """

    label: str
    value: str = ""
    note: str = ""
    below: str = ""
    below_note: str = ""
    checked: bool | None = None
    sign: Bitmap | None = None
    arrows: bool = False
    reason: str = ""


class Column(msgspec.Struct, frozen=True):
    """Where the rows of a list stand.

    Attributes:
        x: left end of the labels.
        right: right end of values.
        bar_x: left edge of the bar.
        bar_width: and its width.
        rise: from the bar's top to the baseline.
        bar_height: of the bar.
        pitch: from one baseline to the next.
    """

    x: int
    right: int
    bar_x: int
    bar_width: int
    rise: int = 17
    bar_height: int = 24
    pitch: int = 24


TITLE_COLUMN = Column(22, 196, 14, 190)
MENU_COLUMN = Column(218, 388, 210, 182, rise=18)
DIALOG_COLUMN = Column(78, 322, 66, 268, rise=20, bar_height=28, pitch=28)
WIDE_COLUMN = Column(22, 378, 14, 372)


def draw_row(
    screen: Canvas, fonts: Fonts, row: Row, baseline: int, column: Column, *, is_chosen: bool
) -> None:
    """One row with its label on `baseline`."""
    top = baseline - column.rise
    if is_chosen:
        box = (column.bar_x, top, column.bar_width, column.bar_height)
        draw_bar(screen, box, is_hollow=bool(row.reason))
    white = is_chosen and not row.reason
    row = _within(fonts, row, column.right - column.x)
    right = _draw_right(screen, fonts, row, (baseline, column.right), white=white)
    room = right - column.x - (_GAP if right < column.right else 0)
    draw_fitted(screen, row.label, column.x, baseline, fonts.text, room=room, white=white)
    if row.below or row.below_note:
        _draw_below(screen, fonts, row, (baseline + _BELOW, column), white=white)
    if row.reason:
        screen.wash(column.x, top + 3, column.right - column.x, column.bar_height - 6)


def _draw_below(
    screen: Canvas, fonts: Fonts, row: Row, place: tuple[int, Column], *, white: bool
) -> None:
    """The second line of a row, whose note stays whole."""
    (baseline, column), font = place, fonts.small
    mode = ink(white=white)
    width = screen.text(row.below_note, column.right, baseline, font, mode=mode, align=Align.RIGHT)
    room = column.right - column.x - (width + _GAP if width else 0)
    draw_fitted(screen, row.below, column.x, baseline, font, room=room, white=white)


def draw_rows(
    screen: Canvas,
    fonts: Fonts,
    rows: list[Row],
    baseline: int,
    column: Column,
    *,
    chosen: int | None,
) -> None:
    """Rows one below the other, the first label on `baseline`."""
    for index, row in enumerate(rows):
        at = baseline + index * column.pitch
        draw_row(screen, fonts, row, at, column, is_chosen=index == chosen)


def _within(fonts: Fonts, row: Row, width: int) -> Row:
    """The row with a value or note that leaves the label its room, if two fifths are enough."""
    room = width - fonts.text.width(row.label) - _GAP
    if row.arrows:
        room -= 2 * (_ARROW_GAP + icon(Icon.RIGHT, fonts.small).width)
    room = max(room, 2 * width // 5)
    value, note = fonts.text.fit(row.value, room), fonts.small.fit(row.note, room)
    return replace(row, value=value, note=note)


def _draw_right(
    screen: Canvas, fonts: Fonts, row: Row, place: tuple[int, int], *, white: bool
) -> int:
    """What stands at the right of a row; returns where it begins."""
    baseline, right = place
    if row.arrows and white:
        arrow = icon(Icon.RIGHT, fonts.small)
        _draw_sign(screen, arrow, place, white=True)
        left = _draw_value(
            screen, fonts, row, (baseline, right - arrow.width - _ARROW_GAP), white=True
        )
        back = icon(Icon.LEFT, fonts.small)
        return _draw_sign(screen, back, (baseline, left - _ARROW_GAP + 1), white=True)
    return _draw_value(screen, fonts, row, place, white=white)


def _draw_value(
    screen: Canvas, fonts: Fonts, row: Row, place: tuple[int, int], *, white: bool
) -> int:
    baseline, right = place
    sign = switch(row.checked) if row.checked is not None else row.sign
    if sign is not None:
        return _draw_sign(screen, sign, place, white=white)
    text, font = (row.value, fonts.text) if row.value else (row.note, fonts.small)
    baseline -= font is fonts.small
    return right - screen.text(
        text, right, baseline, font, mode=ink(white=white), align=Align.RIGHT
    )


def _draw_sign(screen: Canvas, sign: Bitmap, place: tuple[int, int], *, white: bool) -> int:
    baseline, right = place
    top = baseline - (12 + sign.height) // 2
    screen.draw(sign, right - sign.width, top, ink(white=white))
    return right - sign.width
