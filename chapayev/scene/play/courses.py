"""What physics makes of a launch, worked out once and then both recorded and shown (K19)."""

from functools import lru_cache
from typing import Final

from chapayev.course import Course, Launch
from chapayev.flat import Board
from chapayev.foresight import foresee
from chapayev.hanging import turns_over
from chapayev.physics import simulate
from chapayev.resolver import launch_of
from chapayev.scene.picture.meter import Span
from chapayev.state import Checkers, Key, Settled, State, Strike

FULL: Final = 100
NEVER: Final = 49
"""A strike below half power tips nothing (K16)."""

_simulate = lru_cache(maxsize=8)(simulate)
_foresee = lru_cache(maxsize=32)(foresee)


def course_of(state: State) -> Course:
    """What becomes of the launch in hand, with the poses to be drawn."""
    return simulated(state.checkers, launch_of(state), Board.of(state.setup))


def simulated(checkers: Checkers, launch: Launch, board: Board) -> Course:
    """What becomes of a launch, with the poses to be drawn."""
    return _simulate(checkers, launch, board)


def resolve(state: State) -> Settled:
    """The resolver of matches that are played here: what is shown is what is recorded."""
    return course_of(state).settled


@lru_cache(maxsize=16)
def turning_strikes(checkers: Checkers, key: Key, tenths: int, board: Board) -> tuple[Span, ...]:
    """The powers at which a strike turns its own checker over, or stands it on its edge (K16).

    Harder strikes lift more, so there is one power from which on they do; only where the checker
    is hit once more in its fall may a single power come out otherwise.
    """
    if not _turns(_foresee(checkers, Strike(*key, tenths, FULL), board), key):
        return ()
    low, high = NEVER, FULL
    while high - low > 1:
        middle = (low + high) // 2
        if _turns(_foresee(checkers, Strike(*key, tenths, middle), board), key):
            high = middle
        else:
            low = middle
    return ((high, FULL),)


def _turns(course: Course, key: Key) -> bool:
    """Whether a checker rests, or goes off, on another face than it lay on."""
    disc = next(at for at, each in enumerate(course.before) if each.key == key)
    faces = [tip.face for tip in course.tips if tip.disc == disc]
    return bool(faces) and faces[-1] != course.before[disc].face


@lru_cache(maxsize=1)
def turning_thumbs() -> tuple[Span, ...]:
    """The powers at which a thumb lands a checker on its other face (K14)."""
    powers = [power for power in range(1, FULL + 1) if turns_over(power)]
    starts = [power for power in powers if power - 1 not in powers]
    ends = [power for power in powers if power + 1 not in powers]
    return tuple(zip(starts, ends, strict=True))


def foreseen(state: State, strike: Strike) -> Course:
    """What would become of a strike, for the line that helps to aim; it has no poses."""
    return _foresee(state.checkers, strike, Board.of(state.setup))
