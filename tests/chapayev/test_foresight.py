"""The exact simulation against answers in closed form (K18)."""

import ast
from math import dist, hypot, sqrt
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis.strategies import floats

import chapayev.foresight
from chapayev.constants import FRICTION, GRAVITY, MANY_IMPACTS, POLISHED_FRICTION, RADIUS
from chapayev.flat import Board, Flat, Place, Push
from chapayev.foresight import slide
from tests.chapayev.closed import two_discs

TOUCH = 2.0 * RADIUS
EXACT = 1e-9


def rest(flat: Flat, disc: int) -> Place:
    return flat.places[disc]


@pytest.mark.parametrize("polished", [False, True])
def test_k18_a_disc_alone_stops_after_its_speed_squared_by_twice_its_loss(polished: bool) -> None:
    flat = slide([(100.0, 30.0)], [Push(0, 0.0, 900.0)], Board("plain", polished))
    loss = GRAVITY * (POLISHED_FRICTION if polished else FRICTION)
    assert dist(rest(flat, 0), (100.0, 30.0 + 900.0**2 / 2.0 / loss)) < EXACT
    assert flat.seconds == pytest.approx(900.0 / loss)


def test_k18_head_on_is_the_closed_form() -> None:
    runner, other = (200.0, 40.0), (200.0, 130.0)
    answer = two_discs(runner, other, (0.0, 900.0))
    flat = slide([runner, other], [Push(0, 0.0, 900.0)])
    assert dist(rest(flat, 0), answer.runner) < EXACT
    assert dist(rest(flat, 1), answer.other) < EXACT
    assert flat.impacts[0].slip == pytest.approx(0.0, abs=EXACT)


@given(floats(-0.97, 0.97), floats(500.0, 1_000.0), floats(0.0, 60.0))
def test_k18_oblique_is_the_closed_form(aside: float, speed: float, gap: float) -> None:
    runner = (200.0, 60.0)
    other = (200.0 + aside * TOUCH, 60.0 + TOUCH + gap)
    flat = slide([runner, other], [Push(0, 0.0, speed)])
    assume(flat.impacts and not flat.falls)
    answer = two_discs(runner, other, (0.0, speed))
    assert dist(rest(flat, 0), answer.runner) < EXACT
    assert dist(rest(flat, 1), answer.other) < EXACT


def test_k18_a_symmetric_meeting_of_two_that_move_is_the_closed_form() -> None:
    flat = slide([(100.0, 200.0), (300.0, 200.0)], [Push(0, 700.0, 0.0), Push(1, -700.0, 0.0)])
    braking, way = GRAVITY * FRICTION, 84.0
    speed = sqrt(700.0**2 - 2.0 * braking * way)
    back = (0.8 * speed) ** 2 / 2.0 / braking
    assert flat.impacts[0].time == pytest.approx((700.0 - speed) / braking, abs=1e-12)
    assert dist(rest(flat, 0), (184.0 - back, 200.0)) < EXACT
    assert dist(rest(flat, 1), (216.0 + back, 200.0)) < EXACT


@given(floats(300.0, 1_200.0), floats(300.0, 1_200.0), floats(-40.0, 40.0), floats(170.0, 300.0))
def test_k18_two_that_move_meet_where_they_touch_and_never_nearer(
    fast: float, slow: float, aside: float, y: float
) -> None:
    starts = ((100.0, 150.0), (300.0, 150.0))
    velocities = (
        _towards(starts[0], (200.0, y), fast),
        _towards(starts[1], (200.0 + aside, y), slow),
    )
    flat = slide(starts, [Push(disc, *velocity) for disc, velocity in enumerate(velocities)])
    end = flat.impacts[0].time if flat.impacts else flat.seconds
    apart = [_apart(starts, velocities, end * step / 200) for step in range(201)]
    assert min(apart) > TOUCH - EXACT
    if flat.impacts:
        assert apart[-1] == pytest.approx(TOUCH, abs=EXACT)


def _towards(source: Place, target: Place, speed: float) -> Place:
    length = dist(source, target)
    return (target[0] - source[0]) / length * speed, (target[1] - source[1]) / length * speed


def _apart(starts: tuple[Place, Place], velocities: tuple[Place, Place], time: float) -> float:
    braking, places = GRAVITY * FRICTION, []
    for (x, y), (vx, vy) in zip(starts, velocities, strict=True):
        speed = hypot(vx, vy)
        moved = min(time, speed / braking)
        part = moved - 0.5 * braking * moved * moved / speed
        places.append((x + vx * part, y + vy * part))
    return dist(*places)


def test_k04_a_disc_falls_as_its_centre_passes_the_edge_and_touches_nothing_more() -> None:
    flat = slide([(380.0, 200.0), (398.0, 240.0)], [Push(0, 1_000.0, 0.0)])
    (fall,) = flat.falls
    assert fall.disc == 0
    assert dist((fall.x, fall.y), (400.0, 200.0)) < EXACT
    past = slide([(399.0, 200.0), (399.0, 260.0)], [Push(0, 100.0, 400.0)])
    assert [fall.disc for fall in past.falls] == [0]
    assert not past.impacts


def test_k04_a_disc_that_stops_with_its_centre_on_the_edge_is_on() -> None:
    way = 500.0**2 / (2.0 * GRAVITY * FRICTION)
    assert not slide([(400.0 - way - 1e-9, 200.0)], [Push(0, 500.0, 0.0)]).falls
    assert slide([(400.0 - way + 1e-9, 200.0)], [Push(0, 500.0, 0.0)]).falls


def test_k18_a_second_impact_at_once_loses_nothing_to_restitution() -> None:
    row = [(200.0, 100.0), (200.0, 132.0), (200.0, 164.0)]
    flat = slide(row, [Push(0, 0.0, 800.0)])
    assert [impact.strength for impact in flat.impacts[:2]] == [pytest.approx(720.0)] * 2


def test_k10_discs_that_press_on_each_other_settle() -> None:
    wedge = [(184.0, 180.0), (216.0, 180.0), (200.0, 180.0 - 0.8660254 * 32.0 - 1e-6)]
    flat = slide(wedge, [Push(0, 120.0, 900.0), Push(1, -120.0, 900.0), Push(2, 0.0, 1_200.0)])
    assert len(flat.impacts) < MANY_IMPACTS


def test_foresight_knows_no_function_but_the_square_root() -> None:
    folder = Path(chapayev.foresight.__file__).parent
    for file in [*folder.glob("*.py"), folder.parent / "impact.py", folder.parent / "seam.py"]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                assert [alias.name for alias in node.names] == ["sqrt"]
            assert not (isinstance(node, ast.Import) and node.names[0].name == "math")
            assert not isinstance(node, ast.Pow)
