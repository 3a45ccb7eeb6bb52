"""The crank of the drawn case: out at its angle, folded into its slot, and on the way between."""

import math
from typing import Final

from engine.host.desktop.canvas import CREAM, INK, RED, Canvas
from engine.host.desktop.shellstatic import WELL

AXLE: Final = (534, 76)
ARM_PX: Final = 34.2
HUB_SIDE_PX: Final = 4
KNOB_SIDE_PX: Final = 6
MARKS: Final = 24

GLINT: Final = (
    "...XX",
    ".XXXX",
    ".XX..",
    "XX...",
    "XX...",
    ".X...",
)


def knob_at(angle_deg: float, reach: float = 1.0) -> tuple[float, float]:
    """The middle of the knob, in pixels of the case, for an angle clockwise from up."""
    turn = math.radians(angle_deg)
    return (
        AXLE[0] + ARM_PX * reach * math.sin(turn),
        AXLE[1] - ARM_PX * reach * math.cos(turn),
    )


def draw_well(canvas: Canvas, *, has_marks: bool) -> None:
    """The round hollow under the crank."""
    canvas.disc(*AXLE, 36.3, INK)
    canvas.disc(*AXLE, 34.3, WELL)
    if has_marks:
        for mark in range(MARKS):
            _draw_mark(canvas, mark)


def _draw_mark(canvas: Canvas, mark: int) -> None:
    turn = 2 * math.pi * mark / MARKS
    across, up = math.sin(turn), math.cos(turn)
    inner_px, outer_px = 28.5 if mark % 6 == 0 else 31.2, 34.0
    start = (AXLE[0] + inner_px * across, AXLE[1] - inner_px * up)
    end = (AXLE[0] + outer_px * across, AXLE[1] - outer_px * up)
    canvas.bar(start, end, 0.8, INK)


def draw_arm(canvas: Canvas, angle_deg: float, reach: float = 1.0) -> None:
    """Hub, arm and knob at an angle; `reach` below 1 shortens the arm while it swings out."""
    knob = knob_at(angle_deg, reach)
    for side in (0, HUB_SIDE_PX):
        canvas.disc(AXLE[0], AXLE[1] + side, 14.7, INK)
        canvas.bar((AXLE[0], AXLE[1] + side), (knob[0], knob[1] + side), 7.0, INK)
    canvas.disc(*AXLE, 13.2, CREAM)
    canvas.bar(AXLE, knob, 5.5, CREAM)
    canvas.disc(*AXLE, 9.3, INK)
    canvas.disc(*AXLE, 7.8, CREAM)
    canvas.disc(*AXLE, 3.3, INK)
    _draw_knob(canvas, *knob)


def _draw_knob(canvas: Canvas, x: float, y: float) -> None:
    for side in (0, KNOB_SIDE_PX):
        canvas.disc(x, y + side, 13.7, INK)
    canvas.disc(x, y, 11.3, RED)
    canvas.stamp(round(x) - 6, round(y) - 6, GLINT, CREAM)


def draw_folded(canvas: Canvas) -> None:
    """The arm folded into its upright slot, the knob flush."""
    draw_slot(canvas)
    canvas.disc(*AXLE, 7.4, INK)
    canvas.disc(*AXLE, 4.3, CREAM)
    canvas.bar((AXLE[0], 82), (AXLE[0], 99), 3.3, INK)
    canvas.disc(AXLE[0], 99, 8.4, INK)
    canvas.disc(AXLE[0], 99, 6.2, RED)
    canvas.panel((530, 98, 9, 3), 1, INK, radius=1.2)


def draw_slot(canvas: Canvas) -> None:
    """The open slot, empty."""
    canvas.panel((522, 62, 25, 50), 12, INK)
    canvas.panel((524, 64, 21, 46), 10, CREAM, radius=9.5)


def draw_unfolding(canvas: Canvas, tick: int) -> None:
    """The slot after 1 to 3 ticks of opening: the knob rises out of it."""
    draw_folded(canvas)
    rise = min(3, tick)
    for side in (0, rise):
        canvas.disc(AXLE[0], 99 - side, 8.9 + rise, INK)
    canvas.disc(AXLE[0], 99 - rise, 6.2 + rise, RED)
