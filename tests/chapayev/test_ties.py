"""What meets at the same time: no order of the list decides, and contact at rest settles (K18)."""

from collections.abc import Sequence
from math import dist, sqrt
from random import Random

import pytest

from chapayev.constants import BOARD, RADIUS
from chapayev.flat import PLAIN, Flat, Impact, Place, Push, Slide
from chapayev.foresight import slide as foresee
from chapayev.physics import slide
from chapayev.state import Checker
from chapayev.tumble import Tip, tumble
from chapayev.workload import Sample, middles, openings

TOUCH = 2.0 * RADIUS
FULL = 2_400.0
EXACT = 1e-9
BOTH = pytest.mark.parametrize("simulation", [foresee, slide])
GAPS = (0.0, 1e-9, 1e-4, 0.01)


def rack(count: int, gap: float = 0.0) -> list[Place]:
    """A triangle of discs in contact, or nearly, its point towards row 1."""
    pitch, places, row = TOUCH + gap, list[Place](), 0
    while len(places) < count:
        for file in range(min(row + 1, count - len(places))):
            places.append((200.0 + pitch * (file - 0.5 * row), 180.0 + 0.5 * sqrt(3) * pitch * row))
        row += 1
    return places


def struck_rack(count: int, gap: float, seed: int) -> tuple[list[Place], Push]:
    """A rack, and one disc more that runs into it at full power from somewhere before it."""
    rng = Random(seed)
    x, y, at = rng.uniform(160.0, 240.0), rng.uniform(20.0, 100.0), rng.uniform(170.0, 230.0)
    way = dist((x, y), (at, 180.0))
    push = Push(0, FULL * (at - x) / way, FULL * (180.0 - y) / way)
    return [(x, y), *rack(count, gap)], push


def mirrored(places: Sequence[Place], push: Push) -> tuple[list[Place], list[Push]]:
    """The same with left and right exchanged."""
    return [(BOARD - x, y) for x, y in places], [Push(push.disc, -push.vx, push.vy)]


def shuffled(places: Sequence[Place], push: Push, seed: int) -> tuple[list[int], list[Push]]:
    """Another order of the list, by the places in the first one, and the push in that order."""
    order = list(range(len(places)))
    Random(seed).shuffle(order)
    return order, [Push(order.index(push.disc), push.vx, push.vy)]


def off(flat: Flat) -> set[int]:
    return {fall.disc for fall in flat.falls}


@BOTH
@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1), (1, 0, 2), (2, 1, 0)])
def test_k18_one_disc_between_two_sends_both_off_alike(
    simulation: Slide, order: tuple[int, ...]
) -> None:
    places = [(200.0, 50.0), (183.0, 150.0), (217.0, 150.0)]
    flat = simulation([places[which] for which in order], [Push(order.index(0), 0.0, 900.0)], PLAIN)
    runner, left, right = (flat.places[order.index(which)] for which in range(3))
    assert len(flat.impacts) == 2
    assert dist(left, (BOARD - right[0], right[1])) < EXACT
    assert abs(runner[0] - 200.0) < EXACT
    assert left[0] < 170.0


def check_same(flat: Flat, other: Flat, pairs: Sequence[tuple[int, int]], exact: float) -> None:
    """That every disc of the one rests where its partner of the other does."""
    assert {b for a, b in pairs if a in off(flat)} == off(other)
    assert max(dist(flat.places[a], other.places[b]) for a, b in pairs) <= exact


@BOTH
@pytest.mark.parametrize("samples", [middles(60), openings(60)], ids=["middles", "openings"])
def test_k18_a_mirrored_strike_comes_to_the_mirrored_rest(
    simulation: Slide, samples: Sequence[Sample]
) -> None:
    for sample in samples:
        flat = simulation(sample.places, [sample.push], PLAIN)
        other = simulation(*mirrored(sample.places, sample.push), PLAIN)
        back = other._replace(places=[(BOARD - x, y) for x, y in other.places])
        check_same(flat, back, [(disc, disc) for disc in range(len(sample.places))], EXACT)


@BOTH
def test_k18_the_order_of_the_list_decides_nothing(simulation: Slide) -> None:
    for seed, sample in enumerate([*middles(40), *openings(40)]):
        flat = simulation(sample.places, [sample.push], PLAIN)
        order, pushes = shuffled(sample.places, sample.push, seed)
        other = simulation([sample.places[which] for which in order], pushes, PLAIN)
        check_same(flat, other, [(which, at) for at, which in enumerate(order)], 0.0)


