"""The title's second page: rarer options, and the players' names."""

from typing import Any

from chek.scene.picture import pieces
from chek.scene.plan import Plan
from chek.shapes import seat_title
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Push, Scene
from engine.device.system.textentry import TextEntry
from engine.device.widgets import (
    TITLE_COLUMN,
    Column,
    Cursor,
    Hint,
    Icon,
    Row,
    draw_divider,
    draw_head,
    draw_hints,
    draw_row,
    step_of,
)

_KEYS = ("chain_bully", "next_turn", "quiet")
_NAME_COLUMN = Column(46, 196, 14, 190)
_FIRST = 62


class MoreScene(Scene):
    """Pops with the changed `Plan`; names go into the settings at once."""

    def __init__(self, console: Console, plan: Plan) -> None:
        self.title = _("More options")
        self._console = console
        self._plan = plan
        self._names = (*console.settings.names, "", "", "", "")[:4]
        self._cursor = Cursor(console, len(_KEYS) + plan.seats)

    @property
    def _seat(self) -> Seat | None:
        """The seat whose name is chosen."""
        at = self._cursor.at - len(_KEYS)
        return at if at >= 0 else None

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop(self._plan)
        if self._seat is not None:
            return self._ask_name(self._seat) if pad.is_pressed(Button.A) else None
        step = step_of(pad, Button.LEFT, Button.RIGHT) or int(pad.is_pressed(Button.A))
        if step:
            self._plan = self._plan.changed(_KEYS[self._cursor.at], step)
            self._console.cue(Cue.SELECT)
            self.redraw = True
        return None

    def _ask_name(self, seat: Seat) -> Command:
        self._console.cue(Cue.SELECT)
        question = _("Who plays {piece}?").format(piece=seat_title(seat))
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
        """Head, rows, and what the chosen one means."""
        fonts = self._console.fonts
        screen.clear(WHITE)
        draw_head(screen, fonts, self.title, _("Chek"))
        for index, row in enumerate(self._rows()):
            baseline = _FIRST + 24 * index
            draw_row(screen, fonts, row, baseline, TITLE_COLUMN, is_chosen=index == self._cursor.at)
        for seat in range(self._plan.seats):
            self._draw_name(screen, seat)
        screen.paragraph(self._help(), 226, _FIRST, 156, fonts.text)
        draw_hints(screen, fonts, self._hints())

    def _rows(self) -> list[Row]:
        plan = self._plan
        return [
            Row(_("Bully in chains"), checked=plan.chain_bully),
            Row(_("Next turn"), value=plan.value_text("next_turn"), arrows=True),
            Row(_("Quiet end"), value=plan.value_text("quiet"), arrows=True),
        ]

    def _draw_name(self, screen: Screen, seat: Seat) -> None:
        baseline = _FIRST + 6 + 24 * (len(_KEYS) + seat)
        is_chosen = seat == self._seat
        if seat == 0:
            draw_divider(screen, 20, baseline - 22, 198)
        row = Row(seat_title(seat), value=self._names[seat] or "…")
        fonts = self._console.fonts
        draw_row(screen, fonts, row, baseline, _NAME_COLUMN, is_chosen=is_chosen)
        sign = pieces.plate_icon(seat, 6) if is_chosen else pieces.icon(seat, 6)
        sign.draw(screen, 30, baseline - 6)

    def _help(self) -> str:
        if self._seat is not None:
            return _("The name stands beside the piece. Without one the piece's own name does.")
        return (
            _("Whether a chain attack also gets the bully's +1 when an ally stands by."),
            _("Winner: play goes on from whoever won the last roll. Strict: always clockwise."),
            _("The match ends and is scored after so many rounds without an attack."),
        )[self._cursor.at]

    def _hints(self) -> tuple[Hint, ...]:
        verb = _("change") if self._seat is None else _("write")
        return (self.crank_icon, _("choose")), (Icon.A, verb), (Icon.B, _("back"))
