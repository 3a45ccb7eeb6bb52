"""Chingò's title: who plays, who begins, the clock."""

from collections.abc import Sequence
from typing import Any

from chingo import make_cpu
from chingo.scene.board import MatchScene
from chingo.scene.pages import rules_pages
from chingo.scene.picture.preview import draw_preview
from chingo.scene.plan import Plan, seating
from chingo.scene.play.starting import start
from chingo.scene.players import PlayersScene
from engine.core.cpu import get_ready
from engine.core.words import _, ngettext
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Push, Replace, Scene
from engine.device.system.reader import Reader
from engine.device.system.saves_scene import SavesScene
from engine.device.widgets import (
    TITLE_COLUMN,
    Cursor,
    Hint,
    Icon,
    Row,
    draw_bar,
    draw_button,
    draw_divider,
    draw_fitted,
    draw_hints,
    draw_rows,
    step_of,
)

SLUG = "chingo"
_WHO, _FIRST, _CLOCK, _RULES, _START, _SAVED = "who", "first", "clock", "rules", "start", "saved"
_KEYS = (_WHO, _FIRST, _CLOCK, _RULES, _START, _SAVED)
_ROWS = 4
_BUTTON = (18, 177, 86, 30)


class TitleScene(Scene):
    """Where a match is set up and begun, or a saved one found."""

    def __init__(self, console: Console) -> None:
        self.title = _("Chingò")
        self._console = console
        self._plan = Plan(who=seating(console.settings.seats))
        console.thinker.start(get_ready, make_cpu)
        self._saved = 0
        self._cursor = Cursor(console, len(_KEYS), _KEYS.index(_START))
        self._count_saved()

    def _count_saved(self) -> None:
        slips = self._console.shelf.slips()
        self._saved = sum(slip.saved.card.slug == SLUG for slip in slips)
        self._cursor.resize(len(_KEYS) - (not self._saved))

    @property
    def _key(self) -> str:
        return _KEYS[self._cursor.at]

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        sideways = step_of(pad, Button.LEFT, Button.RIGHT)
        if self._key in {_RULES, _START, _SAVED}:
            self._cross(sideways)
            return self._go() if pad.is_pressed(Button.A) else None
        if self._key == _WHO and pad.is_pressed(Button.A):
            self._console.cue(Cue.SELECT)
            return Push(PlayersScene(self._console, self._plan))
        if step := sideways or int(pad.is_pressed(Button.A)):
            self._change(step)
        return None

    def _change(self, step: int) -> None:
        self._plan = self._plan.changed(self._key, step)
        if self._key == _WHO:
            seats = (*self._plan.who, *self._console.settings.seats[2:])
            self._console.set(seats=seats)
        self._console.cue(Cue.SELECT)
        self.redraw = True

    def _cross(self, step: int) -> None:
        """Between the button and the saved games, which stand side by side."""
        ways = {(_START, 1): 1, (_SAVED, -1): -1}
        way = ways.get((self._key, step), 0) if self._saved else 0
        if way:
            self._cursor.move(way)
            self._console.cue(Cue.MOVE_HAND)
            self.redraw = True

    def _go(self) -> Command:
        console = self._console
        if self._key == _RULES:
            console.cue(Cue.SELECT)
            return self._read_rules()
        console.cue(Cue.CARD)
        if self._key == _SAVED:
            return Push(SavesScene(console, SLUG))
        sitting = start(console, self._plan.options(), console.settings.names, self._plan.who)
        return Replace(MatchScene(console, sitting))

    def _read_rules(self) -> Command:
        return Push(Reader(self._console, self.title, rules_pages(self._console.fonts)))

    def resumed(self, result: Any) -> Command | None:
        """Back from the players, the rules or the saved games."""
        if isinstance(result, Plan):
            self._plan = result
        self._count_saved()
        self.redraw = True
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """The rules."""
        return (MenuItem(_("Rules"), _RULES),)

    def chosen(self, key: str) -> Command | None:
        """They were chosen."""
        return self._read_rules() if key == _RULES else None

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Name, rows, buttons, and two armies."""
        fonts = self._console.fonts
        screen.clear(WHITE)
        screen.text(self.title, 20, 32, fonts.title)
        chosen = self._cursor.at if self._cursor.at < _ROWS else None
        draw_rows(screen, fonts, self._rows(), 62, TITLE_COLUMN, chosen=chosen)
        draw_divider(screen, 20, 170, 198)
        draw_button(screen, fonts, _BUTTON, _("Start"), is_focused=self._key == _START)
        self._draw_saved(screen)
        draw_preview(screen)
        caption = _("A flag to find, a trap to fear")
        x = 302 - min(fonts.small.width(caption), 180) // 2
        draw_fitted(screen, caption, x, 194, fonts.small, room=180)
        draw_hints(screen, fonts, self._hints())

    def _rows(self) -> list[Row]:
        names = self._console.settings.names
        labels = {_WHO: _("Players"), _FIRST: _("First"), _CLOCK: _("Clock")}
        rows = [
            Row(label, value=self._plan.value_text(key, names), arrows=True)
            for key, label in labels.items()
        ]
        return [*rows, Row(_("Rules"), value="…")]

    def _draw_saved(self, screen: Screen) -> None:
        if not self._saved:
            return
        fonts, is_chosen = self._console.fonts, self._key == _SAVED
        count = ngettext("{n} saved game", "{n} saved games", self._saved)
        if is_chosen:
            draw_bar(screen, (108, 182, 96, 24))
        text = count.format(n=self._saved)
        draw_fitted(screen, text, 118, 198, fonts.small, room=80, white=is_chosen)

    def _hints(self) -> tuple[Hint, ...]:
        verbs = {_WHO: _("open"), _RULES: _("read"), _START: _("start"), _SAVED: _("open")}
        verb = verbs.get(self._key, _("change"))
        return (self.crank_icon, _("choose")), (Icon.A, verb), (Icon.B, _("back"))
