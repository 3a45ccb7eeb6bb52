"""The instruments: wooden means a fast death, and a pitch where one is meant."""

from collections.abc import Callable

import numpy as np
import pytest

from engine.device.audio.sound import PEAK, RATE, Samples, frames, note_hz
from engine.device.audio.timbre import bar, brush, knock, spring, tick, tine
from tests.engine.ears import loudest_hz


def brightness(samples: Samples) -> float:
    """Return the mean frequency in hertz, weighted by power."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    return float((power * np.fft.rfftfreq(samples.size, 1 / RATE)).sum() / power.sum())


@pytest.mark.parametrize("instrument", [bar, knock, tick, tine])
@pytest.mark.parametrize("note", [55, 72, 90])
def test_an_instrument_dies_away_and_leaves_head_room(
    instrument: Callable[[float, int], Samples], note: int
) -> None:
    samples = instrument(note, 120).astype(int)
    power = samples**2
    assert samples.size == frames(120)
    assert power[: samples.size // 2].sum() > 9 * power[samples.size // 2 :].sum()
    assert np.abs(samples).max() <= PEAK * 0.9


@pytest.mark.parametrize("instrument", [bar, tick, tine])
@pytest.mark.parametrize("note", [60, 72, 84])
def test_an_instrument_sounds_at_its_note(
    instrument: Callable[[float, int], Samples], note: int
) -> None:
    assert loudest_hz(instrument(note, 200)) == pytest.approx(note_hz(note), rel=0.02)


def test_a_brush_changes_its_colour() -> None:
    samples = brush(90, 36, 300, attack_ms=40, taps=4)
    third = samples.size // 3
    assert brightness(samples[:third]) > 1.5 * brightness(samples[-third:])


def test_a_spring_goes_the_way_it_is_told() -> None:
    up, down = spring(70, rising=True), spring(70, rising=False)
    start, end = slice(0, frames(24)), slice(frames(90), None)
    assert loudest_hz(up[start]) < loudest_hz(up[end])
    assert loudest_hz(down[start]) > loudest_hz(down[end])
