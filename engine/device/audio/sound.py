"""The synthesiser: integer arithmetic all the way, so a sound has the same samples everywhere.

Samples are int16 arrays of shape (frames,), mono, at RATE frames a second.
"""

from collections.abc import Iterable
from typing import Final

import numpy as np
import numpy.typing as npt

from engine.device.audio.voice import (
    CYCLE,
    PEAK,
    RATE,
    Envelope,
    Note,
    Voice,
    Wave,
    Wide,
    frames,
    note_hz,
    shape,
)

__all__ = [
    "PEAK",
    "RATE",
    "Envelope",
    "Note",
    "Samples",
    "Voice",
    "Wave",
    "at_peak",
    "fade",
    "frames",
    "mix",
    "note_hz",
    "saturate",
    "smooth",
    "thin",
    "tone",
]

Samples = npt.NDArray[np.int16]

_FADE_IN: Final = 22  # frames, half a millisecond: too short to dull a knock
_FADE_OUT: Final = 88


def _phases(start: Note, end: Note, count: int) -> Wide:
    """Return the phase of each frame in 2^-32 periods, never wrapped, gliding in pitch."""
    first, last = (round(note_hz(note) * CYCLE / RATE) for note in (start, end))
    steps = first + (last - first) * np.arange(count, dtype=np.int64) // max(count, 1)
    return np.cumsum(steps, dtype=np.int64) - steps


def saturate(wide: Wide) -> Samples:
    """Return `wide` as int16 of the same shape, values beyond -PEAK to PEAK cut off."""
    return np.clip(wide, -PEAK, PEAK).astype(np.int16)


def fade(samples: Samples, fade_in: int = _FADE_IN, fade_out: int = _FADE_OUT) -> Samples:
    """Return a copy that rises from zero over `fade_in` frames and falls to it over `fade_out`."""
    wide = samples.astype(np.int64)
    rise, fall = (min(count, wide.size // 2) for count in (fade_in, fade_out))
    wide[:rise] = wide[:rise] * np.arange(rise) // max(rise, 1)
    wide[wide.size - fall :] = wide[wide.size - fall :] * np.arange(fall)[::-1] // max(fall, 1)
    return saturate(wide)


def tone(
    voice: Voice, note: Note, *, ms: int, to: Note | None = None, percent: int = 100
) -> Samples:
    """Return one note held for `ms` milliseconds and released, gliding to the note `to` if given.

    `percent` of PEAK is its loudest. Noise takes sixteen new values a period: the note is its
    colour. Shape: (frames(ms) + frames(release_ms),).
    Raises ValueError for a wrong note, a negative duration, or `percent` outside 0 to 100.
    """
    if not 0 <= percent <= 100:
        raise ValueError(f"loudness lies between 0 and 100 percent: {percent}")
    gains = voice.envelope.gains(ms)
    phase = _phases(note, note if to is None else to, gains.size)
    wide = shape(voice, phase) * gains >> 15
    return fade(saturate(wide * percent // 100))


def smooth(samples: Samples, taps: int) -> Samples:
    """Return the mean of the last `taps` frames at each frame: a dull copy, same shape.

    Its first null lies at RATE / taps hertz. Raises ValueError if `taps` is under 1.
    """
    if taps < 1:
        raise ValueError(f"a mean needs at least one frame: {taps}")
    sums = np.cumsum(np.concatenate((np.zeros(taps, dtype=np.int64), samples)), dtype=np.int64)
    return saturate((sums[taps:] - sums[:-taps]) // taps)


def thin(samples: Samples, taps: int) -> Samples:
    """Return what `smooth` takes away: a copy without its lows, same shape.

    Raises ValueError if `taps` is under 1.
    """
    return saturate(samples.astype(np.int64) - smooth(samples, taps))


def mix(layers: Iterable[tuple[int, Samples]]) -> Samples:
    """Return the saturated sum of (start in milliseconds, samples) pairs, as long as the longest.

    Raises ValueError if a start is negative.
    """
    placed = [(frames(at_ms), samples) for at_ms, samples in layers]
    total = np.zeros(max((at + part.size for at, part in placed), default=0), dtype=np.int64)
    for at, part in placed:
        total[at : at + part.size] += part
    return saturate(total)


def at_peak(samples: Samples, peak: int) -> Samples:
    """Return a copy whose loudest frame is `peak` (0 to PEAK) away from zero; silence stays.

    Raises ValueError if `peak` is out of range.
    """
    if not 0 <= peak <= PEAK:
        raise ValueError(f"a peak lies between 0 and {PEAK}: {peak}")
    wide = samples.astype(np.int64)
    loudest = int(np.abs(wide).max(initial=0))
    return saturate(np.sign(wide) * (np.abs(wide) * peak // max(loudest, 1)))
