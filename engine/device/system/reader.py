"""Pages to read: rules and help, with a picture beside the text."""

from collections.abc import Sequence

import msgspec

from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import BLACK, WHITE, WIDTH, Align, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Scene
from engine.device.widgets import (
    CRANK_STEPS,
    Hint,
    Icon,
    draw_fitted,
    draw_hints,
    draw_scroll_bar,
    icon,
    ink,
    step_of,
)

TEXT_WIDTH = 208
WIDE_TEXT_WIDTH = 356
STEPS_A_PAGE = 5
"""Steps of the crank that turn a page, so a quarter of a turn."""

_FIRST, _LAST = 60, 212
"""Baselines between which the text stands."""

_LINE, _GAP = 19, 8
_MOST_DOTS = 16


class Page(msgspec.Struct, frozen=True):
    """One page.

    Attributes:
        heading: a word or two.
        paragraphs: whole sentences, translated.
        picture: about 132x132, at the right; without one the text takes the whole width.
        caption: under the picture.
    """

    heading: str
    paragraphs: tuple[str, ...]
    picture: Bitmap | None = None
    caption: str = ""


class Reader(Scene):
    """Turns pages, and scrolls those that are longer than the screen."""

    def __init__(self, console: Console, title: str, pages: Sequence[Page], *, at: int = 0) -> None:
        self._console = console
        self.title = title
        self._pages = tuple(pages)
        self.page = at
        self._line = 0
        self._turned = 0

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        self._turn_by_crank(pad.ticks(CRANK_STEPS))
        step = step_of(pad, Button.LEFT, Button.RIGHT) or int(pad.is_pressed(Button.A))
        if step:
            self._turn(step, lands_at_top=True)
        lines = step_of(pad, Button.UP, Button.DOWN)
        if lines and not self._scroll_by(lines) and pad.is_pressed(Button.UP | Button.DOWN):
            self._turn(lines)
        return None

    # Turning

    def _turn_by_crank(self, steps: int) -> None:
        """A long page scrolls first; at its end further turning goes on to the next."""
        for _step in range(abs(steps)):
            sign = 1 if steps > 0 else -1
            if self._scroll_by(sign):
                self._console.cue(Cue.CRANK_STEP)
                continue
            self._turned = self._turned + sign if self._turned * sign >= 0 else sign
            if abs(self._turned) >= STEPS_A_PAGE:
                self._turn(sign)

    def _turn(self, step: int, *, lands_at_top: bool = False) -> None:
        """The next page; the one before is come upon from its end unless said otherwise."""
        self._turned = 0
        page = max(0, min(self.page + step, len(self._pages) - 1))
        if page == self.page:
            return
        self.page = page
        self._line = 0 if step > 0 or lands_at_top else self._last_line()
        self._console.cue(Cue.CARD)
        self.redraw = True

    def _scroll_by(self, lines: int) -> bool:
        line = max(0, min(self._line + lines, self._last_line()))
        has_moved = line != self._line
        self._line = line
        if has_moved:
            self._turned = 0
            self.redraw = True
        return has_moved

    # Layout

    def _lines(self) -> list[tuple[int, str]]:
        """Every line of the page with its distance from the first, px."""
        page, lines, y = self._pages[self.page], [], 0
        width = WIDE_TEXT_WIDTH if page.picture is None else TEXT_WIDTH
        for text in page.paragraphs:
            for line in self._console.fonts.text.wrap(text, width):
                lines.append((y, line))
                y += _LINE
            y += _GAP
        return lines

    def _last_line(self) -> int:
        """The furthest line that may stand at the top."""
        lines = self._lines()
        end = lines[-1][0] if lines else 0
        return next(
            (index for index, (y, _line) in enumerate(lines) if end - y <= _LAST - _FIRST), 0
        )

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Black head, text, picture, dots and hints."""
        screen.clear(WHITE)
        page = self._pages[self.page]
        self._draw_text(screen)
        if page.picture is not None:
            self._draw_picture(screen, page.picture, page.caption)
        self._draw_head(screen, page)
        self._draw_bar(screen)
        self._draw_foot(screen)

    def _draw_head(self, screen: Screen, page: Page) -> None:
        fonts = self._console.fonts
        screen.fill(0, 0, WIDTH, 34, BLACK)
        place = _("{title}  {page} of {pages}").format(
            title=self.title, page=self.page + 1, pages=len(self._pages)
        )
        width = draw_fitted(
            screen, place, 384, 23, fonts.small, room=180, white=True, align=Align.RIGHT
        )
        draw_fitted(screen, page.heading, 16, 25, fonts.display, room=352 - width, white=True)

    def _draw_text(self, screen: Screen) -> None:
        """The lines that have room, and an arrow where there are more."""
        lines, fonts = self._lines()[self._line :], self._console.fonts
        top = lines[0][0] if lines else 0
        for y, line in lines:
            if y - top > _LAST - _FIRST:
                screen.draw(icon(Icon.DOWN, fonts.small), 218, 225, ink(white=False))
                break
            screen.text(line, 16, _FIRST + y - top, fonts.text)

    def _draw_picture(self, screen: Screen, picture: Bitmap, caption: str) -> None:
        font = self._console.fonts.small
        screen.draw(picture, 310 - picture.width // 2, 50)
        baseline = 50 + picture.height + 24
        for index, line in enumerate(font.wrap(caption, 148)[:2]):
            screen.text(line, 310, baseline + 16 * index, font, align=Align.CENTER)

    def _draw_bar(self, screen: Screen) -> None:
        box, pages, last = (390, 44, 6, 152), len(self._pages), self._last_line()
        if pages == 1:
            draw_scroll_bar(screen, box, self._line, 8, last + 8)
            return
        within = 0.9 * self._line / last if last else 0.0
        draw_scroll_bar(screen, box, min(self.page + within, pages - 1), 1, pages)

    def _draw_foot(self, screen: Screen) -> None:
        hints: list[Hint] = [(self.crank_icon, _("read")), (Icon.B, _("back"))]
        draw_hints(screen, self._console.fonts, hints)
        if len(self._pages) > _MOST_DOTS:
            return
        for index in range(len(self._pages)):
            stroke = 0 if index == self.page else 2
            screen.circle(20 + 12 * index, 228, 3, BLACK, stroke=stroke)
