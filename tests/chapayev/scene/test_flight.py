"""Checkers on their way: locked until rest, hurried, skipped, docked, and the same after all."""

from pathlib import Path
from typing import Any

import pytest

from chapayev import CARD
from chapayev.scene.board import MatchScene
from chapayev.scene.play.aiming import AimPhase
from chapayev.scene.play.flight import FlightPhase
from chapayev.state import Settled, Strike
from engine.core.codec import Saved, decode_save
from engine.device.audio.cues import Cue
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from engine.host.handheld import make_console, make_stage, tapes_place
from engine.host.player import TAPE_SETTINGS
from tests.chapayev.scene.sitting import MatchDriver, sit_at, sit_new

FORWARD = (0, 4), 0


def flying(**settings: Any) -> MatchDriver:
    driver = sit_new(**settings)
    driver.strike(*FORWARD)
    assert driver.kind == "FlightPhase"
    driver.cues()
    return driver


def flight_of(driver: MatchDriver) -> FlightPhase:
    phase = driver.now
    assert isinstance(phase, FlightPhase)
    return phase


def ticks_of(driver: MatchDriver) -> int:
    ticks = 0
    while driver.kind == "FlightPhase":
        driver.tick()
        ticks += 1
    return ticks


def test_the_strike_and_what_it_came_to_are_kept_before_anything_is_shown() -> None:
    driver = flying()
    assert driver.log == ["Strike", "Settled"]
    assert driver.journal.calls == ["Strike", "Settled"]


def test_nothing_can_be_struck_until_all_is_at_rest() -> None:
    driver = flying()
    log = driver.log
    for _tick in range(12):
        driver.tick(pointer=(116, 100, True))
        driver.tick(pointer=(116, 140, True), crank_cdeg=500)
        driver.tick(pointer=(116, 140, False), pressed=Button.LEFT, released=Button.LEFT)
        if driver.kind != "FlightPhase":
            break
        assert driver.log == log


def test_it_is_shown_at_half_speed_unless_the_menu_says_otherwise() -> None:
    slow, true = ticks_of(flying()), ticks_of(flying(half_speed=False))
    assert slow == pytest.approx(2 * true, abs=2)
    driver = flying()
    driver.open_menu("Half speed")
    driver.press(Button.B)
    driver.settle()
    assert not driver.console.settings.half_speed


def test_b_hurries_it_and_a_skips_it() -> None:
    driver = flying()
    driver.tick(down=Button.B, pressed=Button.B)
    ticks = 1
    while driver.kind == "FlightPhase":
        driver.tick(down=Button.B)
        ticks += 1
    assert ticks < ticks_of(flying()) / 2
    driver = flying()
    driver.press(Button.A)
    assert driver.kind == "AimPhase"


def test_b_that_hurried_a_strike_does_not_leave_once_it_is_let_go() -> None:
    driver = flying()
    driver.tick(down=Button.B, pressed=Button.B)
    while driver.kind == "FlightPhase":
        driver.tick(down=Button.B)
    driver.tick(released=Button.B)
    driver.tick(3)
    assert driver.kind == "AimPhase"


def test_a_slide_a_clack_and_a_fall_are_heard() -> None:
    driver = sit_new()
    driver.strike(*FORWARD)
    while driver.kind == "FlightPhase":
        driver.tick()
    heard = driver.cues()
    assert [cue for cue in heard if cue in {Cue.SLIDE, Cue.CLACK_HARD, Cue.FALL}] == [
        Cue.SLIDE,
        Cue.CLACK_HARD,
        Cue.FALL,
    ]


def test_the_last_picture_of_a_strike_has_the_checkers_where_they_are_recorded() -> None:
    driver = flying()
    motion = flight_of(driver).motion
    motion.finish()
    shown = {pose.key: (pose.x, pose.y) for pose in motion.instant.poses}
    assert {checker.key for checker in driver.truth.checkers} == set(shown)
    for checker in driver.truth.checkers:
        place = checker.x * 50 / 65_536, checker.y * 50 / 65_536
        assert shown[checker.key] == pytest.approx(place, abs=0.01)


def test_docked_in_flight_it_asks_and_goes_on_where_it_was() -> None:
    driver = flying()
    driver.tick(5)
    frame = flight_of(driver).motion.frame
    driver.dock(docked=True)
    driver.tick(2)
    assert driver.kind == "Dialog"
    driver.settle()
    driver.dock(docked=False)
    assert flight_of(driver).motion.frame <= frame + 3


def test_docked_in_flight_and_resumed_it_is_seen_again_and_comes_to_the_same() -> None:
    driver = flying()
    driver.tick(5)
    driver.dock(docked=True)
    driver.tick(2)
    driver.choose("Save and leave")
    assert driver.top is driver.below
    assert driver.journal.calls == ["Strike", "Settled", "docked", "close"]
    again = sit_at(driver.match._sitting.match)
    assert again.kind == "FlightPhase"
    again.wait_for(AimPhase)
    assert again.truth == driver.truth


def test_what_was_decided_since_the_last_strike_is_not_followed_by_it_again() -> None:
    driver = sit_new({"pie": True})
    driver.strike(*FORWARD)
    driver.press(Button.A)
    driver.press(Button.A)
    again = sit_at(driver.match._sitting.match)
    assert again.kind == "AimPhase"


def saved(folder: Path) -> Saved:
    (path,) = folder.glob("*/*.match")
    return decode_save(path.read_bytes(), lambda _slug: CARD)


def test_a_kill_between_strike_and_rest_comes_to_the_same(tmp_path: Path) -> None:
    console, _store = make_console((CARD,), tapes_place(tmp_path, 5), TAPE_SETTINGS)
    operator = Operator(console, make_stage(console))
    scene = CARD.make_new(console, {}, ())
    operator.stage.push(scene)
    operator.tick(2)
    operator.press(Button.A)
    operator.hold(Button.A, 36)
    assert isinstance(scene, MatchScene)
    whole = scene._sitting.match
    assert isinstance(whole.log[-1].action, Settled)
    (path,) = tmp_path.glob("*/*.match")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    match = saved(tmp_path).match
    assert isinstance(match.log[-1].action, Strike)
    assert sit_at(match).truth == whole.state


def test_a_full_disk_strikes_nothing_and_it_can_be_tried_again() -> None:
    driver = sit_new()
    driver.aim(*FORWARD)
    driver.journal.room = 0
    driver.tick(down=Button.A, pressed=Button.A)
    for _tick in range(9):
        driver.tick(down=Button.A)
    with pytest.raises(OSError, match="no room"):
        driver.tick(released=Button.A)
    assert driver.kind == "AimPhase"
    assert not driver.log
    driver.journal.room = None
    driver.strike(*FORWARD)
    assert driver.log == ["Strike", "Settled"]


def test_a_full_disk_between_strike_and_rest_settles_later() -> None:
    driver = sit_new()
    driver.aim(*FORWARD)
    driver.journal.room = 1
    driver.tick(down=Button.A, pressed=Button.A)
    for _tick in range(9):
        driver.tick(down=Button.A)
    driver.journal.room = 1
    with pytest.raises(OSError, match="no room"):
        driver.tick(released=Button.A)
    assert driver.log == ["Strike"]
    driver.journal.room = None
    driver.tick()
    assert driver.log == ["Strike", "Settled"]
    assert driver.kind == "FlightPhase"


def test_the_menu_is_open_to_whoever_waits() -> None:
    driver = flying()
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.B)
    driver.tick(8)
    assert driver.kind in {"FlightPhase", "AimPhase"}
    assert not isinstance(driver.top, Dialog)
