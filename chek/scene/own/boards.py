"""The list of the player's own boards: play on one, change it, share it, throw it away."""

from collections.abc import Callable, Sequence
from typing import Any

from chek.draft import Draft
from chek.ownboards import BadBoard, format_board, missing, why_not_whole
from chek.scene.own.editor import EditorScene
from chek.scene.own.keeping import Boards, Kept
from chek.scene.own.picture import draw_counts
from chek.scene.picture.preview import preview_cells
from chek.shapes import seat_title
from engine.core.game import Seat
from engine.core.words import _, ngettext
from engine.device.audio.cues import Cue
from engine.device.clipboard import NoClipboard
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Align, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, MenuItem, Pop, Push, Scene
from engine.device.system.dialog import YES, Choice, Dialog, ask
from engine.device.system.notice import Notice
from engine.device.widgets import Column, Hint, Icon, Row, draw_fitted, draw_head, draw_hints
from engine.device.widgets.listing import Listing

PLAY, CHANGE, SHARE, DELETE = "play", "change", "share", "delete"
PASTE, COPY, PLACE = "paste", "copy", "place"
_COLUMN = Column(22, 204, 14, 198)
_PREVIEW = 222, 26
_MIDDLE = 302
_BASELINE = 207
"""Of the line below the preview."""

Answer = Callable[[Any], Command | None]


