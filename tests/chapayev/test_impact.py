"""Two rims meet (K18)."""

from hypothesis import assume, given
from hypothesis.strategies import floats, tuples

from chapayev.compass import heading
from chapayev.constants import RADIUS
from chapayev.impact import Motion, collide

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
