"""Time in what is watched: stopped, one update at a time, half, true, double."""

import pytest

from engine.device.widgets import Pace


def make_pace(step: int) -> Pace:
    pace = Pace()
    assert pace.change(step) == bool(step)
    pace.flows = not pace.is_stepping
    return pace


@pytest.mark.parametrize(
    ("step", "text", "updates"), [(-1, "½×", 15), (0, "1×", 30), (1, "2×", 60), (-2, "", 0)]
)
def test_a_second_has_as_many_updates_as_the_speed_says(step: int, text: str, updates: int) -> None:
    pace = make_pace(step)
    assert pace.text == text
    assert sum(pace.updates() for _tick in range(30)) == updates


def test_at_half_speed_every_second_tick_has_an_update() -> None:
    pace = make_pace(-1)
    assert [pace.updates() for _tick in range(4)] == [0, 1, 0, 1]


def test_nothing_goes_on_while_time_stands_still() -> None:
    pace = make_pace(1)
    pace.flows = False
    assert [pace.updates() for _tick in range(5)] == [0] * 5


def test_it_goes_no_faster_and_no_slower_than_it_can() -> None:
    pace = make_pace(1)
    assert not pace.change(1)
    assert pace.change(-9)
    assert pace.is_stepping
    assert not pace.flows, "one update at a time never goes by itself"
    assert not pace.change(-1)
