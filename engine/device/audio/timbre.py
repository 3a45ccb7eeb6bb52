"""The instruments of the handheld: short, dry, wooden. Each returns int16 samples (frames,).

Facts built to: `look.md` section 8. All are built of decaying sines and filtered noise, and
leave head-room (at most 90 percent of PEAK), for the cues to set their own level.
"""

from engine.device.audio.sound import Envelope, Samples, Voice, Wave, fade, mix, smooth, thin, tone


def decaying(wave: Wave, ms: int, *, attack_ms: int = 0, seed: int = 0) -> Voice:
    """Return a voice that rises in `attack_ms` and has died away after `ms` milliseconds."""
    return Voice(wave, Envelope(attack_ms, ms - attack_ms, 0.0), seed=seed)


def strike(ms: int, *, seed: int, percent: int = 40) -> Samples:
    """Return the burst of noise with which one hard thing meets another."""
    burst = tone(decaying(Wave.NOISE, ms, seed=seed), 127, ms=ms, percent=percent)
    return smooth(burst, 4)


def tick(note: float, ms: int, *, seed: int = 1) -> Samples:
    """Return a small dry tap on wood, with a pitch."""
    body = tone(decaying(Wave.SINE, ms), note, ms=ms, percent=50)
    return mix([(0, body), (0, strike(min(ms, 6), seed=seed))])


def knock(note: float, ms: int, *, seed: int = 2) -> Samples:
    """Return a knock on a wooden board: two low sines that sink a little, and the blow."""
    body = tone(decaying(Wave.SINE, ms), note + 3, ms=ms, to=note, percent=45)
    board = tone(decaying(Wave.SINE, ms // 2), note + 16, ms=ms // 2, percent=25)
    return mix([(0, body), (0, board), (0, strike(8, seed=seed, percent=25))])


def bar(note: float, ms: int) -> Samples:
    """Return a struck wooden bar: its overtone lies two octaves up and dies first."""
    body = tone(decaying(Wave.SINE, ms, attack_ms=1), note, ms=ms, percent=55)
    overtone = tone(decaying(Wave.SINE, ms // 4), note + 24, ms=ms // 4, percent=15)
    return mix([(0, body), (0, overtone), (0, strike(4, seed=3, percent=15))])


def tine(note: float, ms: int) -> Samples:
    """Return a plucked music-box tooth: a clamped tooth's second mode lies 6.27 times up."""
    body = tone(decaying(Wave.SINE, ms, attack_ms=1), note, ms=ms, percent=50)
    octave = tone(decaying(Wave.TRIANGLE, ms // 2), note + 12, ms=ms // 2, percent=12)
    mode = tone(decaying(Wave.SINE, ms // 8), min(note + 31.8, 127), ms=ms // 8, percent=14)
    return mix([(0, body), (0, octave), (0, mode)])


def brush(start: float, end: float, ms: int, *, attack_ms: int, taps: int) -> Samples:
    """Return brushed noise whose colour goes from the note `start` to `end`, without a rumble.

    The more `taps` (see `smooth`), the softer the brush.
    """
    voice = decaying(Wave.NOISE, ms, attack_ms=attack_ms, seed=4)
    return fade(thin(smooth(tone(voice, start, ms=ms, to=end, percent=90), taps), 64))


def spring(note: float, *, rising: bool) -> Samples:
    """Return a small coil let go: five chirps, each weaker, up (or down) the whole tones."""
    chirp = decaying(Wave.TRIANGLE, 26, attack_ms=2)
    way = 2 if rising else -2
    return mix(
        (22 * i, tone(chirp, note + way * i, ms=26, to=note + way * (i + 2), percent=50 - 8 * i))
        for i in range(5)
    )
