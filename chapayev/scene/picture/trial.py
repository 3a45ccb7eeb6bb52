"""The right column beside a thumb's flick and a blow: who acts, what it is about, how hard."""

import msgspec

from chapayev.scene.picture.column import Plate, clear_column, draw_who
from chapayev.scene.picture.measure import LEFT, RIGHT
from chapayev.scene.picture.meter import BELOW_METER, Span, draw_power
from engine.core.words import mark
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Canvas
from engine.device.widgets import draw_divider

THUMB_LINE = mark("Flick it up from under the rim. A harder flick sends it farther.")
BLOW_LINE = mark("It falls away from the harder breath and slides. Blow too hard and it goes off.")
"""What a beginner should know; to be translated where it is shown."""


class Trial(msgspec.Struct, frozen=True):
    """All that the column shows.

    Attributes:
        plate: who acts.
        line: what it is about, four lines at most.
        power: percent; None without a meter.
        note: below the meter: how it is done, or what came of it; two lines at most.
        is_charging: whether the meter swings now.
        turning: the powers at which the checker turns over.
    """

    plate: Plate
    line: str
    power: int | None = None
    note: str = ""
    is_charging: bool = False
    turning: tuple[Span, ...] = ()


def draw_trial(canvas: Canvas, fonts: Fonts, trial: Trial) -> None:
    """The whole column but its hints."""
    clear_column(canvas)
    draw_who(canvas, fonts, trial.plate)
    canvas.paragraph(trial.line, LEFT, 53, RIGHT - LEFT, fonts.text, line=19)
    draw_divider(canvas, LEFT, 116, RIGHT)
    baseline = 136
    if trial.power is not None:
        draw_power(canvas, fonts, trial.power, trial.turning, is_charging=trial.is_charging)
        draw_divider(canvas, LEFT, BELOW_METER, RIGHT)
        baseline = BELOW_METER + 18
    canvas.paragraph(trial.note, LEFT, baseline, RIGHT - LEFT, fonts.small)
