"""The editor's picture: the board, who has how many pieces, the rows, the bottom line."""

import msgspec

from chek.ownboards import OwnBoard
from chek.scene.own.rows import COLUMN, FIRST
from chek.scene.picture import pieces
from chek.scene.picture.backdrop import draw_pieces
from chek.scene.picture.foot import Foot, draw_foot
from chek.scene.picture.measure import Measure
from chek.scene.picture.panel import PLATE
from chek.shapes import seat_title
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import Canvas
from engine.device.widgets import Row, draw_plate, draw_row
from engine.device.widgets.boardview import slab

_COUNTS_BASELINE = 55


class Plate(msgspec.Struct, frozen=True):
    """What the black plate says.

    Attributes:
        name: of the board, or of the piece in the hand.
        note: a word at the right.
        code: the piece, its seat + 1, or 0.
    """

    name: str
    note: str = ""
    code: int = 0


def held_plate(code: int, cell: str) -> Plate:
    """What the hand holds, and where it is."""
    return Plate(seat_title(code - 1) if code else _("Nothing"), cell, code)


def draw_editor(
    canvas: Canvas, fonts: Fonts, measure: Measure, board: OwnBoard, *, plate: Plate
) -> None:
    """Board, plate and counts."""
    canvas.draw(slab(measure.grid, fonts.small), 0, 0)
    draw_pieces(canvas, measure, board.cells)
    draw_plate(canvas, fonts, PLATE, plate.name, plate.note, name_x=36 if plate.code else 9)
    if plate.code:
        pieces.plate_icon(plate.code - 1, 8).draw(canvas, 255, 19)
    draw_counts(canvas, fonts, board, 246, _COUNTS_BASELINE)


def draw_counts(canvas: Canvas, fonts: Fonts, board: OwnBoard, x: int, baseline: int) -> None:
    """Each seat's sign with the number of its pieces, 37 px a seat."""
    for seat in range(board.seats):
        pieces.icon(seat, 5).draw(canvas, x + 6 + 37 * seat, baseline - 5)
        canvas.text(str(board.count(seat)), x + 15 + 37 * seat, baseline, fonts.small)


def draw_side(
    canvas: Canvas, fonts: Fonts, rows: list[Row], chosen: int | None, foot: Foot
) -> None:
    """The rows and the bottom line."""
    for index, row in enumerate(rows):
        baseline = FIRST + COLUMN.pitch * index
        draw_row(canvas, fonts, row, baseline, COLUMN, is_chosen=index == chosen)
    draw_foot(canvas, fonts, foot)
