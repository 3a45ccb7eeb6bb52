"""Hands for a handheld: presses, turns and waits, for pictures, tapes and tests."""

from typing import Any

from engine.device.console import Console
from engine.device.draw.screen import Screen
from engine.device.pad import Button, PadTracker, RawInput
from engine.device.scene import Scene
from engine.device.stage import Stage

QUARTER_CDEG = 9_000
"""The most that the crank is turned in one tick, as a person could."""


class Operator:
    """Uses a stage as a person would, a tick at a time, with no window.

    Attributes:
        console: the handheld's.
        stage: what stands on it.
    """

    def __init__(self, console: Console, stage: Stage, *, docked: bool = False) -> None:
        self.console = console
        self.stage = stage
        self.tracker = PadTracker(docked=docked)
        self._docked = docked
        self.tick()

    @property
    def top(self) -> Scene:
        """The scene that gets the input."""
        return self.stage.top

    def shows(self, kind: type[Scene]) -> bool:
        """Whether such a scene gets the input."""
        return isinstance(self.top, kind)

    def tick(self, ticks: int = 1, **raw: Any) -> None:
        """Let time pass; only the first tick has the input."""
        for _tick in range(ticks):
            self.stage.update(self.tracker.advance(RawInput(docked=self._docked, **raw)))
            raw = {}

    def press(self, *buttons: Button) -> None:
        """Tap buttons, one a tick."""
        for button in buttons:
            self.tick(pressed=button, released=button)

    def hold(self, button: Button, ticks: int) -> None:
        """Hold a button for some ticks, then let go."""
        self.tick(down=button, pressed=button)
        for _tick in range(ticks - 1):
            self.tick(down=button)
        self.tick(released=button)

    def turn(self, degrees: float) -> None:
        """Turn the crank, at most a quarter of a turn a tick."""
        left = round(degrees * 100)
        while left:
            part = max(-QUARTER_CDEG, min(left, QUARTER_CDEG))
            self.tick(crank_cdeg=part)
            left -= part

    def type(self, text: str) -> None:
        """Type on a real keyboard, a letter a tick."""
        for letter in text:
            self.tick(typed=letter)

    def dock(self, *, docked: bool) -> None:
        """Fold the crank in or out."""
        self._docked = docked
        self.tick()

    def rest(self, ticks: int = 12) -> None:
        """Wait until motions are over."""
        self.tick(ticks)

    def settle(self, most_ticks: int = 600) -> None:
        """Wait until nothing moves any more."""
        for _tick in range(most_ticks):
            if self.top.is_still:
                return
            self.tick()
        raise RuntimeError(f"{type(self.top).__name__} still moves after {most_ticks} ticks")

    def open(self, scene: Scene) -> None:
        """Put a scene on top, and wait until it stands."""
        self.stage.push(scene)
        self.settle()

    def home(self) -> None:
        """Leave everything but the bottom scene."""
        while len(self.stage.scenes) > 1:
            self.stage.scenes.pop().leaving()
        self.top.resumed(None)
        self.stage.refresh()
        self.tick()

    def shot(self) -> Screen:
        """The picture now."""
        screen = Screen()
        self.stage.draw(screen)
        return screen
