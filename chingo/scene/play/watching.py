"""What is watched on a board: a move on its way, a CPU player that thinks and what it does."""

from msgspec.structs import replace

from chingo.scene.picture.boardpicture import Step, grid_for, step_at
from chingo.scene.picture.foot import Foot, words_of
from chingo.scene.picture.marks import Overlay
from chingo.scene.play.phase import Desk, Done, Intent, Leave, Phase
from chingo.scene.play.picking import Picking
from chingo.scene.play.turning import note_of
from chingo.state import Action, Attack, Move, View
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.duelsitting import Place
from engine.device.pad import Button, Pad
from engine.device.widgets import Icon

HOP_TICKS, LOOK_TICKS, POINT_TICKS = 6, 8, 14


def stepped_back(place: Place[Action, View], move: Move) -> View:
    """What a place sees with the last move not yet made; the mover is awaited, as it was then."""
    view = place.view
    cells = list(view.cells)
    unit, before = cells[move.target], place.was.cells[move.source]
    mover = unit.owner if unit else view.turn
    is_same = before is not None and before.owner == mover
    cells[move.source], cells[move.target] = before if is_same else unit, None
    return replace(view, cells=tuple(cells), awaited=(mover,), last=None)


class HopPhase(Phase):
    """A unit makes its move, on the board of one viewer.

    With `waits` ticks before it, so that the eye finds the place.
    """

    is_told = True

    def __init__(
        self,
        desk: Desk,
        viewer: Seat | None,
        move: Move,
        *,
        waits: int = 0,
        then: Phase | None = None,
    ) -> None:
        self._desk = desk
        self._move = move
        self._before = stepped_back(desk.sitting.place(viewer), move)
        self._tick = -waits
        self.private = viewer
        self.following = then

    @property
    def is_still(self) -> bool:
        """It ends by itself."""
        return False

    def update(self, pad: Pad) -> Intent | None:
        """One tick; A cuts it short."""
        self._tick += 1
        self.redraw = True
        if pad.is_pressed(Button.A) or self._tick >= HOP_TICKS:
            self._desk.console.cue(Cue.PUT_DOWN)
            return Done()
        return None

    def draw(self, screen: Screen) -> None:
        """The board, the unit on its way."""
        moving: Step = step_at(self._move.source, self._move.target, max(self._tick, 0))
        foot = Foot(words_of(self._before))
        self._desk.picture.draw(screen, self._before, foot, note=_("moves"), moving=moving)


class WaitPhase(Phase):
    """The board while a CPU player decides; None looks on as a spectator."""

    def __init__(self, desk: Desk, viewer: Seat | None) -> None:
        self._desk = desk
        self._viewer = viewer
        self.private = viewer

    @property
    def is_still(self) -> bool:
        """The answer comes by itself."""
        return False

    def update(self, pad: Pad) -> Intent | None:
        """One tick; B leaves."""
        return Leave() if pad.is_pressed(Button.B) else None

    def draw(self, screen: Screen) -> None:
        """The board, and who thinks."""
        view = self._desk.sitting.place(self._viewer).view
        words = self._desk.news or words_of(view)
        foot = Foot(words, ((Icon.B, _("leave")),))
        note = _("thinks") if len(view.awaited) == 1 else note_of(view)
        self._desk.picture.draw(screen, view, foot, note=note)


class PointPhase(Phase):
    """A CPU player's hand shows which unit it takes, and where to, before that is done."""

    is_told = True

    def __init__(self, desk: Desk, viewer: Seat | None, step: Move | Attack) -> None:
        self._desk = desk
        self.private = viewer
        place = desk.sitting.place(viewer)
        self._view = stepped_back(place, step) if isinstance(step, Move) else place.was
        self._overlay = Overlay(grid_for(viewer), is_calm=desk.is_calm)
        self._marks = Picking.pointed(step)
        self._note = _("moves") if isinstance(step, Move) else _("attacks")
        self._tick = 0

    @property
    def is_still(self) -> bool:
        """It ends by itself."""
        return False

    def update(self, pad: Pad) -> Intent | None:
        """One tick; A cuts it short."""
        self.redraw |= self._overlay.follow(self._marks)
        self._tick += 1
        return Done() if pad.is_pressed(Button.A) or self._tick > POINT_TICKS else None

    def draw(self, screen: Screen) -> None:
        """The board as it was, with the hand on the unit and the box round its target."""
        draw = self._desk.picture.draw
        draw(screen, self._view, Foot(), note=self._note, overlay=self._overlay)
