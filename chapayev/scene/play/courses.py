"""What physics makes of a launch, worked out once and then both recorded and shown (K19)."""

from functools import lru_cache

from chapayev.course import Course, Launch
from chapayev.flat import Board
from chapayev.foresight import foresee
from chapayev.physics import simulate
from chapayev.resolver import launch_of
from chapayev.state import Checkers, Settled, State, Strike

_simulate = lru_cache(maxsize=8)(simulate)
_foresee = lru_cache(maxsize=8)(foresee)


def course_of(state: State) -> Course:
    """What becomes of the launch in hand, with the poses to be drawn."""
    return simulated(state.checkers, launch_of(state), Board.of(state.setup))


def simulated(checkers: Checkers, launch: Launch, board: Board) -> Course:
    """What becomes of a launch, with the poses to be drawn."""
    return _simulate(checkers, launch, board)


def resolve(state: State) -> Settled:
    """The resolver of matches that are played here: what is shown is what is recorded."""
    return course_of(state).settled


def foreseen(state: State, strike: Strike) -> Course:
    """What would become of a strike, for the line that helps to aim; it has no poses."""
    return _foresee(state.checkers, strike, Board.of(state.setup))
