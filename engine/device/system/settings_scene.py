"""The settings: every change takes effect at once."""

from engine.core.words import _
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Push, Scene
from engine.device.system.keys_scene import KeysScene
from engine.device.system.knobs import knobs
from engine.device.widgets import Hint, Icon, Row, draw_head, draw_hints, step_of
from engine.device.widgets.listing import Listing


class SettingsScene(Scene):
    """A list of settings; left, right and A change the chosen one."""

    has_menu = False

    def __init__(self, console: Console) -> None:
        self._console = console
        self._knobs = knobs(console.key_names)
        self._list = Listing(console, len(self._knobs) + 1)

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        self.redraw |= self._list.update(pad)
        if pad.is_pressed(Button.B | Button.MENU):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        if self._on_keys:
            return self._open_keys(pad)
        step = step_of(pad, Button.LEFT, Button.RIGHT) or int(pad.is_pressed(Button.A))
        if step:
            self._change(step)
        return None

    @property
    def _on_keys(self) -> bool:
        return self._list.at == len(self._knobs)

    def _open_keys(self, pad: Pad) -> Command | None:
        if not pad.is_pressed(Button.A | Button.RIGHT):
            return None
        self._console.cue(Cue.SELECT)
        return Push(KeysScene(self._console))

    def _change(self, step: int) -> None:
        changes = self._knobs[self._list.at].changed(self._console.settings, step)
        self._console.cue(Cue.SELECT if changes else Cue.REFUSE)
        if changes:
            self._console.set(**changes)
            self.redraw = True

    def draw(self, screen: Screen) -> None:
        """Heading, rows, hints."""
        screen.clear(WHITE)
        fonts, settings = self._console.fonts, self._console.settings
        draw_head(screen, fonts, _("Settings"))
        rows = [knob.row(settings) for knob in self._knobs]
        self._list.draw(screen, [*rows, Row(_("All keys"), "…")])
        verb = _("open") if self._on_keys else _("change")
        hints: list[Hint] = [(self.crank_icon, _("choose")), (Icon.A, verb), (Icon.B, _("back"))]
        draw_hints(screen, fonts, hints)
