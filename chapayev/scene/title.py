"""Chapayev's title: who plays, by which rules, on which board, with how much help."""

from collections.abc import Sequence
from typing import Any

from chapayev import make_cpu
from chapayev.rows import HOME, place
from chapayev.scene.board import MatchScene
from chapayev.scene.more import MoreScene
from chapayev.scene.pages import rules_pages
from chapayev.scene.picture.preview import draw_preview
from chapayev.scene.plan import Plan, seating
from chapayev.scene.play.starting import start
from chapayev.scene.players import PlayersScene
from engine.core.cpu import get_ready
from engine.core.words import _, ngettext
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Push, Replace, Scene
from engine.device.settings import AIM_HELPS
from engine.device.system.reader import Reader
from engine.device.system.saves_scene import SavesScene
from engine.device.widgets import (
    Column,
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

SLUG = "chapayev"
_WHO, _RULES, _BOARD, _HELP, _MORE = "who", "rules", "board", "help", "more"
_START, _SAVED, _READ = "start", "saved", "read"
_KEYS = (_WHO, _RULES, _BOARD, _HELP, _MORE, _START, _SAVED)
_ROWS = 5
_COLUMN = Column(22, 196, 14, 190, rise=16, bar_height=22, pitch=22)
_BUTTON = (18, 177, 86, 30)
_ON_IT = place(HOME)


class TitleScene(Scene):
    """Where a match is set up and begun, or a saved one found."""

    def __init__(self, console: Console) -> None:
        self.title = _("Chapayev")
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
        if self._key in {_MORE, _START, _SAVED}:
            self._cross(sideways)
            return self._go() if pad.is_pressed(Button.A) else None
        if self._key == _WHO and pad.is_pressed(Button.A):
            self._console.cue(Cue.SELECT)
            return Push(PlayersScene(self._console, self._plan))
        if step := sideways or int(pad.is_pressed(Button.A)):
            self._change(step)
        return None

    def _change(self, step: int) -> None:
        if self._key == _HELP:
            at = AIM_HELPS.index(self._console.settings.aim_help) + step
            self._console.set(aim_help=AIM_HELPS[at % len(AIM_HELPS)])
        else:
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
        if self._key == _MORE:
            console.cue(Cue.SELECT)
            return Push(MoreScene(console, self._plan))
        console.cue(Cue.CARD)
        if self._key == _SAVED:
            return Push(SavesScene(console, SLUG))
        sitting = start(console, self._plan.options(), console.settings.names, self._plan.who)
        return Replace(MatchScene(console, sitting))

    def resumed(self, result: Any) -> Command | None:
        """Back from the players, the options, the rules or the saved games."""
        if isinstance(result, Plan):
            self._plan = result
        self._count_saved()
        self.redraw = True
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """The rules."""
        return (MenuItem(_("Rules"), _READ),)

    def chosen(self, key: str) -> Command | None:
        """They were chosen."""
        if key != _READ:
            return None
        return Push(Reader(self._console, self.title, rules_pages(self._console.fonts)))

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Name, rows, buttons, and the board that will be played on."""
        fonts = self._console.fonts
        screen.clear(WHITE)
        screen.text(self.title, 20, 32, fonts.title)
        chosen = self._cursor.at if self._cursor.at < _ROWS else None
        draw_rows(screen, fonts, self._rows(), 58, _COLUMN, chosen=chosen)
        draw_divider(screen, 20, 170, 198)
        draw_button(screen, fonts, _BUTTON, _("Start"), is_focused=self._key == _START)
        self._draw_saved(screen)
        draw_preview(screen, _ON_IT)
        caption = self._plan.caption(self._key)
        x = 302 - min(fonts.small.width(caption), 180) // 2
        draw_fitted(screen, caption, x, 205, fonts.small, room=180)
        draw_hints(screen, fonts, self._hints())

    def _rows(self) -> list[Row]:
        labels = {_WHO: _("Players"), _RULES: _("Rules"), _BOARD: _("Board")}
        rows = [
            Row(label, value=self._plan.value_text(key), arrows=True)
            for key, label in labels.items()
        ]
        help_ = Row(_("Aim help"), value=help_text(self._console.settings.aim_help), arrows=True)
        return [*rows, help_, Row(_("More options"), value="…")]

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
        verbs = {_WHO: _("open"), _MORE: _("open"), _START: _("start"), _SAVED: _("open")}
        verb = verbs.get(self._key, _("change"))
        return (self.crank_icon, _("choose")), (Icon.A, verb), (Icon.B, _("back"))


def help_text(help_: str) -> str:
    """How much helps to aim, as a row shows it."""
    return {"full": _("Full path"), "short": _("Short line")}.get(help_, _("None"))
