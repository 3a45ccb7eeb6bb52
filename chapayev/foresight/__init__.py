"""Exact prediction of a strike, event by event, in the standard library alone."""

from chapayev.course import Course, Launch, play
from chapayev.flat import PLAIN, Board
from chapayev.foresight.events import slide
from chapayev.state import Checkers

__all__ = ["foresee", "slide"]


def foresee(checkers: Checkers, launch: Launch, board: Board = PLAIN) -> Course:
    """What becomes of a launch, exactly; without poses to be drawn.

    Args:
        checkers: all on the board, in order; the launched one among them.
        launch: a strike, a thumb's flick or two breaths.
        board: what they slide on, and what may become of them.
    """
    return play(checkers, launch, board, slide)
