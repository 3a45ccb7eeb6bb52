"""How checkers turn over and stand on edge (K12, K13, K16)."""

from math import sqrt

import pytest

from chapayev.constants import LIFT_FROM
from chapayev.flat import PLAIN, Board, Flat, Impact
from chapayev.foresight import foresee
from chapayev.state import UNIT, Checker, Checkers, Face, Strike
from chapayev.tumble import BARRIER, Tumbling, grip_of
from chapayev.workload import rates, strikes

HALF = UNIT // 2


def lying(*cells: tuple[int, int, float, float]) -> Checkers:
    """Checkers by army, number, file and row, both counted in cells from the corner."""
    return tuple(
        Checker(army, number, round(file * UNIT), round(row * UNIT))
        for army, number, file, row in cells
    )


def faces(checkers: Checkers, power: int, board: Board = PLAIN) -> dict[tuple[int, int], Face]:
    """How the checkers lie after White's first is struck straight at row 8."""
    course = foresee(checkers, Strike(0, 1, 0, power), board)
    return {each.key: each.face for each in course.rest}


POINT_BLANK = lying((0, 1, 4.5, 2.0), (1, 1, 4.5, 2.7))
LONG_SHOT = lying((0, 1, 4.5, 0.5), (1, 1, 4.5, 4.5))
STOPPED = lying((0, 1, 4.5, 1.0), (1, 1, 4.5, 3.0), (1, 2, 4.5, 4.2))


def test_k12_a_striker_that_runs_into_another_at_once_trips_over() -> None:
    assert faces(POINT_BLANK, 100) == {(0, 1): "over"}


def test_k12_after_a_long_way_it_does_not() -> None:
    assert faces(LONG_SHOT, 100) == {(0, 1): "up"}


def test_k12_a_checker_that_is_hit_squarely_and_stopped_turns_over() -> None:
    assert faces(STOPPED, 100)[1, 1] == "over"


@pytest.mark.parametrize("checkers", [POINT_BLANK, LONG_SHOT, STOPPED])
def test_k16_half_power_turns_nothing(checkers: Checkers) -> None:
    assert set(faces(checkers, 50).values()) == {"up"}


def test_k12_one_that_turns_again_is_its_armys_again() -> None:
    over = tuple(Checker(c.army, c.number, c.x, c.y, "over") for c in POINT_BLANK)
    assert faces(over, 100) == {(0, 1): "up"}


def test_k12_without_traitors_none_turns_over() -> None:
    assert faces(POINT_BLANK, 100, Board(can_turn=False)) == {(0, 1): "up"}


def impact(time: float, strength: float, slip: float = 0.0) -> Impact:
    return Impact(time, 0, 1, strength, 0.0, 1.0, slip)


def test_k16_only_hard_and_square_impacts_lift() -> None:
    assert grip_of(impact(0.0, LIFT_FROM)) == 0.0
    assert grip_of(impact(0.0, 2_000.0)) == 2_000.0 - LIFT_FROM
    assert grip_of(impact(0.0, 2_000.0, 800.0)) < 0.5 * grip_of(impact(0.0, 2_000.0))


def test_k16_two_lifts_add_up_only_while_the_checker_is_up() -> None:
    for wait, face in ((0.01, "over"), (0.3, "up")):
        tumbling = Tumbling(POINT_BLANK, PLAIN)
        for time in (0.0, wait):
            tumbling.meet(impact(time, 1_350.0))
        assert [tip.face for tip in tumbling.tips if tip.disc == 1][-1] == face


def _strength_of(energy: float) -> float:
    """An impact that lifts the other checker from the board to so much energy."""
    return LIFT_FROM + sqrt(energy / 0.625) / 0.60


@pytest.mark.parametrize(
    ("energy", "face"), [(0.99, "up"), (1.01, "edge"), (1.08, "edge"), (1.1, "over"), (3.0, "over")]
)
def test_k13_with_just_the_energy_it_stays_on_its_edge(energy: float, face: Face) -> None:
    tumbling = Tumbling(POINT_BLANK, PLAIN)
    tumbling.meet(impact(0.0, _strength_of(energy * BARRIER)))
    assert [tip.face for tip in tumbling.tips if tip.disc == 1] == [face]


def test_k13_without_edges_it_falls_back() -> None:
    tumbling = Tumbling(POINT_BLANK, Board(can_stand=False))
    tumbling.meet(impact(0.0, _strength_of(1.04 * BARRIER)))
    assert {tip.face for tip in tumbling.tips} == {"up"}


@pytest.mark.parametrize(("ny", "face"), [(1.0, "over"), (-1.0, "up")])
def test_k13_a_checker_on_its_edge_falls_the_way_it_is_hit(ny: float, face: Face) -> None:
    standing = tuple(Checker(c.army, c.number, c.x, c.y, "edge") for c in POINT_BLANK)
    tumbling = Tumbling(standing, PLAIN)
    tumbling.meet(Impact(0.0, 0, 1, 5.0, 0.0, ny, 0.0))
    assert {tip.disc: tip.face for tip in tumbling.tips}[1] == face


@pytest.mark.parametrize("power", [10, 35, 49, 50])
def test_k16_half_power_or_less_turns_none_of_the_middles(power: int) -> None:
    assert rates(300, power=power)[1:] == (0, 0)


def test_k16_a_strike_off_the_board_says_nothing_of_faces() -> None:
    for checkers, strike in strikes(50, power=100):
        course = foresee(checkers, strike)
        assert not set(course.off) & {each.key for each in course.rest}
        assert isinstance(course.flat, Flat)


@pytest.mark.long
def test_k16_one_in_10_to_14_turns_and_one_in_60_to_100_stands() -> None:
    found = rates(5_000, power=100)
    assert 10 <= found.strikes / found.turned <= 14
    assert 60 <= found.strikes / found.standing <= 100
    assert rates(5_000, power=50)[1:] == (0, 0)
