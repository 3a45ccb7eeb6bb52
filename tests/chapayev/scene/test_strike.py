"""A strike by crank, D-pad and A, and by the pointer: nothing moves before it is let go."""

import pytest

from chapayev.scene.picture.measure import mm, spot
from chapayev.scene.play.aiming import AimPhase
from chapayev.scene.play.charge import SWING_TICKS
from chapayev.state import Key, Strike
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from tests.chapayev.scene.sitting import MatchDriver, sit_new
from tests.engine.driving import texts


def aiming() -> MatchDriver:
    driver = sit_new()
    driver.wait_for(AimPhase)
    return driver


def phase_of(driver: MatchDriver) -> AimPhase:
    phase = driver.now
    assert isinstance(phase, AimPhase)
    return phase


def struck(driver: MatchDriver) -> Strike:
    action = driver.match._sitting.match.log[0].action
    assert isinstance(action, Strike)
    return action


def place_of(driver: MatchDriver, key: Key) -> tuple[int, int]:
    checker = driver.truth.find(key)
    assert checker is not None
    return spot(mm(checker.x), mm(checker.y))


def test_the_d_pad_goes_from_checker_to_checker_by_place_and_round_the_ends() -> None:
    driver = aiming()
    assert phase_of(driver).key == (0, 4)
    driver.press(Button.LEFT)
    assert phase_of(driver).key == (0, 3)
    driver.press(*[Button.RIGHT] * 6)
    assert phase_of(driver).key == (0, 1)


def test_the_crank_turns_the_direction_clockwise_and_finely_while_b_is_held() -> None:
    driver = aiming()
    driver.turn(30)
    assert phase_of(driver).tenths == 300
    driver.tick(down=Button.B, pressed=Button.B)
    driver.tick(down=Button.B, crank_cdeg=500)
    driver.tick(released=Button.B)
    assert phase_of(driver).tenths == 305
    driver.turn(-40)
    assert phase_of(driver).tenths == 3505


def test_all_that_the_crank_does_the_d_pad_does_too() -> None:
    driver = aiming()
    driver.press(Button.UP, Button.UP, Button.DOWN)
    assert phase_of(driver).tenths == 10
    driver.tick(down=Button.B, pressed=Button.B)
    driver.tick(down=Button.B, pressed=Button.UP, released=Button.UP)
    driver.tick(released=Button.B)
    assert phase_of(driver).tenths == 11


def test_the_strike_is_the_power_that_was_shown_as_a_was_let_go() -> None:
    driver = aiming()
    driver.aim((0, 5), 3)
    driver.tick(down=Button.A, pressed=Button.A)
    for _tick in range(20):
        driver.tick(down=Button.A)
        assert not driver.log
    shown = phase_of(driver).power
    driver.tick(released=Button.A)
    assert struck(driver) == Strike(0, 5, 3, shown)
    assert shown == round(100 * 20 / SWING_TICKS)


def test_the_meter_swings_up_and_down_and_is_heard_rising() -> None:
    driver = aiming()
    driver.tick(down=Button.A, pressed=Button.A)
    powers = []
    for _tick in range(2 * SWING_TICKS):
        driver.tick(down=Button.A)
        powers.append(phase_of(driver).power)
    assert powers[SWING_TICKS - 1] == 100
    assert powers[-1] == 0
    assert powers[: SWING_TICKS - 1] == powers[-2 : SWING_TICKS - 1 : -1]
    assert Cue.POWER in driver.cues()


def test_b_takes_the_charge_back_and_does_not_leave() -> None:
    driver = aiming()
    driver.tick(down=Button.A, pressed=Button.A)
    for _tick in range(9):
        driver.tick(down=Button.A)
    driver.tick(down=Button.A | Button.B, pressed=Button.B)
    driver.tick(down=Button.A, released=Button.B)
    driver.tick(released=Button.A)
    driver.tick(3)
    assert not driver.log
    assert driver.kind == "AimPhase"


@pytest.mark.parametrize("ticks", [1, 2, 4])
def test_a_tap_has_no_power_and_is_no_strike(ticks: int) -> None:
    driver = aiming()
    driver.hold(Button.A, ticks)
    assert not driver.log
    assert "Hold A longer: that had no power" in texts(driver)


def test_a_direction_does_not_change_while_power_is_charged() -> None:
    driver = aiming()
    driver.tick(down=Button.A, pressed=Button.A)
    for _tick in range(6):
        driver.tick(down=Button.A, crank_cdeg=4_000)
    driver.tick(down=Button.A | Button.RIGHT, pressed=Button.RIGHT)
    driver.tick(released=Button.A)
    assert (struck(driver).tenths, struck(driver).number) == (0, 4)


