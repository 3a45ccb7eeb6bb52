"""The log of a match: what has happened, the newest at the top."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import WHITE, Align, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Scene
from engine.device.widgets import (
    CRANK_STEPS,
    Hint,
    Icon,
    draw_fitted,
    draw_head,
    draw_hints,
    draw_scroll_bar,
    step_of,
)

T = TypeVar("T")

_WORDS_X, _NOTE_RIGHT, _GAP = 44, 372, 12


class MatchLog(Scene, Generic[T]):
    """Things that have happened, which the crank and the D-pad scroll; a game draws each.

    Attributes:
        shown: how many have room at a time.
        pitch: from one baseline to the next.
        first: the baseline of the topmost.
        bar_x: left edge of the scroll bar.
    """

    shown, pitch, first, bar_x = 7, 24, 60, 382

    def __init__(self, console: Console, title: str, items: Sequence[T], count: str) -> None:
        self.title = title
        self._console = console
        self._items = tuple(reversed(items))
        self._count = count
        self._top = 0

    @property
    def nothing(self) -> str:
        """What is written where nothing has happened."""
        return _("Nothing has happened yet.")

    def draw_item(self, screen: Screen, item: T, baseline: int, /) -> None:
        """One of them."""
        raise NotImplementedError

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if pad.is_pressed(Button.A | Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        rows = step_of(pad, Button.UP, Button.DOWN) or pad.ticks(CRANK_STEPS)
        top = max(0, min(self._top + rows, len(self._items) - self.shown))
        if top != self._top:
            self._top, self.redraw = top, True
            self._console.cue(Cue.CRANK_STEP)
        return None

    def draw(self, screen: Screen) -> None:
        """Head, list, hints."""
        fonts = self._console.fonts
        screen.clear(WHITE)
        draw_head(screen, fonts, self.title, self._count)
        if not self._items:
            screen.text(self.nothing, 16, 62, fonts.text)
        for place, item in enumerate(self._items[self._top : self._top + self.shown]):
            self.draw_item(screen, item, self.first + place * self.pitch)
        if self._is_long:
            box = (self.bar_x, 44, 6, self.shown * self.pitch)
            draw_scroll_bar(screen, box, self._top, self.shown, len(self._items))
        draw_hints(screen, fonts, self._hints())

    @property
    def _is_long(self) -> bool:
        return len(self._items) > self.shown

    def _hints(self) -> list[Hint]:
        back: Hint = (Icon.B, _("back"))
        return [(self.crank_icon, _("scroll")), back] if self._is_long else [back]


class Line(msgspec.Struct, frozen=True):
    """One thing that happened, in words.

    Attributes:
        seat: whose doing it was.
        words: what it was.
        note: what it came to; empty for nothing.
    """

    seat: Seat
    words: str
    note: str = ""


def draw_words(screen: Screen, fonts: Fonts, line: Line, baseline: int, *, room: int) -> None:
    """A line's words, right of its seat's sign, in `room`; its note where they leave some."""
    width = draw_fitted(screen, line.words, _WORDS_X, baseline, fonts.text, room=room)
    note = fonts.small.fit(line.note, _NOTE_RIGHT - _WORDS_X - width - _GAP)
    screen.text(note, _NOTE_RIGHT, baseline - 1, fonts.small, align=Align.RIGHT)
