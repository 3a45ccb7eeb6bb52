"""The controls as scenes read them: repeat, long press, crank, dock, upside-down."""

from hypothesis import given
from hypothesis import strategies as st

from engine.device.pad import Button, Pad, PadTracker, RawInput

NONE = Button(0)


def hold(tracker: PadTracker, button: Button, ticks: int) -> list[Pad]:
    first = tracker.advance(RawInput(down=button, pressed=button))
    return [first] + [tracker.advance(RawInput(down=button)) for _ in range(ticks - 1)]


def turn(tracker: PadTracker, *cdeg: int) -> list[Pad]:
    return [tracker.advance(RawInput(crank_cdeg=change)) for change in cdeg]


def test_values_of_buttons_never_change() -> None:
    assert [b.value for b in Button] == [1, 2, 4, 8, 16, 32, 64, 128]


def test_a_held_button_repeats_at_once_after_9_ticks_and_every_3() -> None:
    pads = hold(PadTracker(), Button.LEFT, 20)
    assert [i for i, pad in enumerate(pads) if pad.is_repeated(Button.LEFT)] == [0, 9, 12, 15, 18]
    assert [i for i, pad in enumerate(pads) if pad.is_pressed(Button.LEFT)] == [0]


def test_a_button_held_for_a_second_is_an_event_once() -> None:
    pads = hold(PadTracker(), Button.B, 70)
    assert [i for i, pad in enumerate(pads) if pad.is_long(Button.B)] == [30]


def test_a_tap_shorter_than_a_tick_is_pressed_and_released() -> None:
    tracker = PadTracker()
    pad = tracker.advance(RawInput(pressed=Button.A, released=Button.A))
    assert (pad.pressed, pad.released, pad.held, pad.repeated) == (Button.A, Button.A, 0, Button.A)
    assert not pad.is_idle
    assert tracker.advance(RawInput()).is_idle


def test_pressing_again_starts_the_repeat_anew() -> None:
    tracker = PadTracker()
    hold(tracker, Button.A, 8)
    tracker.advance(RawInput(released=Button.A))
    assert not any(pad.is_repeated(Button.A) for pad in hold(tracker, Button.A, 9)[1:])


def test_release_all_ignores_a_held_button_until_it_is_pressed_anew() -> None:
    tracker = PadTracker()
    hold(tracker, Button.A | Button.UP, 3)
    tracker.release_all()
    pad = tracker.advance(RawInput(down=Button.A | Button.UP))
    assert pad.is_idle
    pad = tracker.advance(RawInput(down=Button.UP, released=Button.A))
    assert pad.is_idle
    pad = tracker.advance(RawInput(down=Button.A | Button.UP, pressed=Button.A))
    assert (pad.held, pad.pressed) == (Button.A, Button.A)


def test_the_crank_keeps_its_angle_and_wraps() -> None:
    pads = turn(PadTracker(), -600, 1200, 35_400, -18_000)
    assert [pad.crank_angle for pad in pads] == [354.0, 6.0, 0.0, 180.0]
    assert [pad.crank_change for pad in pads] == [-6.0, 12.0, -6.0, 180.0]


def test_jitter_of_a_resting_crank_does_nothing() -> None:
    pads = turn(PadTracker(), 60, -60, 60, -60, 0, -90, 90)
    assert all(pad.is_idle and pad.crank_angle == 0 for pad in pads)


def test_a_slow_turn_is_not_lost_and_small_turns_count_once_it_moves() -> None:
    pads = turn(PadTracker(), 60, 60, 10, 0, 10)
    assert [pad.crank_change for pad in pads] == [0, 1.2, 0.1, 0, 0]


def test_a_docked_crank_does_not_turn() -> None:
    tracker = PadTracker(9000)
    pad = tracker.advance(RawInput(crank_cdeg=3000, docked=True))
    assert (pad.crank_angle, pad.crank_change, pad.docked_now) == (90.0, 0.0, True)
    pad = tracker.advance(RawInput(crank_cdeg=3000, docked=True))
    assert pad.docked
    assert pad.is_idle
    pad = tracker.advance(RawInput())
    assert pad.undocked_now
    assert not pad.docked


def test_a_handheld_that_starts_docked_has_no_event() -> None:
    assert PadTracker(docked=True).advance(RawInput(docked=True)).is_idle


def test_ticks_are_signed_crossings() -> None:
    pads = turn(PadTracker(), 2900, 100, -100, -3000, 18_000)
    assert [pad.ticks(12) for pad in pads] == [0, 1, -1, -1, 6]
    assert pads[0].ticks(4) == 0
    assert pads[4].ticks(1) == 1


@given(st.lists(st.integers(-18_000, 18_000), max_size=30), st.integers(1, 72))
def test_ticks_add_up_to_the_whole_turn(changes: list[int], per_turn: int) -> None:
    pads = turn(PadTracker(), *changes)
    total_cdeg = sum(round(pad.crank_change * 100) for pad in pads)
    assert sum(pad.ticks(per_turn) for pad in pads) == total_cdeg * per_turn // 36_000


def test_acceleration_is_small_and_grows() -> None:
    slow, fast = turn(PadTracker(), 200, 2900)
    assert 2.0 <= slow.crank_accelerated < 2.02
    assert abs(fast.crank_accelerated - 29 * 1.1) < 1e-9


def test_upside_down_turns_the_d_pad_and_the_pointer_but_not_a_and_b() -> None:
    tracker = PadTracker(upside_down=True)
    mask = Button.LEFT | Button.UP | Button.A
    pad = tracker.advance(RawInput(down=mask, pressed=mask, pointer=(0, 239, False)))
    assert pad.held == pad.pressed == Button.RIGHT | Button.DOWN | Button.A
    assert pad.pointer == (399, 0, False)


def test_the_pointer_has_events_and_rests() -> None:
    tracker = PadTracker()
    points = [(5, 5, False), (5, 5, True), (5, 5, True), (6, 5, True), None, None]
    pads = [tracker.advance(RawInput(pointer=point)) for point in points]
    assert [pad.pointer_moved for pad in pads] == [True, False, False, True, True, False]
    assert [pad.pointer_pressed for pad in pads] == [False, True, False, False, False, False]
    assert [pad.pointer_released for pad in pads] == [False, False, False, False, True, False]
    assert pads[5].is_idle


def test_typed_text_passes_through() -> None:
    pad = PadTracker().advance(RawInput(typed="è\r"))
    assert pad.typed == "è\r"
    assert not pad.is_idle