@BOTH
@pytest.mark.parametrize("gap", [0.0, 1e-9])
def test_k18_a_rack_struck_in_the_middle_opens_alike_on_both_sides(
    simulation: Slide, gap: float
) -> None:
    places = [(200.0, 60.0), *rack(10, gap)]
    flat = simulation(places, [Push(0, 0.0, 1_800.0)], PLAIN)
    for one, (x, y) in enumerate(places):
        other = min(range(len(places)), key=lambda at: dist(places[at], (BOARD - x, y)))
        assert dist(flat.places[other], (BOARD - flat.places[one][0], flat.places[one][1])) < 1e-3
    assert len(flat.impacts) > 9


@pytest.mark.parametrize("gap", GAPS)
@pytest.mark.parametrize("count", range(11, 16))
def test_k18_both_agree_on_racks_in_contact_at_full_power(count: int, gap: float) -> None:
    check_racks(count, gap, seeds=1, first=count)


@pytest.mark.long
@pytest.mark.parametrize("gap", GAPS)
def test_k18_both_agree_on_many_racks_in_contact(gap: float) -> None:
    """One in fifty at most rattles so long that the rounding tells."""
    bad, seeds = 0, 20
    for count in range(3, 16):
        for seed in range(seeds):
            try:
                check_racks(count, gap, seeds=1, first=200 * count + seed)
            except AssertionError:
                bad += 1
    assert bad <= 13 * seeds // 50


def check_racks(count: int, gap: float, seeds: int, first: int = 0) -> None:
    """That both simulations send the same off, and the rest to the same places."""
    for seed in range(first, first + seeds):
        places, push = struck_rack(count, gap, seed)
        exact, other = (simulation(places, [push], PLAIN) for simulation in (foresee, slide))
        assert off(exact) == off(other)
        rest = [at for at in range(len(places)) if at not in off(exact)]
        assert max((dist(exact.places[at], other.places[at]) for at in rest), default=0.0) < 0.5


@BOTH
@pytest.mark.parametrize("gap", [0.0, -1e-12, -0.01, -1.0])
def test_k18_discs_in_contact_or_in_each_other_settle(simulation: Slide, gap: float) -> None:
    pitch = TOUCH + gap
    places = [(200.0, 50.0), *((200.0, 150.0 + pitch * at) for at in range(3))]
    flat = simulation(places, [Push(0, 0.0, 1_500.0)], PLAIN)
    assert off(flat) == {3}
    assert flat.places[1] == pytest.approx((200.0, 150.0), abs=1.5)
    assert all(-0.01 <= at <= BOARD + 0.01 for place in flat.places for at in place)
    assert flat.seconds < 2.0


@BOTH
def test_k10_discs_at_rest_in_each_other_stay_where_they_are(simulation: Slide) -> None:
    places = [(100.0, 100.0), (131.0, 100.0), (300.0, 300.0)]
    flat = simulation(places, [Push(2, 0.0, 300.0)], PLAIN)
    assert [*flat.places[:2]] == places[:2]


def test_k18_two_that_meet_head_on_and_as_fast_are_no_runner_and_no_other() -> None:
    for simulation in (foresee, slide):
        places = [(100.0, 200.0), (300.0, 200.0)]
        flat = simulation(places, [Push(0, 900.0, 0.0), Push(1, -900.0, 0.0)], PLAIN)
        assert [impact.is_even for impact in flat.impacts] == [True]


LYING = (Checker(0, 1, 0, 0), Checker(1, 1, 0, 0), Checker(1, 2, 0, 0))


def tips_of(*impacts: Impact) -> dict[int, Tip]:
    flat = Flat([(0.0, 0.0)] * 3, impacts, (), [[(0.0, 0.0)]] * 3, 1.0)
    return {tip.disc: tip for tip in tumble(LYING, flat, PLAIN)}


def test_k16_two_that_meet_as_fast_tip_away_from_each_other_alike() -> None:
    tips = tips_of(Impact(0.1, 0, 1, 1_800.0, 1.0, 0.0, 0.0, is_even=True))
    assert (tips[0].dx, tips[1].dx) == (-1.0, 1.0)
    assert tips[0].height == tips[1].height > 0.0


@pytest.mark.parametrize("first", [0, 1])
def test_k16_what_trips_over_two_at_once_tips_between_them(first: int) -> None:
    """Neither of the two turns it alone; and it is not the first that decides the way."""
    both = (
        Impact(0.1, 0, 1, 1_900.0, -0.6, 0.8, 0.0),
        Impact(0.1, 0, 2, 1_900.0, 0.6, 0.8, 0.0),
    )
    tips = tips_of(both[first], both[1 - first])
    assert (tips[0].dx, tips[0].dy) == pytest.approx((0.0, 1.0))
    alone = tips_of(both[first])
    assert tips[0].height > alone[0].height
    assert tips[1].height == tips[2].height
