"""What the handheld lends its scenes: fonts, settings, what is kept, sound cues, the clock."""

from collections.abc import Callable
from datetime import datetime
from enum import Enum
from typing import Protocol

from msgspec.structs import replace

from engine.core.card import Card
from engine.core.thinker import InlineThinker, Thinker
from engine.device.audio.cues import Cue
from engine.device.cabinet import Cabinet
from engine.device.clipboard import Clipboard, Pocket
from engine.device.draw.fonts import Fonts
from engine.device.settings import Settings
from engine.device.shelf import Shelf


class Request(Enum):
    """What a scene asks of the host; done after the tick.

    `FORGET` is for what was on the screen up to this tick: the next GIF begins after it.
    """

    SCREENSHOT = "screenshot"
    QUIT = "quit"
    TEXT_ON = "text on"
    TEXT_OFF = "text off"
    SETTINGS = "settings"
    CAPTURE_ON = "capture on"
    CAPTURE_OFF = "capture off"
    FORGET = "forget"
    GIF = "gif"


class Clock(Protocol):
    """The wall clock, for what people read; never for the game."""

    def __call__(self) -> datetime:
        """Now, in the owner's time zone."""


class KeyNames(Protocol):
    """What keys are called, on the keyboard in use."""

    def __call__(self, action: str, preset: str = "", /) -> str:
        """Those that do an action now, or in a preset, with commas; empty where there are none."""


class Console:
    """One handheld. Scenes are given it and keep it.

    Attributes:
        cards: the games, in the launcher's order.
        fonts: the five of the look.
        settings: replaced as a whole by `set`.
        shelf: the saved matches.
        cabinet: small texts of the player's own.
        clipboard: the desktop's, once the host has lent it; the handheld's own pocket till then.
        thinker: does what takes longer than a tick, off the main loop.
        cues: sounds asked for in this tick, with their steps; the host plays and clears them.
        requests: what was asked of the host in this tick; the host does and clears them.
        notices: headings and sentences that the host shows over whatever is on the screen, but
            not on a tape, which is to show the same whatever its folder is called.
        capturing: the action that waits for its new key after `Request.CAPTURE_ON`; the host
            binds the next key to it through `set`, and empties this.
        key_names: what the host calls the keys that do an action.
    """

    def __init__(
        self,
        cards: tuple[Card, ...],
        fonts: Fonts,
        settings: Settings,
        shelf: Shelf,
        *,
        cabinet: Cabinet,
        now: Clock,
        make_seed: Callable[[], int],
        thinker: Thinker | None = None,
    ) -> None:
        self.cards = cards
        self.fonts = fonts
        self.settings = settings
        self.shelf = shelf
        self.cabinet = cabinet
        self.clipboard: Clipboard = Pocket()
        self.now = now
        self.make_seed = make_seed
        self.thinker: Thinker = thinker or InlineThinker()
        self.cues: list[tuple[Cue, int]] = []
        self.requests: list[Request] = []
        self.notices: list[tuple[str, str]] = []
        self.capturing = ""
        self.key_names: KeyNames = _no_names

    def cue(self, cue: Cue, step: int = 0) -> None:
        """Ask for a sound; `step` raises it."""
        self.cues.append((cue, step))

    def ask(self, request: Request) -> None:
        """Ask something of the host."""
        self.requests.append(request)

    def tell(self, heading: str, sentence: str) -> None:
        """Have something said that may name a place on this machine."""
        self.notices.append((heading, sentence))

    def set(self, **changes: object) -> None:
        """Change settings; the host applies and keeps them."""
        self.settings = replace(self.settings, **changes)
        self.ask(Request.SETTINGS)

    def clock_text(self) -> str:
        """The time now, as `format_time` has it."""
        return self.format_time(self.now())

    def format_time(self, moment: datetime) -> str:
        """`21:40`, or `9:40 pm` where the owner wants it so."""
        if self.settings.clock_24h:
            return f"{moment:%H:%M}"
        return f"{moment.hour % 12 or 12}:{moment:%M} {'pm' if moment.hour >= 12 else 'am'}"


def _no_names(_action: str, _preset: str = "", /) -> str:
    return ""
