"""How an entry of the log moves: a list of frames, one a tick, worked out at once from two states.

A frame says all that differs from the board at rest, so that any motion can be cut short.
"""

import msgspec

from chek.scene.picture.dice import RollPicture, Tumble, odds_picture
from chek.scene.picture.figures import figure_at, figures_of
from chek.scene.picture.links import Link, group_links
from chek.scene.picture.measure import Measure
from chek.state import Attack, Lot, Move, State
from engine.core.game import Seat
from engine.device.audio.cues import Cue
from engine.device.widgets.boardart import Sprite
from engine.device.widgets.slide import Point, between, ease

Placed = tuple[Sprite, int, int]
CuedStep = tuple[Cue, int]
Plate = tuple[Seat, str]

STEP_TICKS, LUNGE_TICKS, ARRIVE_TICKS, TIP_TICKS, DEAL_TICKS = 6, 4, 2, 8, 2
READ_TICKS = 15
NOBODY: Seat = -1
_LUNGE = 0.4
_HOP_PX = 4


class Frame(msgspec.Struct, frozen=True):
    """One tick of a motion.

    Attributes:
        cells: the figures that stand still.
        ground: the contested cell, -1 without one.
        sprites: what moves, each with the point that it is drawn at.
        scored: the state whose scores are shown.
        turn: whose turn the triangle marks.
        plate: who acts, and what he does.
        roll: the rows of the dice, or None.
        tumble: how far they have come, None at rest.
        rings: links that are there.
        growing: the ring that grows, and how much of it.
        cues: sounds that begin.
        is_long: whether it is worth saying that A skips it.
    """

    cells: bytes
    ground: int
    scored: State
    turn: Seat
    plate: Plate
    sprites: tuple[Placed, ...] = ()
    roll: RollPicture | None = None
    tumble: Tumble | None = None
    rings: tuple[tuple[Link, ...], ...] = ()
    growing: float = 1.0
    cues: tuple[CuedStep, ...] = ()
    is_long: bool = False


def ground_of(state: State) -> int:
    """The cell that is being fought for, -1 without one."""
    if state.attack:
        return state.attack.target
    return state.chain.cell if state.chain else -1


def lunged(measure: Measure, attack: Attack) -> Point:
    """Where the face of an attacking piece is while it waits for the dice."""
    return between(measure.face(attack.source), measure.face(attack.target), _LUNGE)


def frames_of_move(measure: Measure, state: State, move: Move, plate: Plate) -> list[Frame]:
    """A piece hops one step."""
    figure = figure_at(state, move.source)
    start, end = measure.face(move.source), measure.face(move.target)
    cells = figures_of(state, move.source)
    frames = []
    for tick in range(1, STEP_TICKS + 1):
        x, y = between(start, end, ease(tick, STEP_TICKS))
        hop = _HOP_PX if tick < STEP_TICKS else 0
        sprites = (_shade(measure, figure, (x, y)), (measure.token(figure), x, y - hop))
        cues = ((Cue.PUT_DOWN, 0),) if tick == STEP_TICKS else ()
        frames.append(Frame(cells, -1, state, state.turn, plate, sprites, cues=cues))
    return frames


def frames_of_lunge(measure: Measure, state: State, attack: Attack, plate: Plate) -> list[Frame]:
    """The attacker starts forward and waits for the dice, which lie there blank."""
    figure = figure_at(state, attack.source)
    start, end = measure.face(attack.source), lunged(measure, attack)
    cells = figures_of(state, attack.source)
    roll = odds_picture(state, attack)
    frames = []
    for tick in range(1, LUNGE_TICKS + 1):
        x, y = between(start, end, ease(tick, LUNGE_TICKS))
        sprites = ((measure.token(figure), x, y),)
        frames.append(Frame(cells, attack.target, state, state.turn, plate, sprites, roll))
    return frames


def frames_of_links(state: State, plate: Plate, roll: RollPicture | None) -> list[Frame]:
    """The links of a chain that has just opened grow outward."""
    rings, cells = group_links(state), figures_of(state)
    frames = []
    for index in range(len(rings)):
        ticks = 4 if index < 3 else 2
        for tick in range(1, ticks + 1):
            frame = Frame(cells, ground_of(state), state, state.turn, plate, roll=roll)
            shown, share = rings[: index + 1], tick / ticks
            frames.append(msgspec.structs.replace(frame, rings=shown, growing=share))
    return frames


def frames_of_reading(last: Frame) -> list[Frame]:
    """A roll stands a moment more before the odds of the next attack take its place."""
    return [msgspec.structs.replace(last, cues=(), is_long=True)] * READ_TICKS


def frames_of_resigning(measure: Measure, state: State, seat: Seat, plate: Plate) -> list[Frame]:
    """All pieces of a seat tip over at once."""
    own = state.pieces(seat)
    cells = figures_of(state, *own)
    frames = []
    for tick in range(1, TIP_TICKS + 1):
        share = ease(tick, TIP_TICKS)
        sprites = tuple(
            (measure.tipped(figure_at(state, cell), share), *measure.face(cell)) for cell in own
        )
        cues = ((Cue.ATTACK_LOST, 0),) if tick == 1 else ()
        frame = Frame(cells, ground_of(state), state, state.turn, plate, sprites, cues=cues)
        frames.append(frame)
    return frames


def frames_of_lot(state: State, lot: Lot, plate: Plate) -> list[Frame]:
    """The triangle goes round the seats, slower and slower, until it stops at the first one."""
    seats = state.setup.seats
    waits = (2, 2, 2, 3, 3, 4, 5, 7)
    cells, frames = figures_of(state), []
    for index, wait in enumerate(waits):
        seat = (lot.seat + index - len(waits) + 1) % seats
        for tick in range(wait):
            cues = ((Cue.MOVE_HAND, seat),) if tick == 0 else ()
            frames.append(Frame(cells, -1, state, seat, plate, cues=cues))
    return frames


def frames_of_deal(before: State, after: State, plate: Plate) -> list[Frame]:
    """The cards are turned up, one of each seat at a time."""
    hidden, shown = figures_of(before), figures_of(after)
    hands = [after.pieces(seat) for seat in range(after.setup.seats)]
    cells, frames = bytearray(hidden), []
    for number, turned in enumerate(zip(*hands, strict=True)):
        for cell in turned:
            cells[cell] = shown[cell]
        cues = ((Cue.CARD, 0),) if number % 2 == 0 else ()
        frame = Frame(bytes(cells), -1, before, before.turn, plate, cues=cues, is_long=True)
        frames += [frame, *[msgspec.structs.replace(frame, cues=())] * (DEAL_TICKS - 1)]
    return frames


def tipped(measure: Measure, state: State, cell: int, tick: int) -> Sprite:
    """A figure that has been tipping over for some ticks."""
    return measure.tipped(figure_at(state, cell), ease(tick, TIP_TICKS))


def _shade(measure: Measure, figure: int, at: Point) -> Placed:
    x, y = at
    return measure.shade(figure), x + 1, y + max(measure.lip, 1)
