"""The shared turn: seat order, the next living seat, quiet counters, clocks in ticks."""

import pytest

from engine.core.turn import (
    Clock,
    clockwise,
    make_clock,
    next_living,
    parse_seat,
    quiet_left,
    quiet_limit,
    seat_letter,
)


def test_seats_are_called_clockwise_from_south() -> None:
    assert [seat_letter(seat, 4) for seat in range(4)] == ["S", "W", "N", "E"]
    assert [seat_letter(seat, 2) for seat in range(2)] == ["S", "N"]
    assert [parse_seat(letter, 4) for letter in "SWNE"] == [0, 1, 2, 3]
    for letter in ("W", "", "SN"):
        with pytest.raises(ValueError, match="tuple"):
            parse_seat(letter, 2)


def test_clockwise_ends_with_oneself() -> None:
    assert clockwise(2, 4) == (3, 0, 1, 2)


@pytest.mark.parametrize(
    ("after", "living", "following"),
    [(0, {0, 1, 2, 3}, 1), (3, {0, 1}, 0), (1, {0, 3}, 3), (2, {2}, 2), (0, {2, 3}, 2)],
)
def test_the_next_living_seat(after: int, living: set[int], following: int) -> None:
    assert next_living(after, living, 4) == following


def test_nobody_living_is_a_fault_of_the_caller() -> None:
    with pytest.raises(ValueError, match="nobody"):
        next_living(0, (), 4)


def test_quiet_counter_counts_down_through_the_last_half() -> None:
    assert quiet_limit(40, 3) == 120
    assert [quiet_left(quiet, 40, 2) for quiet in (39, 40, 79)] == [None, 40, 1]
    assert quiet_left(500, 0, 2) is None


def test_a_clock_counts_ticks_and_stands_still_when_told() -> None:
    clock = make_clock(1)
    assert (clock.seconds, clock.is_out) == (1, False)
    for _ in range(29):
        clock = clock.tick()
    assert (clock.left_ticks, clock.seconds, clock.is_out) == (1, 1, False)
    assert clock.tick().tick() == Clock(0)
    assert clock.tick().is_out
    still = Clock(5, running=False)
    assert still.tick() is still
