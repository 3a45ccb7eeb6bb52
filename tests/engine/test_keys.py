"""Keyboard, mouse, wheel and pads as raw input, without a window."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.device.pad import Button, RawInput
from engine.device.settings import ACTIONS, NEEDED
from engine.host.desktop.controls import Controls, HostCommand
from engine.host.desktop.crankinput import Stick, Wheel
from engine.host.desktop.keynames import AMERICAN, key_name, names_of
from engine.host.desktop.keys import (
    BUTTONS,
    MODIFIERS,
    PRESETS,
    Bindings,
    merge_bindings,
    own_keys,
    parse_bindings,
    preset,
)

NONE = Button(0)
KEY_A, KEY_C, KEY_L, KEY_S, KEY_X, KEY_Z = 4, 6, 15, 22, 27, 29
ENTER, ESCAPE, BACKSPACE, FORWARD, BACK, SHIFT, ALT = 40, 41, 42, 48, 47, 225, 226
RIGHT, LEFT_ARROW, DOWN, UP = 79, 80, 81, 82
CTRL = 224
SOME_KEYS = [KEY_A, KEY_S, KEY_X, KEY_Z, ENTER, 88, BACKSPACE, ESCAPE, UP, 20, 21]


def tap(controls: Controls, key: int) -> None:
    controls.key_down(key)
    controls.key_up(key)


@pytest.mark.parametrize(
    ("name", "a", "b"), [("AS", KEY_S, KEY_A), ("ZX", KEY_X, KEY_Z), ("?", KEY_S, KEY_A)]
)
def test_presets(name: str, a: int, b: int) -> None:
    controls = Controls()
    controls.bindings = preset(name)
    pressed = []
    for key in (a, b, ENTER, BACKSPACE, ESCAPE, KEY_L, UP, DOWN, LEFT_ARROW, RIGHT):
        tap(controls, key)
        pressed.append(controls.take().pressed)
    both = [Button.A, Button.B]
    directions = [Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT]
    assert pressed == [*both, *both, Button.MENU, Button.LOCK, *directions]


@pytest.mark.parametrize("name", PRESETS)
def test_bindings_move_a_key_and_survive_a_settings_file(name: str) -> None:
    bindings = Bindings({**preset(name).bound("a", KEY_L).keys, "dock": ()})
    assert bindings.action_of(KEY_L) == "a"
    assert bindings.keys["lock"] == ()
    assert bindings.action_of(KEY_C) is None
    assert bindings.bare == ()
    own = own_keys(name, bindings)
    assert own == {"a": (KEY_L,), "lock": (), "dock": ()}
    assert parse_bindings(name, json.loads(json.dumps(own))) == bindings
    assert parse_bindings(name, {"unknown": [1]}) == Bindings(PRESETS[name])


def test_an_own_key_is_taken_from_the_other_preset_too() -> None:
    own = own_keys("AS", preset("AS").bound("left", KEY_X))
    bindings = parse_bindings("ZX", own)
    assert bindings.action_of(KEY_X) == "left"
    assert bindings.keys["a"] == (ENTER, 88)
    assert parse_bindings("ZX", own_keys("ZX", bindings)) == bindings


@given(
    st.sampled_from(list(PRESETS)),
    st.dictionaries(
        st.sampled_from(ACTIONS), st.lists(st.sampled_from(SOME_KEYS), max_size=3), max_size=9
    ),
)
@settings(max_examples=100)
def test_whatever_a_file_says_each_button_can_be_pressed(
    name: str, keys: dict[str, list[int]]
) -> None:
    bindings = parse_bindings(name, keys)
    controls = Controls()
    controls.bindings = bindings
    pressed = NONE
    for code in {code for codes in bindings.keys.values() for code in codes}:
        tap(controls, code)
        while not controls.is_resting:
            pressed |= controls.take().pressed
    for needed in NEEDED:
        assert pressed & BUTTONS[needed]
    assert bindings == merge_bindings(name, keys) or merge_bindings(name, keys).bare


def test_the_last_key_of_a_button_cannot_be_taken() -> None:
    assert preset("AS").bound("dock", ESCAPE).bare == ("menu",)
    assert preset("AS").bound("menu", UP).bare == ("up",)
    assert preset("AS").bound("dock", KEY_S).bare == (), "Enter is left"
    assert preset("AS").bound("menu", KEY_L).bare == ()


def test_a_caught_key_does_nothing_else() -> None:
    controls = Controls()
    controls.is_capturing = True
    controls.key_down(KEY_L)
    assert (controls.captured, controls.is_capturing) == (KEY_L, False)
    assert controls.take().pressed == Button(0)
    controls.key_up(KEY_L)
    controls.key_down(KEY_L)
    assert controls.take().pressed == Button.LOCK


def test_a_shortcut_is_not_caught_but_ctrl_alone_is() -> None:
    controls = Controls()
    controls.is_capturing = True
    controls.key_down(CTRL)
    tap(controls, KEY_C)
    controls.key_up(CTRL)
    assert controls.is_capturing
    controls.key_down(SHIFT)
    tap(controls, KEY_L)
    assert controls.captured == KEY_L
    controls.key_up(SHIFT)
    assert controls.captured == KEY_L
    controls.is_capturing = True
    controls.key_down(ALT)
    controls.release_all()  # the window has lost the keyboard
    controls.key_up(ALT)
    assert controls.is_capturing
    tap(controls, CTRL)
    assert controls.captured == CTRL
    assert controls.take() == RawInput()


# Ctrl, Alt and Super


@pytest.mark.parametrize("modifier", sorted(MODIFIERS))
def test_with_ctrl_alt_or_super_held_no_key_does_anything(modifier: int) -> None:
    controls = Controls()
    controls.key_down(modifier)
    for key in (KEY_A, KEY_C, KEY_L, KEY_S, ESCAPE, FORWARD, UP, 66):
        tap(controls, key)
    assert controls.take() == RawInput()
    assert controls.commands == []
    controls.key_down(KEY_S)
    controls.key_up(modifier)
    controls.key_down(KEY_S)  # the system repeats it
    assert controls.take() == RawInput()
    controls.key_up(KEY_S)
    assert controls.is_resting
    tap(controls, KEY_S)
    assert controls.take().pressed == Button.A


def test_a_button_held_before_ctrl_is_held_until_it_is_let_go() -> None:
    controls = Controls()
    controls.key_down(KEY_S)
    controls.key_down(FORWARD)
    controls.key_down(CTRL)
    assert controls.take().down == Button.A
    controls.key_up(KEY_S)
    controls.key_up(FORWARD)
    assert controls.take().released == Button.A
    assert controls.take() == RawInput()
    controls.key_up(CTRL)
    assert controls.is_resting


def test_a_modifier_that_is_bound_is_a_key_like_others() -> None:
    controls = Controls()
    controls.bindings = preset("AS").bound("lock", CTRL)
    controls.key_down(CTRL)
    assert controls.take().pressed == Button.LOCK
    tap(controls, KEY_S)
    assert controls.take().pressed == Button.A


def test_shift_turns_the_crank_fast_and_hinders_nothing() -> None:
    controls = Controls()
    controls.key_down(SHIFT)
    controls.key_down(FORWARD)
    tap(controls, KEY_S)
    raw = controls.take()
    assert raw.pressed == Button.A
    assert raw.crank_cdeg > 0


@given(
    st.lists(
        st.tuples(
            st.sampled_from([*MODIFIERS, SHIFT, KEY_A, KEY_S, KEY_C, UP, FORWARD]), st.booleans()
        ),
        max_size=20,
    )
)
@settings(max_examples=100)
def test_in_any_order_no_shortcut_is_a_button_and_none_gets_stuck(
    changes: list[tuple[int, bool]],
) -> None:
    controls, down = Controls(), set[int]()
    for key, is_down in changes:
        was_held = bool(down & MODIFIERS)
        (controls.key_down if is_down else controls.key_up)(key)
        (down.add if is_down else down.discard)(key)
        raws = [controls.take() for _tick in range(3)]
        assert not (was_held and any(raw.pressed for raw in raws))
    for key in down:
        controls.key_up(key)
    controls.take()
    assert controls.take() == RawInput(docked=controls.is_docked)
    assert controls.is_resting


def test_shortcuts_write_nothing_and_altgr_does(monkeypatch: pytest.MonkeyPatch) -> None:
    controls = Controls()
    controls.has_text_input = True
    typed = {"linux": "@", "darwin": "å@"}
    for system, text in typed.items():
        monkeypatch.setattr("sys.platform", system)
        for modifiers, letter in (((ALT,), "å"), ((CTRL,), "c"), ((227,), "l"), ((CTRL, 230), "@")):
            for key in modifiers:
                controls.key_down(key)
            controls.key_down(KEY_L)
            controls.text(letter)
            controls.key_down(BACKSPACE)
            for key in (*modifiers, KEY_L, BACKSPACE):
                controls.key_up(key)
        assert controls.take() == RawInput(typed=text)


def test_while_text_is_typed_arrows_and_esc_are_what_they_always_are() -> None:
    controls = Controls()
    own = {"menu": (43,), "dock": (ESCAPE,), "up": (KEY_C,), "lock": (UP,), "gif": (19,)}
    controls.bindings = parse_bindings("AS", own)
    controls.has_text_input = True
    for key in (ESCAPE, UP, 19):
        tap(controls, key)
    assert [controls.take().pressed for _tick in range(2)] == [Button.MENU, Button.UP]
    assert controls.take() == RawInput()
    assert controls.commands == [], "P is a letter now"


def test_keys_have_names() -> None:
    names = [key_name(code) for code in (4, 29, 30, 39, 40, 47, 58, 69, 225, 200)]
    assert names == ["A", "Z", "1", "0", "Enter", "[", "F1", "F12", "Shift", "key 200"]
    assert names_of(preset("AS"), "a") == "S, Enter, Pad Enter"
    assert names_of(Bindings({"a": ()}), "a") == ""
    assert [key_name(code) for code in (84, 89, 97, 98, 99)] == [
        "Pad /",
        "Pad 1",
        "Pad 9",
        "Pad 0",
        "Pad .",
    ]


def test_keys_go_by_what_the_layout_writes() -> None:
    german = {**AMERICAN, 28: "z", 29: "y", 47: "ü", 48: "+", 51: "ö", 100: "<"}
    assert names_of(preset("ZX"), "b", german) == "Y, Backspace"
    assert names_of(preset("AS"), "crank_back", german) == "Ü"
    assert [key_name(code, german) for code in (30, 40, 100, 45)] == ["1", "Enter", "<", "-"]
    russian = {**AMERICAN, 4: "ф", 22: "ы"}
    assert names_of(preset("AS"), "a", russian) == "Ы, Enter, Pad Enter"
    assert key_name(45, {45: "ß"}) == "ß"
    turkish = {12: "ı", 52: "i"}
    assert [key_name(code, turkish) for code in turkish] == ["I", "İ"]


def test_a_key_that_writes_nothing_by_itself_goes_by_its_neighbour() -> None:
    french = {code: sign for code, sign in AMERICAN.items() if code not in {47, 53}}
    assert key_name(47, french) == "right of P"
    assert key_name(53, french) == "left of 1"
    assert key_name(47, {}) == "key 47"


def test_no_key_does_two_things() -> None:
    for keys in PRESETS.values():
        codes = [code for bound in keys.values() for code in bound]
        assert len(codes) == len(set(codes))


def test_a_tap_shorter_than_a_tick_counts_once() -> None:
    controls = Controls()
    tap(controls, KEY_S)
    assert controls.take() == RawInput(pressed=Button.A, released=Button.A)
    assert controls.take() == RawInput()
    assert controls.is_resting


def test_taps_of_several_buttons_in_one_late_tick_keep_their_order() -> None:
    controls = Controls()
    for key in (RIGHT, UP, LEFT_ARROW):
        tap(controls, key)
    taken = [controls.take() for _tick in range(3)]
    assert [raw.pressed for raw in taken] == [Button.RIGHT, Button.UP, Button.LEFT]
    assert controls.is_resting


def test_two_taps_in_one_tick_count_in_two_ticks() -> None:
    controls = Controls()
    for _tap in range(2):
        tap(controls, KEY_S)
    first, second, third = (controls.take() for _ in range(3))
    assert (first.pressed, first.released) == (Button.A, Button.A)
    assert (second.pressed, second.released) == (Button.A, Button.A)
    assert third == RawInput()


def test_a_button_held_by_two_keys_goes_up_with_the_last() -> None:
    controls = Controls()
    controls.key_down(KEY_S)
    controls.key_down(ENTER)
    assert controls.take() == RawInput(down=Button.A, pressed=Button.A)
    controls.key_up(KEY_S)
    assert controls.take() == RawInput(down=Button.A)
    controls.key_up(ENTER)
    assert controls.take() == RawInput(released=Button.A)


def test_a_key_that_the_system_repeats_is_pressed_once() -> None:
    controls = Controls()
    for _ in range(5):
        controls.key_down(RIGHT)
    assert controls.take().pressed == Button.RIGHT
    assert controls.take().pressed == NONE


def test_losing_the_keyboard_releases_everything() -> None:
    controls = Controls()
    for key in (KEY_S, UP, FORWARD):
        controls.key_down(key)
    controls.take()
    controls.release_all()
    assert controls.take() == RawInput(released=Button.A | Button.UP)
    for key in (KEY_S, UP, FORWARD):
        controls.key_up(key)
    assert controls.take() == RawInput()
    assert controls.is_resting


def test_held_keys_turn_the_crank_and_shift_turns_it_faster() -> None:
    controls = Controls()
    controls.key_down(FORWARD)
    assert [controls.take().crank_cdeg for _ in range(2)] == [600, 600]
    controls.key_down(SHIFT)
    assert controls.take().crank_cdeg == 2_000
    controls.key_up(FORWARD)
    controls.key_down(BACK)
    assert controls.take().crank_cdeg == -2_000
    controls.key_up(BACK)
    assert controls.take().crank_cdeg == 0
    assert controls.angle_cdeg == 1_200


def test_the_wheel_adds_up_fractions_and_has_sensitivity_and_direction() -> None:
    wheel = Wheel()
    assert wheel.turn(-1, is_fast=False) == 600
    assert wheel.turn(1, is_fast=True) == -1_500
    assert sum(wheel.turn(-0.001, is_fast=False) for _ in range(1_000)) in (599, 600)
    wheel.percent, wheel.is_reversed = 1_000, True
    assert wheel.turn(1, is_fast=False) in (1_800, 1_801)


def test_more_than_half_a_turn_waits_for_the_next_tick() -> None:
    controls = Controls()
    controls.queue.turn(40_000)
    assert [controls.take().crank_cdeg for _ in range(4)] == [17_900, 17_900, 4_200, 0]


def test_a_docked_crank_undocks_by_the_dock_controls_only() -> None:
    controls = Controls(docked=True)
    controls.scroll(-10)
    controls.key_down(FORWARD)
    assert controls.take() == RawInput(docked=True)
    controls.key_up(FORWARD)
    tap(controls, KEY_C)
    assert controls.take() == RawInput()
    controls.scroll(-1)
    assert controls.take().crank_cdeg == 600


def test_docking_twice_in_one_tick_takes_two_ticks() -> None:
    controls = Controls()
    tap(controls, KEY_C)
    tap(controls, KEY_C)
    assert [controls.take().docked for _ in range(2)] == [True, False]


def test_text_mode_types_letters_and_keeps_arrows_and_menu() -> None:
    controls = Controls()
    controls.has_text_input = True
    tap(controls, KEY_S)
    controls.text("s")
    tap(controls, ENTER)
    tap(controls, BACKSPACE)
    tap(controls, ESCAPE)
    tap(controls, RIGHT)
    raw = controls.take()
    assert raw.typed == "s\r\b"
    assert raw.pressed == Button.MENU
    assert controls.take().pressed == Button.RIGHT
    controls.has_text_input = False
    controls.text("s")
    assert controls.take().typed == ""


def test_only_backspace_repeats_in_text_mode_and_alt_enter_is_no_return() -> None:
    controls = Controls()
    controls.key_down(ENTER)  # A, which has opened the text entry
    controls.take()
    controls.has_text_input = True
    for _repeat in range(3):
        controls.key_down(ENTER)
        controls.key_down(BACKSPACE)
    assert controls.take().typed == "\b\b\b"
    controls.key_up(ENTER)
    controls.key_down(ALT)
    controls.key_down(ENTER)
    assert controls.take().typed == ""
    assert controls.commands == [HostCommand.FULL_SCREEN]


def test_a_button_held_into_text_mode_is_released() -> None:
    controls = Controls()
    controls.key_down(KEY_S)
    controls.take()
    controls.has_text_input = True
    controls.key_up(KEY_S)
    assert controls.take().released == Button.A


def test_keys_for_the_program() -> None:
    controls = Controls()
    for key in (66, 67, 68):
        tap(controls, key)
    controls.key_down(ALT)
    controls.key_down(ENTER)
    assert controls.commands == [
        HostCommand.SCREENSHOT,
        HostCommand.GIF,
        HostCommand.FULL_SCREEN,
        HostCommand.FULL_SCREEN,
    ]
    assert controls.take() == RawInput()


def test_the_stick_turns_outside_of_its_dead_zone_only() -> None:
    stick = Stick()
    assert stick.move(x=0.1, y=0.0) == 0
    assert stick.move(x=1.0) == 0
    assert stick.move(y=1.0) == 4_500
    assert stick.move(x=0.0) == 4_500
    assert stick.move(y=0.05) == 0
    assert stick.move(y=-1.0) == 0


def test_shoulders_turn_while_they_are_held() -> None:
    controls = Controls()
    controls.shoulder("pad", 1)
    assert [controls.take().crank_cdeg for _ in range(2)] == [500, 500]
    controls.shoulder("pad", 0)
    assert controls.take().crank_cdeg == 0
