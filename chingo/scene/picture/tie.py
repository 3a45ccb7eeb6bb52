"""In a tie: one of three weapons is chosen, for the eyes of one seat alone (G09)."""

from collections.abc import Sequence

import msgspec

from chingo.scene.picture.foot import Foot, draw_foot
from chingo.scene.picture.icons import draw_icon
from chingo.scene.picture.panel import LEFT, RIGHT, draw_actor, draw_circle
from chingo.scene.picture.sentences import arm_name
from chingo.scene.picture.tiles import COVER, Face, draw_tile, unknown
from chingo.state import BOARD, WEAPONS, Arm, View
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, WHITE, Align, Canvas
from engine.device.widgets import draw_divider, draw_fitted, fitting
from engine.device.widgets.boardart import hand
from engine.device.widgets.slide import Point

_TILES_AT, _PITCH = (26, 76), 74
_BOX_OUT = 5
_ROW = 22
_MOST_ROUNDS = 6


class Choosing(msgspec.Struct, frozen=True):
    """What the screen shows.

    Attributes:
        name: who chooses.
        other: who chooses too.
        cell: what is fought for.
        past: what both had in the attack and each time after it, always the same.
        note: what the plate says besides the name.
    """

    name: str
    other: str
    cell: str
    past: tuple[Arm, ...]
    note: str = ""


def choosing_of(view: View, names: Sequence[str], note: str = "") -> Choosing:
    """The choice of a view's own seat.

    Raises:
        ValueError: no tie waits, or it is a spectator's view.
    """
    if view.tie is None or view.viewer is None:
        raise ValueError("only a seat chooses, and only in a tie")
    return Choosing(
        name=names[view.viewer],
        other=names[1 - view.viewer],
        cell=BOARD.name(view.tie.target),
        past=(view.tie.arms[0], *(pair[0] for pair in view.tie.rounds)),
        note=note,
    )


def weapon_at(place: int) -> Point:
    """Where the box round a weapon stands, by its place in `WEAPONS`."""
    x, y = _TILES_AT
    return x + _PITCH * place - _BOX_OUT, y - _BOX_OUT


def draw_choosing(
    canvas: Canvas, fonts: Fonts, choosing: Choosing, foot: Foot, *, box: Point
) -> None:
    """The whole screen; `box` is where the box is now, on its way between weapons."""
    canvas.clear(WHITE)
    heading = _("A tie on {cell}").format(cell=choosing.cell)
    draw_fitted(canvas, heading, 22, 32, fonts.display, room=LEFT - 34)
    words = _("Choose again, unseen")
    draw_fitted(canvas, words, 22, 54, fonts.text, room=LEFT - 34)
    for place, weapon in enumerate(WEAPONS):
        x, y = weapon_at(place)
        draw_tile(canvas, Face(white=True, sign=weapon), x + _BOX_OUT, y + _BOX_OUT, COVER)
        middle = x + _BOX_OUT + COVER // 2
        name = arm_name(weapon)
        draw_fitted(canvas, name, middle, y + 90, fonts.small, room=_PITCH, align=Align.CENTER)
    _draw_box(canvas, box)
    draw_divider(canvas, 22, 176, LEFT - 18)
    draw_circle(canvas, fonts, 52, 198, pitch=50)
    draw_actor(canvas, fonts, unknown(moved=False, white=True), choosing.name, choosing.note)
    _draw_past(canvas, fonts, choosing)
    draw_foot(canvas, fonts, foot)


def _draw_box(canvas: Canvas, box: Point) -> None:
    """The selection box, with its halo, and the hand at its lower right."""
    x, y = box
    wide, high = COVER + 2 * _BOX_OUT, COVER + 6 + 2 * _BOX_OUT
    for grown, paint, stroke in ((1, WHITE, 5), (0, BLACK, 3)):
        canvas.rect(
            x - grown,
            y - grown,
            wide + 2 * grown,
            high + 2 * grown,
            paint,
            stroke=stroke,
            radius=10,
        )
    hand().draw(canvas, x + wide - 16, y + high - 18)


def _draw_past(canvas: Canvas, fonts: Fonts, choosing: Choosing) -> None:
    """What both had, from the attack on; of a long tie the last few."""
    draw_fitted(canvas, _("So far"), LEFT, 54, fonts.small, room=RIGHT - LEFT)
    first = max(0, len(choosing.past) - _MOST_ROUNDS)
    for row, arm in enumerate(choosing.past[first:]):
        y = 72 + _ROW * row
        canvas.text(str(first + row + 1), LEFT + 14, y + 5, fonts.small, align=Align.RIGHT)
        draw_icon(canvas, arm, LEFT + 36, y)
        canvas.text("=", LEFT + 60, y + 5, fonts.text, align=Align.CENTER)
        draw_icon(canvas, arm, LEFT + 84, y)
    words = _("{name} chooses too").format(name=choosing.other)
    font = fitting(words, RIGHT - LEFT, fonts.text, fonts.small)
    draw_divider(canvas, LEFT, 204 - 28, RIGHT)
    draw_fitted(canvas, words, LEFT, 203, font, room=RIGHT - LEFT)
