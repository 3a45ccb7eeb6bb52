"""How each cue is made, out of the instruments of `timbre.py`: int16 samples (frames,) each.

Facts built to: `look.md` section 8 (what each sounds like) and section 7 (how long its motion
lasts). Loudness is set by `cues.py`. Pitches stay over 150 Hz, for the speakers of a laptop.
"""

from typing import Final

from engine.device.audio.sound import Samples, mix
from engine.device.audio.timbre import bar, brush, knock, spring, strike, tick, tine

_MAJOR: Final = (0, 2, 4, 5, 7, 9, 11)
_FOURTH: Final = 5
_FIFTH: Final = 7
_G4: Final = 67
_C5: Final = 72
_PHRASE: Final = (72, 79, 76, 81, 84)


def degree(step: int) -> int:
    """Return how many semitones the major scale has climbed after `step` steps."""
    octave, rest = divmod(step, len(_MAJOR))
    return 12 * octave + _MAJOR[rest]


def move_hand(step: int) -> Samples:
    """Return a soft tick, pitched by the row (0 = the lowest)."""
    return tick(_G4 + degree(step), 36)


def crank_step() -> Samples:
    """Return a ratchet's click: the tooth, and the spring behind it."""
    return mix([(0, tick(91, 10, seed=11)), (9, tick(86, 14, seed=12))])


def select() -> Samples:
    """Return one struck bar."""
    return bar(_C5 + _FIFTH, 45)


def pick() -> Samples:
    """Return a small pluck up a fifth."""
    return mix([(0, bar(_C5, 40)), (26, bar(_C5 + _FIFTH, 50))])


def put_down() -> Samples:
    """Return a low wooden knock."""
    return knock(53, 80)


def refuse() -> Samples:
    """Return two dull taps, the second lower."""
    return mix([(0, knock(55, 55, seed=13)), (80, knock(52, 60, seed=14))])


def dice() -> Samples:
    """Return five uneven clicks within the 18 ticks that dice bounce, and a last one lower."""
    clicks = ((0, 84), (95, 81), (150, 86), (265, 82), (350, 85))
    layers = [(at, tick(note, 28, seed=20 + note)) for at, note in clicks]
    return mix([*layers, (470, knock(60, 70, seed=21))])


def bonus(step: int) -> Samples:
    """Return a rising fourth, one degree higher for each bonus of the roll before it."""
    low = _C5 + degree(step)
    return mix([(0, bar(low, 70)), (55, bar(low + _FOURTH, 110))])


def _motif(root: int, leap: int) -> Samples:
    """Return a knock, and two bars that leap from `root` by `leap` semitones."""
    return mix([(0, knock(53, 70)), (40, bar(root, 90)), (120, bar(root + leap, 150))])


def attack_won() -> Samples:
    """Return a knock and a fifth up."""
    return _motif(_G4, _FIFTH)


def attack_lost() -> Samples:
    """Return a knock and a fourth down."""
    return _motif(_G4, -_FOURTH)


def chain(step: int) -> Samples:
    """Return a won attack's motif, one degree higher for each link, from one above the attack."""
    return _motif(_G4 + degree(step + 1), _FIFTH)


def capture(step: int) -> Samples:
    """Return what is taken without dice: a heavy knock, its echo, a note higher each time."""
    layers = [(0, knock(52, 120)), (55, knock(57, 70)), (90, bar(_G4 - 12 + degree(step), 160))]
    return mix(layers)


def score() -> Samples:
    """Return two tiny beads."""
    return mix([(0, tick(98, 16, seed=31)), (14, tick(101, 14, seed=32))])


def win() -> Samples:
    """Return a music-box phrase of five notes."""
    starts = (0, 150, 300, 450, 680)
    tines = [tine(note, 420) for note in _PHRASE[:-1]] + [tine(_PHRASE[-1], 620)]
    return mix(zip(starts, tines, strict=True))


def draw() -> Samples:
    """Return the first and the last note of the phrase of a win."""
    return mix([(0, tine(_PHRASE[0], 420)), (300, tine(_PHRASE[-1], 520))])


def card() -> Samples:
    """Return the slide of a card over paper."""
    return brush(84, 100, 130, attack_ms=70, taps=3)


def menu_in() -> Samples:
    """Return a latch that falls in: low, high."""
    return mix([(0, tick(67, 30, seed=51)), (45, tick(74, 40, seed=52))])


def menu_out() -> Samples:
    """Return a latch that lifts: high, low."""
    return mix([(0, tick(74, 30, seed=53)), (45, tick(67, 40, seed=54))])


def dock() -> Samples:
    """Return a clunk and a spring."""
    return mix([(0, knock(51, 110, seed=61)), (70, spring(74, rising=False))])


def undock() -> Samples:
    """Return a spring and a clunk."""
    return mix([(0, spring(66, rising=True)), (120, knock(53, 100, seed=62))])


def curtain() -> Samples:
    """Return soft brushed noise that falls as long as the curtain's ten ticks."""
    return brush(90, 36, 330, attack_ms=40, taps=4)


def countdown() -> Samples:
    """Return one tick of a clock."""
    return tick(79, 40, seed=81)


def shuffle() -> Samples:
    """Return tiles that clatter past each other, quicker towards the end."""
    starts = (0, 55, 105, 145, 180, 205)
    taps = ((at, tick(76 + 3 * (i % 3), 26, seed=90 + i)) for i, at in enumerate(starts))
    return mix([(0, brush(70, 78, 230, attack_ms=60, taps=6)), *taps])


def rock() -> Samples:
    """Return a thud: a stone set down hard."""
    return mix([(0, knock(51, 170, seed=101)), (0, knock(56, 90, seed=102))])


def paper() -> Samples:
    """Return a sheet that flaps twice."""
    flap = brush(88, 98, 90, attack_ms=25, taps=2)
    return mix([(0, flap), (95, flap)])


def scissors() -> Samples:
    """Return blades that slide, and snip."""
    slide = brush(104, 112, 80, attack_ms=50, taps=1)
    return mix([(0, slide), (85, tick(103, 22, seed=111)), (100, tick(108, 40, seed=112))])


def trap() -> Samples:
    """Return a spring let go, and jaws that snap."""
    jaws = mix([(0, strike(18, seed=121)), (0, knock(58, 120, seed=122))])
    return mix([(0, spring(72, rising=False)), (60, jaws)])


def flag() -> Samples:
    """Return a bright third."""
    return mix([(0, tine(_C5 + 12, 180)), (90, tine(_C5 + 16, 200))])
