from typing import Any

import pytest

from engine.device.audio.cues import Cue
from engine.device.console import Request
from engine.device.pad import Button
from engine.device.settings import ACTIONS, NEEDED, Settings
from engine.device.system.keys_scene import WAIT_TICKS, KeysScene
from engine.device.system.knobs import knobs
from engine.device.system.settings_scene import SettingsScene
from tests.engine.driving import Driver, Opener, drive, longer_words, make_console, read, texts

ROWS = [
    "palette",
    "reduce_flashing",
    "evaluation_bar",
    "upside_down",
    "plain",
    "clock_24h",
    "lock_minutes",
    "crank_percent",
    "crank_reversed",
    "buttons",
]


def key_names(action: str, preset: str = "", /) -> str:
    """As on a French keyboard, where what is A elsewhere is Q."""
    if preset == "ZX":
        return {"a": "X, Return", "b": "W"}[action]
    return {"a": "S, Return", "b": "Q", "menu": "Escape"}.get(action, "")


def open_settings(**settings: Any) -> tuple[Driver, Opener]:
    console = make_console(**settings)
    console.key_names = key_names
    return drive(console, SettingsScene(console))


def go(driver: Driver, field: str) -> None:
    driver.press(*[Button.DOWN] * ROWS.index(field))


def test_every_row_is_as_the_list_says() -> None:
    fields = [next(iter(knob.changed(Settings(), 1))) for knob in knobs(key_names)]
    assert fields == ROWS


@pytest.mark.parametrize(
    "field",
    ["reduce_flashing", "evaluation_bar", "upside_down", "plain", "clock_24h", "crank_reversed"],
)
@pytest.mark.parametrize("button", [Button.A, Button.LEFT, Button.RIGHT])
def test_switches_turn_at_once(field: str, button: Button) -> None:
    driver, _opener = open_settings()
    before = getattr(driver.console.settings, field)
    go(driver, field)
    driver.press(button)
    assert getattr(driver.console.settings, field) is not before
    assert Request.SETTINGS in driver.console.requests


def test_palette_goes_round() -> None:
    driver, _opener = open_settings()
    seen = []
    for _press in range(4):
        driver.press(Button.A)
        seen.append(driver.console.settings.palette)
    assert seen == ["pure", "inverted", "lamp", "lit"]
    driver.press(Button.LEFT)
    assert driver.console.settings.palette == "lamp"


def test_crank_speed_stops_at_its_ends() -> None:
    driver, _opener = open_settings()
    go(driver, "crank_percent")
    driver.press(*[Button.RIGHT] * 20)
    assert driver.console.settings.crank_percent == 300
    driver.cues()
    driver.press(Button.RIGHT)
    assert driver.cues() == ["refuse"]
    driver.press(*[Button.LEFT] * 30)
    assert driver.console.settings.crank_percent == 10


def test_lock_can_be_never() -> None:
    driver, _opener = open_settings()
    go(driver, "lock_minutes")
    assert "After 3 minutes" in texts(driver)
    driver.press(*[Button.LEFT] * 3)
    assert driver.console.settings.lock_minutes == 0
    assert "Never" in texts(driver)


def test_unknown_value_from_a_file_does_not_break_the_screen() -> None:
    driver, _opener = open_settings(crank_percent=137)
    go(driver, "crank_percent")
    assert "137%" in texts(driver)
    driver.press(Button.RIGHT)
    assert driver.console.settings.crank_percent in range(10, 301)


def test_preset_takes_own_keys_of_a_and_b_away() -> None:
    driver, _opener = open_settings(bindings={"a": (9,), "menu": (8,)})
    go(driver, "buttons")
    assert "S and Q" in texts(driver)
    driver.press(Button.A)
    assert driver.console.settings.buttons == "ZX"
    assert "X and W" in texts(driver)
    assert driver.console.settings.bindings == {"menu": (8,)}


def test_crank_chooses_and_b_leaves() -> None:
    driver, opener = open_settings()
    driver.turn(18)
    driver.press(Button.A)
    assert driver.console.settings.reduce_flashing
    driver.press(Button.B)
    assert driver.top is opener


