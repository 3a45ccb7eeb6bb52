"""How an entry of the log moves: a list of frames, one a tick, worked out at once from two states.

A frame says all that differs from the board at rest, so that any motion can be cut short.
"""

import msgspec

from chek.odds import odds
from chek.scene.picture import pieces
from chek.scene.picture.dice import RollPicture, Tumble, odds_picture
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

STEP_TICKS, LUNGE_TICKS, ARRIVE_TICKS, TIP_TICKS = 6, 4, 2, 8
NOBODY: Seat = -1
_LUNGE = 0.4
_HOP_PX = 4


class Frame(msgspec.Struct, frozen=True):
    """One tick of a motion.

    Attributes:
        cells: the pieces that stand still.
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


def without(state: State, *gone: int) -> bytes:
    """The cells of a state, some of them empty."""
    cells = bytearray(state.cells)
    for cell in gone:
        cells[cell] = 0
    return bytes(cells)


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
    seat = state.cells[move.source] - 1
    start, end = measure.face(move.source), measure.face(move.target)
    cells = without(state, move.source)
    frames = []
    for tick in range(1, STEP_TICKS + 1):
        x, y = between(start, end, ease(tick, STEP_TICKS))
        hop = _HOP_PX if tick < STEP_TICKS else 0
        sprites = (_shade(measure, seat, (x, y)), (measure.token(seat), x, y - hop))
        cues = ((Cue.PUT_DOWN, 0),) if tick == STEP_TICKS else ()
        frames.append(Frame(cells, -1, state, state.turn, plate, sprites, cues=cues))
    return frames


def frames_of_lunge(measure: Measure, state: State, attack: Attack, plate: Plate) -> list[Frame]:
    """The attacker starts forward and waits for the dice, which lie there blank."""
    seat = state.cells[attack.source] - 1
    start, end = measure.face(attack.source), lunged(measure, attack)
    cells = without(state, attack.source)
    roll = odds_picture(seat, state.cells[attack.target] - 1, odds(state, attack))
    frames = []
    for tick in range(1, LUNGE_TICKS + 1):
        x, y = between(start, end, ease(tick, LUNGE_TICKS))
        sprites = ((measure.token(seat), x, y),)
        frames.append(Frame(cells, attack.target, state, state.turn, plate, sprites, roll))
    return frames


def frames_of_links(state: State, plate: Plate, roll: RollPicture | None) -> list[Frame]:
    """The links of a chain that has just opened grow outward."""
    rings = group_links(state)
    frames = []
    for index in range(len(rings)):
        ticks = 4 if index < 3 else 2
        for tick in range(1, ticks + 1):
            frame = Frame(state.cells, ground_of(state), state, state.turn, plate, roll=roll)
            shown, share = rings[: index + 1], tick / ticks
            frames.append(msgspec.structs.replace(frame, rings=shown, growing=share))
    return frames


def frames_of_resigning(measure: Measure, state: State, seat: Seat, plate: Plate) -> list[Frame]:
    """All pieces of a seat tip over at once."""
    own = state.pieces(seat)
    cells = without(state, *own)
    frames = []
    for tick in range(1, TIP_TICKS + 1):
        sprite = tipped(measure, seat, tick)
        sprites = tuple((sprite, *measure.face(cell)) for cell in own)
        cues = ((Cue.ATTACK_LOST, 0),) if tick == 1 else ()
        frame = Frame(cells, ground_of(state), state, state.turn, plate, sprites, cues=cues)
        frames.append(frame)
    return frames


def frames_of_lot(state: State, lot: Lot, plate: Plate) -> list[Frame]:
    """The triangle goes round the seats, slower and slower, until it stops at the first one."""
    seats = state.setup.seats
    waits = (2, 2, 2, 3, 3, 4, 5, 7)
    frames = []
    for index, wait in enumerate(waits):
        seat = (lot.seat + index - len(waits) + 1) % seats
        for tick in range(wait):
            cues = ((Cue.MOVE_HAND, seat),) if tick == 0 else ()
            frames.append(Frame(state.cells, -1, state, seat, plate, cues=cues))
    return frames


def tipped(measure: Measure, seat: Seat, tick: int) -> Sprite:
    """A piece that has been tipping over for some ticks."""
    return pieces.tipped(seat, measure.radius, measure.lip, ease(tick, TIP_TICKS))


def _shade(measure: Measure, seat: Seat, at: Point) -> Placed:
    x, y = at
    return pieces.shade(seat, measure.radius), x + 1, y + measure.lip
