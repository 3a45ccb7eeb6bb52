"""A question on a card over the scene below: a heading, a note, and a few answers."""

from collections.abc import Iterator, Sequence

import msgspec

from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.bitmap import Bitmap
from engine.device.draw.font import ELLIPSIS, Font
from engine.device.draw.screen import HEIGHT, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Scene
from engine.device.widgets import (
    DEAF_TICKS,
    DIALOG_COLUMN,
    Column,
    Cursor,
    Hint,
    Icon,
    Motion,
    Row,
    draw_card,
    draw_fitted,
    draw_hints,
    draw_rows,
    fitting,
    wash_all,
)

YES, NO, DONE = "yes", "no", "done"

_LEFT, _WIDTH = 52, 296
_TEXT_RIGHT = 330
_LOWEST = 212
_MOST_HIGH = 208
_TIGHT_COLUMN = Column(78, 322, 66, 268)
"""For more than four answers, which stand closer."""


class Choice(msgspec.Struct, frozen=True):
    """One answer.

    Attributes:
        key: what the dialog pops with.
        label: what it says, translated.
        note: more of it, small, at the right.
        reason: why it cannot be chosen; empty if it can.
    """

    key: str
    label: str
    note: str = ""
    reason: str = ""


class Dialog(Scene):
    """Asks, and pops with the key of the answer, or with None for B."""

    see_through = True
    takes_foot = True
    has_menu = False

    def __init__(
        self,
        console: Console,
        heading: str,
        note: str = "",
        *,
        choices: Sequence[Choice],
        picture: Bitmap | None = None,
        back: str = "",
        at: int = 0,
        on_undock: str = "",
        comes_by_itself: bool = False,
    ) -> None:
        """Make it.

        Args:
            console: the handheld.
            heading: a few words.
            note: wrapped, small.
            choices: one to five.
            picture: 56x46, left of the heading.
            back: the word for B in the hint line; empty is "back".
            at: the choice that the bar is on.
            on_undock: the key to pop with once the crank is out; empty is to stay.
            comes_by_itself: nobody has called for it, so that it is deaf at first.
        """
        self._console = console
        self._heading = heading
        self._choices = tuple(choices)
        self._picture = picture
        self._back = back or _("back")
        self._on_undock = on_undock
        self._column = DIALOG_COLUMN if len(self._choices) <= 4 else _TIGHT_COLUMN
        self._rise = 42 if len(self._choices) <= 4 else 34
        self._cursor = Cursor(console, len(self._choices), at)
        self._motion = Motion(5, at_once=console.settings.reduce_flashing)
        self._deaf = Motion(DEAF_TICKS, at_once=not comes_by_itself)
        self._lines = self._wrap(note)

    @property
    def is_still(self) -> bool:
        """Whether it has come up and takes an answer."""
        return self._motion.is_done and self._deaf.is_done

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._motion.advance()
        if self._on_undock and not self.is_docked:
            return Pop(self._on_undock)
        if self._deaf.advance():
            return None
        if not self._motion.is_done and pad.pressed:
            self._motion.finish()
            if pad.is_pressed(Button.A):
                return None
        return self._answer(pad)

    def _answer(self, pad: Pad) -> Command | None:
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.A):
            choice = self._choices[self._cursor.at]
            if choice.reason:
                self._console.cue(Cue.REFUSE)
                return None
            self._console.cue(Cue.SELECT)
            return Pop(choice.key)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        return None

    def tell(self, note: str) -> None:
        """Another note in the place of the one that it came with."""
        self._lines, self.redraw = self._wrap(note), True

    def draw(self, screen: Screen) -> None:
        """The card over the washed scene, and the hints or why an answer cannot be chosen."""
        wash_all(screen)
        self._draw_foot(screen)
        top = self._top()
        with screen.shifted(0, self._motion.left(HEIGHT - top)):
            draw_card(screen, (_LEFT, top, _WIDTH, self._height()))
            self._draw_head(screen, top)
            rows = [Row(each.label, note=each.note, reason=each.reason) for each in self._choices]
            first = top + self._first()
            fonts = self._console.fonts
            draw_rows(screen, fonts, rows, first, self._column, chosen=self._cursor.at)

    def _draw_head(self, screen: Screen, top: int) -> None:
        if self._picture is not None:
            screen.draw(self._picture, 74, top + 24)
        fonts, x = self._console.fonts, self._text_x()
        room = _TEXT_RIGHT - x
        font = fitting(self._heading, room, fonts.display, fonts.card, fonts.text)
        top += self._rise
        draw_fitted(screen, self._heading, x, top, font, room=room)
        for index, line in enumerate(self._lines):
            draw_fitted(screen, line, x, top + 22 + 16 * index, fonts.small, room=room)

    def _draw_foot(self, screen: Screen) -> None:
        """Hints, or why the chosen answer cannot be given."""
        fonts = self._console.fonts
        reason = self._choices[self._cursor.at].reason
        back: Hint = (Icon.B, self._back)
        hints = [back] if reason else [(Icon.A, _("choose")), back][: len(self._choices)]
        end = draw_hints(screen, fonts, hints)
        draw_fitted(screen, reason, 6, 234, fonts.small, room=end - 16)

    # Places, from the top of the card

    def _text_x(self) -> int:
        return DIALOG_COLUMN.x if self._picture is None else 148

    def _first(self) -> int:
        """The first answer's baseline."""
        end = self._rise + (22 + 16 * (len(self._lines) - 1) if self._lines else 0)
        return max(end + self._column.pitch + 9, 0 if self._picture is None else 101)

    def _height(self) -> int:
        return self._first() + self._column.pitch * (len(self._choices) - 1) + 23

    def _top(self) -> int:
        height = self._height()
        return max(4, min((HEIGHT - height) // 2, _LOWEST - height))

    def _wrap(self, note: str) -> list[str]:
        """The note in as many lines as the card has room for, the last one cut if it must be."""
        font = self._console.fonts.small
        room = _TEXT_RIGHT - self._text_x()
        wrapped = font.wrap(note, room) if note else []
        lines = [part for line in wrapped for part in _parts(line, font, room)]
        rest = self._rise + self._column.pitch * len(self._choices) + 54
        most = (_MOST_HIGH - rest) // 16 + 1
        if len(lines) <= most:
            return lines
        return [*lines[: most - 1], lines[most - 1] + ELLIPSIS]


def _parts(line: str, font: Font, room: int) -> Iterator[str]:
    """A line, cut where it must be: the place of a file is one word that is often longer.

    A folder's name stays whole, if it can.
    """
    while font.width(line) > room:
        most = next(n for n in range(len(line), 0, -1) if font.width(line[:n]) <= room)
        most = max(line.rfind(sign, 1, most) for sign in "/\\") + 1 or most
        yield line[:most]
        line = line[most:]
    yield line


def ask(
    console: Console,
    heading: str,
    note: str = "",
    *,
    yes: str = "",
    no: str = "",
    starts_at_no: bool = False,
) -> Dialog:
    """A question that pops with `YES`, `NO` or None.

    Args:
        console: the handheld.
        heading: the question.
        note: what follows from it.
        yes: the word for yes, empty for plain "Yes".
        no: the word for no.
        starts_at_no: whether the bar begins on no, where yes cannot be undone.
    """
    choices = (Choice(YES, yes or _("Yes")), Choice(NO, no or _("No")))
    return Dialog(console, heading, note, choices=choices, at=int(starts_at_no))
