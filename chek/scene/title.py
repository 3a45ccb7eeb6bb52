"""Chek's title: edition, seats, layout, board and players, with the board that they make."""

from collections.abc import Sequence
from typing import Any

from chek import make_cpu
from chek.editions import Edition
from chek.layouts import Layout, place
from chek.scene.board import BoardScene
from chek.scene.more import MoreScene
from chek.scene.own.boards import BoardsScene
from chek.scene.own.keeping import Boards, Kept
from chek.scene.pages import rules_pages
from chek.scene.picture.figures import backs_of
from chek.scene.picture.preview import preview_cells
from chek.scene.plan import Plan, seating
from chek.scene.play.starting import start
from chek.scene.players import PlayersScene
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

SLUG = "chek"
_WHO, _MORE, _START, _SAVED = "who", "more", "start", "saved"
_RULES, _BOARDS = "rules", "boards"
_KEYS = ("edition", "seats", "layout", "size", _WHO, _MORE, _START, _SAVED)
_BUTTON = (18, 177, 86, 30)
_COLUMN = Column(22, 196, 14, 190, rise=16, bar_height=21, pitch=21)
"""Closer than on other titles: there is a row more."""


class TitleScene(Scene):
    """Where a match is set up and begun, or a saved one found."""

    def __init__(self, console: Console) -> None:
        self.title = _("Chek")
        self._console = console
        self._plan = Plan(who=seating(console.settings.seats))
        self._boards = Boards(console.cabinet)
        console.thinker.start(get_ready, make_cpu)
        self._saved = 0
        self._cursor = Cursor(console, len(_KEYS), _KEYS.index(_START))
        self._count_saved()

    def _count_saved(self) -> None:
        self._plan = self._plan.with_boards(self._boards.all())
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
        if self._leads_to_boards and pad.is_pressed(Button.A):
            return self._open_boards()
        if self._key == _WHO and pad.is_pressed(Button.A):
            self._console.cue(Cue.SELECT)
            return Push(PlayersScene(self._console, self._plan))
        if step := sideways or int(pad.is_pressed(Button.A)):
            self._change(step)
        return None

    @property
    def _leads_to_boards(self) -> bool:
        """Whether A opens the own boards: the layout is none yet, and would be begun or changed."""
        return self._plan.is_own and not self._plan.own and self._key in {"layout", _START}

    def _open_boards(self) -> Command:
        self._console.cue(Cue.SELECT)
        return Push(BoardsScene(self._console, seats=self._plan.seats, size=self._plan.size))

    def _change(self, step: int) -> None:
        self._plan = self._plan.changed(self._key, step)
        if self._key == _WHO:
            self._console.set(seats=self._plan.who)
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
        if self._leads_to_boards:
            return self._open_boards()
        if self._key == _MORE:
            console.cue(Cue.SELECT)
            return Push(MoreScene(console, self._plan))
        console.cue(Cue.CARD)
        if self._key == _SAVED:
            return Push(SavesScene(console, SLUG))
        plan, names = self._plan, console.settings.names
        sitting = start(console, plan.options(), names, plan.sitting, position=plan.position)
        return Replace(BoardScene(console, sitting, is_new=True))

    def resumed(self, result: Any) -> Command | None:
        """Back from the players, the options, the saved games or the own boards."""
        if isinstance(result, Plan):
            self._plan = result
        self._count_saved()
        if isinstance(result, Kept):
            self._plan = self._plan.playing(result)
        self.redraw = True
        return None

    def menu_items(self) -> Sequence[MenuItem]:
        """The rules, the own boards."""
        return MenuItem(_("Rules"), _RULES), MenuItem(_("Own boards"), _BOARDS)

    def chosen(self, key: str) -> Command | None:
        """One of them was chosen."""
        if key == _BOARDS:
            return self._open_boards()
        pages = rules_pages(self._console.fonts, self._plan.played)
        return Push(Reader(self._console, self.title, pages)) if key == _RULES else None

    # Drawing

    def draw(self, screen: Screen) -> None:
        """Name, rows, buttons, board."""
        fonts = self._console.fonts
        screen.clear(WHITE)
        screen.text(self.title, 20, 32, fonts.title)
        chosen = self._cursor.at if self._cursor.at <= _KEYS.index(_MORE) else None
        draw_rows(screen, fonts, self._rows(), 58, _COLUMN, chosen=chosen)
        draw_divider(screen, 20, 170, 198)
        begin = _("Open") if self._plan.is_own and not self._plan.own else _("Start")
        draw_button(screen, fonts, _BUTTON, begin, is_focused=self._key == _START)
        self._draw_saved(screen)
        screen.draw(preview_cells(self._figures()), 222, 12)
        caption = _(self._told.line)
        x = 302 - min(fonts.small.width(caption), 180) // 2
        draw_fitted(screen, caption, x, 194, fonts.small, room=180)
        draw_hints(screen, fonts, self._hints())

    def _figures(self) -> bytes:
        """What stands on the little board."""
        cells = place(self._plan.set_up, self._plan.side)
        return backs_of(cells, self._plan.seats) if self._plan.played.has_cards else cells

    @property
    def _told(self) -> Edition | Layout:
        """What the line below the board is about."""
        return self._plan.played if self._key == "edition" else self._plan.set_up

    def _rows(self) -> list[Row]:
        labels = (_("Edition"), _("Seats"), _("Layout"), _("Board"), _("Players"))
        rows = [
            Row(label, value=self._plan.value_text(key), arrows=True)
            for key, label in zip(_KEYS, labels, strict=False)
        ]
        return [*rows, Row(_("More options"), value="…")]

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
        verb = _("open") if self._leads_to_boards else verbs.get(self._key, _("change"))
        return (self.crank_icon, _("choose")), (Icon.A, verb), (Icon.B, _("back"))
