"""The right column while checkers move: what each army has left, what goes off, how fast it is."""

from collections.abc import Sequence
from typing import Final

import msgspec

from chapayev.scene.picture.column import Plate, clear_column, draw_who
from chapayev.scene.picture.measure import LEFT, RIGHT
from chapayev.state import BLACK as BLACK_SEAT
from chapayev.state import SEATS
from engine.core.game import Seat
from engine.core.words import _, ngettext
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets import draw_divider, draw_fitted, fitting

_ROWS: Final = (53, 81)
_FIRST, _PITCH, _MOST = 312, 11, 8
_ROOM: Final = RIGHT - LEFT


class Count(msgspec.Struct, frozen=True):
    """One army's row.

    Attributes:
        name: whose.
        left: how many checkers it plays on the board.
        going: how many went off in this strike.
    """

    name: str
    left: int
    going: int = 0


class Moving(msgspec.Struct, frozen=True):
    """All that the column shows.

    Attributes:
        plate: who has struck.
        counts: White's and Black's.
        heading: a word or two in large letters: "Off!"; may be empty.
        line: what it means.
        pace: how fast it is shown: "Half speed".
    """

    plate: Plate
    counts: tuple[Count, Count]
    heading: str = ""
    line: str = ""
    pace: str = ""


def draw_moving(canvas: Canvas, fonts: Fonts, moving: Moving) -> None:
    """The whole column but its hints."""
    clear_column(canvas)
    draw_who(canvas, fonts, moving.plate)
    for seat in SEATS:
        draw_count(canvas, fonts, moving.counts[seat], (seat, _ROWS[seat] + 5))
    draw_divider(canvas, LEFT, 100, RIGHT)
    font = fitting(moving.heading, _ROOM, fonts.display, fonts.card, fonts.text)
    draw_fitted(canvas, moving.heading, LEFT, 134, font, room=_ROOM)
    font = fitting(moving.line, _ROOM, fonts.text, fonts.small)
    draw_fitted(canvas, moving.line, LEFT, 157, font, room=_ROOM)
    draw_divider(canvas, LEFT, 170, RIGHT)
    draw_fitted(canvas, moving.pace, LEFT, 192, fonts.small, room=_ROOM)


def draw_count(canvas: Canvas, fonts: Fonts, count: Count, place: tuple[Seat, int]) -> None:
    """An army's name and its checkers: dots, crosses for those that go, specks for the gone."""
    seat, baseline = place
    room = _FIRST - LEFT - 6
    font = fitting(count.name, room, fonts.text, fonts.small)
    draw_fitted(canvas, count.name, LEFT, baseline, font, room=room)
    shown = max(count.left + count.going, _MOST)
    y = baseline - 5
    for number in range(shown):
        x = _FIRST + number * _PITCH * (_MOST - 1) // (shown - 1)
        if number < count.left:
            canvas.circle(x, y, 4, BLACK)
            if seat != BLACK_SEAT:
                canvas.circle(x, y, 2, WHITE)
        elif number < count.left + count.going:
            _draw_cross(canvas, x, y)
        else:
            canvas.rect(x - 1, y, 3, 1, BLACK)
            canvas.rect(x, y - 1, 1, 3, BLACK)


def _draw_cross(canvas: Canvas, x: int, y: int) -> None:
    for side in (-1, 1):
        canvas.line(x - 4 * side, y - 4, x + 4 * side - (side > 0), y + 3, BLACK, width=2)


def off_line(seats: Sequence[Seat]) -> str:
    """Whose checkers went off: "one black checker"; empty for none.

    Args:
        seats: who played each as the strike began (K05): a traitor of before counts for whom it has
            gone over to (K12), and one that has turned in this very strike does not.
    """
    black = sum(seat == BLACK_SEAT for seat in seats)
    white = len(seats) - black
    if not seats:
        return ""
    if not white:
        return ngettext("one black checker", "{n} black checkers", black).format(n=black)
    if not black:
        return ngettext("one white checker", "{n} white checkers", white).format(n=white)
    return _("{white} white, {black} black").format(white=white, black=black)
