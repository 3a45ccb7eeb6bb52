"""The checkers of one instant on the board, with their shadows."""

from collections.abc import Sequence
from math import cos, pi, sin

from chapayev.constants import RADIUS as RADIUS_MM
from chapayev.scene.picture.coins import Coin, spin_of
from chapayev.scene.picture.measure import LIP, PX_PER_MM, RADIUS, spot
from chapayev.scene.picture.pawns import depth_of
from chapayev.scene.picture.pieces import piece, shade, tipped
from chapayev.scene.picture.poses import Pose, by_depth
from chapayev.scene.picture.tilting import EDGE, STEPS, Tilt, tilt_of
from chapayev.state import WHITE
from engine.device.draw.pattern import P50
from engine.device.draw.screen import Canvas
from engine.device.widgets.slide import Point

SHADOW_AT: Point = (3, 2)


def draw_checkers(canvas: Canvas, poses: Sequence[Pose], *, pawns: bool = False) -> None:
    """All of them: first every shadow, then each checker from the far side on."""
    ordered = by_depth(poses)
    for pose in ordered:
        _draw_shadow(canvas, pose, pawns=pawns)
    for pose in ordered:
        draw_checker(canvas, pose, pawns=pawns)


def draw_checker(canvas: Canvas, pose: Pose, *, pawns: bool = False, lift: int = 0) -> None:
    """One checker, `lift` px higher than it is, without its shadow."""
    x, y = spot(pose.x, pose.y)
    y -= lift + round(pose.height * PX_PER_MM)
    look = look_of(pose, pawns=pawns)
    if pose.is_lying:
        piece(look).draw(canvas, x, y)
        return
    rests_on_edge = pose.face == "edge" and not pose.tilt
    tilt = EDGE if rests_on_edge else tilt_of(pose.tilt, pose.way)
    tipped(look, tilt).draw(canvas, x, y + _drop(tilt, pawn=pawns))


def look_of(pose: Pose, *, pawns: bool = False) -> Coin:
    """What it looks like while it lies, or lay before it tipped: then the mark is too small."""
    is_white, is_turned = pose.army == WHITE, pose.face == "over"
    if not pose.is_lying:
        return Coin(is_white, is_turned, pawn=pawns)
    return Coin(is_white, is_turned, spin_of(pose.angle), pawns)


def _drop(tilt: Tilt, *, pawn: bool) -> int:
    """From the face of one that lies to the middle of one that stands on its rim or head, px."""
    lean = tilt.step / STEPS * pi
    depth = depth_of(lean) if pawn else RADIUS * sin(lean) + LIP / 2 * abs(cos(lean))
    return round(LIP - depth)


def _draw_shadow(canvas: Canvas, pose: Pose, *, pawns: bool) -> None:
    """Farther away the higher the checker is; of one that stands only a narrow strip."""
    x, y = spot(pose.x, pose.y)
    away = round(pose.height / RADIUS_MM * 3)
    x, y = x + SHADOW_AT[0] + away, y + SHADOW_AT[1] + away // 2
    if pose.face == "edge" and not pose.tilt:
        canvas.ellipse(x + 2, y + 3, RADIUS + 1, 3, P50, anchor=(x, y))
        return
    shade(pawn=pawns and pose.is_lying).draw(canvas, x, y)
