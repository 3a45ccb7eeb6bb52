"""The handheld in a window of the desktop."""

import math
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import numpy as np
import pygame

from engine.device.clipboard import Clipboard
from engine.device.pad import RawInput
from engine.host.desktop.clipboard import DesktopClipboard
from engine.host.desktop.controls import Controls, HostCommand
from engine.host.desktop.display import Display, NoDisplay, open_display, start_video
from engine.host.desktop.events import Events
from engine.host.desktop.keymap import Keymap
from engine.host.desktop.layout import CASE_SIZE, SCREEN_SIZE, Layout, fit, opening_size
from engine.host.desktop.pacer import Pacer
from engine.host.desktop.palette import CASE_COLOURS, CASE_INK, TABLE, Effects
from engine.host.desktop.picture import Layer, Pixels, changed_box, make_icon
from engine.host.desktop.shell import Shell

__all__ = ["NoDisplay", "Window"]

TITLE: Final = "Crankboard"
WHOLE_SCREEN: Final = (0, 0, *SCREEN_SIZE)
WHOLE_CASE: Final = (0, 0, *CASE_SIZE)
DOZE_S, DEEP_DOZE_S = 0.02, 0.1
"""How long a waiting window sleeps before it looks again, with the keyboard and without it.

pygame's own wait looks a thousand times a second and takes 3 % of a processor.
"""

ICON_BOX: Final = (489, 31, 91, 91)


