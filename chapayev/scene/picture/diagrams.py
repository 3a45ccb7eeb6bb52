"""Diagrams of the rules pages, 132x132: a part of the board as it is in a match, and its scenes."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from chapayev.constants import CELL as CELL_MM
from chapayev.scene.picture.aim import Aim, draw_aim
from chapayev.scene.picture.blowing import BlowScene, draw_blowing
from chapayev.scene.picture.checkers import draw_checkers
from chapayev.scene.picture.falling import Falling, draw_fallen
from chapayev.scene.picture.measure import DROP, LEFT, RIGHT, spot
from chapayev.scene.picture.meter import Span, draw_power
from chapayev.scene.picture.poses import Pose, first_angle
from chapayev.scene.picture.roundresult import RoundResult, draw_ladder
from chapayev.scene.picture.slab import slab
from chapayev.scene.picture.sparks import Spark, draw_sparks
from chapayev.scene.picture.strip import Strip, draw_strip
from chapayev.scene.picture.thumb import Flown, Standing, ThumbScene, draw_thumb
from chapayev.state import BLACK, WHITE, Face, Surface
from engine.core.words import _
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK as INK
from engine.device.draw.screen import HEIGHT, WIDTH, Align, Canvas, DrawMode
from engine.device.draw.screen import WHITE as PAPER
from engine.device.widgets.slide import Point

SIZE: Final = 132
_FACES: Final[dict[str, Face]] = {"": "up", "o": "over", "e": "edge"}

Marks = Callable[[Canvas], None]
Place = tuple[float, float]


def checkers(words: str) -> tuple[Pose, ...]:
    """Poses by colour and place in cells: `w2.5,1.5 b4,3.2o`, `o` turned over, `e` on its edge."""
    return tuple(_pose(number, word) for number, word in enumerate(words.split()))


def _pose(number: int, word: str) -> Pose:
    kind = word[-1] if word[-1] in "oe" else ""
    x, y = (float(cells) * CELL_MM for cells in word[1:].rstrip("oe").split(","))
    army = WHITE if word[0] == "w" else BLACK
    key = army, number % 8 + 1
    return Pose(*key, x, y, angle=first_angle(key), face=_FACES[kind])


def board(
    words: str,
    at: Point,
    *,
    surface: Surface = "plain",
    marks: tuple[Marks, ...] = (),
    is_polished: bool = False,
) -> Bitmap:
    """A part of the board with checkers and marks.

    Args:
        words: the checkers, as `checkers` reads them.
        at: the upper left pixel of the part on the screen.
        surface: where the seam runs.
        marks: what is drawn below or over the checkers; each is called with the canvas.
        is_polished: whether the board is polished.
    """
    canvas = Canvas(DROP[2], DROP[3])
    canvas.draw(slab(surface, is_polished=is_polished), 0, 0)
    draw_checkers(canvas, checkers(words))
    for mark in marks:
        mark(canvas)
    return _cut(canvas, at)


def aimed(source: Place, touch: Place) -> Marks:
    """The aim from one place to where it touches, in cells."""
    start, end = _mm(source), _mm(touch)
    return lambda canvas: draw_aim(canvas, Aim(start, (end,), end))


def struck(place: Place) -> Marks:
    """An impact, in cells."""
    return lambda canvas: draw_sparks(canvas, [Spark(_mm(place), 1)])


def fallen(place: Place, speed: Place, tick: int) -> Marks:
    """A black checker that has gone over the edge, in cells and mm/s."""
    return lambda canvas: draw_fallen(canvas, [Falling(BLACK, _mm(place), speed, tick)])


def strip(fonts: Fonts, rows: tuple[int, int], left: tuple[int, int]) -> Marks:
    """The strip beside the board."""
    return lambda canvas: draw_strip(canvas, fonts, Strip(rows, left))


def number(fonts: Fonts, place: Place, value: int) -> Marks:
    """A figure in a disc beside a checker, in cells."""
    x, y = spot(*_mm(place))

    def draw(canvas: Canvas) -> None:
        canvas.circle(x, y, 9, PAPER)
        canvas.circle(x, y, 8, INK)
        mode = DrawMode.FILL_WHITE
        canvas.text(str(value), x + 1, y + 5, fonts.small, mode=mode, align=Align.CENTER)

    return draw


def ladder(fonts: Fonts, before: tuple[int, int], after: tuple[int, int]) -> Bitmap:
    """Where two rows stood, and where they stand now."""
    canvas = Canvas(SIZE, SIZE)
    canvas.rect(0, 0, SIZE, SIZE, INK, radius=8)
    names = _("White"), _("Black")
    result = RoundResult(1, names, WHITE, after[0] - before[0], before, after)
    with canvas.shifted(-24, -43):
        draw_ladder(canvas, fonts, result)
    return Bitmap(canvas.pixels)


def meter(fonts: Fonts, power: int, turning: tuple[Span, ...]) -> Bitmap:
    """The meter of a strike that may turn its checker over."""
    canvas = Canvas(WIDTH, HEIGHT)
    draw_power(canvas, fonts, power, turning, is_charging=True)
    shown = Canvas(RIGHT - LEFT + 1, SIZE)
    shown.draw(Bitmap(canvas.pixels), -LEFT, -100)
    return Bitmap(shown.pixels)


@lru_cache(maxsize=4)
def thumb(fonts: Fonts) -> Bitmap:
    """The edge with a hanging checker, and the thumb below."""
    canvas = Canvas(DROP[2], DROP[3])
    others = (Standing(BLACK, 110),)
    draw_thumb(canvas, fonts, ThumbScene(WHITE, 5, others=others, flown=Flown(72, 0.6)))
    return _cut(canvas, (118, 84))


@lru_cache(maxsize=4)
def blown(fonts: Fonts) -> Bitmap:
    """The middle of the scene in which both seats blow."""
    canvas = Canvas(DROP[2], DROP[3])
    scene = BlowScene(WHITE, ("", ""), (90, 40), (True, True), puff=10, lean=0.25)
    draw_blowing(canvas, fonts, scene)
    return _cut(canvas, (34, 50))


def _mm(place: Place) -> Place:
    return place[0] * CELL_MM, place[1] * CELL_MM


def _cut(canvas: Canvas, at: Point) -> Bitmap:
    x, y = at
    return Bitmap(canvas.pixels[y : y + SIZE, x : x + SIZE])
