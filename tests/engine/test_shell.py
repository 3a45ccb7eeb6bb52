"""The drawn case: the look's own places, and redrawing only what changed."""

import numpy as np
import pytest

from engine.device.pad import Button
from engine.host.desktop.canvas import CASE_HEIGHT_PX, CASE_WIDTH_PX, CREAM, INK, RED, TABLE
from engine.host.desktop.shell import BUTTON_BOXES, CRANK_BOX, OPEN_TICKS, SWING_TICKS, Shell
from engine.host.desktop.shellcrank import knob_at

NONE = Button(0)


def test_the_case_is_where_the_look_puts_it() -> None:
    pixels = Shell().pixels
    assert pixels.shape == (CASE_HEIGHT_PX, CASE_WIDTH_PX)
    assert pixels[0, 0] == pixels[297, 583] == TABLE
    assert pixels[140, 6] == pixels[140, 7] == INK
    assert pixels[140, 8] == CREAM
    assert pixels[16, 300] == pixels[269, 300] == INK
    assert pixels[15, 300] == pixels[270, 300] == CREAM
    assert set(np.unique(pixels[280:288, 100:400])) == {INK, CREAM}
    assert pixels[186, 545] == RED
    assert pixels[218, 510] == CREAM


def test_only_what_changed_is_redrawn() -> None:
    shell = Shell()
    assert shell.update(NONE, 0, docked=False) == []
    assert shell.update(NONE, 1.4, docked=False) == []
    assert shell.update(NONE, 1.6, docked=False) == [CRANK_BOX]
    assert shell.update(Button.A, 1.6, docked=False) == [BUTTON_BOXES[Button.A]]
    assert shell.update(Button.A, 3.0, docked=False) == []


@pytest.mark.parametrize("button", list(Button))
def test_a_pressed_button_looks_pressed_within_its_box_and_comes_back(button: Button) -> None:
    shell = Shell()
    before = shell.pixels.copy()
    ((x, y, width, height),) = shell.update(button, 0, docked=False)
    differs = before != shell.pixels
    assert differs.any()
    differs[y : y + height, x : x + width] = False
    assert not differs.any()
    shell.update(NONE, 0, docked=False)
    assert np.array_equal(before, shell.pixels)


@pytest.mark.parametrize("angle", range(0, 360, 3))
def test_the_crank_stays_in_its_box_and_leaves_nothing_behind(angle: int) -> None:
    shell = Shell()
    before = shell.pixels.copy()
    shell.update(NONE, angle, docked=False)
    x, y, width, height = CRANK_BOX
    differs = before != shell.pixels
    differs[y : y + height, x : x + width] = False
    assert not differs.any()
    knob_x, knob_y = knob_at(angle)
    assert shell.pixels[round(knob_y) + 3, round(knob_x)] == RED
    shell.update(NONE, 0, docked=False)
    assert np.array_equal(before, shell.pixels)


def test_undocking_opens_the_slot_and_swings_the_arm() -> None:
    shell = Shell()
    out = shell.pixels.copy()
    assert shell.update(NONE, 0, docked=True) == [CRANK_BOX]
    assert not shell.is_moving
    ticks = 0
    while ticks == 0 or shell.is_moving:
        assert shell.update(NONE, 0, docked=False) == [CRANK_BOX]
        ticks += 1
    assert ticks == OPEN_TICKS + SWING_TICKS
    assert np.array_equal(out, shell.pixels)


def test_a_shell_may_start_docked() -> None:
    shell = Shell(docked=True)
    assert shell.update(NONE, 90, docked=True) == []
