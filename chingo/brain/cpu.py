"""Chingò's CPU: five levels, and two plain players to measure them by.

They get a `View`, never a `State`: what a player may not know it cannot use.
"""

from collections.abc import Sequence

from chingo.brain.dice import Dice
from chingo.brain.levels import LEVELS, find_level
from chingo.brain.outlook import stand
from chingo.brain.players import GreedyPlayer, RandomPlayer, RushPlayer, SearchPlayer, make_sampler
from chingo.brain.workload import make_questions, make_tasks
from chingo.state import Action, State, View
from engine.core.cpu import Player, Task, Trainer
from engine.core.game import RulesError, Seat
from engine.core.words import _


class ChingoCpu:
    """The `Brain` of Chingò; it holds nothing."""

    levels = tuple(map(int, LEVELS))
    styles: tuple[str, ...] = ("balanced",)
    answers_ms = (500, 2000)

    def make_player(self, spec: str, *, nodes: int | None = None) -> Player[View, Action]:
        """`1` to `5`, `4:balanced`, `random`, `greedy` or `rush`; raises `RulesError`."""
        if spec == "random":
            return RandomPlayer()
        if spec == "greedy":
            return GreedyPlayer()
        if spec == "rush":
            return RushPlayer()
        return SearchPlayer(find_level(spec.removesuffix(f":{self.styles[0]}"), nodes))

    def worth(self, state: View) -> tuple[float, ...]:
        """By how many units each seat is ahead, halved, so that a unit more is worth 1 to both."""
        lead = (_units(state, 0) - _units(state, 1)) / 2
        return lead, -lead

    def outlook(self, state: View) -> tuple[float, ...]:
        """How well each seat stands by what the viewer knows, from -1 to 1; 0 for a spectator."""
        seat = state.viewer
        if seat is None or state.is_setup or state.ended:
            return 0.0, 0.0
        value = stand(state, seat, make_sampler(state, seat, ()), Dice(1))
        return (-value, value) if seat else (value, -value)

    def luck(self, state: View, action: Action) -> tuple[float, ...]:
        """Nothing: both matches of a pair have the same deals and the same lot."""
        del state, action
        return 0.0, 0.0

    def fortune(self, state: View, action: Action) -> tuple[float, ...]:
        """Nothing either."""
        return self.luck(state, action)

    def trainer(self) -> Trainer:
        """Raises `RulesError`: nothing is learnt from matches."""
        raise RulesError(_("Chingò's CPU learns nothing from matches, so it cannot be trained."))

    def questions(self) -> Sequence[tuple[str, State]]:
        """States of matches of random play, early and late."""
        return make_questions()

    def tasks(self) -> Sequence[Task]:
        """Random plies and playouts."""
        return make_tasks()


def _units(view: View, seat: Seat) -> int:
    return sum(unit is not None and unit.owner == seat for unit in view.cells)
