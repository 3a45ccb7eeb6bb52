"""The flat game of discs: what both simulations are asked, and what they answer.

`chapayev.foresight` answers exactly, event by event; `chapayev.physics` with pymunk. Turning over,
standing on edge and thumb flicks are built upon the answer (`chapayev.tumble` and its neighbours).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from chapayev.constants import FRICTION, GRAVITY, POLISHED_FRICTION, RADIUS
from chapayev.state import Setup, Surface

Place = tuple[float, float]
"""Where the centre of a disc is, mm from the lower left corner as White sees it."""


class Board(NamedTuple):
    """What the checkers slide on, and what may become of them there (K12, K13, K15, K18).

    Attributes:
        surface: where a seam runs.
        is_polished: whether friction is 0.15.
        can_turn: whether a checker may turn over.
        can_stand: whether one may come to rest on its edge.
    """

    surface: Surface = "plain"
    is_polished: bool = False
    can_turn: bool = True
    can_stand: bool = True

    @classmethod
    def of(cls, setup: Setup) -> "Board":
        """The board of a match."""
        return cls(setup.board, setup.polished, setup.traitors, setup.edges)

    @property
    def braking(self) -> float:
        """How fast a sliding checker loses speed, mm/s2."""
        return GRAVITY * (POLISHED_FRICTION if self.is_polished else FRICTION)

    @property
    def unwinding(self) -> float:
        """How fast a checker loses spin, rad/s2: a disc that presses evenly on the board."""
        return self.braking * 4.0 / (3.0 * RADIUS)


PLAIN: Final = Board()


class Push(NamedTuple):
    """A disc set in motion: the finger's work.

    Attributes:
        disc: which, by its place in the list.
        vx: speed along the files' letters, mm/s.
        vy: speed along the rows' numbers, mm/s.
    """

    disc: int
    vx: float
    vy: float


class Impact(NamedTuple):
    """Two rims meet.

    Attributes:
        time: s since the strike.
        runner: the disc that was faster along the line of centres.
        other: the disc it ran into.
        strength: what one gave the other along that line, mm/s (momentum by mass).
        nx: the line of centres, from the runner's to the other's: unit vector, x.
        ny: its y.
        slip: how fast one rim slid along the other as they met, mm/s.
        is_even: whether both were as fast along that line, so that neither ran into the other.
    """

    time: float
    runner: int
    other: int
    strength: float
    nx: float
    ny: float
    slip: float
    is_even: bool = False


class Fall(NamedTuple):
    """A disc's centre passes the edge: it is off and touches nothing more (K04).

    Attributes:
        time: s since the strike.
        disc: which.
        x: where, mm.
        y: where, mm.
        vx: how fast, mm/s.
        vy: how fast, mm/s.
    """

    time: float
    disc: int
    x: float
    y: float
    vx: float
    vy: float


class Pose(NamedTuple):
    """How a disc lies at an instant, to be drawn.

    Attributes:
        x: of its centre, mm.
        y: of its centre, mm.
        angle: of its mark, rad, counter-clockwise; it grows past a whole turn.
    """

    x: float
    y: float
    angle: float


Frame = Sequence[Pose | None]
"""One instant: each disc's pose, None once it is off."""


class Flat(NamedTuple):
    """All discs at rest again.

    Attributes:
        places: where each disc lies; for one that is off where it left the board.
        impacts: in the order of time.
        falls: in the order of time.
        paths: for each disc the corners of its way, first and last place among them.
        seconds: until the last disc came to rest.
        frames: every `STEP` seconds from the strike on, and the rest; foresight has none.
    """

    places: Sequence[Place]
    impacts: Sequence[Impact]
    falls: Sequence[Fall]
    paths: Sequence[Sequence[Place]]
    seconds: float
    frames: Sequence[Frame] = ()


class Slide(Protocol):
    """A simulation of the flat game; there are two."""

    def __call__(self, places: Sequence[Place], pushes: Sequence[Push], board: Board) -> Flat:
        """What becomes of the discs.

        Args:
            places: where the centres are, on the board and nowhere nearer than two radii.
            pushes: which discs are set in motion; one for a strike.
            board: what they slide on.
        """
