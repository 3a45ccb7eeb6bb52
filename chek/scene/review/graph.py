"""The match as a curve: how far one seat was ahead, how much of it the dice gave, its blunders."""

import msgspec

from chek.scene.review.subject import Subject
from engine.core.game import Seat
from engine.core.review import Mark
from engine.device.draw.pattern import P50
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets import Box

LEAST_PIECES = 2
"""The scale never shows less than so many pieces up and down."""

_DOT_PX = 3


class Curve(msgspec.Struct, frozen=True):
    """What is drawn; everything has one value more than there are decisions.

    Attributes:
        leads: by how many pieces the seat was ahead before the first decision and after each.
        lucks: how much the dice had given it by then.
        blunders: the decisions that were blunders, by number, and whether they were the seat's own.
    """

    leads: tuple[float, ...]
    lucks: tuple[float, ...]
    blunders: tuple[tuple[int, bool], ...]

    @property
    def most(self) -> float:
        """The largest value, up or down."""
        return max(LEAST_PIECES, *map(abs, self.leads), *map(abs, self.lucks))


def draw_graph(canvas: Canvas, box: Box, curve: Curve, at: int | None = None) -> None:
    """The curve in its box, ahead upward; `at` is the decision that is looked at."""
    _draw_luck(canvas, box, curve)
    x, _y, width, _height = box
    canvas.dots(x, _level(box, curve, 0.0), width)
    _draw_lead(canvas, box, curve)
    if at is not None:
        _draw_cursor(canvas, box, _place(box, curve, at + 1))
    for number, is_own in sorted(curve.blunders, key=lambda blunder: blunder[1]):
        point = _place(box, curve, number + 1), _level(box, curve, curve.leads[number + 1])
        draw_dot(canvas, *point, is_filled=is_own)


def draw_dot(canvas: Canvas, x: int, y: int, *, is_filled: bool) -> None:
    """A blunder: the seat's own filled, another's hollow."""
    canvas.circle(x, y, _DOT_PX + 1, WHITE)
    canvas.circle(x, y, _DOT_PX, BLACK, stroke=0 if is_filled else 1)


def _draw_luck(canvas: Canvas, box: Box, curve: Curve) -> None:
    """A ground between the middle and what the dice gave."""
    middle = _level(box, curve, 0.0)
    for number, luck in enumerate(curve.lucks[:-1]):
        x, right = _place(box, curve, number), _place(box, curve, number + 1)
        y = _level(box, curve, luck)
        top, bottom = min(y, middle), max(y, middle)
        canvas.fill(x, top, right - x, bottom - top, P50)


def _draw_lead(canvas: Canvas, box: Box, curve: Curve) -> None:
    """Steps, for a lead changes at a roll only; 2 px with a halo."""
    for paint, more in ((WHITE, 1), (BLACK, 0)):
        for number, lead in enumerate(curve.leads[:-1]):
            x, right = _place(box, curve, number), _place(box, curve, number + 1)
            y, nexts = _level(box, curve, lead), _level(box, curve, curve.leads[number + 1])
            canvas.fill(x - more, y - 1 - more, right - x + 2 + more, 2 + 2 * more, paint)
            top, bottom = min(y, nexts) - 1 - more, max(y, nexts) + 1 + more
            canvas.fill(right - more, top, 2 + 2 * more, bottom - top, paint)


def _draw_cursor(canvas: Canvas, box: Box, x: int) -> None:
    _x, y, _width, height = box
    canvas.fill(x - 1, y, 4, height, WHITE)
    canvas.fill(x, y, 2, height, BLACK)


def _place(box: Box, curve: Curve, number: int) -> int:
    """The x of a moment; at both ends there is room for a dot."""
    steps = max(len(curve.leads) - 1, 1)
    return box[0] + _DOT_PX + (box[2] - 2 * _DOT_PX - 2) * number // steps


def _level(box: Box, curve: Curve, value: float) -> int:
    """The y of a value."""
    _x, y, _width, height = box
    half = (height - 2 * _DOT_PX - 2) / 2
    return y + height // 2 - round(half * value / curve.most)


def curve_for(subject: Subject, seat: Seat) -> Curve:
    """The curve of one seat, with the blunders as far as they are judged."""
    blunders = (number for number in subject.judged if subject.mark(number) == Mark.BLUNDER)
    return Curve(
        tuple(lead[seat] for lead in subject.leads()),
        tuple(luck[seat] for luck in subject.lucks()),
        tuple((number, subject.decisions[number].seat == seat) for number in blunders),
    )
