"""The simulation on pymunk (K18, K19)."""

from itertools import pairwise
from math import dist

import pytest

from chapayev.compass import heading
from chapayev.constants import MANY_IMPACTS, RADIUS, STEP
from chapayev.flat import PLAIN, Flat, Place, Push, Slide
from chapayev.foresight import slide as foresee
from chapayev.grid import to_mm
from chapayev.physics import Simulation, slide
from chapayev.rows import in_contact
from chapayev.workload import middles
from tests.chapayev.closed import two_discs

FULL = 2_400.0
NEAR = 0.5
PRESSED = 150
"""Only clusters that press on each other for long have so many impacts."""


def hex_pack() -> list[Place]:
    """All sixteen in contact, in the middle of the board."""
    gap = 2.0 * RADIUS + 1e-9
    return [
        (140.0 + gap * (file + 0.5 * (row % 2)), 160.0 + 0.8660254037844387 * gap * row)
        for row in range(4)
        for file in range(4)
    ]


def check_settled(flat: Flat) -> None:
    """That it came to rest, and nothing lies in anything.

    Where clusters press on each other for long, they end in each other by some hundredths of a
    millimetre; the record has none of it (`to_grid`).
    """
    assert len(flat.impacts) < MANY_IMPACTS + 100
    off = {fall.disc for fall in flat.falls}
    rest = [place for disc, place in enumerate(flat.places) if disc not in off]
    apart = [dist(one, two) for at, one in enumerate(rest) for two in rest[at + 1 :]]
    assert min(apart) > 2.0 * RADIUS - (1e-3 if len(flat.impacts) < PRESSED else 0.05)


def test_k18_head_on_is_within_half_a_millimetre_of_the_closed_form() -> None:
    runner, other = (200.0, 40.0), (200.0, 130.0)
    flat = slide([runner, other], [Push(0, 0.0, 900.0)])
    answer = two_discs(runner, other, (0.0, 900.0))
    assert dist(flat.places[0], answer.runner) < NEAR
    assert dist(flat.places[1], answer.other) < NEAR


@pytest.mark.parametrize("aside", [-30.0, -24.0, -11.0, -2.0, 5.0, 17.0, 28.0])
@pytest.mark.parametrize("speed", [600.0, 1_000.0])
def test_k18_oblique_is_within_half_a_millimetre_of_the_closed_form(
    aside: float, speed: float
) -> None:
    runner, other = (200.0, 60.0), (200.0 + aside, 115.0)
    flat = slide([runner, other], [Push(0, 0.0, speed)])
    answer = two_discs(runner, other, (0.0, speed))
    assert not flat.falls
    assert dist(flat.places[0], answer.runner) < NEAR
    assert dist(flat.places[1], answer.other) < NEAR


@pytest.mark.parametrize("simulation", [slide, foresee])
def test_k19_full_power_passes_through_nothing_from_any_distance(
    simulation: Slide,
) -> None:
    for tenths in range(320, 3_600, 37):
        places = [(200.0, 10.0), (200.0, 10.0 + tenths / 10.0)]
        flat = simulation(places, [Push(0, 0.0, FULL)], PLAIN)
        assert [(impact.runner, impact.other) for impact in flat.impacts[:1]] == [(0, 1)]
        assert [fall.disc for fall in flat.falls][:1] == [1]


@pytest.mark.parametrize("simulation", [slide, foresee])
@pytest.mark.parametrize("aside", [-31.0, -20.0, 9.0, 31.9])
def test_k19_full_power_passes_by_nothing_that_is_hit_aside(
    simulation: Slide, aside: float
) -> None:
    for distance in range(33, 370, 14):
        places = [(200.0, 10.0), (200.0 + aside, 10.0 + distance)]
        flat = simulation(places, [Push(0, 0.0, FULL)], PLAIN)
        assert [(impact.runner, impact.other) for impact in flat.impacts[:1]] == [(0, 1)]


def test_k10_the_bayonet_rows_at_rest_move_nothing_in_ten_seconds() -> None:
    places = [to_mm(each) for each in in_contact((4, 5))]
    simulation = Simulation(places, PLAIN)
    for _step in range(round(10.0 / STEP)):
        simulation.space.step(STEP)
    assert [tuple(body.position) for body in simulation.bodies] == places
    assert simulation.run().places == places


@pytest.mark.parametrize("disc", range(8))
def test_k10_a_strike_out_of_the_bayonet_rows_comes_to_the_same_rest_soon(disc: int) -> None:
    places = [to_mm(each) for each in in_contact((4, 5))]
    for tenths in range(0, 3_600, 300):
        ux, uy = heading(tenths)
        flats = [sim(places, [Push(disc, FULL * ux, FULL * uy)], PLAIN) for sim in (slide, foresee)]
        assert all(len(flat.impacts) < 20 for flat in flats)
        off = [{fall.disc for fall in flat.falls} for flat in flats]
        assert off[0] == off[1]


@pytest.mark.parametrize("simulation", [slide, foresee])
@pytest.mark.parametrize("x", [172.0, 180.0, pytest.param(188.0, marks=pytest.mark.long), 204.0])
def test_k19_a_hex_pack_run_into_at_full_power_settles(simulation: Slide, x: float) -> None:
    flat = simulation([*hex_pack(), (x, 30.0)], [Push(16, 0.0, FULL)], PLAIN)
    assert 5 < len(flat.impacts) < MANY_IMPACTS
    check_settled(flat)


def struck_pack(simulation: Slide, disc: int, step: int) -> list[int]:
    """Impacts of strikes with one of the pack at full power, every so many tenths of a degree."""
    impacts = []
    for tenths in range(0, 3_600, step):
        ux, uy = heading(tenths)
        flat = simulation(hex_pack(), [Push(disc, FULL * ux, FULL * uy)], PLAIN)
        impacts.append(len(flat.impacts))
        check_settled(flat)
    return impacts


@pytest.mark.parametrize("simulation", [slide, foresee])
@pytest.mark.parametrize("disc", [0, 3])
def test_k19_a_hex_pack_of_which_one_is_struck_at_full_power_settles(
    simulation: Slide, disc: int
) -> None:
    assert max(struck_pack(simulation, disc, 900)) > 10


@pytest.mark.long
@pytest.mark.parametrize("simulation", [slide, foresee])
@pytest.mark.parametrize("disc", range(8))
def test_k19_a_hex_pack_struck_from_within_every_way_settles(simulation: Slide, disc: int) -> None:
    """One in eight of these strikes at most rattles up to the cap, and rests soon after it."""
    impacts = struck_pack(simulation, disc, 150)
    assert sum(count >= MANY_IMPACTS for count in impacts) <= 3


def test_k18_energy_never_rises(monkeypatch: pytest.MonkeyPatch) -> None:
    energies: list[float] = []
    step = Simulation._step

    def measured(self: Simulation, end: float) -> None:
        step(self, end)
        energies.append(sum(body.kinetic_energy for body in self.bodies))

    monkeypatch.setattr(Simulation, "_step", measured)
    for sample in middles(30):
        energies.clear()
        slide(sample.places, [sample.push])
        assert all(after <= before * (1.0 + 1e-9) for before, after in pairwise(energies))


def test_k19_poses_are_a_step_apart_and_end_at_rest() -> None:
    sample = middles(1)[0]
    flat = slide(sample.places, [sample.push])
    assert len(flat.frames) == int(flat.seconds / STEP) + 2
    off = {fall.disc for fall in flat.falls}
    for disc, pose in enumerate(flat.frames[-1]):
        assert (pose is None) == (disc in off)
        if pose is not None:
            assert (pose.x, pose.y) == flat.places[disc]
