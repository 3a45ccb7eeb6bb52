"""From pygame's events to the controls, and what they say about the window itself."""

import time

import pygame

from engine.host.desktop.controls import Controls
from engine.host.desktop.gamepads import GamePads
from engine.host.desktop.keymap import read_keymap, writes
from engine.host.desktop.layout import SCREEN_IN_CASE, Layout
from engine.host.desktop.mouse import Mouse


class Events:
    """Takes events one by one. `layout` and `pixels_per_point` are kept up by the window.

    `keymap` is what the keyboard writes, another object once its layout has changed.
    `needs_redraw` is set when the window has to be drawn anew, and cleared by whoever does it.
    """

    def __init__(self, controls: Controls, layout: Layout) -> None:
        self.layout = layout
        self.pixels_per_point = 1.0
        self.is_closing = False
        self.focused = True
        self.focus_losses = 0
        self.needs_redraw = True
        self.mouse = Mouse(controls)
        self.pads = GamePads(controls)
        self.keymap = read_keymap()
        self._controls = controls

    def handle(self, event: pygame.event.Event) -> None:
        """Take one event."""
        if not (self._take_key(event) or self._take_mouse(event) or self.pads.handle(event)):
            self._take_window(event)

    def _take_key(self, event: pygame.event.Event) -> bool:
        match event.type:
            case pygame.KEYDOWN:
                self._mind_layout(event)
                self._controls.key_down(event.scancode)
            case pygame.KEYUP:
                self._controls.key_up(event.scancode)
            case pygame.TEXTINPUT:
                self._controls.text(event.text)
            case pygame.KEYMAPCHANGED:
                self.keymap = read_keymap()
            case _:
                return False
        return True

    def _mind_layout(self, event: pygame.event.Event) -> None:
        """Not every system tells that the layout has changed, but its keys do."""
        sign = writes(event.key)
        if sign and self.keymap.get(event.scancode) != sign:
            self.keymap = read_keymap()

    def _take_mouse(self, event: pygame.event.Event) -> bool:
        match event.type:
            case pygame.MOUSEBUTTONDOWN:
                now_ms = time.monotonic_ns() // 1_000_000
                self.mouse.down(*self._in_case(event.pos), event.button, now_ms)
            case pygame.MOUSEBUTTONUP:
                self.mouse.up(*self._in_case(event.pos), event.button)
            case pygame.MOUSEMOTION:
                self.mouse.move(*self._in_case(event.pos))
            case pygame.MOUSEWHEEL:
                self._controls.scroll(event.precise_y)
            case _:
                return False
        return True

    def _take_window(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self.is_closing = True
            case pygame.WINDOWFOCUSLOST:
                self.focused = False
                self.focus_losses += 1
                self._controls.release_all()
                self.mouse.leave()
            case pygame.WINDOWFOCUSGAINED:
                self.focused = True
            case pygame.WINDOWLEAVE:
                self.mouse.wander_off()
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN:
                self.needs_redraw = True

    def _in_case(self, position: tuple[int, int]) -> tuple[float, float]:
        x, y = (place * self.pixels_per_point for place in position)
        if self.layout.has_case:
            return self.layout.to_case(x, y)
        left, top = self.layout.screen_origin
        scale = self.layout.scale
        return (x - left) / scale + SCREEN_IN_CASE[0], (y - top) / scale + SCREEN_IN_CASE[1]
