"""Collects what happens between two ticks, and hands it out tick by tick without losing any."""

from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from engine.device.pad import NO_BUTTON, Button, Pointer, RawInput

MOST_TURN_CDEG: Final = 17_900
"""More in one tick would be read as a turn the other way; the rest waits for the next."""


@dataclass(frozen=True, slots=True)
class _Press:
    button: Button


@dataclass(frozen=True, slots=True)
class _Release:
    button: Button


@dataclass(frozen=True, slots=True)
class _Dock:
    docked: bool


@dataclass(frozen=True, slots=True)
class _Point:
    pointer: Pointer | None


_Event = _Press | _Release | _Dock | _Point


class InputQueue:
    """A queue of changes. Whatever cannot happen twice in one tick waits for the next.

    So does a press after a whole tap: in a late tick the order of several taps would be lost, and
    a step to the left would undo one to the right instead of going elsewhere.

    Several sources (a key, the mouse, a pad) may hold the same button: it goes up with the
    last of them.
    """

    def __init__(self, *, docked: bool = False) -> None:
        self._events: deque[_Event] = deque()
        self._sources: dict[Hashable, Button] = {}
        self._turn_cdeg = 0
        self._typed = ""
        self._will_be_docked = docked
        self._docked = docked
        self._down = NO_BUTTON
        self._pointer: Pointer | None = None
        self._will_point: Pointer | None = None

    @property
    def is_docked(self) -> bool:
        """Whether the crank is docked once everything queued has happened."""
        return self._will_be_docked

    @property
    def held(self) -> Button:
        """The mask of the buttons that any source holds now."""
        held = NO_BUTTON
        for button in self._sources.values():
            held |= button
        return held

    @property
    def is_resting(self) -> bool:
        """Whether nothing is queued and nothing is held."""
        pending = self._events or self._sources or self._turn_cdeg or self._typed
        return not pending and not self._down

    def press(self, source: Hashable, button: Button) -> None:
        """A source starts to hold a button; one that does so already is ignored."""
        if source in self._sources:
            return
        if not self.held & button:
            self._events.append(_Press(button))
        self._sources[source] = button

    def release(self, source: Hashable) -> None:
        """A source lets go of what it holds, if anything."""
        button = self._sources.pop(source, None)
        if button is not None and not self.held & button:
            self._events.append(_Release(button))

    def release_all(self) -> None:
        """Every source lets go."""
        for source in list(self._sources):
            self.release(source)

    def turn(self, cdeg: int) -> None:
        """The crank turns, clockwise positive; a docked crank does not."""
        if not self._will_be_docked:
            self._turn_cdeg += cdeg

    def dock(self, *, docked: bool) -> None:
        """The crank is docked or undocked."""
        if docked != self._will_be_docked:
            self._will_be_docked = docked
            self._events.append(_Dock(docked))

    def point(self, pointer: Pointer | None) -> None:
        """The pointer is somewhere on the screen, or left it."""
        if pointer != self._will_point:
            self._will_point = pointer
            self._events.append(_Point(pointer))

    def type(self, text: str) -> None:
        """Text came from a real keyboard."""
        self._typed += text

    def take(self) -> RawInput:
        """The reading of one tick."""
        pressed, released = self._take_events()
        typed, self._typed = self._typed, ""
        return RawInput(
            down=self._down,
            pressed=pressed,
            released=released,
            crank_cdeg=self._take_turn(),
            docked=self._docked,
            pointer=self._pointer,
            typed=typed,
        )

    def _take_events(self) -> tuple[Button, Button]:
        pressed = released = NO_BUTTON
        was_docked, was_touching = self._docked, _touches(self._pointer)
        while self._events:
            match self._events[0]:
                case _Press(button):
                    if pressed & (button | released):
                        break
                    pressed |= button
                    self._down |= button
                case _Release(button):
                    released |= button
                    self._down &= ~button
                case _Dock(docked):
                    if self._docked != was_docked:
                        break
                    self._docked = docked
                case _Point(pointer):
                    if _touches(self._pointer) != was_touching and (
                        _touches(pointer) == was_touching
                    ):
                        break
                    self._pointer = pointer
            self._events.popleft()
        return pressed, released

    def _take_turn(self) -> int:
        if self._docked:
            self._turn_cdeg = 0
        turn_cdeg = max(-MOST_TURN_CDEG, min(MOST_TURN_CDEG, self._turn_cdeg))
        self._turn_cdeg -= turn_cdeg
        return turn_cdeg


def _touches(pointer: Pointer | None) -> bool:
    return pointer is not None and pointer[2]
