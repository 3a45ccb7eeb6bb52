"""The hand and box that all boards share, and sprites that tip over and turn."""

import numpy as np
import pytest

from engine.device.draw.bitmap import Bitmap
from engine.device.draw.screen import Canvas
from engine.device.widgets.boardart import Sprite, narrowed, shadow, squashed, stacked
from engine.device.widgets.boardhand import BoardHand
from engine.device.widgets.boardview import LIFT_PX, SHAKE_PX, Grid

GRID = Grid(4, 4, 31, 4, 3)
BLOCK = Sprite(Bitmap(np.zeros((12, 20), np.uint8)), -10, -6)


def picture(hand: BoardHand) -> str:
    canvas = Canvas(132, 136)
    hand.draw(canvas)
    return canvas.digest()


def ticks_until_still(hand: BoardHand, hand_at: int, box_at: int, *, holds: bool = False) -> int:
    ticks = 0
    while hand.follow(hand_at, box_at, holds=holds):
        ticks += 1
    assert hand.is_still
    return ticks


def test_it_appears_in_its_place_and_slides_from_there_in_3_ticks() -> None:
    hand = BoardHand(GRID)
    assert picture(hand) == picture(BoardHand(GRID))
    assert not hand.follow(0, 0)
    first = picture(hand)
    assert first != picture(BoardHand(GRID))
    assert ticks_until_still(hand, 5, 6) == 3
    assert picture(hand) != first


def test_a_held_piece_rises_in_2_ticks_and_comes_down_again() -> None:
    hand = BoardHand(GRID)
    hand.follow(0, 0)
    assert ticks_until_still(hand, 0, 0, holds=True) == 2
    assert hand.lift == LIFT_PX
    assert ticks_until_still(hand, 0, 0) == 2
    assert hand.lift == 0


@pytest.mark.parametrize(("is_calm", "ticks"), [(False, len(SHAKE_PX)), (True, 0)])
def test_a_refusal_shakes_but_for_the_calm(is_calm: bool, ticks: int) -> None:
    hand = BoardHand(GRID, is_calm=is_calm)
    hand.follow(0, 0)
    hand.shake()
    assert ticks_until_still(hand, 0, 0) == ticks


def test_a_hidden_hand_draws_nothing_and_does_not_slide_back() -> None:
    hand = BoardHand(GRID)
    hand.follow(0, 0)
    hand.hide()
    assert picture(hand) == picture(BoardHand(GRID))
    assert not hand.follow(15, 15)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 1.0])
def test_what_turns_keeps_its_middle(share: float) -> None:
    thin = narrowed(BLOCK, share)
    assert thin.picture.width == pytest.approx(20 * share, abs=1)
    assert thin.left + thin.picture.width / 2 == pytest.approx(0, abs=1)
    assert thin.picture.height == 12


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_what_tips_over_keeps_its_foot(share: float) -> None:
    low = squashed(BLOCK, share)
    assert low.top + low.picture.height - 1 == BLOCK.top + 12
    assert low.picture.height - 2 == round(12 - 10 * share)


def test_a_shadow_is_every_second_pixel() -> None:
    assert shadow(BLOCK).picture.opaque.sum() == 12 * 20 // 2


def test_stacked_sprites_are_drawn_as_one() -> None:
    small = Sprite(Bitmap(np.ones((5, 9), np.uint8)), -4, -2)
    one, two = Canvas(60, 60), Canvas(60, 60)
    for canvas in (one, two):
        canvas.clear(0)
    stacked(BLOCK.haloed, small, (11, -7)).draw(one, 30, 30)
    BLOCK.haloed.draw(two, 30, 30)
    small.draw(two, 41, 23)
    assert one.digest() == two.digest()