def test_settings_are_still_and_redraw_only_on_change() -> None:
    driver, _opener = open_settings()
    driver.shot()
    driver.tick(5)
    assert driver.stage.is_still
    driver.press(Button.DOWN)
    assert driver.stage.needs_draw


def test_words_fit() -> None:
    driver, _opener = open_settings()
    for _row in range(len(ROWS) + 1):
        written = read(driver)
        assert all(each.is_inside and not each.is_cut for each in written)
        driver.press(Button.DOWN)
    with longer_words():
        driver, _opener = open_settings()
        for _row in range(len(ROWS) + 1):
            assert all(each.is_inside for each in read(driver))
            driver.press(Button.DOWN)


# Keys


def open_keys(**settings: Any) -> tuple[Driver, Opener]:
    console = make_console(**settings)
    console.key_names = key_names
    return drive(console, KeysScene(console))


def go_key(driver: Driver, action: str) -> None:
    driver.press(*[Button.DOWN] * ACTIONS.index(action))


def test_new_key_is_caught_by_the_host() -> None:
    driver, _opener = open_keys()
    go_key(driver, "a")
    driver.press(Button.A)
    assert driver.console.capturing == "a"
    assert driver.console.requests[-1] == Request.CAPTURE_ON
    assert not driver.stage.is_still
    assert any(text.startswith("press a key") for text in texts(driver))
    driver.console.set(bindings={"a": (30,)})
    driver.console.capturing = ""
    driver.tick()
    assert_still(driver)


def assert_still(driver: Driver) -> None:
    driver.shot()
    assert driver.stage.is_still
    assert Request.CAPTURE_OFF not in driver.console.requests


def test_no_key_in_five_seconds_ends_it() -> None:
    driver, _opener = open_keys()
    driver.press(Button.A)
    driver.tick(WAIT_TICKS)
    assert driver.console.capturing == ""
    assert driver.console.requests[-1] == Request.CAPTURE_OFF


def test_b_of_a_pad_and_leaving_end_it() -> None:
    driver, opener = open_keys()
    driver.press(Button.A, Button.B)
    assert driver.console.requests[-1] == Request.CAPTURE_OFF
    assert driver.top is not opener
    driver.press(Button.A)
    driver.stage.close()
    assert driver.console.requests[-1] == Request.CAPTURE_OFF


def test_left_clears_and_the_last_row_takes_all_back() -> None:
    driver, opener = open_keys(bindings={"up": (5,)})
    go_key(driver, "lock")
    driver.press(Button.LEFT)
    assert driver.console.settings.bindings == {"up": (5,), "lock": ()}
    driver.press(*[Button.DOWN] * (len(ACTIONS) - ACTIONS.index("lock")), Button.A)
    assert driver.console.settings.bindings == {}
    driver.press(Button.LEFT, Button.B)
    assert driver.top is opener


@pytest.mark.parametrize("action", NEEDED)
def test_what_leads_back_here_is_never_without_a_key(action: str) -> None:
    driver, _opener = open_keys()
    go_key(driver, action)
    assert "clear" not in texts(driver)
    driver.press(Button.LEFT)
    assert driver.console.settings.bindings == {}
    assert Cue.REFUSE in driver.cues()
    (sentence,) = (text for text in texts(driver) if text.endswith("always needs a key."))
    driver.press(Button.DOWN)
    assert sentence not in texts(driver)


def test_keys_words_fit() -> None:
    driver, _opener = open_keys()
    for _row in range(len(ACTIONS) + 1):
        assert all(each.is_inside and not each.is_cut for each in read(driver))
        driver.press(Button.DOWN)
    with longer_words():
        driver, _opener = open_keys()
        assert all(each.is_inside and not each.is_cut for each in read(driver))


def test_settings_open_the_keys() -> None:
    driver, _opener = open_settings()
    driver.press(Button.UP, Button.A)
    assert driver.shows(KeysScene)
