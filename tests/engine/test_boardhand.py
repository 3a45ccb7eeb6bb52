"""The hand and box that all boards share, and sprites that tip over and turn."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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


def shown(**options: bool) -> BoardHand:
    """A hand on the first cell."""
    hand = BoardHand(GRID, **options)  # type: ignore[arg-type]
    assert hand.follow(0, 0)
    return hand


def test_it_appears_in_its_place_and_slides_from_there_in_3_ticks() -> None:
    assert not BoardHand(GRID).is_still, "it is not known yet whether it is to be seen"
    hand = shown()
    assert hand.is_still
    first = picture(hand)
    assert first != picture(BoardHand(GRID))
    assert ticks_until_still(hand, 5, 6) == 3
    assert picture(hand) != first


def test_a_held_piece_rises_in_2_ticks_and_comes_down_again() -> None:
    hand = shown()
    assert ticks_until_still(hand, 0, 0, holds=True) == 2
    assert hand.lift == LIFT_PX
    assert ticks_until_still(hand, 0, 0) == 2
    assert hand.lift == 0


@pytest.mark.parametrize(("is_calm", "ticks"), [(False, len(SHAKE_PX)), (True, 0)])
def test_a_refusal_shakes_but_for_the_calm(is_calm: bool, ticks: int) -> None:
    hand = shown(is_calm=is_calm)
    hand.shake()
    assert ticks_until_still(hand, 0, 0) == ticks


def test_a_hidden_hand_draws_nothing_and_does_not_slide_back() -> None:
    hand = shown()
    hand.hide()
    assert picture(hand) == picture(BoardHand(GRID))
    assert hand.follow(15, 15)
    assert hand.is_still


def test_hidden_on_its_way_it_is_still() -> None:
    hand = shown()
    hand.follow(5, 6, holds=True)
    hand.shake()
    hand.hide()
    assert hand.is_still
    hand.shake()
    assert ticks_until_still(hand, 0, 0) == 1, "what it was doing before is over"


CALLS = st.lists(
    st.one_of(
        st.tuples(st.integers(0, 15), st.integers(0, 15), st.booleans()),
        st.sampled_from(["hide", "shake", "again"]),
    ),
    max_size=12,
)


@given(CALLS, st.booleans())
@settings(max_examples=60)
def test_it_always_says_whether_it_changes(calls: list[Any], is_calm: bool) -> None:
    hand, goal = BoardHand(GRID, is_calm=is_calm), None
    for call in calls:
        if isinstance(call, tuple):
            goal = call
            follow(hand, goal, is_same=False)
        elif call == "again":
            follow(hand, goal, is_same=True)
        elif call == "shake":
            hand.shake()
        else:
            goal = None
            hand.hide()
            assert hand.is_still
    ticks = 0
    while goal and not hand.is_still:
        follow(hand, goal, is_same=True)
        ticks += 1
    assert ticks <= max(3, len(SHAKE_PX))
    follow(hand, goal, is_same=True)
    assert hand.is_still == any(call not in {"shake", "again"} for call in calls)


def follow(hand: BoardHand, goal: tuple[int, int, bool] | None, *, is_same: bool) -> None:
    """One tick, in which the picture changes only if it says so, and never if it was still."""
    if goal is None:
        return
    was_still, before = hand.is_still, picture(hand)
    says = hand.follow(goal[0], goal[1], holds=goal[2])
    assert says or picture(hand) == before
    assert not (was_still and is_same and says)


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
