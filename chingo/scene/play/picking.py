"""A turn's hand: it finds an own unit, A takes it up, the box finds a target, A confirms."""

import msgspec

from chingo.scene.picture.marks import Marks
from chingo.scene.play.phase import Desk
from chingo.state import Attack, Move
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.pad import Button, Pad
from engine.device.widgets import CRANK_STEPS, Hint, Icon
from engine.device.widgets.boardview import Grid
from engine.device.widgets.hopping import Direction, direction_of, hop, neighbour

Step = Move | Attack
_AROUND: tuple[Direction, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Refused(msgspec.Struct, frozen=True):
    """It cannot be done: one sentence."""

    sentence: str


class Back(msgspec.Struct, frozen=True):
    """B with nothing in the hand."""


Wish = Move | Attack | Refused | Back


class Picking:
    """The hand of the seat whose turn it is; it goes over the units that can do something.

    Attributes:
        at: the cell that the hand points at.
        picked: whether the unit there is held up.
    """

    def __init__(self, desk: Desk, grid: Grid, steps: list[Step], at: int | None = None) -> None:
        self._desk = desk
        self._grid = grid
        self._steps: dict[int, list[Step]] = {}
        for step in sorted(steps, key=self._angle):
            self._steps.setdefault(step.source, []).append(step)
        self._able = sorted(self._steps, key=grid.column_row)
        self.at = self._first(at)
        self.picked = False
        self._target = 0

    def _angle(self, step: Step) -> int:
        """0 to 3: up, right, down, left on the screen, as the crank goes round."""
        return next(
            index
            for index, direction in enumerate(_AROUND)
            if neighbour(self._grid, step.source, direction) == step.target
        )

    def _first(self, at: int | None) -> int:
        """The unit last played, if it can act, else the nearest that can."""
        if at is None:
            return self._able[len(self._able) // 2]
        column, row = self._grid.column_row(at)

        def distance(cell: int) -> int:
            to_column, to_row = self._grid.column_row(cell)
            return abs(to_column - column) + abs(to_row - row)

        return min(self._able, key=distance)

    def update(self, pad: Pad) -> Wish | None:
        """One tick of input."""
        return self._aim(pad) if self.picked else self._look(pad)

    @property
    def _step(self) -> Step:
        """What the box is about once a unit is picked."""
        return self._steps[self.at][self._target]

    @property
    def attacked(self) -> list[int]:
        """Enemies beside the unit under the hand."""
        return [each.target for each in self._steps[self.at] if isinstance(each, Attack)]

    def marks(self) -> Marks:
        """What lies on the board now."""
        found = self._steps[self.at]
        box = self._step.target if self.picked else self.at
        return Marks(
            hand=self.at,
            box=box,
            picked=self.at if self.picked else None,
            corners=tuple(cell for cell in self.attacked if cell != box),
            dots=tuple(each.target for each in found if isinstance(each, Move)),
        )

    def hints(self, crank: Icon) -> tuple[Hint, ...]:
        """The words of the hint line."""
        if not self.picked:
            return (crank, _("unit")), (Icon.A, _("pick")), (Icon.B, _("leave"))
        verb = _("attack") if isinstance(self._step, Attack) else _("move")
        return (crank, _("target")), (Icon.A, verb), (Icon.B, _("back"))

    @staticmethod
    def pointed(step: Step) -> Marks:
        """How it looks where somebody else's hand makes a step."""
        return Marks(hand=step.source, box=step.target, corners=(step.source,))

    # Finding a unit

    def _look(self, pad: Pad) -> Wish | None:
        if pad.is_pressed(Button.A):
            self._pick()
        elif pad.is_pressed(Button.B):
            return Back()
        elif direction := direction_of(pad):
            self._go(hop(self._grid, self.at, self._able, direction))
        elif turned := pad.ticks(CRANK_STEPS):
            index = self._able.index(self.at) + turned
            self.at = self._able[index % len(self._able)]
            self._desk.whisper(Cue.CRANK_STEP)
        return None

    def _go(self, cell: int | None) -> None:
        if cell is not None:
            self.at = cell
            row = self._grid.ranks - 1 - self._grid.column_row(cell)[1]
            self._desk.whisper(Cue.MOVE_HAND, row)

    def _pick(self) -> None:
        self.picked = True
        found = self._steps[self.at]
        attacks = [index for index, step in enumerate(found) if isinstance(step, Attack)]
        self._target = attacks[0] if attacks else 0
        self._desk.whisper(Cue.PICK)

    # Finding a target

    def _aim(self, pad: Pad) -> Wish | None:
        if pad.is_pressed(Button.A):
            return self._step
        if pad.is_pressed(Button.B):
            self.picked = False
            self._desk.whisper(Cue.PUT_DOWN)
        elif direction := direction_of(pad):
            return self._aim_at(neighbour(self._grid, self.at, direction))
        elif turned := pad.ticks(CRANK_STEPS):
            self._target = (self._target + turned) % len(self._steps[self.at])
            self._desk.whisper(Cue.CRANK_STEP)
        return None

    def _aim_at(self, cell: int | None) -> Wish | None:
        targets = [step.target for step in self._steps[self.at]]
        if cell is None:
            return Refused(_("The board ends there."))
        if cell not in targets:
            return Refused(_("One of your own units is there."))
        if targets.index(cell) != self._target:
            self._target = targets.index(cell)
            self._desk.whisper(Cue.CRANK_STEP)
        return None
