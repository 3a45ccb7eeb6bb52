"""Who sits where: people with their names, CPU players with their level, in any mix."""

from typing import Any

from chapayev.naming import seat_title
from chapayev.scene.plan import Plan
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

_COLUMN = Column(22, 238, 14, 232)
_HELP_X, _HELP_ROOM = 262, 128
_FIRST = 62


class PlayersScene(Scene):
    """Pops with the changed `Plan`; names and seats go into the settings at once."""

    def __init__(self, console: Console, plan: Plan) -> None:
        self.title = _("Players")
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
        question = _("Who plays {seat}?").format(seat=seat_title(self._seat))
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
        draw_head(screen, fonts, self.title, _("Chapayev"))
        for seat in (0, 1):
            row = Row(seat_title(seat), value=self._value(seat), arrows=True)
            baseline = _FIRST + 24 * seat
            draw_row(screen, fonts, row, baseline, _COLUMN, is_chosen=seat == self._seat)
        screen.paragraph(self._help(), _HELP_X, _FIRST, _HELP_ROOM, fonts.text)
        draw_hints(screen, fonts, self._hints())

    def _value(self, seat: Seat) -> str:
        if spec_of(self._plan.who[seat]):
            return self._plan.name(seat)
        return self._names[seat] or _("Person")

    def _help(self) -> str:
        if self._spec:
            sentence = _(
                "A CPU player of level {level}. Its hand trembles less the stronger it is."
            )
            return sentence.format(level=self._spec)
        return _("A person at this handheld. Two people take turns at it.")

    def _hints(self) -> tuple[Hint, ...]:
        verb = _("change") if self._spec else _("name")
        return (self.crank_icon, _("choose")), (Icon.A, verb), (Icon.B, _("back"))
