"""The synthesiser: pitch, loudness, edges, and samples that are the same everywhere."""

import hashlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.device.audio.sound import (
    PEAK,
    RATE,
    Envelope,
    Samples,
    Voice,
    Wave,
    at_peak,
    fade,
    frames,
    mix,
    note_hz,
    saturate,
    smooth,
    thin,
    tone,
)

PITCHED = [Wave.SQUARE, Wave.TRIANGLE, Wave.SINE, Wave.SAWTOOTH]
ORGAN = Envelope(attack_ms=5, release_ms=5)
signals = st.lists(st.integers(-PEAK, PEAK), max_size=300).map(lambda x: np.array(x, np.int16))


def loudest_hz(samples: Samples) -> float:
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(samples.size), 1 << 17))
    return float(np.argmax(spectrum)) * RATE / (1 << 17)


def digest(samples: Samples) -> str:
    return hashlib.sha256(samples.astype("<i2").tobytes()).hexdigest()[:16]


@pytest.mark.parametrize("wave", PITCHED)
@pytest.mark.parametrize("note", ["C2", "C4", "A4", "F#6"])
def test_a_tone_has_the_pitch_of_its_note(wave: Wave, note: str) -> None:
    samples = tone(Voice(wave, ORGAN), note, ms=500)
    assert loudest_hz(samples) == pytest.approx(note_hz(note), rel=0.005)


def test_zero_crossings_count_the_periods() -> None:
    samples = tone(Voice(Wave.SINE, Envelope()), "A4", ms=1000)
    rises = np.count_nonzero((samples[:-1] < 0) & (samples[1:] >= 0))
    assert rises == pytest.approx(440, abs=1)


def test_a_glide_ends_at_the_other_note() -> None:
    samples = tone(Voice(Wave.SINE, ORGAN), "C4", ms=1000, to="C5")
    assert loudest_hz(samples[: RATE // 10]) == pytest.approx(note_hz("C4"), rel=0.1)
    assert loudest_hz(samples[-RATE // 10 :]) == pytest.approx(note_hz("C5"), rel=0.1)


@pytest.mark.parametrize("wave", list(Wave))
@pytest.mark.parametrize("percent", [0, 50, 100])
def test_a_tone_is_as_loud_as_told_and_begins_and_ends_at_zero(wave: Wave, percent: int) -> None:
    samples = tone(Voice(wave, Envelope()), "C5", ms=60, percent=percent)
    loudest = int(np.abs(samples.astype(int)).max())
    assert samples.dtype == np.int16
    assert samples.size == frames(60)
    assert loudest == pytest.approx(PEAK * percent / 100, rel=0.01)
    assert samples[0] == samples[-1] == 0


def test_a_higher_noise_is_brighter() -> None:
    def crossings(note: int) -> int:
        samples = tone(Voice(Wave.NOISE), note, ms=200)
        return int(np.count_nonzero(np.diff(np.sign(samples))))

    assert crossings(60) * 3 < crossings(96)


@pytest.mark.parametrize(("ms", "percent"), [(-1, 100), (10, 101), (10, -1)])
def test_an_impossible_tone_is_refused(ms: int, percent: int) -> None:
    with pytest.raises(ValueError, match=r"negative|percent"):
        tone(Voice(Wave.SINE), 60, ms=ms, percent=percent)


@pytest.mark.parametrize("ms", [0, 1])
def test_the_shortest_tones_are_whole(ms: int) -> None:
    assert tone(Voice(Wave.SINE, Envelope()), 60, ms=ms).size == frames(ms)


@given(signals, st.integers(1, 40))
def test_smooth_and_thin_part_a_signal_in_two(samples: Samples, taps: int) -> None:
    dull = smooth(samples, taps)
    assert dull.shape == samples.shape
    whole = saturate(samples.astype(np.int64) - dull)
    assert np.array_equal(thin(samples, taps), whole)


def test_smooth_is_the_mean_of_the_last_frames() -> None:
    step = np.full(6, 900, dtype=np.int16)
    assert smooth(step, 3).tolist() == [300, 600, 900, 900, 900, 900]
    assert smooth(step, 1).tolist() == step.tolist()
    with pytest.raises(ValueError, match="mean"):
        smooth(step, 0)


@given(signals)
def test_a_mix_of_one_is_itself_and_nothing_overflows(samples: Samples) -> None:
    assert np.array_equal(mix([(0, samples)]), samples)
    doubled = np.clip(2 * samples.astype(int), -PEAK, PEAK)
    assert mix([(0, samples), (0, samples)]).tolist() == doubled.tolist()


def test_a_mix_starts_each_part_at_its_time() -> None:
    one = np.ones(10, dtype=np.int16)
    mixed = mix([(0, one), (1, one)])
    assert mixed.size == frames(1) + 10
    assert np.flatnonzero(mixed).tolist() == [*range(10), *range(frames(1), frames(1) + 10)]
    assert mix([]).size == 0
    with pytest.raises(ValueError, match="negative"):
        mix([(-1, one)])


@given(signals, st.integers(0, PEAK))
def test_the_loudest_frame_gets_the_peak(samples: Samples, peak: int) -> None:
    loudest = int(np.abs(at_peak(samples, peak).astype(int)).max(initial=0))
    assert loudest == (peak if samples.any() else 0)


@given(signals)
def test_a_fade_never_raises_and_never_touches_its_source(samples: Samples) -> None:
    before = samples.copy()
    faded = fade(samples)
    assert np.array_equal(samples, before)
    assert np.all(np.abs(faded.astype(int)) <= np.abs(samples.astype(int)))
    assert samples.size < 2 or faded[0] == faded[-1] == 0


def test_a_peak_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="peak"):
        at_peak(np.zeros(4, dtype=np.int16), PEAK + 1)


GOLDEN = {
    Wave.SQUARE: "9db71b43147e0cdd",
    Wave.TRIANGLE: "fb7c057f778cb863",
    Wave.SINE: "389dac0fc1b0266a",
    Wave.NOISE: "9ce238c17172bbdb",
    Wave.SAWTOOTH: "37d00170c945552c",
}


@pytest.mark.parametrize("wave", list(Wave))
def test_samples_are_the_same_on_every_machine(wave: Wave) -> None:
    voice = Voice(wave, Envelope(5, 20, 0.4, 15), width=0.3, seed=7)
    assert digest(tone(voice, "E4", ms=40, to="B5", percent=80)) == GOLDEN[wave]
