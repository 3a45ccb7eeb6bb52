"""The same input is the same match and the same pictures, the pointer's strikes too."""

from random import Random
from typing import Any

from chapayev.scene.play.aiming import AimPhase
from engine.device.pad import Button, PadTracker, RawInput
from engine.device.tape import Tape, read_tape, write_tape
from tests.chapayev.scene.sitting import MatchDriver, sit_new
from tests.chapayev.scene.test_match import play_on


class Recorder:
    """Looks on at a driver, and keeps what its hands did and what was shown."""

    def __init__(self, driver: MatchDriver) -> None:
        self.tape = Tape()
        self.frames: list[bytes] = []
        self._driver = driver
        advance = driver.tracker.advance

        def keep(raw: RawInput) -> Any:
            self.tape.record(raw)
            self.frames.append(driver.shot().pixels.tobytes())
            return advance(raw)

        driver.tracker.advance = keep  # type: ignore[method-assign]


def replayed(tape: Tape) -> list[bytes]:
    """What the same input shows on another handheld."""
    driver, tracker = sit_new(), PadTracker()
    frames = []
    for raw in tape.inputs:
        frames.append(driver.shot().pixels.tobytes())
        driver.stage.update(tracker.advance(raw))
    return frames


def test_a_tape_gives_the_same_frames() -> None:
    driver, hands = sit_new(), Random(11)
    recorder = Recorder(driver)
    for _step in range(40):
        play_on(driver, hands)
    driver.wait_for(AimPhase)
    for pointer in ((128, 100, True), (126, 150, True), (126, 150, False)):
        driver.tick(pointer=pointer)
    driver.tick(20)
    assert driver.log.count("Strike") > 8
    tape = read_tape(write_tape(recorder.tape))
    assert tape.inputs == recorder.tape.inputs
    assert replayed(tape) == recorder.frames


def test_a_strike_by_the_pointer_is_on_the_tape() -> None:
    driver = sit_new()
    recorder = Recorder(driver)
    driver.wait_for(AimPhase)
    driver.press(Button.LEFT)
    driver.tick(pointer=(128, 100, True))
    driver.tick(pointer=(128, 150, True))
    driver.tick(pointer=(128, 150, False))
    assert driver.log == ["Strike", "Settled"]
    again, tracker = sit_new(), PadTracker()
    for raw in read_tape(write_tape(recorder.tape)).inputs:
        again.stage.update(tracker.advance(raw))
    assert again.truth == driver.truth
