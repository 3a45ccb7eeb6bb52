"""The mouse on the drawn handheld: pressing its buttons, turning, docking, touching its screen."""

from math import floor
from typing import Final

from engine.device.pad import Button
from engine.host.desktop.controls import Controls
from engine.host.desktop.crankinput import Grip
from engine.host.desktop.hits import Part, part_at
from engine.host.desktop.layout import SCREEN_IN_CASE, SCREEN_SIZE

DOUBLE_CLICK_MS: Final = 400
DRAG_PX: Final = 3
"""A press on the hub that moves less than this is a click, and docks."""

SOURCE: Final = "mouse"
LEFT, MIDDLE = 1, 2


class Mouse:
    """Follows the mouse; points are in pixels of the case, `now_ms` is any running clock.

    `has_case` says whether there is a drawn handheld to touch.
    """

    def __init__(self, controls: Controls) -> None:
        self.has_case = True
        self._controls = controls
        self._grip = Grip()
        self._is_free = False
        self._hub: tuple[float, float] | None = None
        self._is_touching = False
        self._last_click_ms = -DOUBLE_CLICK_MS

    def down(self, x: float, y: float, button: int, now_ms: int) -> None:
        """A button of the mouse went down."""
        if button == MIDDLE:
            self._controls.toggle_dock()
        elif button == LEFT and self._is_free:
            self._let_go()
        elif button == LEFT:
            self._click(x, y, now_ms)

    def move(self, x: float, y: float) -> None:
        """The mouse moved."""
        if self._hub is not None and self._is_far(x, y):
            self._grip.close(*self._hub)
            self._hub = None
        self._controls.queue.turn(self._grip.follow(x, y))
        self._point(x, y)

    def up(self, x: float, y: float, button: int) -> None:
        """A button of the mouse went up."""
        if button != LEFT:
            return
        self._controls.release(SOURCE)
        if self._hub is not None:
            self._controls.queue.dock(docked=True)
        if not self._is_free:
            self._let_go()
        if self._is_touching:
            self._is_touching = False
            self._point(x, y)

    def wander_off(self) -> None:
        """The mouse left the window; what it holds it goes on to hold."""
        if not self._is_touching:
            self._controls.queue.point(None)

    def leave(self) -> None:
        """The window lost the keyboard: let go of everything."""
        self._let_go()
        self._is_touching = False
        self._controls.release(SOURCE)
        self._controls.queue.point(None)

    def _click(self, x: float, y: float, now_ms: int) -> None:
        docked = self._controls.queue.is_docked
        part = part_at(x, y, docked=docked) if self.has_case else _plain_part_at(x, y)
        if isinstance(part, Button):
            self._controls.press(SOURCE, part)
        elif part is Part.SCREEN:
            self._is_touching = True
            self._point(x, y)
        elif part is Part.SLOT:
            self._controls.queue.dock(docked=False)
        elif part is Part.HUB:
            self._hub = (x, y)
        elif part is Part.CRANK:
            self._is_free = now_ms - self._last_click_ms < DOUBLE_CLICK_MS
            self._last_click_ms = now_ms
            self._grip.close(x, y)

    def _let_go(self) -> None:
        self._grip.open()
        self._hub = None
        self._is_free = False

    def _is_far(self, x: float, y: float) -> bool:
        hub = self._hub
        return hub is not None and max(abs(x - hub[0]), abs(y - hub[1])) >= DRAG_PX

    def _point(self, x: float, y: float) -> None:
        column, row = floor(x) - SCREEN_IN_CASE[0], floor(y) - SCREEN_IN_CASE[1]
        last_x, last_y = SCREEN_SIZE[0] - 1, SCREEN_SIZE[1] - 1
        within = min(max(column, 0), last_x), min(max(row, 0), last_y)
        if self._is_touching or within == (column, row):
            self._controls.queue.point((*within, self._is_touching))
        else:
            self._controls.queue.point(None)


def _plain_part_at(x: float, y: float) -> Part:
    part = part_at(x, y, docked=True)
    return Part.SCREEN if part is Part.SCREEN else Part.NOTHING
