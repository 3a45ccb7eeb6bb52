"""The hand that lays pieces: the D-pad moves it, the crank changes what it holds, A lays."""

from collections.abc import Callable

from chek.draft import Draft, Symmetry
from chek.scene.play.intents import Hints, Marks
from engine.core.game import Seat
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.pad import Button, Pad
from engine.device.widgets import CRANK_STEPS, Icon
from engine.device.widgets.boardview import Grid
from engine.device.widgets.hopping import direction_of, neighbour

Sound = Callable[[Cue, int], None]


class Laying:
    """Where the hand is and what it holds.

    Attributes:
        at: the cell.
        code: 0 for nothing, else the seat of the piece + 1.
    """

    def __init__(self, sound: Sound) -> None:
        self._sound = sound
        self.at = 0
        self.code = 1

    def fit(self, draft: Draft) -> None:
        """The board has become smaller, or has fewer seats."""
        self.code = min(self.code, draft.seats)
        if self.at >= len(draft.cells):
            self.at = 0

    @property
    def seat(self) -> Seat | None:
        """Whose piece is in the hand."""
        return self.code - 1 if self.code else None

    def update(
        self, pad: Pad, draft: Draft, symmetry: Symmetry, grid: Grid
    ) -> tuple[Draft | None, bool]:
        """One tick: the board after it if that changed, and whether anything on the screen did."""
        if pad.is_pressed(Button.A):
            return self._lay(draft, symmetry), True
        if pad.is_pressed(Button.B):
            self._sound(Cue.PICK, 0)
            return draft.laid(self.at, None, symmetry), True
        return None, self._move(pad, grid) or self._choose(pad, draft)

    def _lay(self, draft: Draft, symmetry: Symmetry) -> Draft:
        """What the hand holds; where that lies already, the next kind of piece."""
        if draft.shown[self.at] == self.code:
            self.code = (self.code + 1) % (draft.seats + 1)
        self._sound(Cue.PUT_DOWN, 0)
        return draft.laid(self.at, self.seat, symmetry)

    def _move(self, pad: Pad, grid: Grid) -> bool:
        direction = direction_of(pad)
        to = neighbour(grid, self.at, direction) if direction else None
        if to is None:
            return False
        self.at = to
        self._sound(Cue.MOVE_HAND, grid.ranks - 1 - grid.column_row(to)[1])
        return True

    def _choose(self, pad: Pad, draft: Draft) -> bool:
        turned = pad.ticks(CRANK_STEPS)
        if turned:
            self.code = (self.code + turned) % (draft.seats + 1)
            self._sound(Cue.CRANK_STEP, 0)
        return bool(turned)

    def marks(self, draft: Draft) -> Marks:
        """What lies on the board: over an empty cell the piece hangs in the hand."""
        holds = self.code and not draft.shown[self.at]
        return Marks(hand=self.at, box=self.at, picked=self.at if holds else None)

    def hints(self, draft: Draft, *, is_docked: bool) -> Hints:
        """The words of the hint line; without the crank A alone goes through the pieces."""
        there = draft.shown[self.at]
        crank: Hints = () if is_docked else ((Icon.CRANK, _("piece")),)
        lay = _("next piece") if there == self.code else _("lay") if self.code else _("remove")
        return (*crank, (Icon.A, lay), (Icon.B, _("remove") if there else _("done")))
