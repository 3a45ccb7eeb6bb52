"""The power of a flick: a bar that fills, and the part of it in which the checker turns over."""

from collections.abc import Sequence
from typing import Final

from chapayev.scene.picture.coins import Coin
from chapayev.scene.picture.measure import LEFT, RIGHT
from chapayev.scene.picture.tilting import EDGE, tilted
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.draw.pattern import HAT
from engine.device.draw.screen import BLACK, WHITE, Align, Canvas
from engine.device.widgets import draw_fitted, fitting
from engine.device.widgets.frames import Box

Span = tuple[int, int]
"""Powers from the first to the last, percent."""

BELOW_METER: Final = 191
METER: Final[Box] = (LEFT, 150, RIGHT - LEFT, 16)
_SIGN_X, _ROOM = 15, 108


def draw_power(
    canvas: Canvas,
    fonts: Fonts,
    power: int,
    turning: Sequence[Span] = (),
    *,
    is_charging: bool = False,
) -> None:
    """The meter with its heading, and below it what its stripes mean.

    Args:
        canvas: to draw on.
        fonts: of the handheld.
        power: percent.
        turning: the powers at which what is flicked turns over.
        is_charging: whether the meter swings now.
    """
    words = _("{n}%").format(n=power)
    width = canvas.text(words, RIGHT, 138, fonts.text, align=Align.RIGHT)
    draw_fitted(canvas, _("Power"), LEFT, 138, fonts.text, room=RIGHT - LEFT - width - 6)
    draw_meter(canvas, METER, power, turning, pointer=is_charging or power > 0)
    if turning:
        _draw_meaning(canvas, fonts, is_now=any(low <= power <= high for low, high in turning))


def draw_meter(
    canvas: Canvas, box: Box, power: int, turning: Sequence[Span] = (), *, pointer: bool = True
) -> None:
    """A bar in four quarters, filled from the left, with a pointer above its end."""
    x, y, width, height = box
    canvas.rect(x, y, width, height, WHITE, radius=4)
    canvas.rect(x, y, width, height, BLACK, stroke=2, radius=4)
    inner = width - 8
    full = round(inner * power / 100)
    for low, high in turning:
        start, end = round(inner * (low - 1) / 100), round(inner * high / 100)
        canvas.rect(x + 4 + start, y + 4, end - start, height - 8, HAT)
    canvas.rect(x + 4, y + 4, full, height - 8, BLACK)
    for quarter in (1, 2, 3):
        at = round(inner * quarter / 4)
        canvas.rect(x + 4 + at, y + 4, 1, height - 8, WHITE if at < full else BLACK)
    for low, _high in turning:
        canvas.rect(x + 4 + round(inner * (low - 1) / 100), y, 2, height + 5, BLACK)
    if pointer:
        tip = x + 4 + full
        canvas.polygon([(tip - 5, y - 7), (tip + 5, y - 7), (tip, y - 1)], BLACK)


def _draw_meaning(canvas: Canvas, fonts: Fonts, *, is_now: bool) -> None:
    """What the stripes mean, beside a checker on its rim; black at the powers that do it."""
    words = _("turns over")
    font = fitting(words, _ROOM, fonts.small)
    width = min(font.width(words), _ROOM)
    if is_now:
        canvas.rect(RIGHT - width - 12 - _SIGN_X, 171, width + 12 + _SIGN_X, 15, BLACK, radius=4)
    tilted(Coin(white=True), EDGE, 5, 2).draw(canvas, RIGHT - width - 6 - _SIGN_X // 2, 178)
    draw_fitted(canvas, words, RIGHT - 5 - width, 182, font, room=width, white=is_now)
