"""What the tests of sounds hear."""

import numpy as np

from engine.device.audio.sound import RATE, Samples


def loudest_hz(samples: Samples) -> float:
    """The frequency with the most power."""
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(samples.size), 1 << 16))
    return float(np.argmax(spectrum)) * RATE / (1 << 16)
