"""From a flick to rest: the flat game, what tumbles in it, and the record of both (K16, K19)."""

from collections.abc import Sequence
from typing import NamedTuple

from chapayev.compass import heading
from chapayev.constants import FULL_SPEED
from chapayev.flat import Board, Flat, Push, Slide
from chapayev.grid import to_grid, to_mm
from chapayev.hanging import Flight, fly
from chapayev.standing import face_after, wind
from chapayev.state import Checker, Checkers, Face, Key, Settled, Strike, Thumb
from chapayev.tumble import Tip, tumble


class Breaths(NamedTuple):
    """Both seats have blown at a checker on its edge (K13).

    Attributes:
        army: of the checker.
        number: of the checker.
        white: White's breath, 0 to 100 percent.
        black: Black's.
    """

    army: int
    number: int
    white: int
    black: int


Launch = Strike | Thumb | Breaths
"""What sets checkers in motion."""


class Course(NamedTuple):
    """All that becomes of a launch. Disc `i` of its parts is the checker `before[i]`.

    Attributes:
        before: the checkers as they lay.
        launch: what set them in motion.
        flat: where they slid, what they met, and from physics the poses to be drawn.
        tips: what lifted them.
        flight: of the checker that a thumb flicked; else None.
        rest: the checkers on the board afterwards, in order.
    """

    before: Checkers
    launch: Launch
    flat: Flat
    tips: Sequence[Tip]
    flight: Flight | None
    rest: Checkers

    @property
    def off(self) -> tuple[Key, ...]:
        """Who went off, in order."""
        kept = {each.key for each in self.rest}
        return tuple(each.key for each in self.before if each.key not in kept)

    @property
    def settled(self) -> Settled:
        """What of it is recorded (K20)."""
        was = set(self.before)
        return Settled(tuple(each for each in self.rest if each not in was), self.off)


def play(checkers: Checkers, launch: Launch, board: Board, slide: Slide) -> Course:
    """What becomes of a launch, by one of the two simulations of the flat game.

    Args:
        checkers: all on the board, in order; the launched one among them.
        launch: a strike, a thumb's flick or two breaths.
        board: what they slide on, and what may become of them.
        slide: the simulation.
    """
    if isinstance(launch, Thumb):
        return _play_thumb(checkers, launch, board)
    if isinstance(launch, Breaths):
        return _play_breaths(checkers, launch, board, slide)
    push = push_of(checkers, launch)
    flat = slide([to_mm(each) for each in checkers], [push], board)
    tips = tumble(checkers, flat, board, push)
    return Course(checkers, launch, flat, tips, None, rest_of(checkers, flat, tips))


def push_of(checkers: Checkers, strike: Strike) -> Push:
    """How a strike sets its checker in motion (K18)."""
    speed = FULL_SPEED * strike.power / 100.0
    ux, uy = heading(strike.tenths)
    return Push(_index(checkers, strike.key), speed * ux, speed * uy)


def rest_of(checkers: Checkers, flat: Flat, tips: Sequence[Tip]) -> Checkers:
    """The checkers at rest, on the grid of records; what did not move stays where it was."""
    off = {fall.disc for fall in flat.falls}
    faces = {tip.disc: tip.face for tip in tips}
    moved = [disc for disc, path in enumerate(flat.paths) if len(path) > 1 and disc not in off]
    spots = {
        disc: (each.x, each.y)
        for disc, each in enumerate(checkers)
        if disc not in off and disc not in moved
    }
    for disc in moved:
        spots[disc] = to_grid(flat.places[disc], tuple(spots.values()))
    return tuple(
        _moved(each, spots[disc], faces.get(disc, each.face))
        for disc, each in enumerate(checkers)
        if disc not in off
    )


def _play_thumb(checkers: Checkers, thumb: Thumb, board: Board) -> Course:
    flight, landed = fly(checkers, thumb, can_turn=board.can_turn)
    rest = tuple(
        landed if each.key == landed.key else each
        for each in checkers
        if each.key != flight.prisoner
    )
    return Course(checkers, thumb, _still(checkers, flight.seconds), (), flight, rest)


def _play_breaths(checkers: Checkers, breaths: Breaths, board: Board, slide: Slide) -> Course:
    """The checker falls away from the stronger breath, and slides before it."""
    disc = _index(checkers, (breaths.army, breaths.number))
    speed = wind(breaths.white, breaths.black)
    if speed == 0.0:
        return Course(checkers, breaths, _still(checkers, 0.0), (), None, checkers)
    face: Face = face_after(breaths.army, speed) if board.can_turn else "up"
    fallen = Tip(0.0, disc, 0.0, 1.0 if speed > 0.0 else -1.0, 0.0, 0.0, face)
    lying = tuple(
        _moved(each, (each.x, each.y), face) if each is checkers[disc] else each
        for each in checkers
    )
    flat = slide([to_mm(each) for each in checkers], [Push(disc, 0.0, speed)], board)
    tips = (fallen, *tumble(lying, flat, board))
    return Course(checkers, breaths, flat, tips, None, rest_of(checkers, flat, tips))


def _still(checkers: Checkers, seconds: float) -> Flat:
    """A flat game in which nothing slides."""
    places = [to_mm(each) for each in checkers]
    return Flat(places, (), (), [[place] for place in places], seconds)


def _index(checkers: Checkers, key: Key) -> int:
    return next(disc for disc, each in enumerate(checkers) if each.key == key)


def _moved(checker: Checker, spot: tuple[int, int], face: Face) -> Checker:
    return Checker(checker.army, checker.number, *spot, face)
