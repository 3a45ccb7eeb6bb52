"""Settings put into effect in the window and the speaker."""

from engine.device.settings import Settings
from engine.host.desktop.keys import parse_bindings
from engine.host.desktop.palette import Effects
from engine.host.desktop.port import HostWindow
from engine.host.mixer import Speaker


def apply_settings(settings: Settings, window: HostWindow, speaker: Speaker) -> None:
    """Make window and speaker as the owner has set them."""
    turned = settings.upside_down
    window.effects = Effects(palette=settings.palette, flip_x=turned, flip_y=turned)
    window.controls.bindings = parse_bindings(settings.buttons, settings.bindings)
    window.controls.wheel.percent = settings.crank_percent
    window.controls.wheel.is_reversed = settings.crank_reversed
    window.set_plain(settings.plain)
    speaker.volume = settings.volume
