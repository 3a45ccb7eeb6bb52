"""The stage: the stack of scenes, and who gets the input, the menu and the lock."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from engine.device.draw.screen import Screen
from engine.device.pad import NO_BUTTON, Button, Pad
from engine.device.scene import Chosen, Command, Home, Pop, Push, Replace, Scene


class MenuMaker(Protocol):
    """Makes the system menu over a scene."""

    def __call__(self, under: Scene) -> Scene:
        """The menu; it pops with `Chosen`."""


class Stage:
    """The stack of scenes; the host calls `update` each tick and `draw` when it is time.

    Attributes:
        drew_private: whether what was drawn last is for one person's eyes alone.
    """

    def __init__(
        self,
        bottom: Scene,
        make_menu: MenuMaker | None = None,
        make_lock: Callable[[], Scene] | None = None,
    ) -> None:
        self.scenes: list[Scene] = [bottom]
        self._make_menu = make_menu
        self._make_lock = make_lock
        self._changed = True
        self._is_docked = False
        self._is_fresh = True
        self._deaf = NO_BUTTON
        self.drew_private = False

    @property
    def top(self) -> Scene:
        """The scene that gets the input."""
        return self.scenes[-1]

    def update(self, pad: Pad) -> None:
        """One tick of the top scene; the presses of Menu and Lock never reach it.

        A button that is down while scenes change counts again once it was let go.
        """
        top, heard = self.top, self._heard(pad)
        self._is_fresh = True
        self._feel_crank(pad)
        if self._make_lock and top.can_lock and pad.is_pressed(Button.LOCK):
            self.lock(self._make_lock())
        elif self._tick_below():
            pass  # what was pressed was meant for a scene that has gone
        elif self._make_menu and top.has_menu and pad.is_pressed(Button.MENU):
            self._obey(Push(self._make_menu(top)))
        else:
            self._is_fresh = False
            self._obey(top.update(heard))
        if self.top is not top:
            self._deaf = pad.held

    @property
    def _below(self) -> list[Scene]:
        """The scenes in which something may go on although another has the input."""
        return [] if self.top.holds_time else self.scenes[:-1]

    def _tick_below(self) -> bool:
        """Tick the scenes below the top; whether one of them has taken the input back."""
        for scene in self._below:
            if scene.tick_below():
                self._changed = scene.redraw = True
                while self.top is not scene:
                    self._leave_top()
                return True
        return False

    def _feel_crank(self, pad: Pad) -> None:
        if pad.docked != self._is_docked:
            self._is_docked, self._changed = pad.docked, True
            for scene in self.scenes:
                scene.is_docked = pad.docked
        if pad.docked_now or pad.undocked_now:
            for scene in self.scenes:
                scene.crank_moved()

    def _heard(self, pad: Pad) -> Pad:
        if not self._deaf:
            return pad
        deaf = self._deaf & ~pad.pressed
        self._deaf = deaf & pad.held
        return replace(
            pad,
            held=pad.held & ~deaf,
            released=pad.released & ~deaf,
            repeated=pad.repeated & ~deaf,
            long=pad.long & ~deaf,
        )

    @property
    def needs_draw(self) -> bool:
        """Whether the picture has changed since the last `draw`."""
        return self._changed or any(scene.redraw for scene in self._shown())

    @property
    def is_still(self) -> bool:
        """Whether nothing will change until there is input.

        A scene that the input has come to, or that was told of something, is given a tick first:
        it may have been waiting for that with a wish of its own.
        """
        is_running = any(scene.runs_below for scene in self._below)
        is_calm = self.top.is_still and not self._is_fresh and not self.needs_draw
        return is_calm and not is_running

    def draw(self, screen: Screen) -> None:
        """Paint the top scene, and what shows below it."""
        shown = self._shown()
        for place, scene in enumerate(shown, 1):
            _reset(screen)
            scene.draw(screen)
            scene.redraw = False
            if any(above.takes_foot for above in shown[place:]):
                scene.clear_foot(screen)
        self.drew_private = any(scene.is_private for scene in shown)
        _reset(screen)
        self._changed = False

    def find_crank(self, *, docked: bool) -> None:
        """How the crank lies before the first tick, for the first picture; nobody has moved it."""
        self._is_docked = docked
        for scene in self.scenes:
            scene.is_docked = docked

    def refresh(self) -> None:
        """Draw again although no scene has changed (the window was uncovered)."""
        self._changed = True

    def push(self, scene: Scene) -> None:
        """Put a scene on top from outside: the lock screen, a match given at the start."""
        self._obey(Push(scene))

    def lock(self, scene: Scene) -> None:
        """Put the lock screen on top; whoever unlocks may be somebody else."""
        self._leave_alone()
        self._obey(Push(scene))

    def pause(self) -> None:
        """The window has lost the focus.

        Every scene is told, for what is secret may show below a see-through one.
        """
        self.top.paused()
        self._leave_alone()
        self._is_fresh = True

    def attend(self) -> None:
        """The window has the focus again."""
        for scene in self.scenes:
            scene.attended()

    def _leave_alone(self) -> None:
        for scene in self.scenes:
            scene.unattended()

    def close(self) -> None:
        """The program ends: every scene leaves, the top one first."""
        while self.scenes:
            self.scenes.pop().leaving()

    def _shown(self) -> list[Scene]:
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].see_through:
            first -= 1
        return self.scenes[first:]

    def _obey(self, command: Command | None) -> None:
        while command is not None:
            self._changed = self._is_fresh = True
            match command:
                case Push(scene):
                    self.top.paused()
                    self._put(scene)
                    command = None
                case Replace(scene):
                    self._leave_top()
                    self._put(scene)
                    command = None
                case Pop(result):
                    command = self._popped(result)
                case Home():
                    command = self._home()

    def _put(self, scene: Scene) -> None:
        scene.is_docked = self._is_docked
        self.scenes.append(scene)

    def _popped(self, result: Any) -> Command | None:
        if len(self.scenes) > 1:
            self._leave_top()
        if isinstance(result, Chosen):
            return self._chosen(result)
        return self.top.resumed(result)

    def _chosen(self, chosen: Chosen) -> Command | None:
        command = self.top.resumed(None)
        for key in chosen.keys:
            command = command or self.top.chosen(key)
        return command or chosen.then

    def _home(self) -> Command | None:
        """Down to the bottom."""
        while len(self.scenes) > 1:
            self._leave_top()
        return self.top.resumed(None)

    def _leave_top(self) -> None:
        """A scene that raises because it cannot keep its work stays."""
        self.top.leaving()
        self.scenes.pop()


def _reset(screen: Screen) -> None:
    screen.reset_clip()
    screen.set_offset(0, 0)
