"""The curtain between two private views: it holds nothing of the position (G17).

It is drawn from names alone, so that nothing can shine through.
"""

from functools import lru_cache

import msgspec

from chingo.scene.picture.tiles import COVER, Face, draw_tile
from engine.core.words import _
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.draw.pattern import P50, P75
from engine.device.draw.screen import BLACK, HEIGHT, WHITE, WIDTH, Canvas
from engine.device.widgets import Icon, draw_fitted, fitting, icon, ink
from engine.device.widgets.frames import Box
from engine.device.widgets.slide import ease

FALL_TICKS, RISE_TICKS = 10, 12
_HEM = 8
_PELMET = 20
_PITCH = 25
_PLATE: Box = (70, 62, 260, 118)
_BUTTON_Y, _BUTTON_HEIGHT = 196, 28
_TEXT_X, _TEXT_ROOM = 166, 152


class Cover(msgspec.Struct, frozen=True):
    """What the curtain says.

    Attributes:
        heading: what is to be done: "Hand over to".
        name: whose view comes next.
        note: who is not to look; may be empty.
        button: what A says; empty while it is not to be had.
        white: whether the named one's tiles are white to who looks.
    """

    heading: str
    name: str
    note: str = ""
    button: str = ""
    white: bool = True


def hand_over(name: str, other: str) -> Cover:
    """Between the views of two people."""
    return Cover(
        heading=_("Hand over to"),
        name=name,
        note=_("{name}, look away").format(name=other),
        button=_("I'm {name}").format(name=name),
    )


def put_away(name: str) -> Cover:
    """Before the view of one who plays alone, and has let go of the device against the clock."""
    return Cover(_("The clock waits for"), name, button=_("Go on"))


class Curtain:
    """Falls, stays down, and rises when it is told to.

    Attributes:
        cover: what it says; it may change while it is down.
    """

    def __init__(self, fonts: Fonts, cover: Cover, *, is_calm: bool = False) -> None:
        self.cover = cover
        self._fonts = fonts
        self._is_calm = is_calm
        self._tick = 0
        self._is_rising = False

    @property
    def is_down(self) -> bool:
        """Whether it hides everything."""
        return self._shown >= 1

    @property
    def is_gone(self) -> bool:
        """Whether it has risen wholly."""
        return self._is_rising and self._tick >= RISE_TICKS

    @property
    def is_still(self) -> bool:
        """Whether it neither falls nor rises."""
        return self._tick >= (RISE_TICKS if self._is_rising else FALL_TICKS)

    @property
    def _shown(self) -> float:
        """How much of the screen is hidden, 0 to 1."""
        if self._is_rising:
            return 1 - ease(self._tick, RISE_TICKS)
        return ease(self._tick, FALL_TICKS)

    def drop(self) -> None:
        """Be down at once, as when a match is opened."""
        self._tick, self._is_rising = FALL_TICKS, False

    def rise(self) -> None:
        """Let what lies behind be seen."""
        self._tick, self._is_rising = 0, True

    def tick(self) -> bool:
        """One tick; whether the picture changed."""
        if self.is_still:
            return False
        self._tick += 1
        return True

    def draw(self, canvas: Canvas) -> None:
        """The curtain over what was drawn before."""
        picture = _cloth(self._fonts, self.cover)
        edge = round(picture.height * self._shown)
        if self._is_calm:
            with canvas.clipped(0, 0, WIDTH, edge):
                canvas.draw(picture, 0, 0)
        elif edge:
            canvas.draw(picture, 0, edge - picture.height)


def draw_cover(canvas: Canvas, fonts: Fonts, cover: Cover) -> None:
    """The curtain when it is down."""
    canvas.draw(_cloth(fonts, cover), 0, 0)


@lru_cache(maxsize=4)
def _cloth(fonts: Fonts, cover: Cover) -> Bitmap:
    """The whole of it, with the hem that is seen only while it moves."""
    canvas = Canvas(WIDTH, HEIGHT + _HEM)
    canvas.clear(BLACK)
    _draw_folds(canvas)
    _draw_pelmet(canvas)
    canvas.rect(0, HEIGHT, WIDTH, _HEM, BLACK)
    canvas.rect(0, HEIGHT + _HEM - 4, WIDTH, 2, WHITE)
    _draw_plate(canvas, fonts, cover)
    if cover.button:
        _draw_button(canvas, fonts, cover.button)
    return Bitmap(canvas.pixels)


def _draw_folds(canvas: Canvas) -> None:
    """A lit edge and its half-shadow every 25 px, leaning a little."""
    for top in range(_PELMET, HEIGHT, 4):
        lean = top // 60 - 1
        for fold in range(WIDTH // _PITCH + 2):
            x = fold * _PITCH + lean
            canvas.rect(x - 2, top, 5, 4, P50, anchor=(x, 0))
            canvas.rect(x, top, 1, 4, WHITE)
            canvas.rect(x + 3, top, 3, 4, P75, anchor=(x + 3, 0))


def _draw_pelmet(canvas: Canvas) -> None:
    canvas.rect(0, 0, WIDTH, _PELMET, BLACK)
    with canvas.clipped(0, _PELMET, WIDTH, 40):
        for place in range(WIDTH // _PITCH):
            x = 12 + place * _PITCH
            canvas.circle(x, 23, 13, BLACK)
            canvas.circle(x, 23, 13, WHITE, stroke=2.4)
            canvas.rect(x - 11, _PELMET, 23, 4, BLACK)
    canvas.rect(0, _PELMET, WIDTH, 2, WHITE)


def _draw_plate(canvas: Canvas, fonts: Fonts, cover: Cover) -> None:
    x, y, width, height = _PLATE
    canvas.rect(x - 3, y - 3, width + 6, height + 6, BLACK, radius=15)
    canvas.rect(x, y, width, height, WHITE, radius=12)
    canvas.rect(x + 3, y + 3, width - 6, height - 6, BLACK, stroke=2, radius=12)
    draw_tile(canvas, Face(white=cover.white, sign="asleep"), 90, 88, COVER)
    room = _TEXT_ROOM
    draw_fitted(canvas, cover.heading, _TEXT_X, 98, fonts.text, room=room)
    font = fitting(cover.name, room, fonts.display, fonts.card, fonts.text)
    draw_fitted(canvas, cover.name, _TEXT_X, 128, font, room=room)
    draw_fitted(canvas, cover.note, _TEXT_X, 158, fonts.small, room=room)


def _draw_button(canvas: Canvas, fonts: Fonts, words: str) -> None:
    """As wide as its words, 108 px at least, and in the middle."""
    disc = icon(Icon.A, fonts.small)
    words = fonts.text.fit(words, 240)
    inner = disc.width + 6 + fonts.text.width(words)
    width = max(inner + 24, 108)
    x = (WIDTH - width) // 2
    canvas.rect(x - 2, _BUTTON_Y - 2, width + 4, _BUTTON_HEIGHT + 5, BLACK, radius=10)
    canvas.rect(x, _BUTTON_Y, width, _BUTTON_HEIGHT, WHITE, radius=8)
    left = (WIDTH - inner) // 2 - 1
    canvas.draw(disc, left, _BUTTON_Y + 6, ink(white=False))
    canvas.text(words, left + disc.width + 6, _BUTTON_Y + 20, fonts.text)
