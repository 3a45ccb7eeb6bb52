"""A hanging checker seen from the side: the thumb under its rim, the flight, the landing (K14)."""

from math import pi, tau
from typing import Final

import msgspec

from chapayev.constants import BOARD, COVERING, GRAVITY, THUMB_DRIFT, THUMB_RISE, THUMB_TURN
from chapayev.constants import RADIUS as RADIUS_MM
from chapayev.hanging import inwards
from chapayev.scene.picture.measure import DROP, mm
from chapayev.scene.picture.sideview import HALF, THICK, Side, draw_side
from chapayev.scene.picture.table import Ground
from chapayev.state import Face, Key, State
from engine.core.game import Seat
from engine.core.words import _, mark
from engine.device.draw.fonts import Fonts
from engine.device.draw.pattern import P50
from engine.device.draw.screen import BLACK, WHITE, Canvas
from engine.device.widgets import draw_fitted

_EDGE: Final = 200
"""The x of the board's edge; checkers fly to the left."""

_FACE: Final = 150
"""The y of the board's face."""

_SLAB_PX: Final = 14
_ROOM_PX: Final = 188
"""The board's length, or its diagonal, is drawn so long."""

_RISE_PX: Final = 1.1
"""So many pixels are a millimetre of height."""

_LANDINGS: Final[dict[Face, str]] = {
    "up": mark("On its feet"),
    "over": mark("Turned over"),
    "edge": mark("On its edge"),
}


class Standing(msgspec.Struct, frozen=True):
    """A checker that lies in the way of the flight.

    Attributes:
        army: its colour.
        away: from where the other hangs to its middle along the flight, mm.
        is_turned: whether it lies turned over.
    """

    army: Seat
    away: float
    is_turned: bool = False


class Flown(msgspec.Struct, frozen=True):
    """How far a flight has come.

    Attributes:
        power: of the thumb, percent.
        share: of its time, 0 to 1.
    """

    power: int
    share: float

    @property
    def away(self) -> float:
        """How far the checker is above the board from where it hung, mm."""
        return THUMB_DRIFT * self.power / 100 * self._seconds * self.share

    @property
    def height(self) -> float:
        """How high its middle is, mm."""
        rise = THUMB_RISE * self.power / 100
        return rise * self._seconds * self.share * (1 - self.share)

    @property
    def half_turns(self) -> float:
        """How often it has turned over."""
        speed = THUMB_TURN * THUMB_RISE * self.power / 100 / RADIUS_MM
        return speed * self._seconds * self.share / pi

    @property
    def _seconds(self) -> float:
        return 2 * THUMB_RISE * self.power / 100 / GRAVITY


class ThumbScene(msgspec.Struct, frozen=True):
    """All that is shown.

    Attributes:
        army: of the hanging checker.
        inside: from its middle to the edge, mm, 0 to two thirds of its radius.
        is_turned: whether it hung turned over.
        length: of the board along the flight, mm: 400, or more over a corner.
        others: what lies in the way.
        press: how far the thumb is bent, 0 to 1: the power in percent of the meter.
        flown: the flight; None before the flick.
        landed: how it came down; None before.
        has_prisoner: whether it came down on an enemy's checker.
        can_turn: whether it may come down on its other face (K12).
        pawns: whether pawns are played with (K17).
    """

    army: Seat
    inside: float
    is_turned: bool = False
    length: float = 400.0
    others: tuple[Standing, ...] = ()
    press: float = 0.0
    flown: Flown | None = None
    landed: Face | None = None
    has_prisoner: bool = False
    can_turn: bool = True
    pawns: bool = False


def thumb_scene(state: State, key: Key, press: float = 0.0) -> ThumbScene:
    """A hanging checker of a match before it is flicked, and what it may come down on.

    Args:
        state: the match.
        key: which checker; it is on the board.
        press: how far the thumb is bent, 0 to 1.
    """
    flier = next(each for each in state.checkers if each.key == key)
    x, y = mm(flier.x), mm(flier.y)
    ux, uy = inwards((x, y))
    others = []
    for each in state.checkers:
        dx, dy = mm(each.x) - x, mm(each.y) - y
        away = dx * ux + dy * uy
        if away > 0 and abs(dx * uy - dy * ux) <= COVERING:
            others.append(Standing(each.army, away, each.face == "over"))
    inside = min(x, y, BOARD - x, BOARD - y)
    length = BOARD * (abs(ux) + abs(uy))
    return ThumbScene(
        flier.army,
        inside,
        flier.face == "over",
        length,
        tuple(others),
        press=press,
        can_turn=state.setup.traitors,
        pawns=Ground.of(state.setup).pawns,
    )


def landing_words(face: Face, *, has_prisoner: bool) -> str:
    """What a landing is called."""
    return _("Prisoner!") if has_prisoner else _(_LANDINGS[face])


