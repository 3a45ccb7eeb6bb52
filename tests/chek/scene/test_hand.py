"""The hand through real pads: finding a piece, picking it, aiming, taking back."""

import random

import numpy as np
import pytest

from chek.scene.picture.measure import board_measure
from engine.device.audio.cues import Cue
from engine.device.pad import Button
from engine.device.widgets.hopping import hop
from tests.chek.scene.sitting import (
    FOUR,
    sit,
    words,
)

D_PAD = (Button.UP, Button.RIGHT, Button.DOWN, Button.LEFT)


def test_the_crank_goes_through_the_pieces_that_can_act_from_left_to_right() -> None:
    driver = sit(FOUR)
    seen = []
    for _step in range(5):
        seen.append(driver.hand)
        driver.turn(18)
    assert sorted(seen) == ["a3", "a4", "a6", "b5", "c4"]
    assert driver.hand == seen[0]
    driver.turn(-18)
    assert driver.hand == seen[-1]


def test_a_turn_of_the_crank_is_twenty_steps() -> None:
    driver = sit(FOUR)
    driver.console.cues.clear()
    driver.turn(360)
    assert sum(cue == Cue.CRANK_STEP for cue in driver.cues()) >= 4
    driver.turn(-360)
    before = driver.hand
    for _step in range(20):
        driver.turn(18)
    driver.turn(-360)
    assert driver.hand == before


def test_the_d_pad_hops_to_the_nearest_piece_that_way() -> None:
    driver = sit(FOUR)
    driver.find("a4")
    driver.press(Button.RIGHT)
    assert driver.hand == "c4"
    driver.press(Button.LEFT)
    assert driver.hand == "a4"
    driver.press(Button.DOWN)
    assert driver.hand == "a3"
    driver.press(Button.UP, Button.UP)
    assert driver.hand == "a6"
    driver.press(Button.DOWN, Button.DOWN)
    driver.console.cues.clear()
    driver.press(Button.DOWN)
    assert driver.hand == "a3", "nothing lies further down"
    assert driver.cues() == []


@pytest.mark.parametrize("seed", range(60))
def test_the_d_pad_reaches_every_piece_from_every_other(seed: int) -> None:
    draw = random.Random(seed)
    size = draw.choice([5, 8, 12])
    grid = board_measure(size).grid
    cells = draw.sample(range(size * size), draw.randint(2, 10))
    for start in cells:
        reached, edge = {start}, [start]
        while edge:
            at = edge.pop()
            for direction in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                found = hop(grid, at, cells, direction)
                if found is not None and found not in reached:
                    reached.add(found)
                    edge.append(found)
        assert reached == set(cells)


def test_hand_and_box_share_a_cell_until_a_piece_is_picked() -> None:
    driver = sit(FOUR)
    assert driver.hand == driver.box
    driver.find("c4")
    assert driver.box == "c4"
    driver.press(Button.A)
    assert (driver.hand, driver.box) == ("c4", "d4"), "an attack is proposed first"


def test_b_puts_the_piece_back() -> None:
    driver = sit(FOUR)
    driver.find("c4")
    driver.press(Button.A)
    assert ("back" in words(driver), "leave" in words(driver)) == (True, False)
    driver.press(Button.B)
    assert driver.box == "c4"
    assert driver.position == FOUR
    assert Cue.PUT_DOWN in driver.cues()


def test_the_crank_and_the_d_pad_move_the_same_box() -> None:
    driver = sit(FOUR)
    driver.find("c4")
    driver.press(Button.A)
    seen = []
    for _step in range(4):
        seen.append(driver.box)
        driver.turn(18)
    assert sorted(seen) == ["b4", "c3", "c5", "d4"]
    driver.press(Button.UP)
    assert driver.box == "c5"
    driver.press(Button.LEFT)
    assert driver.box == "b4"


def test_what_cannot_be_done_shakes_the_box_and_says_why() -> None:
    driver = sit(FOUR)
    driver.find("a3")
    driver.press(Button.A)
    box = driver.box
    driver.cues()
    driver.press(Button.LEFT)
    assert driver.box == box
    assert driver.cues() == [Cue.REFUSE]
    assert any(text.startswith("It cannot move or attack") for text in words(driver))
    assert not driver.top.is_still
    assert driver.count_ticks() <= 6
    driver.turn(18)
    assert "back" in words(driver), "the next input brings the hints back"


def test_a_piece_that_is_shut_in_is_not_picked() -> None:
    driver = sit("4N/4N/5/SS3/SS3 S - 0,0 0")
    while driver.hand != "a1":
        driver.press(Button.LEFT, Button.DOWN)
    driver.press(Button.A)
    assert driver.box == "a1"
    assert any("shut in" in text for text in words(driver))
    for _step in range(6):
        driver.turn(18)
        assert driver.hand != "a1", "the crank passes it over"


@pytest.mark.parametrize("size", range(5, 13))
def test_the_hand_hides_no_name_of_a_file(size: int) -> None:
    """On the lowest rank it comes up from under the board's edge."""
    rows = ["N" * size, *[str(size)] * (size - 3), "S" * size, "S" * size]
    driver = sit(f"{'/'.join(rows)} S - 0,0 0")
    foot = driver.board._measure.foot
    names = []
    for cell in ("b1", "b2"):
        driver.board._phase.at = driver.state.setup.board.parse_cell(cell)  # type: ignore[union-attr,misc]
        driver.tick()
        driver.settle()
        names.append(driver.shot().pixels[foot:223, :228])
    assert np.array_equal(names[0], names[1])
    assert not names[0].all(), "there are names"
