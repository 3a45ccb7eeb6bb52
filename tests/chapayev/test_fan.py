"""What a seat is offered where its actions are too many to list."""

import pytest

from chapayev.fan import BLOWS, POWERS, THUMBS, aim, strikes
from chapayev.rows import place
from chapayev.state import UNIT, Blow, Checker, Plain, Resign, Strike, Swap, Thumb
from tests.chapayev.playing import GAME, act, position, start, strike


@pytest.mark.parametrize(
    ("dx", "dy", "tenths"),
    [
        (0, 1, 0),
        (1, 1, 450),
        (1, 0, 900),
        (0, -1, 1800),
        (-1, 0, 2700),
        (-1, 1, 3150),
        (-1, 4000, 0),
    ],
)
def test_k20_directions_go_clockwise_from_row_8(dx: int, dy: int, tenths: int) -> None:
    one = Checker(0, 1, 4 * UNIT, 4 * UNIT)
    assert aim(one, Checker(1, 1, 4 * UNIT + dx, 4 * UNIT + dy)) == tenths


def test_the_fan_of_strikes_is_sorted_unique_and_valid() -> None:
    found = strikes(start(), 0)
    assert len(found) == len(set(found)) == 8 * 8 * len(POWERS)
    assert found == sorted(found)
    for each in found:
        GAME.check(start(), 0, each)
    assert {each.key for each in found} == {(0, number) for number in range(1, 9)}
    assert GAME.legal(start(), 0) == [*found, Resign()]
    assert GAME.legal(start(), 1) == [Resign()]
    assert GAME.plies(start()) == [(0, each) for each in found]


def test_checkers_that_are_aimed_at_alike_give_one_strike() -> None:
    """Two enemies behind each other lie in one direction."""
    one = Checker(0, 1, 32_768, 32_768)
    behind = [Checker(1, number, 32_768, number * UNIT + 32_768) for number in (1, 2)]
    state = position("w1 b8 R1 S:w T:w Q0", [one, *behind])
    assert strikes(state, 0) == [Strike(0, 1, 0, power) for power in POWERS]


def test_blows_thumbs_and_sides_are_listed_for_who_is_asked() -> None:
    state = strike(start(), "w5>e6 b5>d6| b4>d8~")
    assert GAME.legal(state, 1) == [*map(Blow, BLOWS), Resign()]
    assert GAME.legal(act(state, "W:blow:3"), 0) == [Resign()]
    assert len(GAME.plies(state)) == 2 * len(BLOWS)
    state = act(state, "blow:1", "blow:1", "[b5>d6]")
    assert GAME.legal(state, 1) == [*(Thumb(1, 4, power) for power in THUMBS), Resign()]
    assert GAME.legal(state, 0) == [Resign()]
    pie = strike(start(pie=True), "w5>e6")
    assert GAME.legal(pie, 1) == [Plain(), Swap(), Resign()]


def test_a_bayonet_attack_is_listed_for_who_is_asked() -> None:
    state = position("w4 b5 R7 S:w T:w Q0", list(place((4, 5))))
    words = [name_of(action) for action in GAME.legal(state, 0)]
    assert words == ["Bayonet", "Plain", "Resign"]
    words = [name_of(action) for action in GAME.legal(act(state, "bayonet"), 1)]
    assert words == ["Accept", "StepBack", "Resign"]


def name_of(action: object) -> str:
    return type(action).__name__
