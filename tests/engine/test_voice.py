"""Notes, envelopes and waves."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.device.audio.voice import (
    CYCLE,
    PEAK,
    Envelope,
    Voice,
    Wave,
    frames,
    noise,
    note_hz,
    note_number,
    shape,
)


@pytest.mark.parametrize(
    ("note", "hz"),
    [(60, 261.63), ("C4", 261.63), ("A4", 440.0), ("C#4", 277.18), ("Db4", 277.18), ("C-1", 8.18)],
)
def test_notes_have_the_pitch_of_the_kit(note: str | int, hz: float) -> None:
    assert note_hz(note) == pytest.approx(hz, abs=0.005)


@pytest.mark.parametrize("note", ["", "H4", "C", "c4", "C4 ", "C##4", "Cb-1", "G#9", -1, 127.5])
def test_a_wrong_note_is_refused(note: str | float) -> None:
    with pytest.raises(ValueError, match="note"):
        note_hz(note)


def test_not_a_number_is_no_note() -> None:
    with pytest.raises(ValueError, match="note"):
        note_hz(math.nan)


@given(st.integers(0, 115))
def test_an_octave_doubles(number: int) -> None:
    assert note_hz(number + 12) == pytest.approx(2 * note_hz(number))


def test_flats_and_sharps_meet_across_the_octave() -> None:
    assert note_number("Cb5") == note_number("B4")
    assert note_number("B#4") == note_number("C5")


@given(
    st.builds(
        Envelope, st.integers(0, 50), st.integers(0, 50), st.floats(0, 1), st.integers(0, 50)
    ),
    st.integers(0, 120),
)
def test_gains_stay_between_silence_and_one(envelope: Envelope, held_ms: int) -> None:
    gains = envelope.gains(held_ms)
    assert gains.size == frames(held_ms) + frames(envelope.release_ms)
    assert gains.min(initial=0) >= 0
    assert gains.max(initial=0) <= 1 << 15


def test_an_envelope_rises_falls_holds_and_dies() -> None:
    gains = Envelope(10, 10, 0.5, 10).gains(40)
    assert gains[0] == 0
    assert gains[frames(10)] == 1 << 15
    assert set(gains[frames(10) + frames(10) : frames(40)].tolist()) == {1 << 14}
    assert gains[-1] < 10
    assert np.all(np.diff(gains[: frames(10)]) >= 0)
    assert np.all(np.diff(gains[frames(10) :]) <= 0)


def test_a_key_let_go_early_is_released_from_where_it_was() -> None:
    gains = Envelope(20, 0, 1.0, 20).gains(10)
    assert gains.max() == pytest.approx(1 << 14, rel=0.01)
    assert abs(int(gains[frames(10)]) - int(gains[frames(10) - 1])) < 50


@pytest.mark.parametrize("wrong", [(-1, 0, 1.0, 0), (0, 0, 1.5, 0), (0, 0, -0.1, 0)])
def test_an_impossible_envelope_is_refused(wrong: tuple[int, int, float, int]) -> None:
    with pytest.raises(ValueError, match=r"envelope|sustain"):
        Envelope(*wrong)


@pytest.mark.parametrize("width", [0.0, 1.0])
def test_a_square_needs_two_sides(width: float) -> None:
    with pytest.raises(ValueError, match="width"):
        Voice(Wave.SQUARE, width=width)


@pytest.mark.parametrize(
    ("wave", "quarters"),
    [
        (Wave.SQUARE, [PEAK, PEAK, -PEAK, -PEAK]),
        (Wave.TRIANGLE, [0, PEAK, 0, -PEAK]),
        (Wave.SINE, [0, PEAK, 0, -PEAK]),
        (Wave.SAWTOOTH, [0, PEAK // 2, -PEAK, -PEAK // 2]),
    ],
)
def test_a_period_at_its_quarters(wave: Wave, quarters: list[int]) -> None:
    phase = np.arange(4, dtype=np.int64) * (CYCLE // 4)
    assert shape(Voice(wave), phase).tolist() == pytest.approx(quarters, abs=2)


@pytest.mark.parametrize("width", [0.1, 0.5, 0.75])
def test_a_square_is_high_for_its_width(width: float) -> None:
    phase = np.arange(1000, dtype=np.int64) * (CYCLE // 1000)
    high = shape(Voice(Wave.SQUARE, width=width), phase) > 0
    assert high.mean() == pytest.approx(width, abs=0.002)


def test_noise_is_the_published_generator() -> None:
    first = 0xE220A8397B1DCDAF  # SplitMix64's first output from seed 0
    assert noise(np.array([0], dtype=np.int64), 0).tolist() == [(first >> 48) - (1 << 15)]


def test_noise_is_even_and_depends_on_its_seed() -> None:
    index = np.arange(20_000, dtype=np.int64)
    one, two = noise(index, 1), noise(index, 2)
    assert abs(one.mean()) < 500
    assert one.std() == pytest.approx(65_536 / math.sqrt(12), rel=0.02)
    assert abs(np.corrcoef(one, two)[0, 1]) < 0.05
    assert abs(np.corrcoef(one[1:], one[:-1])[0, 1]) < 0.05