def draw_thumb(canvas: Canvas, fonts: Fonts, scene: ThumbScene) -> None:
    """The whole left part of the screen but its bottom line."""
    canvas.rect(*DROP, BLACK)
    draw_fitted(canvas, _("Thumb flick"), 12, 27, fonts.display, room=226, white=True)
    if scene.landed is not None:
        words = landing_words(scene.landed, has_prisoner=scene.has_prisoner)
        draw_fitted(canvas, words, 12, 52, fonts.text, room=226, white=True)
    _draw_board(canvas)
    scale = _ROOM_PX / scene.length
    hung = _EDGE - scene.inside * HALF / RADIUS_MM
    for each in sorted(scene.others, key=lambda other: -other.away):
        middle = hung - each.away * scale, _FACE - THICK / 2
        side = Side(each.army, each.is_turned, is_pawn=scene.pawns)
        draw_side(canvas, middle, side)
    _draw_hand(canvas, scene)
    if scene.flown is None:
        middle = hung, _FACE - THICK / 2
        draw_side(canvas, middle, Side(scene.army, scene.is_turned, is_pawn=scene.pawns))
    else:
        _draw_flight(canvas, scene, scene.flown, hung)


def _draw_board(canvas: Canvas) -> None:
    """The slab from the side; its eight cells are a ruler."""
    left = _EDGE - _ROOM_PX
    canvas.rect(left, _FACE, _ROOM_PX, _SLAB_PX + 3, WHITE)
    canvas.rect(left + 1, _FACE + 2, _ROOM_PX - 2, _SLAB_PX, BLACK)
    canvas.rect(left + 1, _FACE + 4, _ROOM_PX - 2, _SLAB_PX - 3, P50)
    for cell in range(1, 8):
        x = _EDGE - round(cell * _ROOM_PX / 8)
        canvas.rect(x, _FACE + 2, 2, _SLAB_PX, BLACK)


def _draw_flight(canvas: Canvas, scene: ThumbScene, flown: Flown, hung: float) -> None:
    """The checker in the air or landed, and dots along the way that it came."""
    scale = _ROOM_PX / scene.length
    floor = _FACE - THICK if scene.has_prisoner and scene.landed else _FACE
    dots = round(flown.away * scale / 7)
    for dot in range(1, dots):
        past = msgspec.structs.replace(flown, share=flown.share * dot / dots)
        y = _FACE - THICK / 2 - past.height * _RISE_PX
        canvas.rect(round(hung - past.away * scale), round(y), 2, 2, WHITE)
    side = _side_in_flight(scene, flown)
    low = _FACE - THICK / 2 - flown.height * _RISE_PX
    middle = hung - flown.away * scale, min(low, floor - side.reach)
    draw_side(canvas, middle, side)


def _side_in_flight(scene: ThumbScene, flown: Flown) -> Side:
    """As it turns in the air: it comes down just as it lies then.

    A pawn comes down on its foot (K17). If it has turned over, its head is another one from where
    it was lowest for the last time.
    """
    half_turns = _whole_half_turns(scene, flown)
    if not scene.pawns:
        return Side(scene.army, scene.is_turned, -pi * half_turns * flown.share)
    rounds = (half_turns + 1) // 2
    turned = rounds * flown.share
    has_changed = half_turns % 2 == 1 and turned > rounds - 0.5
    return Side(scene.army, scene.is_turned != has_changed, -tau * turned, is_pawn=True)


def _whole_half_turns(scene: ThumbScene, flown: Flown) -> int:
    """How often it turns over on its whole way, an even number where none may turn over."""
    number = int(msgspec.structs.replace(flown, share=1.0).half_turns + 0.5)
    return number if scene.can_turn else number + number % 2


def _draw_hand(canvas: Canvas, scene: ThumbScene) -> None:
    """A fist below the edge, its thumb under the rim; after the flick the thumb points up."""
    bend = round(7 * scene.press)
    if scene.flown is None:
        joint, tip = (223, 176 + bend), (208, 159 + bend)
    else:
        joint, tip = (221, 168), (221, 138)
    canvas.rect(204, 180, 42, 38, WHITE, radius=12)
    for finger in range(3):
        canvas.rect(206, 188 + 9 * finger, 20, 2, BLACK)
    canvas.rect(212, 214, 30, 12, WHITE, radius=3)
    canvas.rect(208, 218, 38, 2, BLACK)
    wrist = (230, 194)
    for ink, thick in ((BLACK, 18), (WHITE, 14)):
        canvas.line(*wrist, *joint, ink, width=thick)
        canvas.line(*joint, *tip, ink, width=thick)
    canvas.arc(tip[0] + 0.5, tip[1] + 1.5, 5, 290, 70, BLACK, width=1.6)
