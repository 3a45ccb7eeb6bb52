"""What a point of the drawn case belongs to."""

import math
from enum import Enum, auto

from engine.device.pad import Button
from engine.host.desktop.shellcrank import ARM_PX, AXLE


class Part(Enum):
    """A part of the case that is no button."""

    SCREEN = auto()
    HUB = auto()
    CRANK = auto()
    SLOT = auto()
    NOTHING = auto()


def part_at(x: float, y: float, *, docked: bool) -> Button | Part:
    """The button or part under a point, in pixels of the case."""
    if 88 <= x < 488 and 23 <= y < 263:
        return Part.SCREEN
    return _button_at(x, y) or _crank_part_at(x, y, docked=docked)


def angle_cdeg_at(x: float, y: float) -> int:
    """The angle of a point round the axle in hundredths of a degree: 0 = up, clockwise."""
    return round(math.degrees(math.atan2(x - AXLE[0], AXLE[1] - y)) * 100) % 36_000


def _button_at(x: float, y: float) -> Button | None:
    if math.hypot(x - 553, y - 182) <= 18:
        return Button.A
    if math.hypot(x - 520, y - 214) <= 18:
        return Button.B
    if 24 <= x <= 64 and 150 <= y <= 173:
        return Button.MENU
    if 24 <= x <= 64 and 180 <= y <= 203:
        return Button.LOCK
    return _direction_at(x - 44, y - 93)


def _direction_at(across: float, along: float) -> Button | None:
    long, short = max(abs(across), abs(along)), min(abs(across), abs(along))
    if long > 31 or short > 13 or long < 4:
        return None
    if abs(across) >= abs(along):
        return Button.RIGHT if across > 0 else Button.LEFT
    return Button.DOWN if along > 0 else Button.UP


def _crank_part_at(x: float, y: float, *, docked: bool) -> Part:
    distance = math.hypot(x - AXLE[0], y - AXLE[1])
    if docked:
        return Part.SLOT if 520 <= x <= 548 and 60 <= y <= 113 else Part.NOTHING
    if distance <= 14:
        return Part.HUB
    return Part.CRANK if distance <= ARM_PX + 16 else Part.NOTHING
