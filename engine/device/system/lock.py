"""The lock screen: a calm picture, the time, and A to go on."""

from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.pattern import P50
from engine.device.draw.screen import BLACK, HEIGHT, WHITE, WIDTH, Align, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Scene
from engine.device.system.dates import format_date
from engine.device.widgets import Icon, draw_hints, icon, ink
from engine.device.widgets.icons import draw_crank


class LockScene(Scene):
    """Hides what lies below until A is pressed."""

    has_menu = False
    holds_time = True
    can_lock = False

    def __init__(self, console: Console) -> None:
        self._console = console
        self._clock = console.clock_text()

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        clock = self._console.clock_text()
        self.redraw |= clock != self._clock
        self._clock = clock
        if pad.is_pressed(Button.A):
            self._console.cue(Cue.MENU_OUT)
            return Pop()
        return None

    def clear_foot(self, screen: Screen) -> None:
        """What lies below the shelf's edge."""
        screen.fill(0, 200, WIDTH, HEIGHT - 200, WHITE)

    def draw(self, screen: Screen) -> None:
        """Time and date on black, over the launcher's shelf."""
        fonts = self._console.fonts
        screen.clear(BLACK)
        _draw_sign(screen, WIDTH // 2, 58)
        lock = icon(Icon.LOCK, fonts.small)
        screen.draw(lock, 16, 12, ink(white=True))
        middle, white = WIDTH // 2, ink(white=True)
        screen.text(self._clock, middle, 138, fonts.title, mode=white, align=Align.CENTER)
        day = format_date(self._console.now())
        screen.text(day, middle, 164, fonts.text, mode=white, align=Align.CENTER)
        screen.fill(0, 190, WIDTH, HEIGHT - 190, WHITE)
        screen.fill(0, 193, WIDTH, 6, P50)
        screen.fill(0, 199, WIDTH, 1, BLACK)
        draw_hints(screen, fonts, [(Icon.A, _("to unlock"))], baseline=225, right=384)


def _draw_sign(screen: Screen, cx: int, cy: int) -> None:
    """A white token with the crank on it, lying in the dark."""
    screen.circle(cx, cy + 5, 30, WHITE)
    screen.circle(cx, cy + 5, 28, BLACK)
    screen.circle(cx, cy, 30, WHITE)
    screen.circle(cx, cy, 27, BLACK, stroke=1)
    draw_crank(screen, cx - 2, cy + 2, 46)