def test_a_tap_of_b_asks_about_leaving_and_a_held_one_does_not() -> None:
    driver = aiming()
    driver.hold(Button.B, 12)
    assert driver.kind == "AimPhase"
    driver.hold(Button.B, 3)
    driver.wait_for(Dialog)


@pytest.mark.parametrize("interruption", ["menu", "window"])
def test_what_takes_the_hand_away_strikes_nothing(interruption: str) -> None:
    driver = aiming()
    driver.tick(down=Button.A, pressed=Button.A)
    for _tick in range(9):
        driver.tick(down=Button.A)
    if interruption == "menu":
        driver.tick(down=Button.A, pressed=Button.MENU)
    else:
        driver.tracker.release_all()
        driver.stage.pause()
    driver.tick(down=Button.A)
    driver.tick(released=Button.A)
    driver.settle()
    assert not driver.log


def pull(driver: MatchDriver, start: tuple[int, int], *way: tuple[int, int]) -> None:
    driver.tick(pointer=(*start, True))
    for x, y in way:
        driver.tick(pointer=(x, y, True))


def test_a_pull_back_from_a_checker_strikes_the_other_way() -> None:
    driver = aiming()
    x, y = place_of(driver, (0, 6))
    pull(driver, (x + 2, y - 3), (x, y + 10), (x, y + 25))
    shown = phase_of(driver).aim
    assert shown.key == (0, 6)
    assert shown.tenths == 0
    driver.tick(pointer=(x, y + 25, False))
    assert struck(driver) == Strike(0, 6, 0, shown.power)


def test_the_aim_does_not_jump_as_the_pointer_is_let_go() -> None:
    driver = aiming()
    x, y = place_of(driver, (0, 4))
    pull(driver, (x, y), (x, y + 20))
    shown = phase_of(driver).aim
    driver.tick(pointer=(x + 12, y + 9, False))
    assert struck(driver) == Strike(0, 4, shown.tenths, shown.power)


def test_a_pull_anywhere_on_the_board_strikes_with_the_chosen_checker() -> None:
    driver = aiming()
    driver.press(Button.LEFT)
    pull(driver, (130, 100), (130, 160))
    driver.tick(pointer=(130, 160, False))
    assert struck(driver) == Strike(0, 3, 0, 100)


@pytest.mark.parametrize("end", ["back to zero", "window lost", "over the edge"])
def test_a_pull_is_taken_back(end: str) -> None:
    driver = aiming()
    x, y = place_of(driver, (0, 4))
    pull(driver, (x, y), (x, y + 20))
    if end == "window lost":
        driver.tick(pointer=None)
    else:
        last = (x, y + 2) if end == "back to zero" else (x, 239)
        driver.tick(pointer=(*last, True))
        driver.tick(pointer=(*last, False))
    driver.tick(4)
    assert not driver.log
    assert not phase_of(driver).is_charging


@pytest.mark.parametrize("end", ["back to zero", "over the edge"])
def test_a_pull_is_taken_back_though_it_is_let_go_in_the_same_tick(end: str) -> None:
    driver = aiming()
    x, y = place_of(driver, (0, 4))
    pull(driver, (x, y), (x, y + 20))
    last = (x, y + 2) if end == "back to zero" else (x, 239)
    driver.tick(pointer=(*last, False))
    driver.tick(4)
    assert not driver.log
    assert not phase_of(driver).is_charging


def test_b_takes_a_pull_back() -> None:
    driver = aiming()
    x, y = place_of(driver, (0, 4))
    pull(driver, (x, y), (x, y + 20))
    driver.tick(pressed=Button.B, released=Button.B, pointer=(x, y + 20, True))
    driver.tick(pointer=(x, y + 20, False))
    driver.tick(4)
    assert not driver.log


def test_help_with_aiming_is_as_the_settings_have_it() -> None:
    pictures = []
    for help_ in ("full", "short", "none"):
        driver = sit_new(aim_help=help_)
        driver.wait_for(AimPhase)
        pictures.append(driver.shot().pixels.tobytes())
    assert len(set(pictures)) == 3


def test_the_line_leads_to_where_the_strike_first_touches() -> None:
    driver = aiming()
    sight = phase_of(driver)._seen()
    assert sight is not None
    assert sight.touches
    assert sight.way[0] == pytest.approx((175, 25), abs=0.01)
    assert sight.way[-1] == pytest.approx((175, 343), abs=0.01)
    assert sight.onward[0] == pytest.approx((175, 375), abs=0.01)
    assert sight.onward[1] == pytest.approx((175, 400), abs=0.1)
