"""The whole picture of a match at rest and while one tile moves, drawn from a view alone (G16)."""

from collections.abc import Sequence

import msgspec

from chingo.scene.picture.foot import Foot, draw_foot
from chingo.scene.picture.marks import Overlay, draw_trail, face_corner
from chingo.scene.picture.panel import Panel, draw_panel, panel_of
from chingo.scene.picture.tiles import Face, draw_tile, face_of, marked, tile
from chingo.state import BOARD, View
from engine.core.game import Seat
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import HEIGHT, WIDTH, Canvas
from engine.device.widgets.boardview import Grid, Labels, draw_slab
from engine.device.widgets.slide import between, ease

LABELS = Labels(file_drop=17, rank_drop=5)
_GRIDS = tuple(Grid(7, 6, 31, 22, 8, turned=turned) for turned in (False, True))
HOP_PX = 4


def grid_for(viewer: Seat | None) -> Grid:
    """The board from the viewer's own side; a spectator sits behind South (G17)."""
    return _GRIDS[viewer == 1]


class Step(msgspec.Struct, frozen=True):
    """A tile on its way from one cell to another.

    Attributes:
        source: where it stood; it is drawn from there until it arrives.
        target: where it goes.
        share: how far it is, 0 to 1.
        hop: how high it is above the board, px.
    """

    source: int
    target: int
    share: float
    hop: int = 0


def step_at(source: int, target: int, tick: int, ticks: int = 6) -> Step:
    """A step after so many ticks: eased, with a hop of 4 px on the way."""
    done = min(tick / ticks, 1.0)
    return Step(source, target, ease(tick, ticks), round(4 * HOP_PX * done * (1 - done)))


class BoardPicture:
    """Draws views of one match, and keeps what stands still until any of it changes.

    Attributes:
        feet: whether tiles show that they have moved.
    """

    def __init__(self, fonts: Fonts, names: Sequence[str], *, feet: bool = True) -> None:
        self._fonts = fonts
        self._names = tuple(names)
        self.feet = feet
        self._still: _Still | None = None
        self._picture: Bitmap | None = None
        self._canvas = Canvas(WIDTH, HEIGHT)

    def draw(
        self,
        canvas: Canvas,
        view: View,
        foot: Foot,
        *,
        note: str = "",
        overlay: Overlay | None = None,
        moving: Step | None = None,
    ) -> None:
        """All of the canvas.

        Args:
            canvas: what is drawn on.
            view: what the viewer may know, as it was before the tile began to move.
            foot: the bottom line.
            note: what the plate says of who acts.
            overlay: hand, box and marks.
            moving: the tile that does not stand still.
        """
        faces = faces_of(view, feet=self.feet)
        held = overlay.held if overlay else None
        away = moving.source if moving else held
        standing = tuple(None if cell == away else face for cell, face in enumerate(faces))
        panel = panel_of(view, self._names, note)
        self._draw_still(canvas, _Still(standing, grid_for(view.viewer), panel, foot, trail(view)))
        if moving is not None:
            _draw_moving(canvas, grid_for(view.viewer), faces, moving)
        elif overlay is not None:
            overlay.draw(canvas, faces[held] if held is not None else None)

    def _draw_still(self, canvas: Canvas, still: "_Still") -> None:
        if self._picture is None or still != self._still:
            self._still = still
            draw_board(self._canvas, self._fonts, still.grid, still.faces, still.trail)
            draw_panel(self._canvas, self._fonts, still.panel)
            draw_foot(self._canvas, self._fonts, still.foot)
            self._picture = Bitmap(self._canvas.pixels)
        canvas.draw(self._picture, 0, 0)


class _Still(msgspec.Struct, frozen=True):
    faces: tuple[Face | None, ...]
    grid: Grid
    panel: Panel
    foot: Foot
    trail: tuple[int, ...]


def faces_of(view: View, *, feet: bool = True) -> tuple[Face | None, ...]:
    """How every tile looks, in cell order, with feet only if they are wanted."""
    return tuple(marked(face_of(view, unit), feet=feet) if unit else None for unit in view.cells)


def trail(view: View) -> tuple[int, ...]:
    """The cells of the last step, which everybody has seen."""
    return (view.last.source, view.last.target) if view.last else ()


def draw_board(
    canvas: Canvas,
    fonts: Fonts,
    grid: Grid,
    faces: Sequence[Face | None],
    marked_cells: Sequence[int] = (),
) -> None:
    """The slab with its labels, the cells of the last step, tiles; on an otherwise empty canvas."""
    canvas.clear()
    draw_slab(canvas, grid, fonts.small, labels=LABELS)
    for cell in marked_cells:
        draw_trail(canvas, grid, cell)
    for cell, face in zip(BOARD.cells, faces, strict=True):
        if face is not None:
            draw_tile(canvas, face, *face_corner(grid, cell))


def _draw_moving(canvas: Canvas, grid: Grid, faces: Sequence[Face | None], moving: Step) -> None:
    face = faces[moving.source]
    if face is None:
        return
    start, end = face_corner(grid, moving.source), face_corner(grid, moving.target)
    x, y = between(start, end, moving.share)
    tile(face).draw(canvas, x, y - moving.hop)
