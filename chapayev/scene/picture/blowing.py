"""Two seats blow at a checker on its edge at the same time (K13)."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

import msgspec
import numpy as np

from chapayev.scene.picture.coins import Coin
from chapayev.scene.picture.measure import DROP
from chapayev.scene.picture.meter import draw_meter
from chapayev.scene.picture.pawns import bare_tilted_pawn
from chapayev.scene.picture.tilting import STEPS, WAYS, Tilt, bare_tilted
from chapayev.state import BLACK as BLACK_SEAT
from chapayev.state import SEATS
from chapayev.state import WHITE as WHITE_SEAT
from engine.core.game import Seat
from engine.core.words import _
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.draw.pattern import P50
from engine.device.draw.screen import BLACK, WHITE, Align, Canvas, DrawMode
from engine.device.widgets import draw_fitted

PUFF_TICKS: Final = 12
MOST_BLOWS: Final = 3

_FLOOR: Final = 168
_MIDDLE: Final = 125
_CHECKER: Final = (36, 18)
_PAWN: Final = (26, 13)
"""Radius and thickness; of a pawn those of its foot."""

_STANDS_PX: Final = 3
"""So far before the line where the floor begins is the near rim of one that stands."""

_METERS: Final = ((14, 190, 104, 14), (132, 190, 104, 14))
_HEADS: Final = (36, 214)
_LIPS_Y: Final = 118


class BlowScene(msgspec.Struct, frozen=True):
    """All that is shown.

    Attributes:
        army: of the checker on its edge.
        names: of White and Black.
        powers: the breath of each, percent; None is hidden.
        ready: which of the seats has blown.
        blow: which of the three blows it is.
        puff: ticks since both blew, 0 to `PUFF_TICKS`; None before.
        lean: how far the checker has fallen: 0 stands, 1 lies away from White, -1 from Black.
        news: what came of the blow before; empty for none.
        pawns: whether pawns are played with (K17).
    """

    army: Seat
    names: tuple[str, str]
    powers: tuple[int | None, int | None] = (0, 0)
    ready: tuple[bool, bool] = (False, False)
    blow: int = 1
    puff: int | None = None
    lean: float = 0.0
    news: str = ""
    pawns: bool = False


def draw_blowing(canvas: Canvas, fonts: Fonts, scene: BlowScene) -> None:
    """The whole left part of the screen but its bottom line."""
    canvas.rect(*DROP, BLACK)
    words = _("{n} of {most}").format(n=scene.blow, most=MOST_BLOWS)
    width = fonts.text.width(words)
    draw_fitted(canvas, words, 238, 27, fonts.text, room=width, white=True, align=Align.RIGHT)
    room = 220 - width
    draw_fitted(canvas, _("On its edge"), 12, 27, fonts.display, room=room, white=True)
    draw_fitted(canvas, scene.news, 12, 52, fonts.text, room=226, white=True)
    canvas.rect(8, _FLOOR, 234, 9, WHITE)
    canvas.rect(9, _FLOOR + 3, 232, 5, P50)
    for seat in SEATS:
        _draw_blower(canvas, seat, scene)
        _draw_breath(canvas, fonts, seat, scene)
    _draw_checker(canvas, scene)


def _draw_checker(canvas: Canvas, scene: BlowScene) -> None:
    """Nearly from its side: standing its face looks to its army's home; it falls to either."""
    is_white = scene.army == WHITE_SEAT
    home = 3 * WAYS // 4 if is_white else WAYS // 4
    lands_on_face = (scene.lean < 0) == is_white and scene.lean != 0
    if scene.pawns and lands_on_face:
        _draw_rolling_pawn(canvas, scene, home)
        return
    step = STEPS // 2 + (1 if lands_on_face else -1)
    tilt = Tilt(step, round(home + scene.lean * WAYS / 4) % WAYS)
    angle = abs(scene.lean) * pi / 2
    radius, lip = _PAWN if scene.pawns else _CHECKER
    height = radius * cos(angle) + (lip / 2 + 4) * sin(angle)
    aside = (radius * sin(angle) + lip / 2 * (1 - cos(angle))) * (1 if scene.lean > 0 else -1)
    x, y = _MIDDLE + round(aside), _FLOOR - round(height)
    bare = bare_tilted_pawn if scene.pawns else bare_tilted
    bare(Coin(is_white), tilt, radius, lip).haloed.haloed.draw(canvas, x, y)


