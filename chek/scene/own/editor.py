"""Where a board is laid out: rows beside it, and one step further in the hand that lays."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from chek.draft import Draft, Symmetry, draft_of
from chek.ownboards import LONGEST_NAME, OwnBoard, missing
from chek.scene.own.keeping import Boards, Kept, first_name, names
from chek.scene.own.laying import Laying
from chek.scene.own.picture import Plate, draw_editor, draw_side, held_plate
from chek.scene.own.rows import Desk, Key, help_line, verb
from chek.scene.picture.foot import Foot
from chek.scene.picture.measure import board_measure
from chek.scene.picture.overlay import Overlay
from chek.scene.play.intents import Hints
from chek.shapes import seat_title
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

KEEP, THROW, GO_ON = "keep", "throw", "go on"
MOST_UNDO = 500


class EditorScene(Scene):
    """Pops with what was kept last, or None."""

    def __init__(self, console: Console, boards: Boards, kept: Kept | None, draft: Draft) -> None:
        """Of a board that is kept already, or a new one that begins as a draft."""
        self.title = _("Board")
        self._console = console
        self._boards = boards
        self._kept = kept
        self._desk = _desk(boards, kept, draft)
        self._empty = None if kept else self._board
        self._past: list[Draft] = []
        self._cursor = Cursor(console, len(Key))
        self._laying = Laying(console.cue)
        self._is_laying = self._is_settled = False
        self._notice = ""
        self._then: Answer | None = None
        self._fit()

    @property
    def _draft(self) -> Draft:
        return self._desk.draft

    @property
    def _board(self) -> OwnBoard:
        return self._draft.named(self._desk.name)

    @property
    def _is_changed(self) -> bool:
        """Whether there is something that is not kept."""
        return self._board != (self._kept.board if self._kept else self._empty)

    def _fit(self) -> None:
        self._measure = board_measure(self._draft.size)
        self._overlay = Overlay(self._measure)
        self._laying.fit(self._draft)

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
            self.redraw |= self._overlay.follow(self._laying.marks(self._draft))

    def _lay(self, pad: Pad) -> None:
        """The hand is on the board."""
        if pad.is_pressed(Button.B) and not self._draft.shown[self._laying.at]:
            self._console.cue(Cue.PUT_DOWN)
            self._is_laying, self.redraw = False, True
            return
        grid = self._measure.grid
        laid, changed = self._laying.update(pad, self._draft, self._desk.symmetry, grid)
        self.redraw |= changed
        if laid is not None:
            self._take(replace(self._desk, draft=laid))

    def _tend(self, pad: Pad) -> Command | None:
        """The bar is on the rows."""
        self.redraw |= self._cursor.update(pad)
        key = Key(self._cursor.at)
        if pad.is_pressed(Button.B):
            return self._leave()
        step = step_of(pad, Button.LEFT, Button.RIGHT)
        if not step and pad.is_pressed(Button.A):
            return self._do(key)
        if step and (changed := self._desk.changed(key, step)) != self._desk:
            self._console.cue(Cue.SELECT)
            self._take(changed)
        return None

    def _do(self, key: Key) -> Command | None:
        self.redraw = True
        if key == Key.KEEP and self._why_not_keep():
            self._console.cue(Cue.REFUSE)
            return None
        self._console.cue(Cue.SELECT)
        match key:
            case Key.LAY:
                self._is_laying = True
                self._overlay.hide()
                self._follow()
            case Key.NAME:
                return self._ask_name()
            case Key.KEEP:
                self._keep()
            case Key.FILL:
                self._take(self._desk.done(key))
            case Key.SYMMETRY if self._desk.symmetry != Symmetry.NONE:
                self._take(self._desk.done(key))
            case _:
                self._take(self._desk.changed(key, 1))
        return None

    def _take(self, desk: Desk) -> None:
        """What was changed, remembered if the pieces were."""
        if desk.draft != self._draft:
            self._past = [*self._past[-MOST_UNDO:], self._draft]
        self._set(desk)

    def _set(self, desk: Desk) -> None:
        was, self._desk = self._desk, desk
        self.redraw = True
        if (was.draft.size, was.draft.seats) != (desk.draft.size, desk.draft.seats):
            self._fit()
        self._follow()

    # Asking, keeping, leaving

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
        if name is None:
            return
        others = [each for each in self._boards.all() if each != self._kept]
        if name.casefold() in names(others):
            self._notice = _("Another board is called “{name}”.").format(name=name)
            self._console.cue(Cue.REFUSE)
        else:
            self._desk = replace(self._desk, name=name)

    def _why_not_keep(self) -> str:
        return "" if self._is_changed or not self._kept else _("It is kept as it stands.")

    def _keep(self) -> None:
        """On disk; the sentence of a disk that refuses passes to the host."""
        boards, board = self._boards, self._board
        self._kept = boards.change(self._kept, board) if self._kept else boards.keep(board)
        self._desk = replace(self._desk, name=self._kept.board.name)
        self._notice = _("Kept.")
        for seat in missing(board)[:1]:
            sentence = _("Kept. To be played on it needs a piece of {piece}.")
            self._notice = sentence.format(piece=seat_title(seat))

    def _leave(self) -> Command:
        if not self._is_changed:
            self._console.cue(Cue.PUT_DOWN)
            return self._pop()
        self._console.cue(Cue.SELECT)
        choices = (
            Choice(KEEP, _("Keep it")),
            Choice(THROW, _("Drop the changes") if self._kept else _("Throw it away")),
            Choice(GO_ON, _("Go on")),
        )
        dialog = Dialog(self._console, _("Keep the board?"), self._desk.name, choices=choices)
        return self._ask(dialog, self._on_leaving)

    def _on_leaving(self, key: str | None) -> Command | None:
        if key == KEEP:
            self._keep()
        return self._pop() if key in {KEEP, THROW} else None

    def _pop(self) -> Command:
        self._is_settled = True
        return Pop(self._kept)

    def leaving(self) -> None:
        """Left by the menu, or the program ends: what is not kept is kept beside what was."""
        if self._is_changed and not self._is_settled and any(self._board.cells):
            self._boards.keep(self._board)

    # The system menu

    def menu_items(self) -> Sequence[MenuItem]:
        """Undo."""
        reason = "" if self._past else _("There is nothing to undo yet.")
        return (MenuItem(_("Undo"), "undo", reason=reason),)

    def chosen(self, key: str) -> Command | None:
        """Undo was chosen."""
        if key == "undo" and self._past:
            *self._past, draft = self._past
            self._set(replace(self._desk, draft=draft))
            self._console.cue(Cue.PUT_DOWN)
        return None

    # Drawing

    def clear_foot(self, screen: Screen) -> None:
        """The line below the files."""
        screen.fill(0, 223, WIDTH, HEIGHT - 223, WHITE)

    def draw(self, screen: Screen) -> None:
        """Board, rows, hand."""
        fonts, board = self._console.fonts, self._board
        draw_editor(screen, fonts, self._measure, board, plate=self._plate())
        chosen = None if self._is_laying else self._cursor.at
        foot = Foot(hints=self._hints(), notice=self._notice, message=self._help())
        draw_side(screen, fonts, self._desk.rows(self._why_not_keep()), chosen, foot)
        if self._is_laying:
            self._overlay.draw(screen, self._held())

    def _plate(self) -> Plate:
        if self._is_laying:
            return held_plate(self._laying.code, self._draft.board.name(self._laying.at))
        return Plate(self._desk.name, _("not kept") if self._is_changed else "")

    def _help(self) -> str:
        if self._is_laying:
            return ""
        key = Key(self._cursor.at)
        return self._why_not_keep() if key == Key.KEEP else help_line(key, self._desk)

    def _hints(self) -> Hints:
        if self._is_laying:
            return self._laying.hints(self._draft, is_docked=self.is_docked)
        key = Key(self._cursor.at)
        act: Hints = ((Icon.A, verb(key, self._desk)),)
        if key == Key.KEEP and self._why_not_keep():
            act = ()
        return ((self.crank_icon, _("choose")), *act, (Icon.B, _("back")))

    def _held(self) -> State:
        """The piece in the hand where the hand is, as the overlay takes it."""
        draft, cells = self._draft, bytearray(len(self._draft.cells))
        cells[self._laying.at] = self._laying.code
        nobody = (0,) * draft.seats, (False,) * draft.seats
        return State(Setup(draft.size, draft.seats), bytes(cells), 0, *nobody)


def _desk(boards: Boards, kept: Kept | None, draft: Draft) -> Desk:
    """A kept board as it stands, or a new one that has a name and stays fair by itself."""
    if kept:
        return Desk(draft_of(kept.board), kept.board.name, Symmetry.NONE)
    fair = Symmetry.HALF if draft.seats == 2 else Symmetry.QUARTER
    return Desk(draft, first_name(names(boards.all())), fair)
