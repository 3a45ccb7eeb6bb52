"""The two sides of an attack at the right of the board: dice, what is added, totals; or the odds.

The attacker's row stands above the defender's. While the dice roll, a `Tumble` says how far it is.
"""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from chek.odds import Odds, odds
from chek.scene.picture import pieces
from chek.scene.picture.figures import sign_of
from chek.scene.play.story import Rolled
from chek.state import Attack, Setup, State
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
        sign: the shape that stands for whose it is.
        die: what it shows; 0 is a blank die, not rolled yet.
        count: how many of the seat's pieces stand in the die's place, where no dice decide.
        cards: what cards add to the die, known before it is rolled.
        notes: bonuses by name; with `cards` two lines at most.
        total: the large figure.
        wins: whether the figure stands white on black.
    """

    sign: int
    die: int = 0
    count: int = 0
    cards: str = ""
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


def roll_picture(setup: Setup, rolled: Rolled) -> RollPicture:
    """An attack as it stands once it is decided."""
    signs = _signs(setup, rolled.seats)
    if not rolled.chances.is_rolled:
        return _counted(signs, rolled.chances)
    wins = rolled.winner == rolled.seats[0]
    own, other = _sides(signs, rolled.chances, ties=rolled.is_tie)
    totals = rolled.totals
    return RollPicture(
        replace(own, die=rolled.dice[0], total=str(totals[0]), wins=wins),
        replace(other, die=rolled.dice[1], total=str(totals[1]), wins=not wins),
    )


def odds_picture(state: State, attack: Attack) -> RollPicture:
    """What speaks for an attack, before it is made: rolls of 36 that each side wins."""
    chances, cells = odds(state, attack), state.cells
    signs = _signs(state.setup, (cells[attack.source] - 1, cells[attack.target] - 1))
    if not chances.is_rolled:
        return _counted(signs, chances)
    own, other = _sides(signs, chances, ties=True)
    wins = chances.wins
    return RollPicture(
        replace(own, total=str(wins)), replace(other, total=str(36 - wins)), _("of 36")
    )


def _signs(setup: Setup, seats: tuple[Seat, Seat]) -> tuple[int, int]:
    return sign_of(setup, seats[0]), sign_of(setup, seats[1])


def _sides(signs: tuple[int, int], chances: Odds, *, ties: bool) -> tuple[Side, Side]:
    """Both with all that is added to their dice, by its name."""
    cards = _("+{n} cards")
    own = cards.format(n=chances.attack) if chances.attackers else ""
    other = cards.format(n=chances.defence) if chances.defenders else ""
    tie = (_("wins ties"),) if ties else ()
    return (
        Side(signs[0], cards=own, notes=bonus_names(chances)),
        Side(signs[1], cards=other, notes=tie),
    )


def _counted(signs: tuple[int, int], chances: Odds) -> RollPicture:
    """The pieces of both sides, where the larger number takes (C23)."""
    wins = chances.wins > 0
    return RollPicture(
        Side(signs[0], count=chances.attack, total=str(chances.attack), wins=wins),
        Side(signs[1], count=chances.defence, total=str(chances.defence), wins=not wins),
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
    return replace(side, die=tumble.faces[index], notes=notes, total=total)


def _draw_side(canvas: Canvas, fonts: Fonts, side: Side, y: int, tumble: Tumble) -> None:
    for number in range(side.count):
        pieces.icon(side.sign, 5).draw(canvas, _LEFT + 7 + _PIECE_PX * number, y + 15)
    if not side.count:
        _draw_die(canvas, fonts, side, y, tumble)
    if side.total:
        _draw_total(canvas, fonts, side, y - tumble.pop_px * side.wins)


def _draw_die(canvas: Canvas, fonts: Fonts, side: Side, y: int, tumble: Tumble) -> None:
    """The die, whose it is, and what is added to it."""
    canvas.draw(die(side.die), _LEFT, y - tumble.hop_px)
    pieces.icon(side.sign, 7).draw(canvas, 285, y + 15)
    notes = (side.cards, *side.notes) if side.cards else side.notes
    baselines = (y + 20,) if len(notes) < 2 else (y + 13, y + 28)
    last = len(notes) - 1
    for index, (note, baseline) in enumerate(zip(notes, baselines, strict=False)):
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
