"""The system menu: a panel over the right half; the scene below stays as it is."""

from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console, Request
from engine.device.draw.pattern import P75
from engine.device.draw.screen import BLACK, HEIGHT, WHITE, WIDTH, Align, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Chosen, Command, Home, MenuItem, Pop, Push, Scene
from engine.device.system.settings_scene import SettingsScene
from engine.device.widgets import (
    CRANK_STEPS,
    MENU_COLUMN,
    Cursor,
    Icon,
    Motion,
    Row,
    draw_divider,
    draw_fitted,
    draw_row,
    fitting,
    icon,
    ink,
    step_of,
)
from engine.device.widgets.icons import volume_bars

MOST_ITEMS = 3
LOUDEST = 10

_LEFT = 200
_SHADOW = 6
_LAST_ITEM = 106
_BUBBLE = 6, 182
"""The left end and the width of the bubble that says why an item cannot be used."""

_TAIL = 8
_FIRST_OF_SYSTEM = 144
_VOLUME, _SETTINGS, _SCREENSHOT, _HOME = range(4)


class SystemMenu(Scene):
    """Up to three items of the scene below, then volume, settings, screenshot and home.

    Switches turn at once here, but what was chosen reaches the scene only when the menu closes.
    """

    see_through = True
    has_menu = False

    def __init__(self, console: Console, under: Scene) -> None:
        self._console = console
        self._title = under.title or _("Menu")
        self._is_home = under.is_home
        self._items: tuple[MenuItem, ...] = tuple(under.menu_items())[:MOST_ITEMS]
        self._turned: set[str] = set()
        self._cursor = Cursor(console, len(self._items) + 4)
        self._motion = Motion(6, at_once=console.settings.reduce_flashing)
        self._has_volume = not self._items
        self._clock = console.clock_text()
        console.cue(Cue.MENU_IN)

    @property
    def is_still(self) -> bool:
        """Whether the panel has come in."""
        return self._motion.is_done

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._motion.advance()
        if pad.is_pressed(Button.MENU | Button.B) or pad.docked_now or pad.undocked_now:
            return self._close()
        if not self._motion.is_done and pad.pressed:
            self._motion.finish()
            self.redraw = True
            if pad.is_pressed(Button.A):
                return None
        self._tell_time()
        if self._on_volume and self._turn_volume(pad):
            return None
        self._move(pad)
        return self._choose() if pad.is_pressed(Button.A) else None

    def _tell_time(self) -> None:
        clock = self._console.clock_text()
        self.redraw |= clock != self._clock
        self._clock = clock

    # Moving and volume

    @property
    def _system(self) -> int:
        """The system's row that is chosen, negative for the scene's items."""
        return self._cursor.at - len(self._items)

    @property
    def _on_volume(self) -> bool:
        return self._system == _VOLUME

    def _move(self, pad: Pad) -> None:
        """The crank passes over the volume; the D-pad stops there and hands it the crank."""
        if self._cursor.update(pad):
            self.redraw = True
            self._has_volume = self._on_volume and bool(pad.repeated)

    def _turn_volume(self, pad: Pad) -> bool:
        """Whether the pad went to the volume."""
        step = step_of(pad, Button.LEFT, Button.RIGHT)
        if not step and self._has_volume and not pad.is_repeated(Button.UP | Button.DOWN):
            step = pad.ticks(CRANK_STEPS)
        volume = max(0, min(self._console.settings.volume + step, LOUDEST))
        if volume != self._console.settings.volume:
            self._console.set(volume=volume)
            self._console.cue(Cue.MOVE_HAND, volume)
            self.redraw = True
        return bool(step)

    # Choosing and closing

    def _choose(self) -> Command | None:
        if self._system < 0:
            return self._choose_item(self._items[self._cursor.at])
        if self._on_volume:
            self._has_volume = True
            return None
        if self._system == _SETTINGS:
            return self._close(then=Push(SettingsScene(self._console)))
        if self._system == _HOME and not self._is_home:
            return self._close(then=Home())
        is_quitting = self._system == _HOME
        self._console.ask(Request.QUIT if is_quitting else Request.SCREENSHOT)
        return self._close()

    def _choose_item(self, item: MenuItem) -> Command | None:
        if item.reason:
            self._console.cue(Cue.REFUSE)
            return None
        if item.checked is None:
            return self._close(item.key)
        self._console.cue(Cue.SELECT)
        self._turned ^= {item.key}
        self.redraw = True
        return None

    def _close(self, key: str = "", then: Command | None = None) -> Command:
        self._console.cue(Cue.MENU_OUT)
        keys = [item.key for item in self._items if item.key in self._turned]
        return Pop(Chosen((*keys, *filter(None, [key])), then))

    # Drawing

    def draw(self, screen: Screen) -> None:
        """The panel, as far as it has come in."""
        with screen.shifted(self._motion.left(WIDTH - _LEFT + _SHADOW), 0):
            self._draw_panel(screen)
            baseline = _LAST_ITEM - MENU_COLUMN.pitch * (len(self._items) - 1)
            for index, item in enumerate(self._items):
                self._draw_item(screen, item, baseline + MENU_COLUMN.pitch * index, index)
            for index, row in enumerate(self._system_rows()):
                at = _FIRST_OF_SYSTEM + MENU_COLUMN.pitch * index
                is_chosen = index == self._system
                draw_row(screen, self._console.fonts, row, at, MENU_COLUMN, is_chosen=is_chosen)
            self._draw_reason(screen)

    def _draw_panel(self, screen: Screen) -> None:
        fonts = self._console.fonts
        screen.fill(_LEFT - _SHADOW, 0, _SHADOW, HEIGHT, P75)
        screen.fill(_LEFT, 0, WIDTH - _LEFT, HEIGHT, WHITE)
        screen.fill(_LEFT, 0, 3, HEIGHT, BLACK)
        clock = screen.text(self._clock, 388, 28, fonts.small, align=Align.RIGHT)
        room = 162 - clock
        font = fitting(self._title, room, fonts.display, fonts.card, fonts.text)
        draw_fitted(screen, self._title, 218, 30, font, room=room)
        if self._items:
            draw_divider(screen, 218, 119, 388)

    def _draw_item(self, screen: Screen, item: MenuItem, baseline: int, index: int) -> None:
        checked = item.checked
        if checked is not None and item.key in self._turned:
            checked = not checked
        row = Row(item.label, checked=checked, reason=item.reason)
        is_chosen = index == self._cursor.at
        draw_row(screen, self._console.fonts, row, baseline, MENU_COLUMN, is_chosen=is_chosen)

    def _system_rows(self) -> list[Row]:
        fonts = self._console.fonts
        bars = volume_bars(self._console.settings.volume)
        return [
            Row(_("Volume"), sign=bars, arrows=True),
            Row(_("Settings")),
            Row(_("Screenshot"), sign=icon(Icon.CAMERA, fonts.small)),
            Row(_("Quit")) if self._is_home else Row(_("Home"), sign=icon(Icon.HOME, fonts.small)),
        ]

    def _draw_reason(self, screen: Screen) -> None:
        """Why the chosen item cannot be used: a bubble beside it, for below it are other items."""
        if self._system >= 0 or not self._items[self._cursor.at].reason:
            return
        left, width = _BUBBLE
        font, right = self._console.fonts.small, left + width
        lines = font.wrap(self._items[self._cursor.at].reason, width - 16)[:5]
        item = _LAST_ITEM - MENU_COLUMN.pitch * (len(self._items) - 1 - self._cursor.at)
        middle = item - MENU_COLUMN.rise + MENU_COLUMN.bar_height // 2
        height = 16 * len(lines) + 10
        top = max(middle - height // 2, 4)
        for halo, paint in ((1, WHITE), (0, BLACK)):
            box = left - halo, top - halo, width + 2 * halo, height + 2 * halo
            screen.rect(*box, paint, radius=6 + halo)
            tail = _TAIL + halo
            wings = (right - 1, middle - tail), (right - 1, middle + tail)
            screen.polygon([*wings, (_LEFT + _TAIL + halo, middle)], paint)
        for index, line in enumerate(lines):
            screen.text(line, left + 8, top + 17 + 16 * index, font, mode=ink(white=True))
