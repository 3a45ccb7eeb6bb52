"""Chapayev's CPU: five levels, and two plain players to measure them by."""

from collections.abc import Sequence

from msgspec.structs import replace

from chapayev.brain.asking import prospect
from chapayev.brain.draws import Draws
from chapayev.brain.levels import LEVELS, find_level
from chapayev.brain.players import RandomPlayer, SearchPlayer, StraightPlayer
from chapayev.brain.value import lead
from chapayev.brain.workload import make_questions
from chapayev.state import WHITE, Action, State
from chapayev.workload import make_tasks
from engine.core.chance import Rng
from engine.core.cpu import Player, Task, Trainer
from engine.core.game import RulesError
from engine.core.words import _

OUTLOOK = replace(LEVELS["3"], simulations=400)
"""How far the evaluation bar looks; a middling hand is supposed for both seats."""


class ChapayevCpu:
    """The `Brain` of Chapayev; it holds nothing."""

    levels = tuple(map(int, LEVELS))
    styles: tuple[str, ...] = ("balanced",)
    answers_ms = (500, 2000)

    def make_player(self, spec: str, *, nodes: int | None = None) -> Player[State, Action]:
        """`1` to `5`, `4:balanced`, `random`, or `straight`; raises `RulesError`.

        Args:
            spec: the word.
            nodes: how many strikes are foreseen for one choice, if not as many as the level's.
        """
        if spec == "random":
            return RandomPlayer()
        if spec == "straight":
            return StraightPlayer()
        return SearchPlayer(find_level(spec.removesuffix(f":{self.styles[0]}"), nodes))

    def worth(self, state: State) -> tuple[float, ...]:
        """By how many rows each seat is ahead."""
        return lead(state)

    def outlook(self, state: State) -> tuple[float, ...]:
        """By how many rows each seat is expected to be ahead at the end of the round.

        The match is in it where the round may end it.
        """
        if state.ended:
            return lead(state)
        white, _count = prospect(state, WHITE, OUTLOOK, Draws(Rng(1)))
        return white, -white

    def luck(self, state: State, action: Action) -> tuple[float, ...]:
        """Nothing: there are no dice, and what a hand does amiss is its own fault."""
        del state, action
        return 0.0, 0.0

    def fortune(self, state: State, action: Action) -> tuple[float, ...]:
        """Nothing either."""
        return self.luck(state, action)

    def trainer(self) -> Trainer:
        """Raises `RulesError`: nothing is learnt from matches."""
        raise RulesError(_("Chapayev's CPU learns nothing from matches, so it cannot be trained."))

    def questions(self) -> Sequence[tuple[str, State]]:
        """Strikes from middles of rounds."""
        return make_questions()

    def tasks(self) -> Sequence[Task]:
        """Both simulations of a strike."""
        return make_tasks()
