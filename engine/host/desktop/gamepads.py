"""Game pads, by SDL's own table of mappings; they may come and go at any time."""

from contextlib import suppress
from typing import Any, Final

import pygame

from engine.device.pad import Button
from engine.host.desktop.controls import Controls
from engine.host.desktop.crankinput import Stick

BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: Button.A,
    pygame.CONTROLLER_BUTTON_B: Button.B,
    pygame.CONTROLLER_BUTTON_START: Button.MENU,
    pygame.CONTROLLER_BUTTON_BACK: Button.LOCK,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Button.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Button.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Button.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Button.RIGHT,
}
SHOULDERS: Final = {
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: -1,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: 1,
}
TRIGGERS: Final = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)
LEFT_STICK: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: (Button.LEFT, Button.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Button.UP, Button.DOWN),
}
FULL: Final = 32_768
TILT_ON, TILT_OFF = 0.55, 0.40
"""A stick or trigger counts beyond the first and stops to count below the second."""


class GamePads:
    """All pads that are plugged in. Starting SDL's pads is slow: `open` waits for a shown frame."""

    def __init__(self, controls: Controls) -> None:
        self._controls = controls
        self._pads: dict[int, Any] = {}
        self._sticks: dict[int, Stick] = {}
        self._tilted: set[tuple[int, int, int]] = set()
        self._is_open = False

    def open(self) -> None:
        """Start to listen. Pads that are there already announce themselves as events."""
        if self._is_open:
            return
        from pygame._sdl2 import controller

        self._is_open = True
        with suppress(pygame.error):  # a system without pads has a keyboard
            controller.init()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event of a pad; whether it was one."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._add(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                self._remove(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN:
                self._button(event.instance_id, event.button, is_down=True)
            case pygame.CONTROLLERBUTTONUP:
                self._button(event.instance_id, event.button, is_down=False)
            case pygame.CONTROLLERAXISMOTION:
                self._axis(event.instance_id, event.axis, event.value / FULL)
            case _:
                return False
        return True

    def _add(self, index: int) -> None:
        from pygame._sdl2 import controller

        if controller.is_controller(index):
            with suppress(pygame.error):  # it may be gone again, or another's
                pad = controller.Controller(index)
                self._pads[pad.as_joystick().get_instance_id()] = pad

    def _remove(self, pad: int) -> None:
        self._pads.pop(pad, None)
        self._sticks.pop(pad, None)
        for button in BUTTONS:
            self._controls.release((pad, button))
        for axis, buttons in LEFT_STICK.items():
            for side in range(len(buttons)):
                self._controls.release((pad, axis, side))
        for shoulder in SHOULDERS:
            self._controls.shoulder((pad, shoulder), 0)
        self._tilted = {tilt for tilt in self._tilted if tilt[0] != pad}

    def _button(self, pad: int, button: int, *, is_down: bool) -> None:
        if button in SHOULDERS:
            self._controls.shoulder((pad, button), SHOULDERS[button] if is_down else 0)
        elif button in BUTTONS and is_down:
            self._controls.press((pad, button), BUTTONS[button])
        elif button in BUTTONS:
            self._controls.release((pad, button))

    def _axis(self, pad: int, axis: int, value: float) -> None:
        stick = self._sticks.setdefault(pad, Stick())
        if axis == pygame.CONTROLLER_AXIS_RIGHTX:
            self._controls.queue.turn(stick.move(x=value))
        elif axis == pygame.CONTROLLER_AXIS_RIGHTY:
            self._controls.queue.turn(stick.move(y=value))
        elif axis in TRIGGERS:
            if self._is_new_tilt((pad, axis, 0), value):
                self._controls.toggle_dock()
        elif axis in LEFT_STICK:
            for side, towards in enumerate((-1, 1)):
                self._tilt((pad, axis, side), value * towards)

    def _tilt(self, tilt: tuple[int, int, int], value: float) -> None:
        if self._is_new_tilt(tilt, value):
            _pad, axis, side = tilt
            self._controls.press(tilt, LEFT_STICK[axis][side])
        elif tilt not in self._tilted:
            self._controls.release(tilt)

    def _is_new_tilt(self, tilt: tuple[int, int, int], value: float) -> bool:
        if value < TILT_OFF:
            self._tilted.discard(tilt)
        elif value > TILT_ON and tilt not in self._tilted:
            self._tilted.add(tilt)
            return True
        return False
