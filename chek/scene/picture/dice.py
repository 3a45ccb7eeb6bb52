"""The two sides of an attack at the right of the board: dice, what is added, totals; or the odds.

The attacker's row stands above the defender's. While the dice roll, a `Tumble` says how far it is.
"""

from functools import lru_cache

import msgspec

from chek.odds import Odds
from chek.scene.picture import pieces
from chek.scene.play.story import Rolled
from engine.core.game import Seat
from engine.core.words import _
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, WHITE, Align, Canvas, DrawMode
from engine.device.widgets import draw_fitted

ROWS_Y = 134, 174
_LEFT = 238
_NOTE_ROOM_PX = 62
_PIECE_PX = 13
_PIPS = {
    1: ((1, 1),),
    2: ((0, 2), (2, 0)),
    3: ((0, 2), (1, 1), (2, 0)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}
_PLACES_PX = 6.5, 14.5, 22.5


class Side(msgspec.Struct, frozen=True):
    """One row.

    Attributes:
        seat: whose.
        die: what it shows; 0 is a blank die, not rolled yet.
        count: how many of the seat's pieces stand in the die's place, where no dice decide.
        notes: bonuses by name, two at most.
        total: the large figure.
        wins: whether the figure stands white on black.
    """

    seat: Seat
    die: int = 0
    count: int = 0
    notes: tuple[str, ...] = ()
    total: str = ""
    wins: bool = False


class RollPicture(msgspec.Struct, frozen=True):
    """Both rows, and what stands between the two figures."""

    attacker: Side
    defender: Side
    between: str = ""


class Tumble(msgspec.Struct, frozen=True):
    """How far a roll has come.

    Attributes:
        hop_px: how high the dice are above their place.
        faces: what they show meanwhile.
        notes: how many of the attacker's bonuses are there.
        slide_px: how far the last of them still has to go.
        totals: whether the figures are there.
        pop_px: how high the winner's figure is above its place.
    """

    hop_px: int = 0
    faces: tuple[int, int] = (0, 0)
    notes: int = 0
    slide_px: int = 0
    totals: bool = False
    pop_px: int = 0


def bonus_names(chances: Odds) -> tuple[str, ...]:
    """What is added to the attacker's die, each by its name."""
    names = [_("+{n} bully").format(n=chances.bully)] if chances.bully else []
    return (*names, _("+{n} chain").format(n=chances.chain)) if chances.chain else tuple(names)


def roll_picture(rolled: Rolled) -> RollPicture:
    """An attack as it stands once it is decided."""
    first, second = rolled.seats
    if not rolled.chances.is_rolled:
        return _counted(first, second, rolled.chances)
    totals = rolled.totals
    wins = rolled.winner == first
    notes = bonus_names(rolled.chances)
    tie = (_("wins ties"),) if rolled.is_tie else ()
    return RollPicture(
        Side(first, rolled.dice[0], notes=notes, total=str(totals[0]), wins=wins),
        Side(second, rolled.dice[1], notes=tie, total=str(totals[1]), wins=not wins),
    )


def odds_picture(attacker: Seat, defender: Seat, chances: Odds) -> RollPicture:
    """What speaks for an attack, before it is made: rolls of 36 that each side wins."""
    if not chances.is_rolled:
        return _counted(attacker, defender, chances)
    notes = bonus_names(chances)
    return RollPicture(
        Side(attacker, notes=notes, total=str(chances.wins)),
        Side(defender, notes=(_("wins ties"),), total=str(36 - chances.wins)),
        _("of 36"),
    )


def _counted(attacker: Seat, defender: Seat, chances: Odds) -> RollPicture:
    """The pieces of both sides, where the larger number takes (C23)."""
    wins = chances.wins > 0
    return RollPicture(
        Side(attacker, count=chances.attack, total=str(chances.attack), wins=wins),
        Side(defender, count=chances.defence, total=str(chances.defence), wins=not wins),
        _("more takes"),
    )


def draw_roll(
    canvas: Canvas, fonts: Fonts, roll: RollPicture, tumble: Tumble | None = None
) -> None:
    """Both rows, at rest or (with `tumble`) in motion."""
    for index, (side, y) in enumerate(zip((roll.attacker, roll.defender), ROWS_Y, strict=True)):
        _draw_side(canvas, fonts, _staged(side, index, tumble), y, tumble or Tumble())
    if roll.between:
        right, font = 394, fonts.small
        draw_fitted(canvas, roll.between, right, ROWS_Y[1], font, room=96, align=Align.RIGHT)


def _staged(side: Side, index: int, tumble: Tumble | None) -> Side:
    """The part of a row that is there already."""
    if tumble is None:
        return side
    notes = side.notes[: tumble.notes] if index == 0 else side.notes * tumble.totals
    total = side.total * tumble.totals
    return Side(side.seat, tumble.faces[index], notes=notes, total=total, wins=side.wins)


def _draw_side(canvas: Canvas, fonts: Fonts, side: Side, y: int, tumble: Tumble) -> None:
    for number in range(side.count):
        pieces.icon(side.seat, 5).draw(canvas, _LEFT + 7 + _PIECE_PX * number, y + 15)
    if not side.count:
        _draw_die(canvas, fonts, side, y, tumble)
    if side.total:
        _draw_total(canvas, fonts, side, y - tumble.pop_px * side.wins)


def _draw_die(canvas: Canvas, fonts: Fonts, side: Side, y: int, tumble: Tumble) -> None:
    """The die, whose it is, and what is added to it."""
    canvas.draw(die(side.die), _LEFT, y - tumble.hop_px)
    pieces.icon(side.seat, 7).draw(canvas, 285, y + 15)
    baselines = (y + 20,) if len(side.notes) < 2 else (y + 13, y + 28)
    last = len(side.notes) - 1
    for index, (note, baseline) in enumerate(zip(side.notes, baselines, strict=False)):
        x = 298 + tumble.slide_px * (index == last)
        draw_fitted(canvas, note, x, baseline, fonts.small, room=_NOTE_ROOM_PX)


def _draw_total(canvas: Canvas, fonts: Fonts, side: Side, y: int) -> None:
    if side.wins:
        canvas.rect(362, y + 1, 32, 28, BLACK, radius=6)
    mode = DrawMode.FILL_WHITE if side.wins else DrawMode.FILL_BLACK
    canvas.text(side.total, 378, y + 24, fonts.display, mode=mode, align=Align.CENTER)


@lru_cache(maxsize=7)
def die(face: int) -> Bitmap:
    """A die with its side, 32x33; face 0 is blank."""
    canvas = Canvas(32, 33)
    for x, y, inset, paint in ((2, 3, 0, BLACK), (0, 0, 0, BLACK), (2, 2, 2, WHITE)):
        side = 30 - 2 * inset
        canvas.rect(x, y, side, side, paint, radius=6 - inset)
    for column, row in _PIPS.get(face, ()):
        canvas.circle(_PLACES_PX[column], _PLACES_PX[row], 2.4, BLACK)
    shape = Canvas(32, 33)
    shape.rect(2, 3, 30, 30, BLACK, radius=6)
    shape.rect(0, 0, 30, 30, BLACK, radius=6)
    return Bitmap(canvas.pixels, shape.pixels == BLACK)
