"""A seat's set-up: the hand over its own units, the rows of flag and trap, Ready (G03, G04)."""

from chingo.scene.picture.boardpicture import grid_for
from chingo.scene.picture.foot import Foot
from chingo.scene.picture.marks import Marks, Overlay
from chingo.scene.picture.setup import (
    Mustering,
    Place,
    Role,
    draw_setup,
    is_complete,
    ring,
    shake_px,
)
from chingo.scene.play.phase import Desk, Do, Intent, Leave, Phase
from chingo.scene.play.turning import clock_note
from chingo.scene.setup.riding import PLACE_DEG, Riding
from chingo.state import BOARD, Flag, Muster, Ready, Shuffle, Trap, View
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.pad import Button, Pad
from engine.device.widgets import Hint, Icon
from engine.device.widgets.boardview import SHAKE_PX
from engine.device.widgets.hopping import Direction, direction_of, hop

_RIGHT: Direction = (1, 0)


class SetupPhase(Phase):
    """Chooses a unit for the flag and one for the trap, shuffles, and is Ready.

    A on a unit gives it the role in hand: first the flag, then the trap. A on a unit that has a
    role takes that role in hand, so that it goes to another; B does so with the last one given.
    """

    def __init__(self, desk: Desk, seat: Seat) -> None:
        self._desk = desk
        self.private = self.clocked = self._seat = seat
        self._grid = grid_for(seat)
        self._overlay = Overlay(self._grid, is_calm=desk.is_calm)
        self._riding = Riding()
        self._place: Place = "army"
        self._shake = len(SHAKE_PX)
        self._notice = ""
        self._role = _missing(self._muster)
        loop = ring(self._grid, self._view)
        self._at = self._last = loop[desk.sitting.first_place(seat, len(loop))]
        self._own = tuple(sorted(loop))
        self._overlay.follow(self._marks())

    @property
    def _view(self) -> View:
        return self._desk.sitting.place(self._seat).view

    @property
    def _muster(self) -> Muster:
        return self._view.muster or Muster()

    @property
    def hand(self) -> tuple[int, int]:
        """Column and row of the unit that the hand is on, on the board or beside it."""
        return self._grid.column_row(self._at)

    def place_of(self, name: str) -> tuple[int, int]:
        """Column and row of a cell."""
        return self._grid.column_row(BOARD.parse_cell(name))

    @property
    def is_still(self) -> bool:
        """Whether hand, box and tiles have arrived."""
        is_there = self._overlay.is_still or self._place != "army"
        return is_there and self._riding.is_still and self._shake >= len(SHAKE_PX)

    def follow(self) -> None:
        """What was asked for is done: the next role is to be given."""
        self._role = _missing(self._muster)
        self.redraw = True

    def refuse(self, sentence: str) -> None:
        """Say why it cannot be done."""
        self._notice, self.redraw = sentence, True
        self._desk.whisper(Cue.REFUSE)
        if self._place == "army":
            self._overlay.shake()
        elif not self._desk.is_calm:
            self._shake = 0

    # Input

    def update(self, pad: Pad) -> Intent | None:
        """One tick."""
        if self._notice and (pad.pressed or pad.crank_change):
            self._notice, self.redraw = "", True
        intent = self._ride(pad) or (self._act(pad) if self._riding.is_still else None)
        self._move_marks()
        return intent

    def _move_marks(self) -> None:
        if self._place == "army":
            self.redraw |= self._overlay.follow(self._marks())
        if self._shake < len(SHAKE_PX):
            self._shake, self.redraw = self._shake + 1, True

    def _ride(self, pad: Pad) -> Intent | None:
        """The tiles follow the crank; a whole turn deals anew."""
        riding = self._riding
        before = riding.turned_deg
        is_round = riding.tick(pad.crank_change)
        self.redraw |= riding.turned_deg != before
        if int(before // PLACE_DEG) != int(riding.turned_deg // PLACE_DEG):
            self._desk.whisper(Cue.CRANK_STEP)
        if not is_round:
            return None
        self._desk.whisper(Cue.SHUFFLE)
        return Do(self._seat, Shuffle())

    def _act(self, pad: Pad) -> Intent | None:
        if pad.is_pressed(Button.A):
            return self._press()
        if pad.is_pressed(Button.B):
            return self._back()
        if direction := direction_of(pad):
            self._go(direction)
        return None

    def _press(self) -> Intent | None:
        if self._place == "weapons":
            self._riding.begin()
            return None
        if self._place == "ready":
            return self._be_ready()
        return self._set()

    def _be_ready(self) -> Intent | None:
        if not is_complete(self._view):
            self.refuse(_missing_sentence(self._muster))
            return None
        self._desk.whisper(Cue.SELECT)
        return Do(self._seat, Ready())

    def _set(self) -> Intent | None:
        """Give the unit under the hand the role in hand, or take its role up."""
        self._last = self._at
        held = _role_on(self._muster, self._at)
        if held and (not self._role or held == self._role):
            self._take(held)
        elif held:
            self.refuse(_("A unit cannot be both flag and trap."))
        elif not self._role:
            self.refuse(_("Pick up the flag or the trap to move it."))
        else:
            self._desk.whisper(Cue.PUT_DOWN)
            action = Flag(self._at) if self._role == "F" else Trap(self._at)
            return Do(self._seat, action)
        return None

    def _take(self, role: Role) -> None:
        self._role = "" if role == self._role and not _missing(self._muster) else role
        self._desk.whisper(Cue.PICK)
        self.redraw = True

    def _back(self) -> Intent | None:
        """From beside the board to the unit that A was last pressed on, not to the edge beside it.

        On the board the last role that was given is in hand again; with none left, B leaves.
        """
        if self._place != "army":
            self._place, self._at, self.redraw = "army", self._last, True
            self._desk.whisper(Cue.PUT_DOWN)
            return None
        before = _before(self._muster, self._role)
        if not before:
            return Leave()
        self._take(before)
        return None

    def _go(self, direction: Direction) -> None:
        place, at = self._place, self._at
        if place == "army":
            found = hop(self._grid, at, self._own, direction)
            if found is not None:
                self._at = found
            elif direction == _RIGHT:
                self._place = "ready"
        elif direction == (-1, 0):
            self._place = "army"
        elif direction[1]:
            self._place = "weapons" if direction[1] < 0 else "ready"
        if (place, at) != (self._place, self._at):
            self.redraw = True
            self._desk.whisper(Cue.MOVE_HAND)

    # Picture

    def _marks(self) -> Marks:
        muster = self._muster
        cell = {"F": muster.flag, "T": muster.trap, "": None}[self._role]
        return Marks(self._at, self._at, corners=() if cell is None else (cell,))

    def draw(self, screen: Screen) -> None:
        """Army, column, hand."""
        shown = Mustering(
            role=self._role,
            place=self._place,
            foot=Foot(self._words(), self._hints(), self._notice),
            note=clock_note(self._desk),
            ride=self._riding.ride,
            shake=shake_px(self._shake),
        )
        draw_setup(screen, self._desk.console.fonts, self._view, shown, self._overlay)

    def _words(self) -> str:
        if self._role:
            return _("Who carries the flag?") if self._role == "F" else _("Who is the trap?")
        return _("Flag and trap are set")

    def _hints(self) -> tuple[Hint, ...]:
        crank = Icon.PAD if self._desk.is_docked else Icon.CRANK
        back = _("undo") if _before(self._muster, self._role) else _("leave")
        if self._place == "army":
            verb = _("set") if self._role else _("pick up")
            return (crank, _("shuffle")), (Icon.A, verb), (Icon.B, back)
        verb = _("shuffle") if self._place == "weapons" else _("ready")
        return (Icon.A, verb), (Icon.B, _("back"))


def _missing(muster: Muster) -> Role:
    """The role that is to be given next."""
    if muster.flag is None:
        return "F"
    return "T" if muster.trap is None else ""


def _missing_sentence(muster: Muster) -> str:
    if muster.flag is None and muster.trap is None:
        return _("First choose who carries the flag and who is the trap.")
    if muster.flag is None:
        return _("First choose who carries the flag.")
    return _("First choose who is the trap.")


def _role_on(muster: Muster, cell: int) -> Role:
    if cell == muster.flag:
        return "F"
    return "T" if cell == muster.trap else ""


def _before(muster: Muster, role: Role) -> Role:
    """The role that was given before the one in hand: none before the flag."""
    if role == "F":
        return ""
    if role == "T":
        return "F" if muster.flag is not None else ""
    return "T"
