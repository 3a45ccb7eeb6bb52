"""Thirty ticks a second, and never a burst."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.host.desktop.pacer import TICK_S, Pacer


def test_ticks_keep_time_and_never_burst() -> None:
    pacer = Pacer(0.0)
    assert pacer.take(0.0) == 1
    assert pacer.until_due(0.01) == pytest.approx(TICK_S - 0.01)
    assert pacer.take(TICK_S) == 1
    assert pacer.take(2 * TICK_S + 0.02) == 1
    assert pacer.take(3 * TICK_S + TICK_S * 1.5) == 2
    assert pacer.take(60.0) == 1
    assert pacer.until_due(60.0) == pytest.approx(TICK_S)


def test_after_a_sleep_a_tick_is_due_at_once_but_none_early() -> None:
    pacer = Pacer(0.0)
    pacer.take(0.0)
    pacer.forgive(0.01)
    assert pacer.until_due(0.01) == pytest.approx(TICK_S - 0.01)
    pacer.forgive(10.0)
    assert pacer.until_due(10.0) == 0
    assert pacer.take(10.0) == 1


@given(st.lists(st.floats(0, 0.3), max_size=60))
def test_never_more_than_three_ticks_a_frame_nor_faster_than_time(gaps_s: list[float]) -> None:
    pacer, now_s, ticks = Pacer(0.0), 0.0, 0
    for gap_s in gaps_s:
        now_s += gap_s
        if pacer.until_due(now_s) == 0:
            due = pacer.take(now_s)
            assert 1 <= due <= 3
            ticks += due
    assert ticks <= now_s / TICK_S + 1.001
