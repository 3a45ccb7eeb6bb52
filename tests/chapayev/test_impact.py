"""Two rims meet (K18)."""

import pytest
from hypothesis import assume, given
from hypothesis.strategies import floats, tuples

from chapayev.compass import heading
from chapayev.constants import RADIUS
from chapayev.impact import Contact, Motion, closing, collide, collide_all

MOTIONS = tuples(floats(-2_400, 2_400), floats(-2_400, 2_400), floats(-100, 100))


def energy(motion: Motion) -> float:
    return 0.5 * (motion[0] ** 2 + motion[1] ** 2 + 0.5 * (RADIUS * motion[2]) ** 2)


@given(MOTIONS, MOTIONS, floats(0, 3_599), floats(0, 1))
def test_k18_energy_never_rises(one: Motion, two: Motion, tenths: float, bounce: float) -> None:
    nx, ny = heading(int(tenths))
    meeting = (one[0] - two[0]) * nx + (one[1] - two[1]) * ny
    assume(meeting > 0.0)
    after = collide(one, two, (nx, ny), bounce)
    before = energy(one) + energy(two)
    assert energy(after[0]) + energy(after[1]) <= before * (1.0 + 1e-12)


@given(MOTIONS, MOTIONS, floats(0, 3_599))
def test_k18_momentum_stays_and_restitution_is_080(one: Motion, two: Motion, tenths: float) -> None:
    nx, ny = heading(int(tenths))
    meeting = (one[0] - two[0]) * nx + (one[1] - two[1]) * ny
    assume(meeting > 1.0)
    a, b, strength, _slip = collide(one, two, (nx, ny), 0.8)
    for axis in (0, 1):
        assert abs(a[axis] + b[axis] - one[axis] - two[axis]) < 1e-9
    parting = (b[0] - a[0]) * nx + (b[1] - a[1]) * ny
    assert abs(parting - 0.8 * meeting) < 1e-9
    assert abs(strength - 0.9 * meeting) < 1e-9


def test_k18_an_off_centre_hit_spins_both_the_same_way() -> None:
    one, two, _strength, slip = collide((1_000.0, 500.0, 0.0), (0.0, 0.0, 0.0), (1.0, 0.0), 0.8)
    assert slip == 500.0
    assert one[2] == two[2] < 0.0
    assert two[1] > 0.0


def test_k18_one_that_meets_two_at_once_parts_from_both_at_their_restitution() -> None:
    motions: dict[int, Motion] = {0: (0.0, 900.0, 0.0), 1: (0.0, 0.0, 0.0), 2: (0.0, 0.0, 0.0)}
    before, lines = dict(motions), ((-0.6, 0.8), (0.6, 0.8))
    contacts: list[Contact] = [(0, 1, lines[0], 0.8), (0, 2, lines[1], 0.8)]
    strengths = collide_all(motions, contacts)
    for one, two, line, restitution in contacts:
        met, parts = (closing(each[one], each[two], line) for each in (before, motions))
        assert parts == pytest.approx(-restitution * met)
    assert strengths[0] == pytest.approx(strengths[1])
    assert sum(vy for _vx, vy, _spin in motions.values()) == pytest.approx(900.0)
    assert sum(vx for vx, _vy, _spin in motions.values()) == pytest.approx(0.0, abs=1e-9)


def test_k18_one_alone_is_solved_as_a_pair_is() -> None:
    one, two, line = (700.0, 300.0, 2.0), (-100.0, 50.0, -1.0), (0.8, 0.6)
    motions: dict[int, Motion] = {0: one, 1: two}
    (strength,) = collide_all(motions, [(0, 1, line, 0.8)])
    a, b, alone, _slip = collide(one, two, line, 0.8)
    assert strength == pytest.approx(alone)
    assert motions[0] == pytest.approx(a)
    assert motions[1] == pytest.approx(b)
