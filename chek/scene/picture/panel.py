"""The right column: who acts, whose turn it is, the scores."""

import msgspec

from chek.scene.picture import pieces
from chek.scene.picture.dice import RollPicture, draw_roll
from engine.core.game import Seat
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Align, Canvas, DrawMode
from engine.device.widgets import Icon, draw_divider, draw_fitted, draw_plate, fitting, icon

PLATE = (238, 6, 156, 28)
COLUMN_LEFT = 228
"""Where the column begins: between its words and the largest slab."""

_RIGHT = 394
_KIND_GAP = 6


class Panel(msgspec.Struct, frozen=True):
    """All that the column shows.

    Attributes:
        names: of the seats.
        kinds: `CPU 4` for a CPU player, empty for a person.
        signs: the shapes that stand for them.
        scores: as if the match ended now.
        left: what the pieces on the board count, by seat.
        turn: whose turn it is, -1 while the lot is drawn.
        actor: who acts now, -1 while nobody does.
        note: what he does, a word or two.
        roll: the rows below, or None.
    """

    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    signs: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    turn: Seat = -1
    actor: Seat = -1
    note: str = ""
    roll: RollPicture | None = None


def draw_panel(canvas: Canvas, fonts: Fonts, panel: Panel) -> None:
    """The whole column."""
    _draw_plate(canvas, fonts, panel)
    for seat in range(len(panel.names)):
        _draw_seat(canvas, fonts, panel, seat)
    draw_divider(canvas, 238, 124, _RIGHT)
    if panel.roll:
        draw_roll(canvas, fonts, panel.roll)


def _draw_plate(canvas: Canvas, fonts: Fonts, panel: Panel) -> None:
    if panel.actor < 0:
        draw_plate(canvas, fonts, PLATE, panel.note, name_x=9)
        return
    draw_plate(canvas, fonts, PLATE, panel.names[panel.actor], panel.note)
    pieces.plate_icon(panel.signs[panel.actor], 8).draw(canvas, 255, 19)


def _draw_seat(canvas: Canvas, fonts: Fonts, panel: Panel, seat: Seat) -> None:
    baseline = 53 + seat * (20 if len(panel.names) == 4 else 38)
    pieces.icon(panel.signs[seat], 6).draw(canvas, 255, baseline - 6)
    name, score = panel.names[seat], str(panel.scores[seat])
    room = 386 - 274 - 8 - canvas.text(score, 386, baseline, fonts.text, align=Align.RIGHT)
    font = fitting(name, room, fonts.text, fonts.small)
    width = draw_fitted(canvas, name, 274, baseline, font, room=room)
    _draw_kind(canvas, fonts, panel.kinds[seat], (274 + width + _KIND_GAP, baseline), room - width)
    if len(panel.names) == 2:
        _draw_parts(canvas, fonts, panel, seat, baseline + 16)
    if not panel.left[seat] and panel.actor >= 0:
        canvas.wash(245, baseline - 14, 149, 18)
    if seat == panel.turn:
        sign = icon(Icon.RIGHT, fonts.small)
        canvas.draw(sign, 239, baseline - 11, DrawMode.FILL_BLACK)


def _draw_kind(canvas: Canvas, fonts: Fonts, kind: str, place: tuple[int, int], room: int) -> None:
    """Which CPU player it is, where its piece's name leaves the room."""
    if kind and fonts.small.width(kind) + _KIND_GAP <= room:
        canvas.text(kind, *place, fonts.small)


def _draw_parts(canvas: Canvas, fonts: Fonts, panel: Panel, seat: Seat, baseline: int) -> None:
    """Two seats leave room to say what a score is made of."""
    left = panel.left[seat]
    taken = panel.scores[seat] - left
    parts = _("{taken} taken, {left} left").format(taken=taken, left=left)
    draw_fitted(canvas, parts, 274, baseline, fonts.small, room=_RIGHT - 274)
