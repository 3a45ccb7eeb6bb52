"""Which key does what: a new key, no key, or back to the preset. The host catches the key."""

from engine.core.words import _, mark
from engine.device.audio.cues import Cue
from engine.device.console import Console, Request
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button, Pad
from engine.device.scene import Command, Pop, Scene
from engine.device.settings import ACTIONS, NEEDED
from engine.device.widgets import Hint, Icon, Row, draw_fitted, draw_head, draw_hints
from engine.device.widgets.listing import Listing

WAIT_TICKS = 150
"""How long a new key is waited for: five seconds."""

NAMES = {
    "up": mark("Up"),
    "down": mark("Down"),
    "left": mark("Left"),
    "right": mark("Right"),
    "a": mark("Button A"),
    "b": mark("Button B"),
    "menu": mark("Menu"),
    "lock": mark("Lock"),
    "crank_back": mark("Crank back"),
    "crank_forward": mark("Crank forward"),
    "dock": mark("Dock the crank"),
    "screenshot": mark("Screenshot"),
    "gif": mark("Save a GIF"),
    "fullscreen": mark("Full screen"),
}


class KeysScene(Scene):
    """A list of actions with their keys."""

    has_menu = False

    def __init__(self, console: Console) -> None:
        self._console = console
        self._list = Listing(console, len(ACTIONS) + 1)
        self._left_ticks = 0
        self._notice = ""

    @property
    def is_still(self) -> bool:
        """Whether no key is waited for."""
        return not self._left_ticks

    def update(self, pad: Pad) -> Command | None:
        """One tick."""
        if self._left_ticks and not self._console.capturing:
            self._left_ticks, self.redraw = 0, True
            self._console.cue(Cue.SELECT)
        if self._left_ticks:
            self._wait(pad)
            return None
        if self._notice and (pad.pressed or pad.crank_change):
            self._notice, self.redraw = "", True
        self.redraw |= self._list.update(pad)
        if pad.is_pressed(Button.B | Button.MENU):
            self._console.cue(Cue.PUT_DOWN)
            return Pop()
        if pad.is_pressed(Button.A):
            self._choose()
        elif pad.is_pressed(Button.LEFT) and self._action:
            self._clear()
        return None

    @property
    def _action(self) -> str:
        """The chosen action; empty on the last row, which takes all changes back."""
        return ACTIONS[self._list.at] if self._list.at < len(ACTIONS) else ""

    def _choose(self) -> None:
        if not self._action:
            self._bind({})
            return
        self._console.capturing = self._action
        self._console.ask(Request.CAPTURE_ON)
        self._console.cue(Cue.SELECT)
        self._left_ticks = WAIT_TICKS
        self.redraw = True

    def _clear(self) -> None:
        """No key at all, but for what leads back here."""
        if self._action not in NEEDED:
            self._bind({**self._console.settings.bindings, self._action: ()})
            return
        sentence = _("{button} always needs a key.")
        self._notice, self.redraw = sentence.format(button=_(NAMES[self._action])), True
        self._console.cue(Cue.REFUSE)

    def _bind(self, bindings: dict[str, tuple[int, ...]]) -> None:
        self._console.set(bindings=bindings)
        self._console.cue(Cue.PUT_DOWN)
        self.redraw = True

    def _wait(self, pad: Pad) -> None:
        """Until the host has bound a key; B of a pad, or five seconds, end it."""
        self._left_ticks -= 1
        if not self._left_ticks or pad.is_pressed(Button.B):
            self._stop_waiting()
        self.redraw |= self._left_ticks % 30 == 0

    def _stop_waiting(self) -> None:
        self._left_ticks = 0
        self._console.capturing = ""
        self._console.ask(Request.CAPTURE_OFF)

    def leaving(self) -> None:
        """Nothing is waited for any more."""
        if self._left_ticks:
            self._stop_waiting()

    def draw(self, screen: Screen) -> None:
        """Heading, rows, hints."""
        screen.clear(WHITE)
        fonts = self._console.fonts
        draw_head(screen, fonts, _("Keys"))
        rows = [self._row(action) for action in ACTIONS]
        self._list.draw(screen, [*rows, Row(_("Restore the usual keys"))])
        if not self._left_ticks:
            end = draw_hints(screen, fonts, self._hints())
            draw_fitted(screen, self._notice, 6, 234, fonts.small, room=end - 16)

    def _row(self, action: str) -> Row:
        if self._left_ticks and action == self._action:
            seconds = -(-self._left_ticks // 30)
            return Row(_(NAMES[action]), _("press a key  {n}").format(n=seconds))
        names = self._console.key_names(action)
        return Row(_(NAMES[action]), names) if names else Row(_(NAMES[action]), note=_("none"))

    def _hints(self) -> list[Hint]:
        if not self._action:
            return [(Icon.A, _("reset")), (Icon.B, _("back"))]
        clear = [] if self._action in NEEDED else [(Icon.LEFT, _("clear"))]
        return [*clear, (Icon.A, _("new key")), (Icon.B, _("back"))]
