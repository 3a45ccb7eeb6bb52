"""How a seat stands by what it knows: worlds without playouts, for votes, ties and the bar."""

from collections.abc import Sequence
from typing import Final

from chingo.brain.codes import arm_of
from chingo.brain.dice import Dice
from chingo.brain.evaluate import Weights, evaluate
from chingo.brain.search import Root
from chingo.brain.worlds import Sampler
from chingo.state import View
from engine.core.game import Seat

WORLDS: Final = 40


def stand(view: View, seat: Seat, sampler: Sampler, dice: Dice) -> float:
    """How well `seat` stands, from -1 to 1."""
    root, weights = Root(view, seat), Weights()
    boards = [root.board(sampler.draw(dice)) for _world in range(WORLDS)]
    return sum(evaluate(board, seat, weights) for board in boards) / WORLDS


def armies(
    view: View, seat: Seat, sampler: Sampler, dice: Dice
) -> tuple[Sequence[float], Sequence[float]]:
    """How many units with each weapon `seat` has, and the enemy is expected to have."""
    root, counts = Root(view, seat), [[0.0] * 3, [0.0] * 3]
    for _world in range(WORLDS):
        board = root.board(sampler.draw(dice))
        for side, movers in enumerate(board.movers):
            for pad in movers:
                counts[side][arm_of(board.cells[pad])] += 1 / WORLDS
    return counts[seat], counts[1 - seat]
