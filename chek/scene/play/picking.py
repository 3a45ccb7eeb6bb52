"""A turn's first act: the hand finds a piece, A picks it, the box finds a target, A confirms."""

from collections.abc import Iterable

from chek.editions import edition_of
from chek.moves import steps
from chek.reasons import why_not
from chek.scene.picture.foot import is_down_to_one
from chek.scene.play.intents import Do, Hints, Intent, Leave, Marks, Refused
from chek.state import Action, Attack, Move, State
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.pad import Button, Pad
from engine.device.widgets import CRANK_STEPS, Icon
from engine.device.widgets.boardview import Grid
from engine.device.widgets.hopping import Direction, direction_of, hop, neighbour


class Picking:
    """The hand of the seat whose turn it is.

    Attributes:
        at: the cell that the hand points at, always one of the seat's own pieces.
        picked: whether that piece is held up.
    """

    is_still = True
    note = ""

    def __init__(self, console: Console, grid: Grid, state: State, at: int | None = None) -> None:
        self._console = console
        self._grid = grid
        self._state = state
        choices = self._choices()
        self._own = sorted(choices, key=grid.column_row)
        self._steps = {cell: self._clockwise(cell, found) for cell, found in choices.items()}
        self._able = [cell for cell in self._own if self._can(cell)]
        self.at = self._first(at)
        self.picked = False
        self._target = 0

    def _choices(self) -> dict[int, list[Move | Attack]]:
        """Where the hand may be, and what each piece may do there."""
        state = self._state
        return {cell: list(steps(state, cell)) for cell in state.pieces(state.actor)}

    def _can(self, cell: int) -> bool:
        """Whether A does something with the piece."""
        return bool(self._steps[cell])

    def _clockwise(self, cell: int, found: Iterable[Move | Attack]) -> list[Move | Attack]:
        """Steps clockwise from up, as the crank goes round; the nearer of two first."""
        return sorted(found, key=lambda step: self._angle(cell, step.target))

    def _angle(self, cell: int, target: int) -> tuple[int, int]:
        """0 to 3: up, right, down, left on the screen; and how far."""
        direction, far = self._way(cell, target)
        return ((0, -1), (1, 0), (0, 1), (-1, 0)).index(direction), far

    def _way(self, cell: int, target: int) -> tuple[Direction, int]:
        """The direction on the screen from a cell to another in one line with it, and how far."""
        column, row = self._grid.column_row(cell)
        to_column, to_row = self._grid.column_row(target)
        right, down = to_column - column, to_row - row
        far = max(abs(right), abs(down))
        return (right // far, down // far), far

    def _first(self, at: int | None) -> int:
        """The piece last played, if it can act, else the nearest that can."""
        if at is None:
            return self._able[len(self._able) // 2]
        column, row = self._grid.column_row(at)

        def distance(cell: int) -> int:
            to_column, to_row = self._grid.column_row(cell)
            return abs(to_column - column) + abs(to_row - row)

        return min(self._able, key=distance)

    def point(self, action: Action) -> None:
        """Take up the piece of an action and aim at its target, as a hint."""
        for cell, found in self._steps.items():
            if action in found:
                self.at, self.picked, self._target = cell, True, found.index(action)

    def update(self, pad: Pad) -> Intent | None:
        """One tick of input."""
        return self._aim(pad) if self.picked else self._look(pad)

    def marks(self) -> Marks:
        """What lies on the board now."""
        found = self._steps[self.at]
        step = found[self._target] if self.picked else None
        return Marks(
            hand=self.at,
            box=step.target if step else self.at,
            picked=self.at if self.picked else None,
            corners=tuple(
                each.target for each in found if isinstance(each, Attack) and each != step
            ),
            dots=tuple(each.target for each in found if isinstance(each, Move)),
            attack=step if isinstance(step, Attack) else None,
        )

    def hints(self) -> Hints:
        """The words of the hint line."""
        if not self.picked:
            leave = _("end it") if is_down_to_one(self._state) else _("leave")
            found = _("card") if self._has_cards else _("piece")
            return (Icon.CRANK, found), (Icon.A, _("pick")), (Icon.B, leave)
        is_attack = isinstance(self._steps[self.at][self._target], Attack)
        verb = _("attack") if is_attack else _("move")
        return (Icon.CRANK, _("target")), (Icon.A, verb), (Icon.B, _("back"))

    # Finding a piece

    def _look(self, pad: Pad) -> Intent | None:
        if pad.is_pressed(Button.A):
            return self._pick()
        if pad.is_pressed(Button.B):
            return Leave()
        direction = direction_of(pad)
        if direction:
            self._go(hop(self._grid, self.at, self._own, direction))
        elif turned := pad.ticks(CRANK_STEPS):
            self._turn_hand(turned)
        return None

    def _go(self, cell: int | None) -> None:
        if cell is not None:
            self.at = cell
            row = self._grid.ranks - 1 - self._grid.column_row(cell)[1]
            self._console.cue(Cue.MOVE_HAND, row)

    def _turn_hand(self, turned: int) -> None:
        """The crank goes through the pieces that can act, from left to right."""
        place = self._grid.column_row(self.at)
        before = [cell for cell in self._able if self._grid.column_row(cell) < place]
        index = len(before)
        if self.at not in self._able and turned > 0:
            turned -= 1
        self.at = self._able[(index + turned) % len(self._able)]
        self._console.cue(Cue.CRANK_STEP)

    def _pick(self) -> Intent | None:
        if not self._steps[self.at]:
            return Refused(self._shut_in())
        self.picked = True
        self._target = self._best()
        self._console.cue(Cue.PICK)
        return None

    @property
    def _has_cards(self) -> bool:
        return edition_of(self._state.setup).has_cards

    def _shut_in(self) -> str:
        """Why nothing is picked."""
        if self._has_cards:
            return _("This card is shut in: it can neither move nor attack.")
        return _("This piece is shut in: it can neither move nor attack.")

    def _best(self) -> int:
        """An attack if there is one, else the step that comes nearest to an enemy."""
        found = self._steps[self.at]
        for index, step in enumerate(found):
            if isinstance(step, Attack):
                return index
        return min(range(len(found)), key=lambda index: self._gap(found[index].target))

    def _gap(self, cell: int) -> int:
        """Steps from a cell to the nearest enemy."""
        column, row = self._grid.column_row(cell)
        owner = self._state.cells[self.at]
        gaps = []
        for other, theirs in enumerate(self._state.cells):
            if theirs not in (0, owner):
                to_column, to_row = self._grid.column_row(other)
                gaps.append(abs(to_column - column) + abs(to_row - row))
        return min(gaps, default=0)

    # Finding a target

    def _aim(self, pad: Pad) -> Intent | None:
        if pad.is_pressed(Button.A):
            return Do(self._steps[self.at][self._target])
        if pad.is_pressed(Button.B):
            self.picked = False
            self._console.cue(Cue.PUT_DOWN)
            return None
        direction = direction_of(pad)
        if direction:
            return self._aim_along(direction)
        if turned := pad.ticks(CRANK_STEPS):
            self._target = (self._target + turned) % len(self._steps[self.at])
            self._console.cue(Cue.CRANK_STEP)
        return None

    def _aim_along(self, direction: Direction) -> Intent | None:
        """The box goes like a hand along the line: out, further out, and back."""
        targets = [step.target for step in self._steps[self.at]]
        now, far = self._way(self.at, targets[self._target])
        near = neighbour(self._grid, self.at, direction)
        further = neighbour(self._grid, near, direction) if near is not None else None
        if now == direction:
            return self._aim_at(further) if far == 1 and further in targets else None
        if now == (-direction[0], -direction[1]) and far > 1:
            return self._aim_at(neighbour(self._grid, self.at, now))
        return self._aim_at(near)

    def _why_not(self, cell: int | None) -> str:
        """Why the picked piece cannot go to a cell beside it; the rules' reason for an enemy."""
        owner = self._state.cells[cell] if cell is not None else 0
        if cell is None or owner in (0, self._state.cells[self.at]):
            return _("It cannot move or attack that way.")
        return self._why_not_enemy(cell)

    def _why_not_enemy(self, cell: int) -> str:
        """Why the enemy beside the picked piece cannot be attacked."""
        return why_not(self._state, self._state.actor, Attack(self.at, cell))

    def _aim_at(self, cell: int | None) -> Intent | None:
        targets = [step.target for step in self._steps[self.at]]
        if cell not in targets:
            return Refused(self._why_not(cell))
        if targets.index(cell) != self._target:
            self._target = targets.index(cell)
            self._console.cue(Cue.CRANK_STEP)
        return None
