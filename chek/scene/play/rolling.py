"""The motion of a roll: dice, bonuses one by one, the total, and what becomes of both pieces."""

import msgspec

from chek.scene.picture.dice import RollPicture, Tumble, bonus_names
from chek.scene.picture.figures import figure_at, figures_of
from chek.scene.picture.measure import Measure
from chek.scene.play.motion import (
    ARRIVE_TICKS,
    TIP_TICKS,
    CuedStep,
    Frame,
    Placed,
    Plate,
    frames_of_links,
    frames_of_reading,
    lunged,
    tipped,
)
from chek.scene.play.story import Rolled
from chek.state import Attack, State
from engine.device.audio.cues import Cue
from engine.device.widgets.slide import between, ease

_BOUNCES_PX = 8, 4, 2
_BOUNCE_TICKS, _FACE_TICKS = 6, 3
_SLIDE_TICKS, _POP_TICKS, _REST_TICKS, _COUNT_TICKS = 6, 4, 5, 3
_SLIDE_PX, _POP_PX = 96, 2
_TURNS = (0, 2, 5, 3, 1, 4), (0, 3, 1, 5, 2, 4)
"""How far each die is from its last face, so many turns before it."""


class Throw(msgspec.Struct, frozen=True):
    """A roll that is to be shown.

    Attributes:
        before: the state in which it was due.
        after: the state that it led to.
        rolled: the dice with their bonuses.
        picture: the rows as they stand in the end.
        link: how many links the chain has, 0 for a turn's first attack.
        plates: who acts and how while it rolls, and after.
    """

    before: State
    after: State
    rolled: Rolled
    picture: RollPicture
    link: int
    plates: tuple[Plate, Plate]


def frames_of_roll(measure: Measure, throw: Throw, *, is_calm: bool = False) -> list[Frame]:
    """All of it; `is_calm` shows the last faces at once."""
    attack = throw.before.attack
    if attack is None:
        raise ValueError("no roll is due")
    tumbles = _tumbles(throw.rolled, is_calm=is_calm)
    frames = [_waiting(measure, throw, attack, tumble) for tumble in tumbles]
    frames = _with_sounds(frames, throw)
    frames += _outcome(measure, throw, attack)
    if throw.after.chain:
        frames += frames_of_links(throw.after, throw.plates[1], throw.picture)
        frames += frames_of_reading(frames[-1])
    return frames


def _tumbles(rolled: Rolled, *, is_calm: bool) -> list[Tumble]:
    bounces = _BOUNCES_PX[-1:] if is_calm else _BOUNCES_PX
    tumbles = []
    for index, height in enumerate(bounces):
        for tick in range(_BOUNCE_TICKS):
            turns = (index * _BOUNCE_TICKS + tick) // _FACE_TICKS
            left = 0 if is_calm else len(bounces) * _BOUNCE_TICKS // _FACE_TICKS - 1 - turns
            faces = _face(0, rolled, left), _face(1, rolled, left)
            tumbles.append(Tumble(_hop(height, tick), faces))
    return tumbles + _bonuses(rolled) + _totals(rolled)


def _hop(height: int, tick: int) -> int:
    """A bounce: up and down in `_BOUNCE_TICKS`, on the ground at the end."""
    share = (tick + 1) / _BOUNCE_TICKS
    return round(4 * height * share * (1 - share))


def _face(side: int, rolled: Rolled, left: int) -> int:
    """What a die shows `left` turns before its last face; never the same twice in a row."""
    return (rolled.dice[side] - 1 + _TURNS[side][left]) % 6 + 1


def _bonuses(rolled: Rolled) -> list[Tumble]:
    """Each bonus slides in from the right."""
    count = len(bonus_names(rolled.chances))
    return [
        Tumble(
            faces=rolled.dice,
            notes=index + 1,
            slide_px=round(_SLIDE_PX * (1 - ease(tick, _SLIDE_TICKS))),
        )
        for index in range(count)
        for tick in range(1, _SLIDE_TICKS + 1)
    ]


