"""The right column: who acts, what both sides have lost, what beats what."""

from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from chingo.scene.picture.icons import draw_icon
from chingo.scene.picture.tiles import PLATE, Face, draw_tile, is_white, unknown
from chingo.state import Arm, View
from engine.core.game import Seat
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Canvas, DrawMode
from engine.device.widgets import Icon, draw_divider, draw_fitted, draw_plate, icon
from engine.device.widgets.frames import Box

LEFT, RIGHT = 252, 394
COLUMN_LEFT = 246
"""Where the column begins: between its words and the slab."""

PLATE_BOX: Box = (LEFT, 6, RIGHT - LEFT, 28)
_TILE_AT = (260, 9)
_A_ROW, _PITCH = 7, 20
_LOST = (54, 116)
_DIVIDERS = (100, 162)
_CIRCLE: tuple[Arm, ...] = ("R", "S", "P", "R")


class Panel(msgspec.Struct, frozen=True):
    """All that the column shows.

    Attributes:
        face: the tile on the plate; None without one.
        actor: whose name is on the plate.
        note: what it does, a word or two.
        losers: whose losses stand above each other.
        lost: and what each has lost, in order.
    """

    face: Face | None = None
    actor: str = ""
    note: str = ""
    losers: tuple[str, str] = ("", "")
    lost: tuple[tuple[Arm, ...], tuple[Arm, ...]] = ((), ())


def panel_of(view: View, names: Sequence[str], note: str = "") -> Panel:
    """The column of a match in which one seat is awaited; the viewer's losses stand above."""
    seats = (0, 1) if view.viewer != 1 else (1, 0)
    actor: Seat | None = view.awaited[0] if len(view.awaited) == 1 else None
    if actor is not None and actor not in (0, 1):
        actor = None
    return Panel(
        face=None if actor is None else unknown(moved=False, white=is_white(view, actor)),
        actor="" if actor is None else names[actor],
        note=note,
        losers=(names[seats[0]], names[seats[1]]),
        lost=(view.fallen[seats[0]], view.fallen[seats[1]]),
    )


def draw_panel(canvas: Canvas, fonts: Fonts, panel: Panel) -> None:
    """The whole column."""
    draw_actor(canvas, fonts, panel.face, panel.actor, panel.note)
    for baseline, name, lost in zip(_LOST, panel.losers, panel.lost, strict=True):
        _draw_lost(canvas, fonts, (name, lost), baseline)
    for y in _DIVIDERS:
        draw_divider(canvas, LEFT, y, RIGHT)
    draw_fitted(canvas, _("What beats what"), LEFT, 178, fonts.small, room=RIGHT - LEFT)
    draw_circle(canvas, fonts, 262, 196)


def draw_actor(canvas: Canvas, fonts: Fonts, face: Face | None, name: str, note: str = "") -> None:
    """The black plate with the seat's tile; without a tile only the note."""
    if face is None:
        draw_plate(canvas, fonts, PLATE_BOX, name or note, note if name else "", name_x=9)
        return
    draw_plate(canvas, fonts, PLATE_BOX, name, note)
    draw_tile(canvas, face, *_TILE_AT, PLATE)


def _draw_lost(
    canvas: Canvas, fonts: Fonts, loser: tuple[str, tuple[Arm, ...]], baseline: int
) -> None:
    name, lost = loser
    words = _("Lost by {name}").format(name=name)
    draw_fitted(canvas, words, LEFT, baseline, fonts.small, room=RIGHT - LEFT)
    for place, arm in enumerate(lost):
        row, column = divmod(place, _A_ROW)
        draw_icon(canvas, arm, LEFT + 9 + _PITCH * column, baseline + 14 + _PITCH * row)


def draw_circle(canvas: Canvas, fonts: Fonts, x: int, y: int, pitch: int = 40) -> None:
    """Rock beats scissors beats paper beats rock, from left to right (G07)."""
    sign = icon(Icon.RIGHT, fonts.small)
    for place, (arm, after) in enumerate(zip_longest(_CIRCLE, _CIRCLE[1:])):
        middle = x + pitch * place
        draw_icon(canvas, arm, middle, y)
        if after:
            left = middle + (pitch - sign.width) // 2
            canvas.draw(sign, left, y - sign.height // 2, DrawMode.FILL_BLACK)
