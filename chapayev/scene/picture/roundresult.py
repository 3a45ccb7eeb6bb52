"""The end of a round: who has won it, how many rows that brings and why, and where both go."""

from collections.abc import Sequence
from typing import Final

import msgspec

from chapayev.rows import Rows
from chapayev.scene.picture.coins import sign
from chapayev.scene.picture.result import LEFT, RIGHT
from chapayev.state import SEATS, State
from chapayev.state import WHITE as WHITE_SEAT
from engine.core.game import Seat
from engine.core.words import _, mark, ngettext
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, WHITE, Align, Canvas, DrawMode
from engine.device.widgets import draw_card, draw_divider, draw_fitted, fitting
from engine.device.widgets.resultcard import CARD, draw_dark

REASONS: Final = (mark("Round won"), mark("No checker lost"), mark("One checker did it all"))
"""What each row of an advance is for (K06)."""

_NAMES, _LADDER_TOP, _PITCH = 55, 71, 14
_NUMBERS_X, _COLUMNS, _NAME_ROOM = 42, (80, 126), 42
_SIGN: Final = 6
_RING: Final = 4
"""Of a row that an army has left."""


class RoundResult(msgspec.Struct, frozen=True):
    """What the card says.

    Attributes:
        number: of the round, from 1.
        names: of White and Black.
        winner: None for a draw.
        rows: how many the winner advances, 0 to 3.
        before: the rows of the round.
        after: and those that both armies stand on now; 0 for one that is pushed off.
        is_quiet: whether it was drawn because none went off for too long (K22).
        has_bonus: whether a winner may advance 2 or 3 rows (K08).
    """

    number: int
    names: tuple[str, str]
    winner: Seat | None
    rows: int
    before: Rows
    after: Rows
    is_quiet: bool = False
    has_bonus: bool = True


def round_result_of(before: State, after: State, names: Sequence[str]) -> RoundResult:
    """The card of a round that was decided between two states.

    Raises:
        ValueError: no round ended between them.
    """
    result = after.result
    if result is None or result == before.result:
        raise ValueError("no round has ended")
    return RoundResult(
        number=result.number,
        names=(names[0], names[1]),
        winner=result.winner,
        rows=result.rows,
        before=before.rows,
        after=after.rows,
        is_quiet=result.is_quiet,
        has_bonus=after.setup.advance_bonus,
    )


def reasons_of(result: RoundResult) -> tuple[tuple[str, bool], ...]:
    """Each thing that may bring a row, and whether it did (K06)."""
    if result.winner is None:
        return ()
    shown = REASONS if result.has_bonus else REASONS[:1]
    return tuple((_(words), place < result.rows) for place, words in enumerate(shown))


def draw_round_result(canvas: Canvas, fonts: Fonts, result: RoundResult) -> None:
    """The card at its place, over whatever was drawn before."""
    draw_card(canvas, CARD)
    draw_dark(canvas)
    draw_ladder(canvas, fonts, result)
    room = RIGHT - LEFT
    words = _("Round {n}").format(n=result.number)
    draw_fitted(canvas, words, LEFT, 62, fonts.small, room=room)
    font = fitting(_heading(result), room, fonts.display, fonts.card, fonts.text)
    draw_fitted(canvas, _heading(result), LEFT, 86, font, room=room)
    draw_divider(canvas, LEFT, 96, RIGHT)
    if result.winner is None:
        _draw_draw(canvas, fonts, result)
        return
    for place, (reason, holds) in enumerate(reasons_of(result)):
        _draw_reason(canvas, fonts, reason, (118 + 20 * place, holds))
    _draw_total(canvas, fonts, result.rows)


def _heading(result: RoundResult) -> str:
    if result.winner is None:
        return _("A draw")
    return _("{name} wins").format(name=result.names[result.winner])


def _draw_draw(canvas: Canvas, fonts: Fonts, result: RoundResult) -> None:
    reason = _("Nobody knocked any off") if result.is_quiet else _("Both sides were cleared")
    room = RIGHT - LEFT
    draw_fitted(canvas, reason, LEFT, 118, fonts.text, room=room)
    draw_fitted(canvas, _("Both rows stay"), LEFT, 140, fonts.text, room=room)


def _draw_reason(canvas: Canvas, fonts: Fonts, reason: str, place: tuple[int, bool]) -> None:
    baseline, holds = place
    figure = _("+{n}").format(n=1) if holds else "–"
    width = canvas.text(figure, RIGHT, baseline, fonts.text, align=Align.RIGHT)
    room = RIGHT - LEFT - width - 8
    font = fitting(reason, room, fonts.text, fonts.small)
    draw_fitted(canvas, reason, LEFT, baseline, font, room=room)


def _draw_total(canvas: Canvas, fonts: Fonts, rows: int) -> None:
    words = ngettext("{n} row ahead", "{n} rows ahead", rows).format(n=rows)
    font = fitting(words, RIGHT - LEFT - 12, fonts.text, fonts.small)
    width = min(font.width(words), RIGHT - LEFT - 12)
    canvas.rect(RIGHT - width - 12, 165, width + 12, 21, BLACK, radius=6)
    draw_fitted(canvas, words, RIGHT - 6 - width, 181, font, room=width, white=True)


def draw_ladder(canvas: Canvas, fonts: Fonts, result: RoundResult) -> None:
    """Eight rows below both names: where each army stands now, and an arrow from where it stood."""
    mode = DrawMode.FILL_WHITE
    for row in range(1, 9):
        y = _row_y(row)
        canvas.text(str(row), _NUMBERS_X, y + 4, fonts.small, mode=mode, align=Align.CENTER)
        for x in _COLUMNS:
            canvas.rect(x - 1, y - 1, 3, 3, WHITE)
    canvas.text(_("Row"), _NUMBERS_X, _NAMES, fonts.small, mode=mode, align=Align.CENTER)
    for seat in SEATS:
        name, x = result.names[seat], _COLUMNS[seat]
        draw_fitted(
            canvas, name, x, _NAMES, fonts.small, room=_NAME_ROOM, white=True, align=Align.CENTER
        )
        _draw_move(canvas, seat, (result.before[seat], result.after[seat]))


def _draw_move(canvas: Canvas, seat: Seat, rows: tuple[int, int]) -> None:
    before, after = rows
    x, start = _COLUMNS[seat], _row_y(before)
    away = _PITCH if seat == WHITE_SEAT else -_PITCH
    end = _row_y(after) if after else start + away
    if before != after:
        canvas.circle(x, start, _RING, BLACK)
        canvas.circle(x, start, _RING, WHITE, stroke=1)
        _draw_arrow(canvas, x + _SIGN + 9, start, end)
    if after:
        canvas.circle(x, end, _SIGN + 2, BLACK)
        sign(white=seat == WHITE_SEAT, radius=_SIGN).draw(canvas, x, end)


def _draw_arrow(canvas: Canvas, x: int, start: int, end: int) -> None:
    """Beside a column, from the row where it stood to the one where it stands."""
    step = 1 if end > start else -1
    canvas.line(x, start, x, end - 4 * step, WHITE, width=2)
    canvas.polygon([(x - 4, end - 5 * step), (x + 4, end - 5 * step), (x, end)], WHITE)


def _row_y(row: int) -> int:
    return _LADDER_TOP + _PITCH * (8 - row)
