"""A window of the desktop with one surface in real pixels, whichever way SDL offers it."""

import os
import sys
from collections.abc import Sequence
from typing import Final, Protocol

import pygame

from engine.core.words import _
from engine.host.hush import hushed

Size = tuple[int, int]

HIGH_DPI_DRIVERS: Final = ("cocoa", "wayland")
"""Where a window is blurred unless it asks for real pixels."""

INVISIBLE_DRIVERS: Final = ("dummy", "offscreen", "evdev")


class NoDisplay(Exception):
    """There is no screen to open a window on; the message says what works without one."""


class Display(Protocol):
    """An open window. `surface` is replaced by SDL when the size changes."""

    @property
    def surface(self) -> pygame.Surface:
        """The window's pixels, 32 bits each."""

    @property
    def pixels_per_point(self) -> float:
        """How many pixels lie along one unit of the mouse's coordinates."""

    def update(self, boxes: Sequence[pygame.Rect]) -> None:
        """Bring these parts of the surface to the screen."""

    def set_full_screen(self, *, on: bool) -> None:
        """Fill the whole screen, or go back to a window."""

    def close(self) -> None:
        """Take the window away."""


def start_video() -> Size:
    """Start SDL's video and give the size of the desktop in its own units.

    Raises:
        NoDisplay: if there is none.
    """
    if _is_bare_terminal():
        raise no_display()
    try:
        with hushed():
            pygame.display.init()
        size = pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError) as error:
        raise no_display() from error
    if _is_stand_in():
        pygame.display.quit()
        raise no_display()
    return size


def open_display(
    title: str, size: Size, icon: pygame.Surface, *, full_screen: bool = False
) -> Display:
    """Open a window of this size.

    Raises:
        NoDisplay: if SDL cannot.
    """
    try:
        make = _HighDpiDisplay if _is_high_dpi() else _PlainDisplay
        return make(title, size, icon, full_screen=full_screen)
    except pygame.error as error:
        raise no_display() from error


def no_display() -> NoDisplay:
    """The error for a machine without a screen."""
    return NoDisplay(
        _(
            "There is no display to open a window on; the commands check, shots, tape play "
            "and bench work without one."
        )
    )


class _PlainDisplay:
    """pygame's own display: brings only changed parts to the screen."""

    def __init__(self, title: str, size: Size, icon: pygame.Surface, *, full_screen: bool) -> None:
        self._size = size
        self._is_full = False
        pygame.display.set_caption(title)
        pygame.display.set_icon(icon)
        self._surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        if full_screen:
            self.set_full_screen(on=True)

    @property
    def surface(self) -> pygame.Surface:
        return pygame.display.get_surface() or self._surface

    @property
    def pixels_per_point(self) -> float:
        return 1.0

    def update(self, boxes: Sequence[pygame.Rect]) -> None:
        pygame.display.update(boxes)

    def set_full_screen(self, *, on: bool) -> None:
        if on == self._is_full:
            return
        if on:
            self._size = self.surface.get_size()
        self._is_full = on
        size = pygame.display.get_desktop_sizes()[0] if on else self._size
        pygame.display.set_mode(size, pygame.FULLSCREEN if on else pygame.RESIZABLE)

    def close(self) -> None:
        pygame.display.quit()


class _HighDpiDisplay:
    """SDL's window with real pixels; it can only bring the whole of it to the screen."""

    def __init__(self, title: str, size: Size, icon: pygame.Surface, *, full_screen: bool) -> None:
        self._window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        self._window.set_icon(icon)
        if full_screen:
            self.set_full_screen(on=True)

    @property
    def surface(self) -> pygame.Surface:
        return self._window.get_surface()

    @property
    def pixels_per_point(self) -> float:
        return self.surface.get_width() / max(1, self._window.size[0])

    def update(self, boxes: Sequence[pygame.Rect]) -> None:
        if boxes:
            self._window.flip()

    def set_full_screen(self, *, on: bool) -> None:
        if on:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def close(self) -> None:
        self._window.destroy()
        pygame.display.quit()


def _is_bare_terminal() -> bool:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return sys.platform.startswith("linux") and not any(os.environ.get(name) for name in names)


def _is_stand_in() -> bool:
    """Whether SDL found no screen and took an invisible one that nobody asked for."""
    was_asked_for = bool(os.environ.get("SDL_VIDEODRIVER"))
    return pygame.display.get_driver() in INVISIBLE_DRIVERS and not was_asked_for


def _is_high_dpi() -> bool:
    return pygame.display.get_driver() in HIGH_DPI_DRIVERS
