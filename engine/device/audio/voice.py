"""What a sound is made of: notes, waves, envelopes, voices; integers, so the same everywhere.

Facts built to: `handheld.md`, Sound (five waves, attack-decay-sustain-release, 60 = 261.63 Hz).
A phase is counted in 2^-32 periods and never wrapped; gains are Q15 (32,768 = one).
"""

import math
import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np
import numpy.typing as npt

Wide = npt.NDArray[np.int64]
Note = str | float

RATE: Final = 44_100
PEAK: Final = 32_767
CYCLE: Final = 1 << 32
_ONE_Q15: Final = 1 << 15
_SINE_BITS: Final = 12
_NOISE_BITS: Final = 4  # sixteen fresh noise values a period
_NAME: Final = re.compile(r"([A-G])([#b]?)(-?[0-9])")
_SEMITONES: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

_SINE: Final[Wide] = np.array(
    [round(PEAK * math.sin(math.tau * i / (1 << _SINE_BITS))) for i in range(1 << _SINE_BITS)],
    dtype=np.int64,
)


class Wave(Enum):
    """The shape of one period, around zero."""

    SQUARE = "square"
    TRIANGLE = "triangle"
    SINE = "sine"
    NOISE = "noise"
    SAWTOOTH = "sawtooth"


def frames(ms: int) -> int:
    """Return how many frames `ms` milliseconds last, rounded down.

    Raises ValueError if `ms` is negative.
    """
    if ms < 0:
        raise ValueError(f"a duration cannot be negative: {ms} ms")
    return ms * RATE // 1000


def note_number(note: Note) -> float:
    """Return the number of a note: 60 for "C4", 61 for "C#4" and "Db4"; numbers pass through.

    Raises ValueError for a name that is none, or a number outside 0 to 127.
    """
    number: float
    if isinstance(note, str):
        parts = _NAME.fullmatch(note)
        if parts is None:
            raise ValueError(f"not the name of a note: {note!r}")
        shift = {"": 0, "#": 1, "b": -1}[parts[2]]
        number = 12 * (int(parts[3]) + 1) + _SEMITONES[parts[1]] + shift
    else:
        number = note
    if not 0 <= number <= 127:
        raise ValueError(f"a note lies between 0 and 127: {note!r}")
    return number


def note_hz(note: Note) -> float:
    """Return the pitch in hertz, equal temperament: 60 and "C4" are 261.63, "A4" is 440.

    Raises ValueError as `note_number` does.
    """
    return 440.0 * math.pow(2.0, (note_number(note) - 69) / 12)


def _curve(count: int) -> Wide:
    """Return a Q15 fall from one towards zero, squared: wood dies away fast, then slowly."""
    left = np.arange(count, 0, -1, dtype=np.int64) * _ONE_Q15 // max(count, 1)
    return left * left >> 15


@dataclass(frozen=True, slots=True)
class Envelope:
    """How loud a tone is over time: times in milliseconds, `sustain` from 0 to 1.

    Raises ValueError if a time is negative or `sustain` is out of range.
    """

    attack_ms: int = 0
    decay_ms: int = 0
    sustain: float = 1.0
    release_ms: int = 0

    def __post_init__(self) -> None:
        if min(self.attack_ms, self.decay_ms, self.release_ms) < 0:
            raise ValueError("the times of an envelope cannot be negative")
        if not 0 <= self.sustain <= 1:
            raise ValueError(f"sustain lies between 0 and 1: {self.sustain}")

    def gains(self, held_ms: int) -> Wide:
        """Return the Q15 gain of each frame, int64 (frames,): the key held, then released.

        A key let go during attack or decay is released from the level reached.
        Raises ValueError if `held_ms` is negative.
        """
        held, attack = frames(held_ms), frames(self.attack_ms)
        floor = round(self.sustain * _ONE_Q15)
        rise = np.arange(attack, dtype=np.int64) * _ONE_Q15 // max(attack, 1)
        fall = floor + ((_ONE_Q15 - floor) * _curve(frames(self.decay_ms)) >> 15)
        body = np.concatenate((rise, fall))[:held]
        body = np.concatenate((body, np.full(held - body.size, floor, dtype=np.int64)))
        last = int(body[-1]) if held else 0
        return np.concatenate((body, last * _curve(frames(self.release_ms)) >> 15))


@dataclass(frozen=True, slots=True)
class Voice:
    """What plays a tone. `width` (0 to 1) is the high part of a square, `seed` the noise's.

    Raises ValueError if `width` does not lie between 0 and 1.
    """

    wave: Wave
    envelope: Envelope = Envelope(release_ms=5)
    width: float = 0.5
    seed: int = 0

    def __post_init__(self) -> None:
        if not 0 < self.width < 1:
            raise ValueError(f"the width of a square lies between 0 and 1: {self.width}")


def noise(index: Wide, seed: int) -> Wide:
    """Return white noise, int64 of the shape of `index`, -32,768 to 32,767.

    Value i is the top of output i of SplitMix64 (Steele, Lea and Flood, 2014) from `seed`;
    uint64 arrays wrap by definition, so it is the same on every machine.
    """
    z = (index.astype(np.uint64) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    z = z + np.uint64(seed % (1 << 64))
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    return (z >> np.uint64(48)).astype(np.int64) - (1 << 15)


def _square(phase: Wide, width: float) -> Wide:
    high = phase % CYCLE < round(width * CYCLE)
    return np.where(high, np.int64(PEAK), np.int64(-PEAK))


def _triangle(phase: Wide) -> Wide:
    ramp: Wide = (phase + CYCLE // 4) % CYCLE >> 15  # a quarter on, so that it starts at zero
    folded: Wide = np.minimum(ramp, (1 << 17) - 1 - ramp)
    return folded - (1 << 15)


def _sine(phase: Wide) -> Wide:
    index: Wide = phase % CYCLE >> (32 - _SINE_BITS)
    return _SINE[index]


def _sawtooth(phase: Wide) -> Wide:
    return ((phase + CYCLE // 2) % CYCLE >> 16) - (1 << 15)


def shape(voice: Voice, phase: Wide) -> Wide:
    """Return the voice's wave at each phase, int64 of the same shape, at full loudness."""
    match voice.wave:
        case Wave.SQUARE:
            return _square(phase, voice.width)
        case Wave.TRIANGLE:
            return _triangle(phase)
        case Wave.SINE:
            return _sine(phase)
        case Wave.NOISE:
            return noise(phase >> (32 - _NOISE_BITS), voice.seed)
        case Wave.SAWTOOTH:
            return _sawtooth(phase)
