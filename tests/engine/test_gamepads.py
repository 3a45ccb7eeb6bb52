"""Game pads: mapped, and gone when they are unplugged."""

from typing import Any

import pygame
import pytest
from pygame._sdl2 import controller

from engine.device.pad import Button
from engine.host.desktop.controls import Controls
from engine.host.desktop.gamepads import GamePads


def test_a_pad_is_seen_when_it_comes_and_forgotten_when_it_goes() -> None:
    controls = Controls()
    pads = GamePads(controls)

    def send(kind: int, **values: Any) -> bool:
        return pads.handle(pygame.event.Event(kind, instance_id=3, **values))

    down, up = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
    assert send(down, button=pygame.CONTROLLER_BUTTON_A)
    assert controls.take().down == Button.A
    send(up, button=pygame.CONTROLLER_BUTTON_A)
    assert controls.take().released == Button.A
    axis = pygame.CONTROLLERAXISMOTION
    send(axis, axis=pygame.CONTROLLER_AXIS_LEFTX, value=-32_768)
    assert controls.take().down == Button.LEFT
    send(axis, axis=pygame.CONTROLLER_AXIS_LEFTX, value=0)
    assert controls.take().released == Button.LEFT
    send(axis, axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT, value=30_000)
    send(axis, axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT, value=31_000)
    assert controls.take().docked
    send(axis, axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT, value=0)
    send(axis, axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT, value=30_000)
    assert not controls.take().docked
    send(axis, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=-32_768)
    send(axis, axis=pygame.CONTROLLER_AXIS_RIGHTX, value=32_767)
    assert controls.take().crank_cdeg == 4_500
    send(down, button=pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    send(down, button=pygame.CONTROLLER_BUTTON_DPAD_UP)
    raw = controls.take()
    assert (raw.crank_cdeg, raw.down) == (500, Button.UP)
    send(pygame.CONTROLLERDEVICEREMOVED)
    raw = controls.take()
    assert (raw.crank_cdeg, raw.down) == (0, Button(0))
    assert not send(pygame.USEREVENT)


def test_a_system_without_pads_or_a_pad_that_is_gone_does_no_harm(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_index: int) -> None:
        raise pygame.error("no pads")

    monkeypatch.setattr(controller, "init", fail)
    monkeypatch.setattr(controller, "Controller", fail)
    monkeypatch.setattr(controller, "is_controller", lambda _index: True)
    pads = GamePads(Controls())
    pads.open()
    pads.open()
    assert pads.handle(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
