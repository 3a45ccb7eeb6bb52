"""Who sits on two seats: people with their names, CPU players with their level, in any mix."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from engine.core.cpu import spec_of
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Push, Scene
from engine.device.system.textentry import TextEntry
from engine.device.widgets import (
    Column,
    Cursor,
    Hint,
    Icon,
    Row,
    draw_head,
    draw_hints,
    draw_row,
    step_of,
)


class Seating(Protocol):
    """A match that is planned, as far as its seats go.

    Attributes:
        who: `human` or `cpu:LEVEL`, by seat.
    """

    @property
    def who(self) -> tuple[str, ...]:
        """By seat."""

    def reseated(self, seat: Seat, step: int) -> "Seating":
        """The same with the next or the previous on a seat."""

    def name(self, seat: Seat) -> str:
        """What a CPU player is called."""


class SeatWords(msgspec.Struct, frozen=True):
    """What a game says of its seats.

    Attributes:
        game: its title.
        seat: the title of a seat.
        cpu: what a CPU player is, with `{level}`.
        person: what a person at a seat does.
    """

    game: str
    seat: Callable[[Seat], str]
    cpu: str
    person: str


_COLUMN = Column(22, 238, 14, 232)
_HELP_X, _HELP_ROOM = 262, 128
_FIRST = 62


class DuelPlayersScene(Scene):
    """Pops with the changed plan; names and seats go into the settings at once."""

    def __init__(self, console: Console, plan: Seating, words: SeatWords) -> None:
        self.title = _("Players")
        self._words = words
        self._console = console
        self._plan = plan
        self._names = (*console.settings.names, "", "")[:2]
        self._cursor = Cursor(console, 2)

    @property
    def _seat(self) -> Seat:
        """The seat that is chosen."""
        return self._cursor.at

    @property
    def _spec(self) -> str:
        return spec_of(self._plan.who[self._seat])

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop(self._plan)
        step = step_of(pad, Button.LEFT, Button.RIGHT)
        if pad.is_pressed(Button.A) and not self._spec:
            return self._ask_name()
        if step or pad.is_pressed(Button.A):
            self._change(step or 1)
        return None

    def _change(self, step: int) -> None:
        self._plan = self._plan.reseated(self._seat, step)
        seats = (*self._plan.who, *self._console.settings.seats[2:])
        self._console.set(seats=seats)
        self._console.cue(Cue.SELECT)
        self.redraw = True

    def _ask_name(self) -> Command:
        self._console.cue(Cue.SELECT)
        question = _("Who plays {seat}?").format(seat=self._words.seat(self._seat))
        return Push(TextEntry(self._console, question, text=self._names[self._seat], shortest=0))

    def resumed(self, result: Any) -> Command | None:
        """A name was written, or not."""
        if isinstance(result, str):
            names = list(self._names)
            names[self._seat] = result.strip()
            self._names = tuple(names)
            self._console.set(names=(*self._names, *self._console.settings.names[2:]))
        self.redraw = True
        return None

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Head, seats, and what the chosen row means."""
        fonts = self._console.fonts
        screen.clear(WHITE)
        draw_head(screen, fonts, self.title, self._words.game)
        for seat in (0, 1):
            row = Row(self._words.seat(seat), value=self._value(seat), arrows=True)
            baseline = _FIRST + 24 * seat
            draw_row(screen, fonts, row, baseline, _COLUMN, is_chosen=seat == self._seat)
        screen.paragraph(self._help(), _HELP_X, _FIRST, _HELP_ROOM, fonts.text)
        draw_hints(screen, fonts, self._hints())

    def _value(self, seat: Seat) -> str:
        if spec_of(self._plan.who[seat]):
            return self._plan.name(seat)
        return self._names[seat] or _("Person")

    def _help(self) -> str:
        return self._words.cpu.format(level=self._spec) if self._spec else self._words.person

    def _hints(self) -> tuple[Hint, ...]:
        verb = _("change") if self._spec else _("name")
        return (self.crank_icon, _("choose")), (Icon.A, verb), (Icon.B, _("back"))