class Window:
    """A window; see `engine.host.desktop.port.HostWindow` for what it does.

    Args:
        scale: pixels of the window along one of the screen; None picks the largest that fits.
        full_screen: whether to open on the whole screen.
        plain: whether to show the screen without the handheld round it.
        docked: whether the crank starts folded.

    Raises:
        NoDisplay: if there is no screen to open it on.
    """

    def __init__(
        self,
        *,
        scale: int | None = None,
        full_screen: bool = False,
        plain: bool = False,
        docked: bool = False,
        effects: Effects | None = None,
    ) -> None:
        self.effects = effects or Effects()
        self.controls = Controls(docked=docked)
        self.clipboard: Clipboard = DesktopClipboard()
        self._plain = plain
        self._is_full = full_screen
        size = opening_size(start_video(), plain=plain, scale=scale)
        self._shell = Shell(docked=docked)
        icon = make_icon(self._shell.pixels, CASE_COLOURS, ICON_BOX)
        self._display: Display = open_display(TITLE, size, icon, full_screen=full_screen)
        pygame.key.stop_text_input()
        self._shown = np.zeros((SCREEN_SIZE[1], SCREEN_SIZE[0]), np.uint8)
        self._shown_effects = self.effects
        surface = self._display.surface
        self._screen_layer = Layer(self._shown, self.effects.colours, surface)
        self._case_layer = Layer(self._shell.pixels, CASE_COLOURS, surface)
        self._events = Events(self.controls, self._fit())
        self._pacer = Pacer(time.perf_counter())
        self._commands: list[HostCommand] = []

    @property
    def layout(self) -> Layout:
        """Where the case and the screen lie now."""
        return self._events.layout

    @property
    def keymap(self) -> Keymap:
        """What the keyboard's layout writes with its keys."""
        return self._events.keymap

    @property
    def is_closing(self) -> bool:
        """Whether the user asked to close the window."""
        return self._events.is_closing

    @property
    def focused(self) -> bool:
        """Whether the window has the keyboard."""
        return self._events.focused

    @property
    def focus_losses(self) -> int:
        """How often it has lost the keyboard."""
        return self._events.focus_losses

    @property
    def is_resting(self) -> bool:
        """Whether nothing is held, queued, moving or to be drawn."""
        is_calm = self.controls.is_resting and not self._shell.is_moving
        return is_calm and not self._events.needs_redraw

    def tick(self) -> int:
        """Sleep until a tick is due; how many are (1 to 3)."""
        rest_s = self._pacer.until_due(time.perf_counter())
        if rest_s > 0:
            time.sleep(rest_s)
        return self._pacer.take(time.perf_counter())

    def read(self, ticks: int = 1) -> list[RawInput]:
        """The readings of so many ticks, oldest first. The drawn controls follow at once."""
        if not self._events.needs_redraw:
            self._events.pads.open()
        self._take(pygame.event.get())
        readings = [self.controls.take() for _tick in range(ticks)]
        self._show_controls(ticks)
        return readings

    def wait(self, timeout_s: float | None = None) -> bool:
        """Sleep until an event arrives; whether one did before the time was over.

        Returns at once while something is held, queued or moving.
        """
        if not self.is_resting or self.is_closing:
            return True
        end_s = math.inf if timeout_s is None else time.perf_counter() + timeout_s
        while not (events := pygame.event.get()):
            rest_s = end_s - time.perf_counter()
            if rest_s <= 0:
                break
            time.sleep(min(rest_s, DOZE_S if self.focused else DEEP_DOZE_S))
        self._pacer.forgive(time.perf_counter())
        self._take(events)
        return bool(events)

    def wake(self) -> None:
        """End a `wait`; may be called by a signal, and when the window is gone already."""
        with suppress(pygame.error):
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    def text_input(self, on: bool) -> None:
        """Whether letters are text rather than game keys; backspace then repeats."""
        if on == self.controls.has_text_input:
            return
        self.controls.has_text_input = on
        if on:
            pygame.key.start_text_input()
            pygame.key.set_repeat(400, 40)
        else:
            pygame.key.stop_text_input()
            pygame.key.set_repeat()

    def take_commands(self) -> list[HostCommand]:
        """What keys have asked of the program; full screen is done here."""
        commands, self._commands = self._commands, []
        return commands

    def set_plain(self, plain: bool) -> None:
        """Show the screen alone, or the handheld round it."""
        self._plain = plain
        self._events.needs_redraw = True

    def set_full_screen(self, *, on: bool) -> None:
        """Fill the whole screen, or go back to a window."""
        self._is_full = on
        self._display.set_full_screen(on=on)
        self._events.needs_redraw = True

    def present(self, pixels: Pixels) -> None:
        """Show a frame, uint8 (240, 400) of 0 and 1, C-contiguous."""
        effects = self.effects
        picture = pixels[:: -1 if effects.flip_y else 1, :: -1 if effects.flip_x else 1]
        box = changed_box(self._shown, picture)
        if box is not None:
            np.copyto(self._shown, picture)
        if self._events.needs_redraw or effects.colours != self._shown_effects.colours:
            self._draw_all()
        elif box is not None:
            self._display.update([self._draw_screen(box)])

    def close(self) -> None:
        """Give the window back."""
        self._display.close()

    def _show_controls(self, ticks: int) -> None:
        controls = self.controls
        angle_deg, docked = controls.angle_cdeg / 100, controls.is_docked
        boxes = self._shell.update(controls.shown_buttons, angle_deg, docked=docked, ticks=ticks)
        if self._events.needs_redraw:
            self._draw_all()
        elif boxes and self.layout.has_case:
            self._display.update([self._draw_case(box) for box in boxes])

    def _take(self, events: Iterable[pygame.event.Event]) -> None:
        for event in events:
            self._events.handle(event)
        commands, self.controls.commands = self.controls.commands, []
        for command in commands:
            if command is HostCommand.FULL_SCREEN:
                self.set_full_screen(on=not self._is_full)
            else:
                self._commands.append(command)

    def _fit(self) -> Layout:
        return fit(self._display.surface.get_size(), plain=self._plain)

    def _draw_all(self) -> None:
        self._shown_effects = self.effects
        self._events.needs_redraw = False
        self._events.layout = self._fit()
        self._events.pixels_per_point = self._display.pixels_per_point
        self._events.mouse.has_case = self.layout.has_case
        self._screen_layer.set_colours(self.effects.colours)
        surface = self._display.surface
        surface.fill(TABLE if self.layout.has_case else CASE_INK)
        if self.layout.has_case:
            self._draw_case(WHOLE_CASE)
        self._draw_screen(WHOLE_SCREEN)
        self._display.update([surface.get_rect()])

    def _draw_case(self, box: tuple[int, int, int, int]) -> pygame.Rect:
        layout = self.layout
        return self._case_layer.draw(box, self._display.surface, layout.origin, layout.scale)

    def _draw_screen(self, box: tuple[int, int, int, int]) -> pygame.Rect:
        layout = self.layout
        surface = self._display.surface
        return self._screen_layer.draw(box, surface, layout.screen_origin, layout.scale)
