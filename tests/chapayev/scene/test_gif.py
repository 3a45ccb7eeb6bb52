"""The replay of a strike as the GIF that a person gets: all of that strike, and nothing else."""

from datetime import datetime
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageSequence

from chapayev.scene.again import AgainScene
from engine.device.console import Request
from engine.device.pad import Button
from engine.host.camera import Camera
from engine.host.capture import TICKS_PER_SECOND
from tests.chapayev.scene.sitting import MatchDriver, sit_new

NOW = datetime(2026, 11, 30, 12, 0)
COLOURS = ((0, 0, 0), (255, 255, 255))


class Filmed:
    """A handheld on which the camera looks, as in the window's loop."""

    def __init__(self, driver: MatchDriver, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self._seconds = 0.0
        patch.setattr("engine.host.camera.time.monotonic", lambda: self._seconds)
        self._driver = driver
        self._camera = Camera(folder, lambda: NOW)
        self.told = ""

    def tick(self, button: Button | None = None) -> None:
        self._seconds += 1.0 / TICKS_PER_SECOND
        self._camera.look(self._driver.shot().pixels)
        if button is None:
            self._driver.tick()
        else:
            self._driver.tick(down=button, pressed=button)
            self._driver.tick(released=button)
        requests, self._driver.console.requests[:] = self._driver.console.requests[:], []
        for request in requests:
            if request is Request.FORGET:
                self._camera.forget()
            elif request is Request.GIF:
                _heading, self.told = self._camera.gif(self._driver.shot().pixels, COLOURS)


def test_the_gif_holds_the_strike_and_nothing_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = sit_new()
    film = Filmed(driver, tmp_path, monkeypatch)
    driver.strike((0, 4), 0)
    driver.press(Button.A)
    for _tick in range(10):
        film.tick()
    driver.open_match("Last strike again")
    film.tick()
    scene = driver.top
    assert isinstance(scene, AgainScene)
    shown = []
    while not scene.is_still:
        shown.append(driver.shot().pixels.copy())
        film.tick()
    film.tick(Button.UP)
    with Image.open(film.told) as gif:
        frames = [np.asarray(each.convert("L")) > 127 for each in ImageSequence.Iterator(gif)]
        milliseconds = sum(each.info["duration"] for each in ImageSequence.Iterator(gif))
    assert (frames[0].shape[0] % 240, frames[0].shape[1] % 400) == (0, 0)
    scale = frames[0].shape[0] // 240
    small = [frame[::scale, ::scale] for frame in frames]
    assert np.array_equal(small[0], shown[0] != 0)
    assert np.array_equal(small[-1], driver.shot().pixels != 0)
    last = (driver.shot().pixels != 0).tobytes()
    assert {frame.tobytes() for frame in small} == {(each != 0).tobytes() for each in shown} | {
        last
    }
    assert milliseconds == pytest.approx(1000 * len(shown) / TICKS_PER_SECOND, abs=150)
