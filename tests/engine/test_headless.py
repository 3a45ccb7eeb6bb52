"""The window without a screen."""

import numpy as np

from engine.device.pad import Button, RawInput
from engine.host.desktop.controls import HostCommand
from engine.host.desktop.headless import HeadlessWindow
from engine.host.desktop.port import HostWindow

KEY_S, F9 = 22, 66


def noise(seed: int = 0) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    return np.random.default_rng(seed).integers(0, 2, (240, 400), np.uint8)


def test_headless_plays_a_tape_and_closes() -> None:
    inputs = [RawInput(pressed=Button.A), RawInput()]
    window: HostWindow = HeadlessWindow(inputs)
    played = []
    while not window.is_closing:
        played += window.read(window.tick())
        window.present(noise())
    assert played == inputs
    assert window.read() == []


def test_headless_is_driven_by_its_controls() -> None:
    window = HeadlessWindow()
    window.controls.key_down(KEY_S)
    assert window.read() == [RawInput(down=Button.A, pressed=Button.A)]
    frame = noise()
    window.present(frame)
    frame[:] = 0
    assert window.frames == 1
    assert window.shown is not None
    assert np.array_equal(window.shown, noise())
    window.controls.key_down(F9)
    assert window.take_commands() == [HostCommand.SCREENSHOT]
    window.text_input(on=True)
    window.set_plain(plain=True)
    window.wake()
    assert window.wait(0.1)
    assert not window.is_resting
    window.close()
    assert window.is_closing
