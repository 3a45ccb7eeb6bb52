"""Where a board is laid out: rows beside it, and one step further in the hand that lays."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from chek.draft import Draft, Symmetry
from chek.ownboards import LONGEST_NAME
from chek.scene.own.keeping import Boards, Kept
from chek.scene.own.laying import Laying
from chek.scene.own.picture import Plate, draw_editor, draw_side, held_plate
from chek.scene.own.rows import Desk, Key, help_line, verb
from chek.scene.own.work import Work
from chek.scene.picture.foot import Foot
from chek.scene.picture.measure import board_measure
from chek.scene.picture.overlay import Overlay
from chek.scene.play.intents import Hints
from chek.state import Setup, State
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import HEIGHT, WHITE, WIDTH, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Push, Scene
from engine.device.system.dialog import Choice, Dialog
from engine.device.system.textentry import TextEntry
from engine.device.widgets import Cursor, Icon, step_of

Answer = Callable[[Any], Command | None]

KEEP, THROW, GO_ON, UNDO = "keep", "throw", "go on", "undo"


class EditorScene(Scene):
    """Pops with what was kept last, or None."""

    def __init__(self, console: Console, boards: Boards, kept: Kept | None, draft: Draft) -> None:
        """Of a board that is kept already, or of a new one that begins as a draft."""
        self.title = _("Board")
        self._console = console
        self._work = Work(boards, kept, draft)
        self._cursor = Cursor(console, len(Key))
        self._laying = Laying(console.cue)
        self._is_laying = self._is_settled = False
        self._notice = ""
        self._then: Answer | None = None
        self._fit()

    @property
    def _desk(self) -> Desk:
        return self._work.desk

    @property
    def _key(self) -> Key:
        """The row that the bar is on."""
        return Key(self._cursor.at)

    def _fit(self) -> None:
        """The board has another size, or other seats."""
        self._measure = board_measure(self._desk.draft.size)
        self._overlay = Overlay(self._measure)
        self._laying.fit(self._desk.draft)

    # One tick

    @property
    def is_still(self) -> bool:
        """Whether hand and box have arrived."""
        return not self._is_laying or self._overlay.is_still

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if self._notice and (pad.pressed or pad.crank_change):
            self._notice, self.redraw = "", True
        if not self._is_laying:
            return self._tend(pad)
        self._lay(pad)
        self._follow()
        return None

    def _follow(self) -> None:
        """The hand goes where it is to be, if it is on the board."""
        if self._is_laying:
            self.redraw |= self._overlay.follow(self._laying.marks(self._desk.draft))

    def _lay(self, pad: Pad) -> None:
        """The hand is on the board."""
        desk, hand = self._desk, self._laying
        if pad.is_pressed(Button.B) and not desk.draft.shown[hand.at]:
            self._console.cue(Cue.PUT_DOWN)
            self._is_laying, self.redraw = False, True
            return
        laid, changed = hand.update(pad, desk.draft, desk.symmetry, self._measure.grid)
        self.redraw |= changed
        if laid is not None:
            self._take(replace(desk, draft=laid))

    def _tend(self, pad: Pad) -> Command | None:
        """The bar is on the rows."""
        self.redraw |= self._cursor.update(pad)
        if pad.is_pressed(Button.B):
            return self._leave()
        step = step_of(pad, Button.LEFT, Button.RIGHT)
        if not step and pad.is_pressed(Button.A):
            return self._do(self._key)
        if step and (changed := self._desk.changed(self._key, step)) != self._desk:
            self._console.cue(Cue.SELECT)
            self._take(changed)
        return None

    def _do(self, key: Key) -> Command | None:
        """A was pressed on a row."""
        self.redraw = True
        is_idle = key == Key.KEEP and self._work.why_not_keep()
        self._console.cue(Cue.REFUSE if is_idle else Cue.SELECT)
        match key:
            case Key.LAY:
                self._is_laying = True
                self._overlay.hide()
                self._follow()
            case Key.NAME:
                return self._ask_name()
            case Key.KEEP:
                self._notice = "" if is_idle else self._work.keep()
            case Key.FILL:
                self._take(self._desk.done(key))
            case Key.SYMMETRY if self._desk.symmetry != Symmetry.NONE:
                self._take(self._desk.done(key))
            case _:
                self._take(self._desk.changed(key, 1))
        return None

    def _take(self, desk: Desk) -> None:
        """What was changed."""
        before = self._desk.draft
        self._work.take(desk)
        self._show(before)

    def _show(self, before: Draft) -> None:
        """The pieces have changed since `before`."""
        self.redraw = True
        draft = self._desk.draft
        if (before.size, before.seats) != (draft.size, draft.seats):
            self._fit()
        self._follow()

    # Asking and leaving

    def _ask(self, scene: Scene, then: Answer) -> Command:
        """Put a question on top; `then` gets its answer."""
        self._then = then
        return Push(scene)

    def resumed(self, result: Any) -> Command | None:
        """The question's scene, or the menu, has gone."""
        self.redraw = True
        then, self._then = self._then, None
        return then(result) if then else None

    def _ask_name(self) -> Command:
        name, title = self._desk.name, _("What is the board called?")
        entry = TextEntry(self._console, title, text=name, longest=LONGEST_NAME)
        return self._ask(entry, self._on_name)

    def _on_name(self, name: str | None) -> None:
        self._notice = self._work.rename(name) if name else ""
        if self._notice:
            self._console.cue(Cue.REFUSE)

    def _leave(self) -> Command:
        if not self._work.is_changed:
            self._console.cue(Cue.PUT_DOWN)
            return self._pop()
        self._console.cue(Cue.SELECT)
        choices = (
            Choice(KEEP, _("Keep it")),
            Choice(THROW, _("Drop the changes") if self._work.kept else _("Throw it away")),
            Choice(GO_ON, _("Go on")),
        )
        dialog = Dialog(self._console, _("Keep the board?"), self._desk.name, choices=choices)
        return self._ask(dialog, self._on_leaving)

    def _on_leaving(self, key: str | None) -> Command | None:
        if key == KEEP:
            self._work.keep()
        return self._pop() if key in {KEEP, THROW} else None

    def _pop(self) -> Command:
        self._is_settled = True
        return Pop(self._work.kept)

    def leaving(self) -> None:
        """Left by the menu, or the program ends: what is not kept is kept beside what was."""
        if not self._is_settled:
            self._work.keep_beside()

    # The system menu

    def menu_items(self) -> Sequence[MenuItem]:
        """Undo."""
        return (MenuItem(_("Undo"), UNDO, reason=self._work.why_not_undo()),)

    def chosen(self, key: str) -> Command | None:
        """Undo was chosen, the only item."""
        del key
        before = self._desk.draft
        self._work.undo()
        self._console.cue(Cue.PUT_DOWN)
        self._show(before)
        return None

    # Drawing

    def clear_foot(self, screen: Screen) -> None:
        """The line below the files."""
        screen.fill(0, 223, WIDTH, HEIGHT - 223, WHITE)

    def draw(self, screen: Screen) -> None:
        """Board, rows, hand."""
        fonts, work = self._console.fonts, self._work
        draw_editor(screen, fonts, self._measure, work.board, plate=self._plate())
        chosen = None if self._is_laying else self._cursor.at
        foot = Foot(hints=self._hints(), notice=self._notice, message=self._help())
        draw_side(screen, fonts, self._desk.rows(work.why_not_keep()), chosen, foot)
        if self._is_laying:
            self._overlay.draw(screen, self._held())

    def _plate(self) -> Plate:
        if self._is_laying:
            cell = self._desk.draft.board.name(self._laying.at)
            return held_plate(self._laying.code, cell)
        return Plate(self._desk.name, _("not kept") if self._work.is_changed else "")

    def _help(self) -> str:
        if self._is_laying:
            return ""
        idle = self._work.why_not_keep() if self._key == Key.KEEP else ""
        return idle or help_line(self._key, self._desk)

    def _hints(self) -> Hints:
        if self._is_laying:
            return self._laying.hints(self._desk.draft, is_docked=self.is_docked)
        is_idle = self._key == Key.KEEP and self._work.why_not_keep()
        act: Hints = () if is_idle else ((Icon.A, verb(self._key, self._desk)),)
        return ((self.crank_icon, _("choose")), *act, (Icon.B, _("back")))

    def _held(self) -> State:
        """The piece in the hand where the hand is, as the overlay takes it."""
        draft, cells = self._desk.draft, bytearray(len(self._desk.draft.cells))
        cells[self._laying.at] = self._laying.code
        nobody = (0,) * draft.seats, (False,) * draft.seats
        return State(Setup(draft.size, draft.seats), bytes(cells), 0, *nobody)
