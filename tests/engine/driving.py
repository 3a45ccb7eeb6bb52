"""Driving scenes as a person would: a handheld with real fonts, a shelf in memory, a pad."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import cache
from gettext import NullTranslations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from PIL import Image

from engine.core.card import Card
from engine.core.words import install
from engine.device.audio.cues import Cue
from engine.device.console import Console
from engine.device.draw.blend import Align, DrawMode
from engine.device.draw.font import ELLIPSIS, Font
from engine.device.draw.fonts import Fonts
from engine.device.draw.screen import HEIGHT, WIDTH, Screen
from engine.device.operator import Operator
from engine.device.scene import Push, Scene
from engine.device.settings import Settings
from engine.device.stage import Stage
from engine.device.system.menu import SystemMenu
from tests.engine.fakes import (
    FakeCabinet,
    FakeJournal,
    FakeScene,
    FakeShelf,
    make_card,
    make_slip,
    picture,
    thumb,
)
from tests.engine.fonts import load_font

NOW = datetime(2026, 11, 30, 21, 40)


@cache
def fonts() -> Fonts:
    """The game's own fonts."""
    return Fonts(load_font)


def make_console(
    shelf: FakeShelf | None = None, cards: tuple[Card, ...] | None = None, **settings: Any
) -> Console:
    """A handheld at 21:40 on 30 November 2026."""
    return Console(
        (make_card(),) if cards is None else cards,
        fonts(),
        Settings(**settings),
        shelf or FakeShelf(),
        cabinet=FakeCabinet(),
        now=lambda: NOW,
        make_seed=lambda: 7,
    )


class Driver(Operator):
    """An operator with one scene on the stage, or more."""

    def __init__(self, console: Console, scene: Scene, *, docked: bool = False) -> None:
        stage = Stage(scene, lambda under: SystemMenu(console, under))
        super().__init__(console, stage, docked=docked)

    def cues(self) -> list[Cue]:
        """The sounds since the last call."""
        cues = [cue for cue, _step in self.console.cues]
        self.console.cues.clear()
        return cues


class Opener(FakeScene):
    """A bottom scene that opens another at its first tick, and hears its result."""

    def __init__(self, scene: Scene) -> None:
        super().__init__("opener")
        self.wish = Push(scene)


def drive(console: Console, scene: Scene, **options: Any) -> tuple[Driver, Opener]:
    """A driver with `scene` over an opener that keeps its results."""
    opener = Opener(scene)
    driver = Driver(console, opener, **options)
    return driver, opener


class Written(NamedTuple):
    """One string on the screen: its place and whether it was cut."""

    text: str
    left: int
    right: int
    baseline: int

    @property
    def is_cut(self) -> bool:
        """Whether an ellipsis stands for what had no room."""
        return self.text.endswith(ELLIPSIS) and len(self.text) > 1

    @property
    def is_inside(self) -> bool:
        """Whether all of it is on the screen."""
        return self.left >= 0 and self.right <= WIDTH and 8 <= self.baseline <= HEIGHT - 3


class Scribe(Screen):
    """A screen that keeps every string written on it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[Written] = []

    def text(
        self,
        text: str,
        x: int,
        baseline: int,
        font: Font,
        *,
        mode: DrawMode = DrawMode.FILL_BLACK,
        align: Align = Align.LEFT,
    ) -> int:
        """Write, and remember."""
        width = super().text(text, x, baseline, font, mode=mode, align=align)
        left = x - (0, width // 2, width)[align]
        self.written.append(Written(text, left, left + width, baseline))
        return width


def read(driver: Driver) -> list[Written]:
    """Every string of the picture now."""
    scribe = Scribe()
    driver.stage.draw(scribe)
    return [each for each in scribe.written if each.text]


def texts(driver: Driver) -> list[str]:
    """What is written on the screen now."""
    return [each.text for each in read(driver)]


class Longer(NullTranslations):
    """A language 40 % longer than English."""

    def gettext(self, message: str) -> str:
        """Longer."""
        return message + "o" * -(-len(message) * 2 // 5)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Longer."""
        return self.gettext(msgid1 if n == 1 else msgid2)


@contextmanager
def longer_words() -> Iterator[None]:
    """Inside the block every sentence is 40 % longer."""
    install(Longer())
    try:
        yield
    finally:
        install(NullTranslations())


def save(screen: Screen, path: Path) -> None:
    """A PNG at twice the size."""
    grey = np.kron(screen.pixels, np.ones((2, 2), np.uint8)) * 255
    Image.fromarray(grey.astype(np.uint8)).save(path)


__all__ = [
    "NOW",
    "Driver",
    "FakeJournal",
    "FakeScene",
    "FakeShelf",
    "Longer",
    "Opener",
    "Scribe",
    "Written",
    "drive",
    "fonts",
    "longer_words",
    "make_card",
    "make_console",
    "make_slip",
    "picture",
    "read",
    "save",
    "texts",
    "thumb",
]
