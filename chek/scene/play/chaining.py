"""An open chain: the hand steps along the linked pieces, the box round what they can reach."""

from math import atan2, tau

from chek.editions import edition_of
from chek.moves import chain_attacks, group
from chek.reasons import why_not
from chek.scene.picture.links import group_links
from chek.scene.play.intents import Do, Hints, Intent, Marks, Refused
from chek.state import Action, Attack, State, Stop
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.pad import Button, Pad
from engine.device.widgets import CRANK_STEPS, Icon
from engine.device.widgets.boardview import Grid
from engine.device.widgets.hopping import Direction, direction_of, hop, neighbour, sector


class Chaining:
    """The hand of a chain's controller; every chain attack and the stop are his own doing.

    Attributes:
        at: the linked piece that the hand points at.
        box: the enemy that A attacks.
    """

    is_still = True
    note = ""

    def __init__(self, console: Console, grid: Grid, state: State) -> None:
        if state.chain is None:
            raise ValueError("no chain is open")
        self._console = console
        self._grid = grid
        self._state = state
        self._linked = sorted(group(state))
        self._attacks = list(chain_attacks(state))
        self._targets = self._clockwise(state.chain.cell)
        self._rings = group_links(state)
        self.at = self._nearest_attacker(state.chain.cell, self._attacks)
        self.box = next(target for target in self._targets if self._reaches(self.at, target))

    def _clockwise(self, centre: int) -> list[int]:
        """All targets by their angle round a cell, from straight up on."""
        column, row = self._grid.column_row(centre)

        def place(cell: int) -> tuple[float, int]:
            to_column, to_row = self._grid.column_row(cell)
            right, down = to_column - column, to_row - row
            return atan2(right, -down) % tau, right * right + down * down

        return sorted({attack.target for attack in self._attacks}, key=place)

    def _nearest_attacker(self, at: int, attacks: list[Attack]) -> int:
        column, row = self._grid.column_row(at)

        def distance(attack: Attack) -> int:
            to_column, to_row = self._grid.column_row(attack.source)
            return (to_column - column) ** 2 + (to_row - row) ** 2

        return min(attacks, key=distance).source

    def _reaches(self, source: int, target: int) -> bool:
        return Attack(source, target) in self._attacks

    def _reached_from(self, source: int) -> list[int]:
        return [target for target in self._targets if self._reaches(source, target)]

    @property
    def attack(self) -> Attack:
        """What A does: by the piece under the hand if it reaches, else by the nearest that does."""
        able = [attack for attack in self._attacks if attack.target == self.box]
        return Attack(self._nearest_attacker(self.at, able), self.box)

    def point(self, action: Action) -> None:
        """Aim as an action does, as a hint; a stop leaves all as it is."""
        if isinstance(action, Attack):
            self.at, self.box = action.source, action.target

    def update(self, pad: Pad) -> Intent | None:
        """One tick of input."""
        if pad.is_pressed(Button.A):
            return Do(self.attack)
        if pad.is_pressed(Button.B):
            return Do(Stop())
        direction = direction_of(pad)
        if direction:
            return self._steer(direction)
        if turned := pad.ticks(CRANK_STEPS):
            index = (self._targets.index(self.box) + turned) % len(self._targets)
            self._choose(self._targets[index])
            self.at = self.attack.source
        return None

    def marks(self) -> Marks:
        """What lies on the board now."""
        source = self.attack.source
        return Marks(
            hand=self.at,
            box=self.box,
            corners=tuple(target for target in self._targets if target != self.box),
            source=source if source != self.at else None,
            rings=self._rings,
            attack=self.attack,
        )

    def hints(self) -> Hints:
        """The words of the hint line."""
        return (Icon.CRANK, _("target")), (Icon.A, _("attack")), (Icon.B, _("stop"))

    # The D-pad: first along the links, then round what this piece reaches, then further off

    def _steer(self, direction: Direction) -> Intent | None:
        linked, target = self._lies(direction)
        if linked is not None:
            self._go(linked)
        elif target is not None:
            self._choose(target)
        else:
            return Refused(self._why_not(direction))
        return None

    def _why_not(self, direction: Direction) -> str:
        """Why nothing is chosen that way: the rules' reason if an enemy stands there."""
        state, beside = self._state, neighbour(self._grid, self.at, direction)
        if beside is None or state.cells[beside] in (0, state.cells[self.at]):
            if edition_of(state.setup).has_cards:
                return _("There is no linked card or target that way.")
            return _("There is no linked piece or target that way.")
        return why_not(state, state.actor, Attack(self.at, beside))

    def _lies(self, direction: Direction) -> tuple[int | None, int | None]:
        """The linked piece that the hand goes to that way, or the target that the box does."""
        beside = neighbour(self._grid, self.at, direction)
        if beside in self._linked:
            return beside, None
        fan = self._fan(direction)
        place = fan.index(self.box) + 1 if self.box in fan else 0
        if place < len(fan):
            return None, fan[place]
        return hop(self._grid, self.at, self._linked, direction), fan[0] if fan else None

    def _fan(self, direction: Direction) -> list[int]:
        """Targets next to the hand in a direction and the two corners beside it."""
        beside = [neighbour(self._grid, self.at, each) for each in sector(direction)]
        reached = self._reached_from(self.at)
        return [cell for cell in beside if cell is not None and cell in reached]

    def _go(self, cell: int) -> None:
        """The hand steps on; the box stays where this piece can reach it."""
        self.at = cell
        reached = self._reached_from(cell)
        if reached and self.box not in reached:
            self.box = reached[0]
        row = self._grid.ranks - 1 - self._grid.column_row(cell)[1]
        self._console.cue(Cue.MOVE_HAND, row)

    def _choose(self, target: int) -> None:
        self.box = target
        self._console.cue(Cue.CRANK_STEP)