def _draw_rolling_pawn(canvas: Canvas, scene: BlowScene, home: int) -> None:
    """Over its head and on, until it stands again, now with the other army's head (K12, K17)."""
    radius, lip = _PAWN
    share = abs(scene.lean) ** 1.5
    rounds = 3 * WAYS / 4 * share * (1 if scene.lean > 0 else -1)
    look = Coin(scene.army == WHITE_SEAT, turned=share > 1 / 3)
    tilt = Tilt(STEPS // 2 - 1, round(home + rounds) % WAYS)
    sprite = bare_tilted_pawn(look, tilt, radius, lip)
    lowest = int(np.flatnonzero(sprite.picture.opaque.any(axis=1))[-1]) + sprite.top
    stands = _STANDS_PX * max(sin(3 * pi / 2 * share - pi), 0.0)
    x = _MIDDLE + round((radius + lip / 2) * scene.lean)
    sprite.haloed.haloed.draw(canvas, x, _FLOOR - lowest + round(stands))


def _draw_blower(canvas: Canvas, seat: Seat, scene: BlowScene) -> None:
    """A pawn with a full cheek; once both have blown the cheek is flat, and the air is off."""
    has_blown = scene.puff is not None
    picture = _blower(white=seat == WHITE_SEAT, is_flat=has_blown)
    if seat == BLACK_SEAT:
        picture = picture.flipped(x=True)
    canvas.draw(picture, _HEADS[seat] - picture.width // 2, _FLOOR - picture.height)
    power = scene.powers[seat]
    if scene.puff is not None and power:
        _draw_puffs(canvas, seat, power, scene.puff)


@lru_cache(maxsize=4)
def _blower(*, white: bool, is_flat: bool) -> Bitmap:
    """A pawn that looks right, 60x82."""
    ink, paper = (BLACK, WHITE) if white else (WHITE, BLACK)
    canvas = Canvas(60, 82)
    shape = Canvas(60, 82)
    foot = [(16, 44), (40, 44), (46, 70), (52, 74), (52, 81), (4, 81), (4, 74), (10, 70)]
    for target, fill, line in ((canvas, paper, WHITE), (shape, BLACK, BLACK)):
        target.polygon(foot, fill)
        target.polygon(foot, line, stroke=2)
        target.circle(28, 26, 24, line)
        target.circle(28, 26, 22, fill)
        target.circle(51, 32, 5, line)
        target.circle(51, 32, 3, fill)
    canvas.rect(12, 72, 36, 2, ink)
    canvas.circle(52, 32, 1, ink)
    canvas.arc(38, 20, 6, 290, 70, ink, width=2)
    canvas.line(33, 9, 42, 11, ink, width=2)
    if is_flat:
        canvas.line(34, 36, 41, 33, ink, width=2)
    else:
        canvas.circle(36, 33, 9, ink, stroke=2)
    return Bitmap(canvas.pixels, shape.pixels == BLACK)


def _draw_puffs(canvas: Canvas, seat: Seat, power: int, tick: int) -> None:
    """Clouds on their way to the checker, larger and farther the harder it blows."""
    side = 1 if seat == WHITE_SEAT else -1
    start = _HEADS[seat] + side * 30
    reach = 8 + round(power * 0.3)
    for cloud in range(3):
        share = min(max((tick - 2 * cloud) / (PUFF_TICKS - 4), 0.0), 1.0)
        if share > 0:
            x = start + round(side * reach * share * (1 - cloud / 4))
            radius = 2 + power * share / 24
            canvas.circle(x, _LIPS_Y + (0, -7, 7)[cloud], radius, WHITE)


def _draw_breath(canvas: Canvas, fonts: Fonts, seat: Seat, scene: BlowScene) -> None:
    """The meter of a seat, with its name; a hidden one says only that it is done."""
    x, y, width, height = _METERS[seat]
    power = scene.powers[seat]
    canvas.rect(x - 2, y - 2, width + 4, height + 4, WHITE, radius=6)
    draw_meter(canvas, (x, y, width, height), power or 0, pointer=False)
    words = _("{n}%").format(n=power) if power is not None else ""
    words = _("ready") if scene.ready[seat] and scene.puff is None else words
    room = width - fonts.small.width(words) - 6
    baseline = y + height + 16
    draw_fitted(canvas, scene.names[seat], x, baseline, fonts.small, room=room, white=True)
    mode = DrawMode.FILL_WHITE
    canvas.text(words, x + width, baseline, fonts.small, mode=mode, align=Align.RIGHT)
