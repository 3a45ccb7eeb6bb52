"""How checkers sound that are flicked: int16 samples (frames,) each.

Facts built to: `look.md` section 8 (clack by strength, three timbres; slide a low hiss; off the
edge a falling whistle and a far tap; the power meter's tone rises; a breath). Loudness is set by
`cues.py`.
"""

from typing import Final

from engine.device.audio.sound import Envelope, Samples, Voice, Wave, mix, thin, tone
from engine.device.audio.timbre import bar, brush, decaying, knock, strike, tick

_APART: Final = 2
"""Semitones between the clacks of two checkers."""


def clack_soft(step: int) -> Samples:
    """Return two rims that just touch: a light tick."""
    return tick(86 + _APART * step, 26, seed=131 + step)


def clack(step: int) -> Samples:
    """Return two rims that meet: a struck bar, short."""
    note = 79 + _APART * step
    return mix([(0, bar(note, 48)), (0, strike(10, seed=141 + step, percent=45))])


def clack_hard(step: int) -> Samples:
    """Return two rims that meet hard: the bar, the board below it, and a crack."""
    note = 74 + _APART * step
    layers = [(0, bar(note, 70)), (0, knock(57, 90, seed=151)), (0, strike(16, seed=152 + step))]
    return mix(layers)


def slide() -> Samples:
    """Return the hiss of a checker over the board."""
    return brush(74, 62, 260, attack_ms=15, taps=12)


def fall() -> Samples:
    """Return a whistle that falls, and a far tap."""
    whistle = Voice(Wave.SINE, Envelope(20, 200, 0.2, 20))
    return mix([(0, tone(whistle, 96, ms=215, to=74, percent=40)), (240, tick(62, 40, seed=161))])


def power(step: int) -> Samples:
    """Return the meter's tone, higher the fuller it is."""
    return tone(decaying(Wave.TRIANGLE, 34, attack_ms=3), 62 + step, ms=34, percent=50)


def blow(step: int) -> Samples:
    """Return a breath, brighter the stronger it is."""
    return thin(brush(84 + 4 * step, 76 + 4 * step, 200, attack_ms=50, taps=5), 64)
