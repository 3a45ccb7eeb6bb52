"""The right column: who acts; while he aims the direction, the power and the round."""

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

import msgspec

from chapayev.scene.picture.coins import sign
from chapayev.scene.picture.measure import LEFT, RIGHT
from chapayev.scene.picture.meter import BELOW_METER, Span, draw_power
from chapayev.state import WHITE as WHITE_SEAT
from engine.core.game import Seat
from engine.core.words import _, ngettext
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, HEIGHT, WHITE, WIDTH, Align, Canvas, DrawMode
from engine.device.widgets import Icon, draw_divider, draw_fitted, draw_plate, fitting, icon
from engine.device.widgets.frames import Box

PLATE: Final[Box] = (LEFT, 6, RIGHT - LEFT, 28)
GROUND: Final[Box] = (250, 0, WIDTH - 250, HEIGHT)
_DIAL: Final = (290, 76, 30)
_ROOM: Final = RIGHT - LEFT


class Plate(msgspec.Struct, frozen=True):
    """Who acts.

    Attributes:
        actor: whose sign is shown; None shows only the note.
        name: of the actor.
        note: what it does, a word or two: "strike 2".
    """

    actor: Seat | None = None
    name: str = ""
    note: str = ""


class Aiming(msgspec.Struct, frozen=True):
    """All that the column shows while a strike is prepared.

    Attributes:
        plate: who acts.
        tenths: the direction, 0 to 3599 tenths of a degree, or None before one is chosen.
        power: percent, 0 to 100.
        round: from 1.
        rows_left: how many rows the actor still has to go.
        is_docked: whether the crank cannot turn the direction.
        is_charging: whether the meter swings now.
        turning: the powers at which the checker turns over.
    """

    plate: Plate
    tenths: int | None = 0
    power: int = 0
    round: int = 1
    rows_left: int = 0
    is_docked: bool = False
    is_charging: bool = False
    turning: tuple[Span, ...] = ()


def clear_column(canvas: Canvas) -> None:
    """White paper where the column is."""
    canvas.rect(*GROUND, WHITE)


def draw_who(canvas: Canvas, fonts: Fonts, plate: Plate) -> None:
    """The black plate with the army's sign."""
    if plate.actor is None:
        draw_plate(canvas, fonts, PLATE, plate.name or plate.note, name_x=9)
        return
    draw_plate(canvas, fonts, PLATE, plate.name, plate.note, name_x=32)
    sign(white=plate.actor == WHITE_SEAT).draw(canvas, 276, 19)


def draw_aiming(canvas: Canvas, fonts: Fonts, aiming: Aiming) -> None:
    """The whole column but its hints."""
    clear_column(canvas)
    draw_who(canvas, fonts, aiming.plate)
    draw_dial(canvas, aiming.tenths)
    if aiming.tenths is not None:
        words = degrees_text(aiming.tenths)
        font = fitting(words, RIGHT - 326, fonts.display, fonts.card)
        draw_fitted(canvas, words, RIGHT, 74, font, room=RIGHT - 326, align=Align.RIGHT)
    _draw_turn(canvas, fonts, is_docked=aiming.is_docked)
    draw_divider(canvas, LEFT, 116, RIGHT)
    is_charging = aiming.is_charging
    draw_power(canvas, fonts, aiming.power, aiming.turning, is_charging=is_charging)
    draw_divider(canvas, LEFT, BELOW_METER, RIGHT)
    draw_round(canvas, fonts, aiming.round, aiming.rows_left)


def degrees_text(tenths: int) -> str:
    """A direction as it is read: `9.3°`."""
    return _("{degrees}°").format(degrees=f"{tenths / 10:.1f}")


def draw_round(canvas: Canvas, fonts: Fonts, number: int, rows_left: int) -> None:
    """Which round it is, and how many rows are left to go."""
    left = ngettext("{n} row left", "{n} rows left", rows_left).format(n=rows_left)
    width = canvas.text(left, RIGHT, 209, fonts.small, align=Align.RIGHT)
    words = _("Round {n}").format(n=number)
    draw_fitted(canvas, words, LEFT, 209, fonts.text, room=_ROOM - width - 6)


def draw_dial(canvas: Canvas, tenths: int | None) -> None:
    """The dial with its hand."""
    x, y, radius = _DIAL
    canvas.draw(_dial_face(), x - radius, y - radius)
    if tenths is None:
        return
    angle = radians(tenths / 10)
    dx, dy = sin(angle), -cos(angle)
    neck = x + 14 * dx, y + 14 * dy
    canvas.line(x, y, round(neck[0]), round(neck[1]), BLACK, width=3)
    tip = x + 23 * dx, y + 23 * dy
    wings = (neck[0] - 6 * dy, neck[1] + 6 * dx), (neck[0] + 6 * dy, neck[1] - 6 * dx)
    canvas.polygon([tip, *wings], BLACK)
    canvas.circle(x, y, 5, BLACK)
    canvas.circle(x, y, 3, WHITE)


@lru_cache(maxsize=1)
def _dial_face() -> Bitmap:
    _x, _y, radius = _DIAL
    canvas = Canvas(2 * radius + 1, 2 * radius + 1)
    canvas.circle(radius, radius, radius, BLACK, stroke=2)
    for number in range(24):
        angle = radians(15 * number)
        is_quarter = number % 6 == 0
        inner, wide = (21, 3) if is_quarter else (25, 1)
        ends = [
            (round(radius + far * sin(angle)), round(radius - far * cos(angle)))
            for far in (27, inner)
        ]
        canvas.line(*ends[0], *ends[1], BLACK, width=wide)
    return Bitmap(canvas.pixels)


def _draw_turn(canvas: Canvas, fonts: Fonts, *, is_docked: bool) -> None:
    """Below the degrees: what turns the direction."""
    picture = icon(Icon.PAD if is_docked else Icon.CRANK, fonts.small)
    canvas.draw(picture, 338 - 8, 91 - picture.height // 2 - 1, DrawMode.FILL_BLACK)
    draw_fitted(canvas, _("turn"), 353, 95, fonts.small, room=RIGHT - 353)
