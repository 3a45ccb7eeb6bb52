"""The log of a match: every strike, what it came to, and the rounds."""

from chapayev.scene.picture.coins import sign
from chapayev.scene.play.sitting import Sitting
from chapayev.state import WHITE as WHITE_SEAT
from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Align, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Scene
from engine.device.widgets import (
    CRANK_STEPS,
    Hint,
    Icon,
    draw_fitted,
    draw_head,
    draw_hints,
    draw_scroll_bar,
    step_of,
)

_ROWS, _PITCH, _FIRST = 7, 24, 60


class LogScene(Scene):
    """The newest stands at the top; the crank and the D-pad scroll."""

    def __init__(self, console: Console, sitting: Sitting) -> None:
        self.title = _("Log")
        self._console = console
        self._lines = tuple(reversed(sitting.story()))
        self._count = sitting.strikes()
        self._top = 0

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if pad.is_pressed(Button.A | Button.B):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        rows = step_of(pad, Button.UP, Button.DOWN) or pad.ticks(CRANK_STEPS)
        top = max(0, min(self._top + rows, len(self._lines) - _ROWS))
        if top != self._top:
            self._top, self.redraw = top, True
            self._console.cue(Cue.CRANK_STEP)
        return None

    def draw(self, screen: Screen) -> None:
        """Head, list, hints."""
        fonts = self._console.fonts
        screen.clear(WHITE)
        draw_head(screen, fonts, self.title, self._count)
        if not self._lines:
            screen.text(_("Nothing has happened yet."), 16, 62, fonts.text)
        for place, line in enumerate(self._lines[self._top : self._top + _ROWS]):
            baseline = _FIRST + place * _PITCH
            sign(white=line.seat == WHITE_SEAT).draw(screen, 26, baseline - 6)
            width = draw_fitted(screen, line.words, 44, baseline, fonts.text, room=230)
            note = fonts.small.fit(line.note, 372 - 44 - width - 12)
            screen.text(note, 372, baseline - 1, fonts.small, align=Align.RIGHT)
        if len(self._lines) > _ROWS:
            box = (382, 44, 6, _ROWS * _PITCH)
            draw_scroll_bar(screen, box, self._top, _ROWS, len(self._lines))
        draw_hints(screen, fonts, self._hints())

    def _hints(self) -> list[Hint]:
        back: Hint = (Icon.B, _("back"))
        return [(self.crank_icon, _("scroll")), back] if len(self._lines) > _ROWS else [back]
