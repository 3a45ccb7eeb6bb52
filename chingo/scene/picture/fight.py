"""A fight on a screen that everybody may see: South white at the left, North black at the right."""

from math import cos, radians, sin

from chingo.scene.picture.clash import Clash, cut_of
from chingo.scene.picture.rays import BAND_Y, halves
from chingo.scene.picture.tiles import FIGHT, Face, bare, tile
from engine.core.game import Seat
from engine.core.words import _
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, HEIGHT, WHITE, WIDTH, Align, Canvas, DrawMode
from engine.device.widgets import Hint, Icon, draw_fitted, draw_hints, fitting
from engine.device.widgets.boardart import narrowed, squashed
from engine.device.widgets.slide import ease

TILES = ((42, 52), (254, 52))
STAR = (200, 106)
_PLATES = (94, 306)
_EDGE_ON = 0.1  # of its width: how thick a tile is that is seen from its side
_POINTS, _STAR_PX = 12, 34


def draw_fight(
    canvas: Canvas,
    fonts: Fonts,
    clash: Clash,
    tick: int,
    *,
    is_calm: bool = False,
    hints: tuple[Hint, ...] = (),
) -> None:
    """The whole screen after so many ticks of the meeting; at its end it stands still.

    A calm one has no black half and no moving rays, and nothing shakes. Without `hints` of its own
    it can be skipped, and gone on from at its end.
    """
    play = _Play(clash, tick)
    spin = (0 if is_calm else play.spin) if play.turned >= 1 else None
    canvas.draw(halves(spin, is_calm=is_calm), 0, 0)
    _draw_plates(canvas, fonts, clash, is_calm=is_calm)
    for seat in (0, 1):
        _draw_tile(canvas, clash, play, seat)
    if play.burst > 0:
        draw_star(canvas, play.burst if not is_calm else 1.0)
    verb = _("go on") if play.said > 0 else _("skip")
    _draw_band(canvas, fonts, clash, play.said, hints or ((Icon.A, verb),))


class _Play:
    """How far each part of a meeting is after some ticks, 0 to 1."""

    def __init__(self, clash: Clash, tick: int) -> None:
        cut = cut_of(clash)
        shares = []
        for ticks in cut:
            shares.append(min(max(tick / ticks, 0.0), 1.0) if ticks else float(tick >= 0))
            tick -= ticks
        self.entered, _pause, self.turned, self.lunged, self.burst, self.cracked, self.said = shares
        self.spin = round(self.burst * cut.star)


def draw_star(canvas: Canvas, share: float = 1.0) -> None:
    """Where two tiles hit each other, as large as a `share` of it."""
    x, y = STAR
    outer = _star(x, y, (_STAR_PX + 2) * share, 0.7)
    canvas.polygon(outer, WHITE, stroke=6)
    canvas.polygon(outer, WHITE)
    canvas.polygon(outer, BLACK, stroke=3)
    canvas.polygon(_star(x, y, 17 * share, 0.62), BLACK)


def _star(x: int, y: int, r: float, inner: float) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for number in range(2 * _POINTS):
        far = r if number % 2 == 0 else inner * r
        angle = radians(360 / (2 * _POINTS) * number + 5)
        points.append((round(x + far * sin(angle)), round(y - far * cos(angle))))
    return points


def _draw_plates(canvas: Canvas, fonts: Fonts, clash: Clash, *, is_calm: bool) -> None:
    for seat, middle in enumerate(_PLATES):
        name = fonts.text.fit(clash.names[seat], 130)
        width = fonts.text.width(name) + 25
        is_black = seat == 0 or is_calm
        ink, ground = (WHITE, BLACK) if is_black else (BLACK, WHITE)
        x = middle - width // 2
        canvas.rect(x - 2, 16, width + 4, 30, ink, radius=8)
        canvas.rect(x, 18, width, 26, ground, radius=6)
        mode = DrawMode.FILL_WHITE if is_black else DrawMode.FILL_BLACK
        canvas.text(name, middle, 37, fonts.text, mode=mode, align=Align.CENTER)


def _draw_tile(canvas: Canvas, clash: Clash, play: _Play, seat: Seat) -> None:
    x, y = TILES[seat]
    inwards = 1 if seat == 0 else -1
    x -= round(inwards * 160 * (1 - ease(round(play.entered * 100), 100)))
    x += inwards * _lunge(clash, play, seat)
    lost = clash.winner is not None and seat != clash.winner and play.cracked > 0
    face = Face(white=seat == 0, sign=clash.arms[seat], cracked=lost)
    if lost and play.cracked < 1:
        squashed(bare(face, FIGHT), 0.9 * play.cracked * (1 - play.cracked)).draw(canvas, x, y)
        return
    if play.turned >= 1 or clash.known[seat]:
        tile(face, FIGHT).draw(canvas, x, y)
        return
    if play.turned < 0.5:
        face = Face(white=seat == 0, sign="?")
    width = max(abs(cos(radians(180 * play.turned))), _EDGE_ON)
    narrowed(tile(face, FIGHT), width).draw(canvas, x, y)


def _lunge(clash: Clash, play: _Play, seat: Seat) -> int:
    """How far a tile is out of its place towards the other."""
    far = 26 if seat == clash.attacker else 10
    return round(far * play.lunged * (1 - play.burst))


def _draw_band(
    canvas: Canvas, fonts: Fonts, clash: Clash, said: float, hints: tuple[Hint, ...]
) -> None:
    """The lower edge, on which the sentence rises."""
    canvas.rect(0, BAND_Y, WIDTH, HEIGHT - BAND_Y, BLACK)
    canvas.rect(0, BAND_Y + 3, WIDTH, HEIGHT - BAND_Y - 3, WHITE)
    left = draw_hints(canvas, fonts, hints)
    if said <= 0:
        return
    font = fitting(clash.sentence, 380, fonts.display, fonts.card)
    drop = round(6 * (1 - said))
    draw_fitted(canvas, clash.sentence, 200, 212 + drop, font, room=380, align=Align.CENTER)
    draw_fitted(canvas, clash.note, 20, 234, fonts.small, room=left - 30)
