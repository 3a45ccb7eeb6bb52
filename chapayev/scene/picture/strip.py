"""The strip at the left of the board: which row each army stands on, and what it has left."""

from typing import Final

import msgspec

from chapayev.scene.picture.measure import row_middle
from chapayev.state import SEATS, WHITE, State
from engine.core.game import Seat
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, Align, Canvas, DrawMode
from engine.device.draw.screen import WHITE as INK_WHITE

_LEFT: Final = 7
_SIZE: Final = 18
_RADIUS: Final = 5
_MIDDLE: Final = _LEFT + _SIZE // 2


class Strip(msgspec.Struct, frozen=True):
    """What the strip tells.

    Attributes:
        rows: of White and Black, 0 for one that is pushed off the board.
        left: how many checkers each seat plays.
    """

    rows: tuple[int, int]
    left: tuple[int, int]


def strip_of(state: State) -> Strip:
    """The strip of a match."""
    white, black = (len(state.played_by(seat)) for seat in SEATS)
    return Strip(state.rows, (white, black))


def draw_strip(canvas: Canvas, fonts: Fonts, strip: Strip) -> None:
    """On the black ground, over whatever was drawn there."""
    for row in range(1, 9):
        y = row_middle(row)
        if row not in strip.rows:
            canvas.rect(_MIDDLE - 1, y - 1, 3, 3, INK_WHITE)
    for seat in SEATS:
        if strip.rows[seat]:
            draw_army(canvas, fonts, seat, str(strip.left[seat]), row_middle(strip.rows[seat]))


def draw_army(canvas: Canvas, fonts: Fonts, seat: Seat, words: str, y: int) -> None:
    """An army's box with its middle at `y`."""
    top = y - _SIZE // 2
    canvas.rect(_LEFT, top, _SIZE, _SIZE, INK_WHITE, radius=_RADIUS)
    is_white = seat == WHITE
    if not is_white:
        canvas.rect(_LEFT + 2, top + 2, _SIZE - 4, _SIZE - 4, BLACK, radius=_RADIUS - 2)
    mode = DrawMode.FILL_BLACK if is_white else DrawMode.FILL_WHITE
    canvas.text(words, _MIDDLE, y + 5, fonts.small, mode=mode, align=Align.CENTER)