def _totals(rolled: Rolled) -> list[Tumble]:
    """The winner's total pops up, and all rests for a moment."""
    pops = [_POP_PX if tick < _POP_TICKS // 2 else 0 for tick in range(_POP_TICKS)]
    return [
        Tumble(faces=rolled.dice, notes=2, totals=True, pop_px=pop)
        for pop in [*pops, *[0] * _REST_TICKS]
    ]


def _waiting(measure: Measure, throw: Throw, attack: Attack, tumble: Tumble) -> Frame:
    """The attacker waits half-way while the dice tumble."""
    frame = _frame(throw, figures_of(throw.before, attack.source), attack)
    sprite = measure.token(figure_at(throw.before, attack.source))
    sprites = ((sprite, *lunged(measure, attack)),)
    return msgspec.structs.replace(frame, sprites=sprites, tumble=tumble)


def _frame(throw: Throw, cells: bytes, attack: Attack) -> Frame:
    before = throw.before
    return Frame(cells, attack.target, before, before.turn, throw.plates[0], roll=throw.picture)


def _with_sounds(frames: list[Frame], throw: Throw) -> list[Frame]:
    """The dice at the start, each bonus as it begins to slide, the outcome with the totals."""
    cued: dict[int, CuedStep] = {0: (Cue.DICE, 0)}
    seen = (0, False)
    for index, frame in enumerate(frames):
        tumble = frame.tumble or Tumble()
        now = (tumble.notes, tumble.totals)
        if now != seen and tumble.totals:
            cued[index] = _verdict(throw)
        elif now != seen:
            cued[index] = Cue.BONUS, tumble.notes - 1
        seen = now
    replace = msgspec.structs.replace
    return [
        replace(frame, cues=(cued[index],)) if index in cued else frame
        for index, frame in enumerate(frames)
    ]


def _verdict(throw: Throw) -> CuedStep:
    if throw.rolled.winner != throw.rolled.seats[0]:
        return Cue.ATTACK_LOST, 0
    return (Cue.CHAIN, throw.link) if throw.link else (Cue.ATTACK_WON, 0)


def _outcome(measure: Measure, throw: Throw, attack: Attack) -> list[Frame]:
    """The loser tips over; a winning attacker steps in; the scores change."""
    won = throw.rolled.winner == throw.rolled.seats[0]
    frames = []
    for tick in range(1, TIP_TICKS + 1):
        sprites = _falling(measure, throw, attack, tick, won=won)
        frames.append(_scored(throw, attack, tick, sprites, won=won))
    if won:
        frames += _arriving(measure, throw, attack)
    return frames


def _scored(
    throw: Throw, attack: Attack, tick: int, sprites: tuple[Placed, ...], *, won: bool
) -> Frame:
    gone = (attack.source, attack.target) if won else (attack.source,)
    frame = _frame(throw, figures_of(throw.before, *gone), attack)
    counted = tick >= _COUNT_TICKS
    cues = ((Cue.SCORE, 0),) if tick == _COUNT_TICKS else ()
    scored = throw.after if counted else throw.before
    return msgspec.structs.replace(frame, sprites=sprites, scored=scored, cues=cues)


def _falling(
    measure: Measure, throw: Throw, attack: Attack, tick: int, *, won: bool
) -> tuple[Placed, ...]:
    before, waiting = throw.before, lunged(measure, attack)
    if not won:
        return ((tipped(measure, before, attack.source, tick), *waiting),)
    loser = tipped(measure, before, attack.target, tick), *measure.face(attack.target)
    return loser, (measure.token(figure_at(before, attack.source)), *waiting)


def _arriving(measure: Measure, throw: Throw, attack: Attack) -> list[Frame]:
    cells = figures_of(throw.before, attack.source, attack.target)
    token = measure.token(figure_at(throw.before, attack.source))
    start, end = lunged(measure, attack), measure.face(attack.target)
    frames = []
    for tick in range(1, ARRIVE_TICKS + 1):
        x, y = between(start, end, ease(tick, ARRIVE_TICKS))
        frame = _frame(throw, cells, attack)
        sprites = ((token, x, y),)
        frames.append(msgspec.structs.replace(frame, sprites=sprites, scored=throw.after))
    return frames
