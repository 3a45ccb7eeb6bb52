"""G17: no private view without its cover, whatever is pressed and whatever interrupts."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chingo.scene.picture.cover import FALL_TICKS, draw_cover, hand_over
from chingo.scene.play.covering import DEAF_TICKS, CoverPhase
from chingo.scene.play.fighting import FightPhase
from chingo.scene.play.turning import TurnPhase
from chingo.scene.play.watching import HopPhase
from chingo.scene.setup.phase import SetupPhase
from engine.device.audio.cues import Cue
from engine.device.draw.screen import Screen
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from engine.device.system.menu import SystemMenu
from tests.chingo.playing import OPEN
from tests.chingo.scene.sitting import MatchDriver, sit, sit_new
from tests.engine.driving import fonts

WAYS = (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT)
BUTTONS = (*[Button.A] * 3, Button.B, *WAYS, Button.MENU)


def cover_frame(seat: int) -> Any:
    names = ("Anna", "Bruno")
    screen = Screen()
    draw_cover(screen, fonts(), hand_over(names[seat], names[1 - seat]))
    return screen.pixels


def is_cover(driver: MatchDriver, seat: int) -> bool:
    return bool(np.array_equal(driver.shot().pixels, cover_frame(seat)))


def test_a_new_match_begins_behind_the_curtain() -> None:
    driver = sit_new()
    assert isinstance(driver.now, CoverPhase)
    assert driver.now.seat == 0
    assert driver.now.private is None


def test_a_match_gone_on_with_begins_behind_the_curtain() -> None:
    assert is_cover(sit(OPEN), 0)
    assert is_cover(sit(OPEN.replace(" S ", " N ")), 1)


@pytest.mark.parametrize("button", [Button.A, Button.B])
def test_it_ignores_buttons_for_its_first_twelve_ticks(button: Button) -> None:
    driver = sit(OPEN)
    for _tick in range(DEAF_TICKS - 1):
        driver.press(button)
        assert is_cover(driver, 0)
        assert driver.top is driver.match
    driver.press(button)
    driver.tick(3)
    assert not is_cover(driver, 0)


def test_it_rises_only_after_a() -> None:
    driver = sit(OPEN)
    driver.tick(300)
    for button in (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT):
        driver.press(button)
    driver.turn(360)
    assert is_cover(driver, 0)
    driver.press(Button.A)
    driver.wait_for(TurnPhase)


def test_it_falls_after_a_move_and_then_shows_nothing_of_it() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.step("d3", "c3")
    while isinstance(driver.now, HopPhase):
        driver.tick()
    driver.cues()
    driver.tick(FALL_TICKS + 1)
    assert is_cover(driver, 1)
    assert Cue.CURTAIN not in driver.cues()  # it was heard as it began to fall


def test_the_first_picture_after_an_attack_is_the_fight_that_both_see() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.step("d3", "d4")
    assert isinstance(driver.now, FightPhase)


def test_after_ready_the_curtain_falls_in_the_same_tick() -> None:
    driver = sit_new()
    driver.lift(0)
    driver.set_up("d1", "c1")
    assert isinstance(driver.now, CoverPhase)
    assert driver.now.seat == 1


@pytest.mark.parametrize("under", ["nothing", "menu", "question"])
def test_the_lost_focus_brings_it_down_at_once_whatever_stands_above(under: str) -> None:
    driver = sit(OPEN)
    driver.lift(0)
    if under == "menu":
        driver.press(Button.MENU)
        assert isinstance(driver.top, SystemMenu)
    if under == "question":
        driver.press(Button.B)
        assert isinstance(driver.top, Dialog)
    driver.stage.pause()
    assert driver.stage.needs_draw
    assert isinstance(driver.match.phase, CoverPhase)
    screen = Screen()
    driver.match.draw(screen)
    assert np.array_equal(screen.pixels, cover_frame(0))


def test_the_lost_focus_during_its_rise_brings_it_down_again() -> None:
    driver = sit(OPEN)
    driver.tick(DEAF_TICKS)
    driver.press(Button.A)
    driver.tick(4)
    assert not is_cover(driver, 0)
    driver.stage.pause()
    assert is_cover(driver, 0)
    driver.press(Button.A)  # deaf again
    assert is_cover(driver, 0)


def test_the_lost_focus_while_it_falls_finishes_the_fall() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.step("d3", "c3")
    while not isinstance(driver.now, CoverPhase):
        driver.tick()
    driver.tick(3)
    driver.stage.pause()
    assert is_cover(driver, 1)


def test_the_lost_focus_while_a_move_is_shown_hands_over_to_the_next() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.step("d3", "c3")
    assert isinstance(driver.now, HopPhase)
    driver.stage.pause()
    assert is_cover(driver, 1)


def test_docking_covers_before_it_asks() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.dock(docked=True)
    assert isinstance(driver.match.phase, CoverPhase)
    assert driver.match.phase.private is None
    driver.wait_for(Dialog)
    driver.dock(docked=False)
    driver.lift(0)


def test_docking_saves_and_leaves() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.dock(docked=True)
    driver.choose("Save and leave")
    driver.tick()
    assert driver.top is driver.below
    assert driver.journal.calls == ["docked", "close"]


def test_a_rise_that_was_interrupted_leads_to_the_same_set_up() -> None:
    driver = sit_new()
    driver.lift(0)
    driver.hand_to("d1")
    driver.press(Button.A)
    driver.stage.pause()
    driver.lift(0)
    assert isinstance(driver.now, SetupPhase)
    muster = driver.view(0).muster
    assert muster is not None
    assert muster.flag == 3


def test_where_one_person_plays_there_is_no_curtain() -> None:
    driver = sit(OPEN, players=("human", "cpu:1"))
    driver.wait_for(TurnPhase)
    driver.stage.pause()
    assert isinstance(driver.now, TurnPhase)


EVENTS = st.one_of(
    st.sampled_from(BUTTONS),
    st.sampled_from(["pause", "dock", "undock", "turn", "wait", "wait"]),
)


class Watch:
    """Knows who lifted the last cover, by what was pressed alone."""

    def __init__(self, driver: MatchDriver) -> None:
        self.driver = driver
        self.lifted: int | None = None

    def press(self, button: Button) -> None:
        now = self.driver.now
        if button == Button.A and isinstance(now, CoverPhase) and now.is_still:
            self.lifted = now.seat
        self.driver.press(button)
        self.look()

    def look(self) -> None:
        private = self.driver.match.phase.private
        assert private is None or private == self.lifted
        cover = self.driver.now
        if isinstance(cover, CoverPhase) and cover.following is None and cover._curtain.is_down:
            assert is_cover(self.driver, cover.seat)


@settings(max_examples=40)
@given(st.lists(EVENTS, min_size=20, max_size=150), st.booleans())
def test_every_picture_is_a_cover_or_neutral_or_the_view_of_who_lifted_the_last_cover(
    events: list[Any], is_new: bool
) -> None:
    driver = sit_new(first="lot") if is_new else sit(OPEN)
    watch = Watch(driver)
    for event in events:
        if driver.top is driver.below or driver.match not in driver.stage.scenes:
            break
        if isinstance(event, Button):
            watch.press(event)
        elif event == "pause":
            driver.stage.pause()
            assert driver.match.phase.private is None
        elif event in {"dock", "undock"}:
            driver.dock(docked=event == "dock")
        elif event == "turn":
            driver.turn(18)
        else:
            for _tick in range(13):
                driver.tick()
                watch.look()
        if driver.match in driver.stage.scenes:
            watch.look()
