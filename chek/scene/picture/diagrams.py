"""Diagrams of the rules pages: real positions on a board of five by five, 132x134 px."""

from functools import lru_cache

from chek.editions import STANDARD
from chek.notation import ChekNotation
from chek.rows import parse_card_rows
from chek.scene.picture import pieces
from chek.scene.picture.backdrop import draw_pieces
from chek.scene.picture.counted import draw_counted
from chek.scene.picture.dice import die
from chek.scene.picture.figures import figure_at, figures_of
from chek.scene.picture.links import draw_links, group_links
from chek.scene.picture.measure import Measure
from chek.scene.play.motion import ground_of
from chek.state import Chain, Setup, State
from engine.core.chance import wins_of_36
from engine.core.turn import LETTERS
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, Align, Canvas, DrawMode
from engine.device.widgets.boardview import (
    Grid,
    draw_box,
    draw_corners,
    draw_dot,
    draw_hand,
    draw_slab,
    paint_cell,
)

_MEASURE = Measure(Grid(5, 5, 25, 3, 3), 9, 3)
_SIZE = 132, 136
_DRAWN = {"box": draw_box, "dot": draw_dot, "corners": draw_corners}


@lru_cache(maxsize=32)
def diagram(position: str, marks: str = "", edition: str = STANDARD.name) -> Bitmap:
    """A position with marks, separated by commas: `box d4, hand c3, dot b2, corners e5`."""
    return _drawn(ChekNotation().parse_position(position, {"edition": edition}), marks)


@lru_cache(maxsize=16)
def card_diagram(rows: str, marks: str = "", chain: str = "") -> Bitmap:
    """Cards on a board that is smaller than any that is played on, with marks.

    `chain` is the contested cell of South's open chain.
    """
    seats = 4 if set(rows) & set("WE") else 2
    size, cells, ranks = parse_card_rows(rows, LETTERS[seats])
    setup = Setup(size, seats, edition="nights")
    nobody = (0,) * seats, (False,) * seats
    contested = Chain(0, setup.board.parse_cell(chain)) if chain else None
    return _drawn(State(setup, cells, 0, *nobody, chain=contested, ranks=ranks), marks)


def _drawn(state: State, marks: str) -> Bitmap:
    canvas, grid = Canvas(*_SIZE), _MEASURE.grid
    draw_slab(canvas, grid)
    if ground_of(state) >= 0:
        paint_cell(canvas, grid, ground_of(state))
    draw_pieces(canvas, _MEASURE, figures_of(state))
    for ring in group_links(state):
        draw_links(canvas, _MEASURE, ring)
    for mark in filter(None, marks.split(", ")):
        _draw_mark(canvas, state, mark)
    return Bitmap(canvas.pixels)


def _draw_mark(canvas: Canvas, state: State, mark: str) -> None:
    kind, _space, name = mark.partition(" ")
    cell, grid = state.setup.board.parse_cell(name), _MEASURE.grid
    if kind == "counted":
        draw_counted(canvas, grid, cell, figure_at(state, cell))
    elif kind == "hand":
        draw_hand(canvas, grid, grid.middle(cell))
    else:
        _DRAWN[kind](canvas, grid, cell)


@lru_cache(maxsize=4)
def tie(fonts: Fonts) -> Bitmap:
    """Two dice with the same face, and the defender's total as the winner's."""
    canvas = Canvas(132, 132)
    for y, seat, wins in ((20, pieces.DISC, False), (76, pieces.CROSS, True)):
        canvas.draw(die(4), 6, y)
        pieces.icon(seat, 9).draw(canvas, 62, y + 15)
        if wins:
            canvas.rect(92, y + 1, 32, 28, BLACK, radius=6)
        mode = DrawMode.FILL_WHITE if wins else DrawMode.FILL_BLACK
        canvas.text("4", 108, y + 24, fonts.display, mode=mode, align=Align.CENTER)
    return Bitmap(canvas.pixels)


@lru_cache(maxsize=4)
def chances(fonts: Fonts, bonuses: tuple[int, ...] = (0, 1, 2)) -> Bitmap:
    """How many of 36 rolls each bonus wins."""
    canvas = Canvas(132, 128)
    for index, bonus in enumerate(bonuses):
        y = 8 + 42 * index
        wins = wins_of_36(bonus)
        canvas.text(f"+{bonus}", 4, y + 24, fonts.display)
        canvas.rect(44, y + 4, 84, 24, BLACK, radius=6)
        room = round(80 * wins / 36)
        canvas.rect(46 + room, y + 6, 80 - room, 20, 1, radius=(0, 4, 4, 0))
        canvas.text(str(wins), 52, y + 22, fonts.text, mode=DrawMode.FILL_WHITE)
        canvas.text(str(36 - wins), 122, y + 22, fonts.text, align=Align.RIGHT)
    return Bitmap(canvas.pixels)
