"""The motion of a capture without dice (C23): a run-up, a heavy blow, and who is out with it."""

from msgspec.structs import replace

from chek.scene.picture.figures import figure_at, figures_of
from chek.scene.picture.measure import Measure
from chek.scene.play.motion import (
    TIP_TICKS,
    CuedStep,
    Frame,
    Placed,
    frames_of_links,
    frames_of_reading,
    tipped,
)
from chek.scene.play.rolling import Throw
from chek.scene.play.story import gone_out
from chek.state import Attack, State
from engine.device.audio.cues import Cue
from engine.device.widgets.slide import Point, between, ease

BACK_TICKS, BLOW_TICKS, OUT_PAUSE_TICKS = 5, 3, 4
_BACK = -0.22
_PUSH = 0.3
_REBOUND_PX = (2, 1, 1)


def frames_of_capture(measure: Measure, throw: Throw, attack: Attack) -> list[Frame]:
    """All of it; `throw.before` is the state in which the attack was made."""
    frames = [*_run_up(measure, throw, attack), *_blow(measure, throw, attack)]
    out = gone_out(throw.before, throw.after, attack)
    if out:
        frames += _leaving(measure, throw, attack, out)
    if throw.after.chain:
        frames += frames_of_links(throw.after, throw.plates[1], throw.picture)
        frames += frames_of_reading(frames[-1])
    return frames


def _frame(
    throw: Throw, attack: Attack, sprites: tuple[Placed, ...], gone: tuple[int, ...]
) -> Frame:
    before = throw.before
    cells = figures_of(before, attack.source, *gone)
    plate, roll = throw.plates[0], throw.picture
    return Frame(cells, attack.target, before, before.turn, plate, sprites, roll)


def _run_up(measure: Measure, throw: Throw, attack: Attack) -> list[Frame]:
    """The attacker goes back a little, and then falls on its target, faster and faster."""
    token = measure.token(figure_at(throw.before, attack.source))
    back = [_BACK * ease(tick, BACK_TICKS) for tick in range(1, BACK_TICKS + 1)]
    on = [_BACK + (1 - _BACK) * (tick / BLOW_TICKS) ** 2 for tick in range(1, BLOW_TICKS)]
    ways = [_on_the_way(measure, attack, share) for share in (*back, *on)]
    return [_frame(throw, attack, ((token, x, y),), ()) for x, y in ways]


def _on_the_way(measure: Measure, attack: Attack, share: float) -> Point:
    """The face's place at a share of the way; before the source if it is below 0."""
    return between(measure.face(attack.source), measure.face(attack.target), share)


def _blow(measure: Measure, throw: Throw, attack: Attack) -> list[Frame]:
    """The target is pushed on and tips over; the attacker rebounds and stands."""
    frames, before = [], throw.before
    winner = measure.token(figure_at(before, attack.source))
    for tick in range(1, TIP_TICKS + 1):
        pushed = _on_the_way(measure, attack, 1 + _PUSH * ease(tick, TIP_TICKS))
        x, y = measure.face(attack.target)
        rise = _REBOUND_PX[tick - 1] if tick <= len(_REBOUND_PX) else 0
        fallen = tipped(measure, before, attack.target, tick)
        sprites = ((fallen, *pushed), (winner, x, y - rise))
        frame = _frame(throw, attack, sprites, (attack.target,))
        frames.append(replace(frame, cues=_cues(throw, tick), scored=_scored(throw, attack)))
    return frames


def _cues(throw: Throw, tick: int) -> tuple[CuedStep, ...]:
    heard = {1: (Cue.CAPTURE, throw.link), 3: (Cue.SCORE, 0)}
    return (heard[tick],) if tick in heard else ()


def _scored(throw: Throw, attack: Attack) -> State:
    """What the scores say once the piece is taken, and before the last one is out."""
    return throw.before if gone_out(throw.before, throw.after, attack) else throw.after


def _leaving(measure: Measure, throw: Throw, attack: Attack, out: tuple[int, ...]) -> list[Frame]:
    """Whoever has one piece left is out: it goes too, and counts for its owner."""
    token = measure.token(figure_at(throw.before, attack.source))
    winner = (token, *measure.face(attack.target))
    frames = []
    for tick in range(1 - OUT_PAUSE_TICKS, TIP_TICKS + 1):
        fallen = [tipped(measure, throw.before, cell, max(tick, 0)) for cell in out]
        places = [measure.face(cell) for cell in out]
        sprites = (winner, *((each, *at) for each, at in zip(fallen, places, strict=True)))
        frame = _frame(throw, attack, sprites, (attack.target, *out))
        cues = ((Cue.ATTACK_LOST, 0),) if tick == 1 else ()
        frames.append(replace(frame, cues=cues, scored=throw.after if tick > 0 else throw.before))
    return frames
