"""The search: each action is tried in the same sampled worlds, and the better half goes on.

Sequential halving (Karnin, Koren, Somekh 2013) spends the playouts where they can still change the
choice. One world is used for every action of a round, so that actions differ by what they do and
not by the worlds that they happened to meet.
"""

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Final

import msgspec

from chingo.brain.codes import CELL_OF, PADS, WALL, code_of
from chingo.brain.dice import Dice
from chingo.brain.evaluate import Weights, evaluate
from chingo.brain.guided import play_out
from chingo.brain.playout import GOES_ON, Board
from chingo.brain.worlds import Sampler, World
from chingo.state import Attack, Move, View
from engine.core.game import Seat

Step = Move | Attack


LEAST_WORLDS: Final = 24
PLAYOUTS_A_WORLD: Final = 12
"""How often a sampled world is used: sampling costs as much as some playouts."""

ASIDE: Final = 0.001
"""How far below the best an action is at least."""


class Plan(msgspec.Struct, frozen=True):
    """How much is looked at.

    Attributes:
        playouts: how many, over all actions.
        soon: plies after the action that are played before it is weighed for the first time...
        plies: ...and how many more before it is weighed again; its value is the mean of both. What
            is won at once counts more so than what may be won at any time.
        weights: what a cut playout is worth.
    """

    playouts: int
    soon: int = 1
    plies: int = 10
    weights: Weights = Weights()


class Found(msgspec.Struct, frozen=True):
    """What a search found.

    Attributes:
        steps: the seat's actions.
        values: what each is worth, from -1 to 1; those given up early are known less well.
        playouts: how many were played.
    """

    steps: tuple[Step, ...]
    values: tuple[float, ...]
    playouts: int


class Root:
    """A view as the playouts begin with it."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.seat = seat
        self._quiet = view.quiet
        self._codes = [WALL] * 64
        self._marks: dict[int, int] = {}
        for cell, unit in enumerate(view.cells):
            pad = PADS[cell]
            self._codes[pad] = code_of(unit) if unit and unit.arm != "?" else 0
            if unit and unit.arm == "?":
                self._marks[cell] = 1 + 5 * unit.moved + 20 * unit.owner

    def board(self, world: World) -> Board:
        """The playout board of one world, the seat to act."""
        codes = self._codes[:]
        for cell, arm in world.arms.items():
            codes[PADS[cell]] = self._marks[cell] + arm
        return Board(codes, self.seat, self._quiet)


def search(view: View, seat: Seat, sampler: Sampler, plan: Plan, dice: Dice) -> Found:
    """What the steps of `seat`, whose turn it is, are worth."""
    root = Root(view, seat)
    many = max(LEAST_WORLDS, plan.playouts // PLAYOUTS_A_WORLD)
    boards = cycle([root.board(sampler.draw(dice)) for _world in range(many)])
    trials = [_Trial(source, target) for source, target in next(boards).moves()]
    alive, playouts = trials, 0
    rounds = max(1, (len(trials) - 1).bit_length())
    for _round in range(rounds):
        for _world in range(max(1, plan.playouts // (rounds * len(alive)))):
            board = next(boards)
            for trial in alive:
                trial.run(board, plan, dice)
            playouts += len(alive)
        alive = sorted(alive, key=_Trial.mean, reverse=True)[: (len(alive) + 1) // 2]
    steps = tuple(_step(view, trial) for trial in trials)
    return Found(steps, tuple(_values(trials, alive[0])), playouts)


def _values(trials: Sequence["_Trial"], best: "_Trial") -> Iterator[float]:
    """The trials' means; one given up early, which had luck, is not above the last that is left."""
    most = best.mean()
    for trial in trials:
        yield most if trial is best else min(trial.mean(), most - ASIDE)


class _Trial:
    """One action and what its playouts came to."""

    __slots__ = ("count", "source", "target", "total")

    def __init__(self, source: int, target: int) -> None:
        self.source, self.target = source, target
        self.total = 0.0
        self.count = 0

    def run(self, board: Board, plan: Plan, dice: Dice) -> None:
        own, side = board.copy(), board.side
        own.step(own.movers[side].index(self.source), self.target, dice.below(1 << 20))
        last, dice.seed = play_out(own, plan.soon, dice.seed, is_sharp=True)
        value = evaluate(own, side, plan.weights)
        if plan.plies and own.winner == GOES_ON:
            _last, dice.seed = play_out(own, plan.plies, dice.seed, last)
            value = (value + evaluate(own, side, plan.weights)) / 2
        self.total += value
        self.count += 1

    def mean(self) -> float:
        return self.total / self.count if self.count else -1.0


def _step(view: View, trial: _Trial) -> Step:
    source, target = CELL_OF[trial.source], CELL_OF[trial.target]
    return Attack(source, target) if view.cells[target] else Move(source, target)


def best_of(found: Found, errors: Sequence[float]) -> int:
    """Which action is the best, each value misjudged by an error."""
    marks = [value + error for value, error in zip(found.values, errors, strict=True)]
    return marks.index(max(marks))