class BoardsScene(Scene):
    """Pops with the `Kept` to be played on, or with None.

    `seats` and `size` are what a new board begins with.
    """

    def __init__(self, console: Console, *, seats: int, size: int) -> None:
        self.title = _("Own boards")
        self._console = console
        self._boards = Boards(console.cabinet)
        self._new = Draft(seats, size, bytes(size * size))
        self._kept: Sequence[Kept] = ()
        self._list = Listing(console, 1, column=_COLUMN)
        self._then: Answer | None = None
        self._troubles: list[str] = []
        self._read()

    def _read(self, chosen: Kept | None = None) -> None:
        self._kept = self._boards.all()
        self._troubles += self._boards.troubles()
        cursor = self._list.cursor
        cursor.resize(1 + len(self._kept))
        if chosen in self._kept:
            cursor.at = 1 + self._kept.index(chosen)

    @property
    def _chosen(self) -> Kept | None:
        """The board that the bar is on; None on the row of a new one."""
        return self._kept[self._list.at - 1] if self._list.at else None

    # One tick

    @property
    def is_still(self) -> bool:
        """Whether all that went wrong was told."""
        return not self._troubles

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if self._troubles:
            return self._tell(_("A board cannot be read"), self._troubles.pop(0))
        self.redraw |= self._list.update(pad)
        if pad.is_pressed(Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        if pad.is_pressed(Button.A):
            self._console.cue(Cue.SELECT)
            return self._ask_what(self._chosen) if self._chosen else self._edit(None)
        return None

    def _ask(self, scene: Scene, then: Answer) -> Command:
        """Put a scene on top; `then` gets what it pops with."""
        self._then = then
        return Push(scene)

    def _tell(self, heading: str, sentence: str) -> Command:
        return Push(Notice(self._console, heading, sentence))

    def resumed(self, result: Any) -> Command | None:
        """What was on top has gone."""
        self.redraw = True
        then, self._then = self._then, None
        command = then(result) if then else None
        self._read()
        return command

    # What is done with a board

    def _ask_what(self, kept: Kept) -> Command:
        board = kept.board
        choices = (
            Choice(PLAY, _("Play on it"), reason=why_not_whole(board)),
            Choice(CHANGE, _("Change it")),
            Choice(SHARE, _("Copy it as text")),
            Choice(DELETE, _("Delete it")),
        )
        dialog = Dialog(self._console, board.name, choices=choices, at=int(bool(missing(board))))
        return self._ask(dialog, lambda key: self._on_what(kept, key))

    def _on_what(self, kept: Kept, key: str | None) -> Command | None:
        match key:
            case "play":
                return Pop(kept)
            case "change":
                return self._edit(kept)
            case "share":
                return self._share(kept)
            case "delete":
                return self._ask_delete(kept)
            case _:
                return None

    def _edit(self, kept: Kept | None) -> Command:
        return self._ask(EditorScene(self._console, self._boards, kept, self._new), self._read)

    def _share(self, kept: Kept) -> Command:
        try:
            self._console.clipboard.copy(format_board(kept.board))
        except NoClipboard as error:
            sentence = _("{error} The board is also the file {place}")
            told = sentence.format(error=error, place=kept.paper.place)
            return self._tell(_("Not copied"), told)
        sentence = _("It is on the clipboard as a line of text, and in the file {place}")
        return self._tell(_("Copied"), sentence.format(place=kept.paper.place))

    def _ask_delete(self, kept: Kept) -> Command:
        dialog = ask(
            self._console,
            _("Delete this board?"),
            kept.board.name,
            yes=_("Delete it"),
            no=_("Keep it"),
            starts_at_no=True,
        )
        return self._ask(dialog, lambda key: self._on_delete(kept, key))

    def _on_delete(self, kept: Kept, key: str | None) -> None:
        if key == YES:
            self._boards.remove(kept)

    # The system menu

    def menu_items(self) -> Sequence[MenuItem]:
        """Paste, copy, and where the boards lie."""
        reason = "" if self._chosen else _("First choose the board to copy.")
        return (
            MenuItem(_("Paste a board"), PASTE),
            MenuItem(_("Make a copy"), COPY, reason=reason),
            MenuItem(_("Where they are"), PLACE),
        )

    def chosen(self, key: str) -> Command | None:
        """One of them was chosen."""
        if key == PASTE:
            return self._paste()
        if key == COPY and self._chosen:
            self._read(self._boards.keep(self._chosen.board))
            return None
        sentence = _(
            "Each is a text file in {place}. A board that you put there appears in this list."
        )
        return self._tell(_("Own boards"), sentence.format(place=self._boards.place))

    def _paste(self) -> Command | None:
        try:
            kept = self._boards.take(self._console.clipboard.paste())
        except (NoClipboard, BadBoard) as error:
            return self._tell(_("Nothing was pasted"), str(error))
        self._console.cue(Cue.PUT_DOWN)
        self._read(kept)
        return None

    # Drawing

    def draw(self, screen: Screen) -> None:
        """The list at the left, the chosen board at the right."""
        screen.clear(WHITE)
        fonts, count = self._console.fonts, len(self._kept)
        note = ngettext("{n} board", "{n} boards", count).format(n=count) if count else ""
        draw_head(screen, fonts, self.title, note)
        self._list.draw(screen, self._rows(), baseline=62)
        self._draw_chosen(screen)
        draw_hints(screen, fonts, self._hints())

    def _rows(self) -> list[Row]:
        boards = [kept.board for kept in self._kept]
        size = _("{n} × {n}")
        rows = [Row(board.name, note=size.format(n=board.size)) for board in boards]
        return [Row(_("New board…")), *rows]

    def _draw_chosen(self, screen: Screen) -> None:
        board = self._chosen.board if self._chosen else self._new.named("")
        screen.draw(preview_cells(board.cells), *_PREVIEW)
        without = missing(board)
        if without:
            self._draw_line(screen, self._lack(without[0]))
        else:
            x = _MIDDLE - 37 * board.seats // 2
            draw_counts(screen, self._console.fonts, board, x, _BASELINE)

    def _lack(self, seat: Seat) -> str:
        if not self._chosen:
            return _("Lay out a board of your own")
        return _("{piece} has no piece yet").format(piece=seat_title(seat))

    def _draw_line(self, screen: Screen, text: str) -> None:
        font = self._console.fonts.small
        draw_fitted(screen, text, _MIDDLE, _BASELINE, font, room=184, align=Align.CENTER)

    def _hints(self) -> list[Hint]:
        back: Hint = (Icon.B, _("back"))
        return [(self.crank_icon, _("choose")), (Icon.A, _("open")), back]
