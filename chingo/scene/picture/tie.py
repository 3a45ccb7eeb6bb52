"""In a tie: one of three weapons is chosen beside the board, for one seat's eyes alone (G09)."""

from collections.abc import Sequence

import msgspec

from chingo.scene.picture.boardpicture import draw_board, faces_of, grid_for, trail
from chingo.scene.picture.foot import Foot, draw_foot
from chingo.scene.picture.icons import draw_icon
from chingo.scene.picture.panel import LEFT, RIGHT, draw_actor, draw_circle
from chingo.scene.picture.sentences import arm_name
from chingo.scene.picture.tiles import CARD, Face, draw_tile, unknown
from chingo.state import BOARD, WEAPONS, Arm, View
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets import draw_divider, draw_fitted
from engine.device.widgets.boardart import hand
from engine.device.widgets.slide import Point

_TILES_AT, _PITCH = (257, 96), 47
_BOX_OUT = 4
_MOST_ROUNDS = 4
_SO_FAR, _ROUND = 174, 22


class Choosing(msgspec.Struct, frozen=True):
    """What the screen shows.

    Attributes:
        name: who chooses.
        other: who chooses too.
        cell: what is fought for.
        past: what both had in the attack and each time after it, always the same.
        note: what the plate says besides the name.
        at: which of `WEAPONS` the box is on, or on its way to.
        feet: whether tiles show that they have moved.
    """

    name: str
    other: str
    cell: str
    past: tuple[Arm, ...]
    note: str = ""
    at: int = 0
    feet: bool = True


def choosing_of(
    view: View, names: Sequence[str], note: str = "", *, at: int = 0, feet: bool = True
) -> Choosing:
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
        at=at,
        feet=feet,
    )


def weapon_at(place: int) -> Point:
    """Where the box round a weapon stands, by its place in `WEAPONS`."""
    x, y = _TILES_AT
    return x + _PITCH * place - _BOX_OUT, y - _BOX_OUT


def draw_choosing(
    canvas: Canvas, fonts: Fonts, view: View, choosing: Choosing, foot: Foot, *, box: Point
) -> None:
    """The board beside the choice; `box` is where the box is now, on its way between weapons."""
    faces = faces_of(view, feet=choosing.feet)
    draw_board(canvas, fonts, grid_for(view.viewer), faces, trail(view))
    draw_actor(canvas, fonts, unknown(moved=False, white=True), choosing.name, choosing.note)
    room = RIGHT - LEFT
    heading = _("A tie on {cell}").format(cell=choosing.cell)
    draw_fitted(canvas, heading, LEFT, 56, fonts.card, room=room)
    words = _("New weapon: {name}").format(name=arm_name(WEAPONS[choosing.at]))
    draw_fitted(canvas, words, LEFT, 74, fonts.small, room=room)
    for place, weapon in enumerate(WEAPONS):
        x, y = weapon_at(place)
        draw_tile(canvas, Face(white=True, sign=weapon), x + _BOX_OUT, y + _BOX_OUT, CARD)
    _draw_box(canvas, box)
    draw_divider(canvas, LEFT, 158, RIGHT)
    _draw_past(canvas, fonts, choosing)
    draw_circle(canvas, fonts, 262, 199)
    draw_foot(canvas, fonts, foot)


def _draw_box(canvas: Canvas, box: Point) -> None:
    """The selection box, with its halo, and the hand at its lower right."""
    x, y = box
    wide, high = CARD + 2 * _BOX_OUT, CARD + 5 + 2 * _BOX_OUT
    for grown, paint, stroke in ((1, WHITE, 5), (0, BLACK, 3)):
        size = wide + 2 * grown, high + 2 * grown
        canvas.rect(x - grown, y - grown, *size, paint, stroke=stroke, radius=8)
    hand().draw(canvas, x + wide - 20, y + high - 10)


def _draw_past(canvas: Canvas, fonts: Fonts, choosing: Choosing) -> None:
    """What both had, from the attack on; of a long tie the last few."""
    words = _("Both had")
    right = LEFT + draw_fitted(canvas, words, LEFT, _SO_FAR + 4, fonts.small, room=RIGHT - LEFT)
    for place, arm in enumerate(choosing.past[-_MOST_ROUNDS:]):
        draw_icon(canvas, arm, right + 16 + _ROUND * place, _SO_FAR)
