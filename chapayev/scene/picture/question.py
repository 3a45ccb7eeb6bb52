"""What is asked beside the strikes: a bayonet attack, an answer to it, a change of sides."""

from functools import lru_cache
from typing import Final

import msgspec

from chapayev.scene.picture.column import Plate, clear_column, draw_who
from chapayev.scene.picture.measure import GRID, LEFT, RIGHT
from engine.core.words import _, mark
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import BLACK, WHITE, Align, Canvas
from engine.device.widgets import draw_bar, draw_card, draw_divider, draw_fitted, fitting
from engine.device.widgets.boardart import Sprite

_ROOM: Final = RIGHT - LEFT
_CHOICES_Y, _CHOICE_PITCH = 163, 24

BAYONET: Final = (
    mark("Bayonet?"),
    mark("Demand that both rows move into contact?"),
    (mark("Demand it"), mark("Strike plainly")),
)
ANSWER: Final = (
    mark("Bayonet!"),
    mark("Accept, or go back one row for good?"),
    (mark("Accept"), mark("Step back")),
)
SIDES: Final = (
    mark("Swap sides?"),
    mark("You have seen the first strike."),
    (mark("Stay"), mark("Swap sides")),
)
"""Headings, sentences and choices of what may be asked (K09, K10)."""


class Question(msgspec.Struct, frozen=True):
    """All that the column shows.

    Attributes:
        plate: who decides.
        heading: in large letters.
        line: what it is about, two or three lines.
        choices: what there is to choose.
        at: which of them A will take.
        has_blades: whether the crossed bayonets are shown.
    """

    plate: Plate
    heading: str
    line: str
    choices: tuple[str, ...]
    at: int = 0
    has_blades: bool = False


def question_of(asked: tuple[str, str, tuple[str, ...]], plate: Plate, at: int = 0) -> Question:
    """One of `BAYONET`, `ANSWER` and `SIDES`, in the language of now."""
    heading, line, choices = asked
    words = tuple(_(choice) for choice in choices)
    return Question(plate, _(heading), _(line), words, at, has_blades=asked is not SIDES)


def draw_question(canvas: Canvas, fonts: Fonts, question: Question) -> None:
    """The whole column but its hints."""
    clear_column(canvas)
    draw_who(canvas, fonts, question.plate)
    room = _ROOM - (30 if question.has_blades else 0)
    font = fitting(question.heading, room, fonts.display, fonts.card, fonts.text)
    draw_fitted(canvas, question.heading, LEFT, 68, font, room=room)
    if question.has_blades:
        blades().draw(canvas, RIGHT - 12, 59)
    canvas.paragraph(question.line, LEFT, 92, _ROOM, fonts.text, line=19)
    draw_divider(canvas, LEFT, 138, RIGHT)
    for place, choice in enumerate(question.choices):
        _draw_choice(canvas, fonts, choice, (place, place == question.at))


def _draw_choice(canvas: Canvas, fonts: Fonts, words: str, place: tuple[int, bool]) -> None:
    number, is_chosen = place
    baseline = _CHOICES_Y + _CHOICE_PITCH * number
    if is_chosen:
        draw_bar(canvas, (LEFT, baseline - 17, _ROOM, 24))
    font = fitting(words, _ROOM - 16, fonts.text, fonts.small)
    draw_fitted(canvas, words, LEFT + 8, baseline, font, room=_ROOM - 16, white=is_chosen)


class Banner(msgspec.Struct, frozen=True):
    """What is announced over the board as a round begins.

    Attributes:
        heading: "Last hope", "Round 4".
        line: what it means.
    """

    heading: str
    line: str


def last_hope(name: str) -> Banner:
    """The seat pinned to its home row strikes first (K11)."""
    return Banner(_("Last hope"), _("{name} strikes first").format(name=name))


def next_round(number: int, name: str) -> Banner:
    """A round begins."""
    heading = _("Round {n}").format(n=number)
    return Banner(heading, _("{name} strikes first").format(name=name))


def draw_banner(canvas: Canvas, fonts: Fonts, banner: Banner, *, y: int = 106) -> None:
    """A card in the middle of the board, its middle at `y`."""
    font = fitting(banner.heading, 168, fonts.display, fonts.card)
    width = max(font.width(banner.heading), fonts.text.width(banner.line)) + 28
    width = min(width, 196)
    middle = GRID.x + GRID.width // 2
    draw_card(canvas, (middle - width // 2, y - 30, width, 60), radius=10)
    room = width - 16
    small = fitting(banner.line, room, fonts.text, fonts.small)
    draw_fitted(canvas, banner.heading, middle, y - 4, font, room=room, align=Align.CENTER)
    draw_fitted(canvas, banner.line, middle, y + 19, small, room=room, align=Align.CENTER)


@lru_cache(maxsize=1)
def blades() -> Sprite:
    """Two crossed bayonets, 25x25, seen from their middle."""
    canvas = Canvas(25, 25)
    for side in (1, -1):
        _draw_blade(canvas, side)
    shape = canvas.pixels == BLACK
    return Sprite(Bitmap(canvas.pixels, shape), -12, -12)


def _draw_blade(canvas: Canvas, side: int) -> None:
    """From its point at the top to the grip, leaning to one side."""

    def at(along: float, aside: float) -> tuple[float, float]:
        return 12 + side * (12 - along + aside), along + aside

    canvas.polygon([at(0, 0), at(5, -1.5), at(16, -1.5), at(16, 1.5), at(4, 1.5)], WHITE, stroke=3)
    canvas.polygon([at(0, 0), at(5, -1.5), at(16, -1.5), at(16, 1.5), at(4, 1.5)], BLACK)
    canvas.polygon([at(15.5, -4), at(17.5, -4), at(17.5, 4), at(15.5, 4)], BLACK)
    canvas.polygon([at(17.5, -1.5), at(23, -1.5), at(23, 1.5), at(17.5, 1.5)], BLACK)
