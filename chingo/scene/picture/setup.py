"""The set-up of one seat, for its eyes alone: its army, its flag, its trap, and Ready (G03)."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from chingo.scene.picture.boardpicture import draw_board, grid_for
from chingo.scene.picture.foot import Foot, draw_foot
from chingo.scene.picture.icons import draw_icon
from chingo.scene.picture.marks import Overlay, face_corner
from chingo.scene.picture.panel import LEFT, RIGHT, draw_actor
from chingo.scene.picture.sentences import arm_name
from chingo.scene.picture.tiles import draw_tile, face_of, unknown
from chingo.state import BOARD, WEAPONS, Arm, View
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, WHITE, Align, Canvas, DrawMode
from engine.device.widgets import Icon, draw_bar, draw_button, draw_divider, draw_fitted, icon
from engine.device.widgets.boardart import hand
from engine.device.widgets.boardview import SHAKE_PX, Grid
from engine.device.widgets.frames import Box
from engine.device.widgets.slide import between

Role = Literal["F", "T", ""]
"""What A makes of the unit under the hand."""

Place = Literal["army", "weapons", "ready"]
"""Where the hand is: on the own units, or on one of the two things beside the board."""

READY_BOX: Box = (LEFT, 176, RIGHT - LEFT, 28)
WEAPONS_BOX: Box = (LEFT + 6, 116, RIGHT - LEFT - 12, 44)
_ROWS: tuple[tuple[Arm, int], ...] = (("F", 62), ("T", 92))
_WEAPONS_X = (274, 324, 374)


class Mustering(msgspec.Struct, frozen=True):
    """What the screen shows besides the view.

    Attributes:
        role: which row A would fill; empty for none.
        place: where the hand is.
        foot: the bottom line.
        note: what the plate says besides whose army it is.
        ride: how many places the tiles have gone round; 0 at rest.
        shake: how far the box beside the board stands out of its place, px.
    """

    role: Role
    place: Place
    foot: Foot
    note: str = ""
    ride: float = 0.0
    shake: int = 0


def draw_setup(
    canvas: Canvas, fonts: Fonts, view: View, shown: Mustering, overlay: Overlay
) -> None:
    """The whole screen, from what the seat may know."""
    grid = grid_for(view.viewer)
    faces = [face_of(view, unit) if unit else None for unit in view.cells]
    riders = ring(grid, view) if shown.ride else ()
    standing = [None if cell in riders else face for cell, face in enumerate(faces)]
    draw_board(canvas, fonts, grid, standing)
    if riders:
        _draw_ride(canvas, grid, riders, shown.ride)
    _draw_column(canvas, fonts, view, shown)
    _draw_ready(canvas, fonts, can_be=is_complete(view), is_focused=shown.place == "ready")
    draw_foot(canvas, fonts, shown.foot)
    if shown.place == "army" and not riders:
        overlay.draw(canvas)
    elif shown.place != "army":
        _draw_focus(canvas, READY_BOX if shown.place == "ready" else WEAPONS_BOX, shown.shake)


def is_complete(view: View) -> bool:
    """Whether both choices are made, so that the seat can be Ready (G04)."""
    muster = view.muster
    return muster is not None and muster.flag is not None and muster.trap is not None


def ring(grid: Grid, view: View) -> tuple[int, ...]:
    """The seat's own cells as a loop: the near row to the right, the far one back."""
    own = [cell for cell, unit in enumerate(view.cells) if unit and unit.owner == view.viewer]
    rows: dict[int, list[int]] = {}
    for cell in sorted(own, key=grid.column_row):
        rows.setdefault(grid.column_row(cell)[1], []).append(cell)
    near, far = rows[max(rows)], rows[min(rows)]
    return (*near, *reversed(far))


def _draw_ride(canvas: Canvas, grid: Grid, riders: Sequence[int], ride: float) -> None:
    """Every tile so many places further round, all alike: a shuffle is not to be followed."""
    whole, part = int(ride // 1), ride % 1
    count = len(riders)
    for at in range(count):
        start = face_corner(grid, riders[(at + whole) % count])
        end = face_corner(grid, riders[(at + whole + 1) % count])
        draw_tile(canvas, unknown(moved=False, white=True), *between(start, end, part))


def _draw_column(canvas: Canvas, fonts: Fonts, view: View, shown: Mustering) -> None:
    draw_actor(canvas, fonts, unknown(moved=False, white=True), _("Your army"), shown.note)
    _draw_roles(canvas, fonts, view, shown.role)
    draw_divider(canvas, LEFT, 108, RIGHT)
    _draw_weapons(canvas, fonts, view)
    draw_divider(canvas, LEFT, 166, RIGHT)


def _draw_roles(canvas: Canvas, fonts: Fonts, view: View, role: Role) -> None:
    muster = view.muster
    cells = (muster.flag, muster.trap) if muster else (None, None)
    for (arm, baseline), cell in zip(_ROWS, cells, strict=True):
        draw_icon(canvas, arm, 267, baseline - 6)
        draw_fitted(canvas, arm_name(arm), 286, baseline, fonts.text, room=62)
        name = "–" if cell is None else BOARD.name(cell)
        canvas.text(name, 380, baseline, fonts.text, align=Align.RIGHT)
        if arm == role:
            sign = icon(Icon.RIGHT, fonts.small)
            canvas.draw(sign, LEFT - 8, baseline - 5 - sign.height // 2, DrawMode.FILL_BLACK)


def _draw_weapons(canvas: Canvas, fonts: Fonts, view: View) -> None:
    own = [unit.arm for unit in view.cells if unit and unit.owner == view.viewer]
    for weapon, x in zip(WEAPONS, _WEAPONS_X, strict=True):
        draw_icon(canvas, weapon, x, 126)
        canvas.text(str(own.count(weapon)), x + 1, 155, fonts.text, align=Align.CENTER)


def _draw_ready(canvas: Canvas, fonts: Fonts, *, can_be: bool, is_focused: bool) -> None:
    """Black once A presses it, a white button before; washed and flat when it cannot be yet."""
    if can_be:
        draw_button(canvas, fonts, READY_BOX, _("Ready"), is_focused=is_focused)
        return
    x, y, width, height = READY_BOX
    draw_bar(canvas, READY_BOX, is_hollow=True)
    place = x + width // 2, y + 20
    draw_fitted(canvas, _("Ready"), *place, fonts.text, room=width - 16, align=Align.CENTER)
    canvas.wash(x + 4, y + 4, width - 8, height - 8)


def _draw_focus(canvas: Canvas, around: Box, shift: int) -> None:
    """The selection box round something beside the board, and the hand on it."""
    x, y, width, height = around
    x += shift
    for out, paint, stroke in ((5, WHITE, 5), (4, BLACK, 3)):
        size = width + 2 * out, height + 2 * out
        canvas.rect(x - out, y - out, *size, paint, stroke=stroke, radius=8)
    hand().draw(canvas, x + width - 26, y + height - 6)


def shake_px(tick: int) -> int:
    """Where a refused box stands after some ticks."""
    return SHAKE_PX[tick] if tick < len(SHAKE_PX) else 0
