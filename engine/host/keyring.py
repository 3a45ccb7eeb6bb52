"""The keyboard's keys: what they are called on its layout, and a new one for an action."""

from collections.abc import Mapping

from engine.core.words import _
from engine.device.console import Console
from engine.device.scene import Scene
from engine.device.system.keys_scene import NAMES
from engine.host.desktop.keynames import AMERICAN, names_of
from engine.host.desktop.keys import own_keys, preset
from engine.host.desktop.port import HostWindow


class Keyring:
    """Names keys for the console, and catches the one that a scene waits for.

    With `is_american` every key goes by its American name: a tape is to show the same wherever it
    is played.
    """

    def __init__(self, console: Console, window: HostWindow, *, is_american: bool) -> None:
        self._console = console
        self._window = window
        self._is_american = is_american
        self._catcher: Scene | None = None
        self._keymap: Mapping[int, str] | None = None
        self._legible: Mapping[int, str] = AMERICAN
        self.follow()
        console.key_names = self._names

    # Names

    def follow(self) -> bool:
        """Look which layout is in use; whether it is another, so that names have changed."""
        if self._keymap is self._window.keymap:
            return False
        self._keymap = self._window.keymap
        if not self._is_american:
            self._legible = self._with_letters(self._keymap)
        return True

    def _with_letters(self, keymap: Mapping[int, str]) -> Mapping[int, str]:
        """The layout's signs; a key with one that no font has keeps its American name."""
        glyphs = self._console.fonts.text.glyphs
        legible = {code: sign for code, sign in keymap.items() if sign.upper() in glyphs}
        return {**{code: sign for code, sign in AMERICAN.items() if code in keymap}, **legible}

    def _names(self, action: str, usual: str = "", /) -> str:
        bindings = preset(usual) if usual else self._window.controls.bindings
        return names_of(bindings, action, self._legible)

    # A new key

    def catch(self, scene: Scene | None) -> None:
        """The next key is for a scene, which waits for it, or is an ordinary one."""
        self._catcher = scene
        self._window.controls.is_capturing = scene is not None

    def mind(self, top: Scene) -> None:
        """A key is caught only while the scene that asked is on top."""
        if self._catcher not in (None, top):
            self.catch(None)
            self._console.capturing = ""

    def bind(self) -> None:
        """Give a caught key to the action that waits for one, unless a button would lack it.

        To be called before the tick, in which the scene that waits may give up.
        """
        controls = self._window.controls
        scancode, controls.captured = controls.captured, None
        action = self._console.capturing
        if scancode is None:
            return
        self._catcher, self._console.capturing = None, ""
        bound = controls.bindings.bound(action, scancode) if action else controls.bindings
        if bound.bare:
            sentence = _("It is the only key for {button}. Give {button} another one first.")
            button = _(NAMES[bound.bare[0]])
            self._console.tell(_("That key is needed"), sentence.format(button=button))
        elif action:
            self._console.set(bindings=own_keys(self._console.settings.buttons, bound))
