"""Who sits where: people with their names, CPU players with level and style, in any mix."""

from typing import Any

import msgspec

from chek.scene.picture import pieces
from chek.scene.picture.figures import shape_of
from chek.scene.plan import Plan
from chek.scene.play.players import style_title
from engine.core.cpu import spec_of
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Push, Scene
from engine.device.seating import cpu_title
from engine.device.system.textentry import TextEntry
from engine.device.widgets import (
    Column,
    Cursor,
    Hint,
    Icon,
    Row,
    draw_button,
    draw_divider,
    draw_head,
    draw_hints,
    draw_row,
    step_of,
)

_SEAT_COLUMN = Column(46, 238, 14, 232)
_COLUMN = Column(22, 238, 14, 232)
_HELP_X, _HELP_ROOM = 262, 128
_FIRST = 62
_BUTTON = (18, 177, 110, 30)


class Seated(msgspec.Struct, frozen=True):
    """Everybody sits: the match is to begin."""

    plan: Plan


class PlayersScene(Scene):
    """Pops with the changed `Plan`; names and seats go into the settings at once.

    With a word for its button it begins a match too, and then pops with `Seated`; who is first
    is then settled already.
    """

    def __init__(self, console: Console, plan: Plan, button: str = "") -> None:
        self.title = _("Players")
        self._console = console
        self._plan = plan
        self._button = button
        self._names = (*console.settings.names, "", "", "", "")[:4]
        self._cursor = Cursor(console, plan.seats + 1, plan.seats if button else 0)

    @property
    def _seat(self) -> Seat | None:
        """The seat that is chosen."""
        return self._cursor.at if self._cursor.at < self._plan.seats else None

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop(self._plan)
        step, is_pressed = step_of(pad, Button.LEFT, Button.RIGHT), pad.is_pressed(Button.A)
        if self._seat is None:
            return self._update_last(step, is_pressed=is_pressed)
        if step:
            self._change(self._plan.reseated(self._seat, step))
        elif is_pressed and spec_of(self._plan.who[self._seat]):
            self._change(self._plan.restyled(self._seat))
        elif is_pressed:
            return self._ask_name(self._seat)
        return None

    def _update_last(self, step: int, *, is_pressed: bool) -> Command | None:
        """The button, or the row that says who is first."""
        if self._button:
            if is_pressed:
                self._console.cue(Cue.CARD)
                return Pop(Seated(self._plan))
            return None
        if step or is_pressed:
            self._change(self._plan.changed("first", step or 1))
        return None

    def _change(self, plan: Plan) -> None:
        self._plan = plan
        self._console.set(seats=plan.who)
        self._console.cue(Cue.SELECT)
        self.redraw = True

    def _ask_name(self, seat: Seat) -> Command:
        self._console.cue(Cue.SELECT)
        question = _("Who plays {piece}?").format(piece=self._title(seat))
        return Push(TextEntry(self._console, question, text=self._names[seat], shortest=0))

    def resumed(self, result: Any) -> Command | None:
        """A name was written, or not."""
        if isinstance(result, str) and self._seat is not None:
            names = list(self._names)
            names[self._seat] = result.strip()
            self._names = tuple(names)
            self._console.set(names=self._names)
        self.redraw = True
        return None

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Head, seats, who is first or the button, and what the chosen row means."""
        fonts = self._console.fonts
        screen.clear(WHITE)
        draw_head(screen, fonts, self.title, _("Chek"))
        for seat in range(self._plan.seats):
            self._draw_seat(screen, seat)
        if self._button:
            is_focused = self._seat is None
            draw_button(screen, fonts, _BUTTON, self._button, is_focused=is_focused)
        else:
            self._draw_first(screen)
        screen.paragraph(self._help(), _HELP_X, _FIRST, _HELP_ROOM, fonts.text)
        draw_hints(screen, fonts, self._hints())

    def _draw_seat(self, screen: Screen, seat: Seat) -> None:
        baseline, is_chosen = _FIRST + 24 * seat, seat == self._seat
        row = Row(self._title(seat), value=self._value(seat), arrows=True)
        draw_row(screen, self._console.fonts, row, baseline, _SEAT_COLUMN, is_chosen=is_chosen)
        shape = self._shape(seat)
        sign = pieces.plate_icon(shape, 5) if is_chosen else pieces.icon(shape, 6)
        sign.draw(screen, 30, baseline - 6)

    def _title(self, seat: Seat) -> str:
        """What the seat is called by its piece or its suit."""
        return self._plan.played.seat_title(seat, self._plan.seats)

    def _shape(self, seat: Seat) -> int:
        return shape_of(seat, self._plan.seats, has_cards=self._plan.played.has_cards)

    def _value(self, seat: Seat) -> str:
        spec = spec_of(self._plan.who[seat])
        if not spec:
            return self._names[seat] or _("Person")
        _level, _colon, style = spec.partition(":")
        title = cpu_title(spec)
        return _("{cpu}, {style}").format(cpu=title, style=style_title(style)) if style else title

    def _draw_first(self, screen: Screen) -> None:
        baseline = _FIRST + 6 + 24 * self._plan.seats
        draw_divider(screen, 20, baseline - 22, 240)
        names = tuple(
            "" if spec_of(who) else name
            for name, who in zip(self._names, self._plan.who, strict=True)
        )
        row = Row(_("First"), value=self._plan.value_text("first", names), arrows=True)
        is_chosen = self._seat is None
        draw_row(screen, self._console.fonts, row, baseline, _COLUMN, is_chosen=is_chosen)

    def _help(self) -> str:
        if self._seat is None:
            return "" if self._button else _("Who goes first.")
        spec, has_cards = spec_of(self._plan.who[self._seat]), self._plan.played.has_cards
        if not spec:
            return _person_help(has_cards=has_cards)
        level, _colon, style = spec.partition(":")
        sentence = _("A CPU player of level {level} out of {levels}. {style}")
        levels, style_help = self._plan.levels, _style_help(style, has_cards=has_cards)
        return sentence.format(level=level, levels=levels[-1], style=style_help)

    def _hints(self) -> tuple[Hint, ...]:
        choose, back = (self.crank_icon, _("choose")), (Icon.B, _("back"))
        if self._seat is None:
            return choose, (Icon.A, _("start") if self._button else _("change")), back
        is_cpu = bool(spec_of(self._plan.who[self._seat]))
        return choose, (Icon.A, _("style") if is_cpu else _("name")), back


def _person_help(*, has_cards: bool) -> str:
    if has_cards:
        return _("A person at this handheld. Without a name, the suit's name is used.")
    return _("A person at this handheld. Without a name, the piece's name is used.")


def _style_help(style: str, *, has_cards: bool) -> str:
    careful = _("Careful: it guards its pieces.")
    return {
        "bold": _("Bold: it takes risks."),
        "careful": _("Careful: it guards its cards.") if has_cards else careful,
    }.get(style, _("Balanced."))
