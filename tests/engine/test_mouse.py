"""The mouse on the drawn handheld."""

import pytest

from engine.device.pad import Button
from engine.host.desktop.controls import Controls
from engine.host.desktop.hits import Part, part_at
from engine.host.desktop.mouse import LEFT, MIDDLE, Mouse

NONE = Button(0)


@pytest.mark.parametrize(
    ("x", "y", "part"),
    [
        (553, 180, Button.A),
        (520, 212, Button.B),
        (44, 70, Button.UP),
        (44, 118, Button.DOWN),
        (20, 93, Button.LEFT),
        (70, 93, Button.RIGHT),
        (44, 93, Part.NOTHING),
        (44, 160, Button.MENU),
        (44, 190, Button.LOCK),
        (88, 23, Part.SCREEN),
        (487, 262, Part.SCREEN),
        (534, 76, Part.HUB),
        (560, 60, Part.CRANK),
        (300, 290, Part.NOTHING),
    ],
)
def test_parts_of_the_case(x: int, y: int, part: Button | Part) -> None:
    assert part_at(x, y, docked=False) == part


def test_parts_of_a_docked_crank() -> None:
    assert part_at(534, 90, docked=True) is Part.SLOT
    assert part_at(560, 60, docked=True) is Part.NOTHING


def test_the_mouse_presses_drawn_buttons() -> None:
    controls = Controls()
    mouse = Mouse(controls)
    mouse.down(553, 180, LEFT, 0)
    assert controls.take().down == Button.A
    mouse.up(300, 100, LEFT)
    raw = controls.take()
    assert raw.released == Button.A


def test_dragging_turns_the_crank_the_short_way_round() -> None:
    controls = Controls()
    mouse = Mouse(controls)
    mouse.down(534, 42, LEFT, 0)
    mouse.move(568, 76)
    assert controls.take().crank_cdeg == 9_000
    mouse.move(534, 42)
    mouse.move(500, 76)
    assert controls.take().crank_cdeg == -17_900
    assert controls.take().crank_cdeg == -100
    mouse.up(500, 76, LEFT)
    mouse.move(534, 110)
    assert controls.take().crank_cdeg == 0


def test_a_click_on_the_hub_docks_and_a_drag_from_it_turns() -> None:
    controls = Controls()
    mouse = Mouse(controls)
    mouse.down(534, 70, LEFT, 0)
    mouse.move(570, 76)
    mouse.up(570, 76, LEFT)
    raw = controls.take()
    assert (raw.docked, raw.crank_cdeg) == (False, 9_000)
    mouse.down(534, 76, LEFT, 1_000)
    mouse.up(535, 76, LEFT)
    assert controls.take().docked
    mouse.down(534, 90, LEFT, 2_000)
    mouse.up(534, 90, LEFT)
    assert not controls.take().docked
    mouse.down(200, 200, MIDDLE, 3_000)
    assert controls.take().docked


def test_a_double_click_turns_without_a_button_until_the_next_click() -> None:
    controls = Controls()
    mouse = Mouse(controls)
    for now_ms in (0, 200):
        mouse.down(534, 42, LEFT, now_ms)
        mouse.up(534, 42, LEFT)
    mouse.move(568, 76)
    assert controls.take().crank_cdeg == 9_000
    mouse.down(553, 180, LEFT, 900)
    mouse.up(553, 180, LEFT)
    assert controls.take().pressed == NONE
    mouse.move(534, 42)
    assert controls.take().crank_cdeg == 0


def test_two_slow_clicks_are_no_double_click() -> None:
    controls = Controls()
    mouse = Mouse(controls)
    for now_ms in (0, 500):
        mouse.down(534, 42, LEFT, now_ms)
        mouse.up(534, 42, LEFT)
    mouse.move(568, 76)
    assert controls.take().crank_cdeg == 0


def test_the_pointer_on_the_screen() -> None:
    controls = Controls()
    mouse = Mouse(controls)
    mouse.move(88, 23)
    assert controls.take().pointer == (0, 0, False)
    mouse.down(188, 123, LEFT, 0)
    mouse.up(188, 123, LEFT)
    assert [controls.take().pointer for _ in range(2)] == [(100, 100, True), (100, 100, False)]
    mouse.down(188, 123, LEFT, 0)
    mouse.move(600, 0)
    assert controls.take().pointer == (399, 0, True)
    mouse.up(600, 0, LEFT)
    assert controls.take().pointer is None
    mouse.move(87.5, 23)
    assert controls.take().pointer is None


def test_without_the_case_only_the_screen_can_be_touched() -> None:
    controls = Controls()
    mouse = Mouse(controls)
    mouse.has_case = False
    mouse.down(553, 180, LEFT, 0)
    mouse.down(534, 42, LEFT, 0)
    mouse.move(568, 76)
    raw = controls.take()
    assert (raw.pressed, raw.crank_cdeg) == (NONE, 0)
