"""Blowing at a checker on its edge (K13)."""

import pytest

from chapayev.course import Breaths, Course
from chapayev.flat import PLAIN, Board
from chapayev.foresight import foresee
from chapayev.physics import simulate
from chapayev.standing import face_after, wind
from chapayev.state import UNIT, Checker, Face

MIDDLE = 4 * UNIT


def blown(
    white: int, black: int, *, army: int = 0, y: int = MIDDLE, board: Board = PLAIN
) -> Course:
    standing = Checker(army, 3, MIDDLE, y, "edge")
    return foresee((standing,), Breaths(army, 3, white, black), board)


@pytest.mark.parametrize(
    ("army", "dy", "face"), [(0, 1, "up"), (0, -1, "over"), (1, 1, "over"), (1, -1, "up")]
)
def test_k13_it_falls_face_up_away_from_its_home(army: int, dy: float, face: Face) -> None:
    assert face_after(army, dy) == face


@pytest.mark.parametrize(("white", "black"), [(0, 0), (50, 50), (100, 91), (20, 29)])
def test_k13_equal_breaths_leave_it_standing(white: int, black: int) -> None:
    assert wind(white, black) == 0.0
    assert blown(white, black).settled.moved == ()


@pytest.mark.parametrize("army", [0, 1])
@pytest.mark.parametrize(("white", "black"), [(40, 10), (10, 40)])
def test_k13_who_blows_harder_gets_it(army: int, white: int, black: int) -> None:
    (checker,) = blown(white, black, army=army).rest
    assert checker.player == (0 if white > black else 1)
    assert (checker.y > MIDDLE) == (white > black)


def test_k13_too_strong_a_breath_sends_it_off() -> None:
    near = 7 * UNIT
    assert blown(30, 0, y=near).off == ()
    assert blown(100, 0, y=near).off == ((0, 3),)


def test_k13_without_traitors_it_lies_on_its_feet() -> None:
    (checker,) = blown(0, 40, board=Board(can_turn=False)).rest
    assert checker.face == "up"


def test_k13_what_it_slides_into_is_pushed() -> None:
    standing = Checker(0, 3, MIDDLE, MIDDLE, "edge")
    other = Checker(1, 5, MIDDLE, MIDDLE + 60_000)
    for simulation in (foresee, simulate):
        course = simulation((standing, other), Breaths(0, 3, 60, 0))
        assert len(course.settled.moved) == 2
        assert {each.face for each in course.rest} == {"up"}
