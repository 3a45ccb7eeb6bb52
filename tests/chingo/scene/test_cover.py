"""The curtain."""

from typing import get_type_hints

import numpy as np
import pytest

from chingo.scene.picture import cover
from chingo.scene.picture.cover import FALL_TICKS, RISE_TICKS, Curtain, draw_cover, hand_over
from engine.device.draw.screen import Canvas
from tests.chingo.scene.frames import FONTS, check_frame

COVER = hand_over("Bruno", "Anna")


def drawn(curtain: Curtain, below: int) -> Canvas:
    canvas = Canvas(400, 240)
    canvas.clear(below)
    curtain.draw(canvas)
    return canvas


def hidden(curtain: Curtain) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """Where what lies below does not show."""
    return np.asarray(drawn(curtain, 0).pixels == drawn(curtain, 1).pixels)


@pytest.mark.parametrize("is_calm", [True, False])
def test_g17_it_falls_in_10_ticks_and_then_hides_everything(is_calm: bool) -> None:
    curtain = Curtain(FONTS, COVER, is_calm=is_calm)
    assert not hidden(curtain).any()
    before = 0
    for _tick in range(FALL_TICKS):
        assert not curtain.is_down
        assert curtain.tick()
        now = int(hidden(curtain).sum())
        assert now > before or now == hidden(curtain).size  # its hem lies below the screen
        before = now
    assert curtain.is_down
    assert curtain.is_still
    assert hidden(curtain).all()
    assert not curtain.tick()


@pytest.mark.parametrize("is_calm", [True, False])
def test_g17_it_rises_only_when_told_and_is_gone_after_12_ticks(is_calm: bool) -> None:
    curtain = Curtain(FONTS, COVER, is_calm=is_calm)
    curtain.drop()
    assert hidden(curtain).all()
    curtain.rise()
    assert hidden(curtain).all()
    for _tick in range(RISE_TICKS):
        assert not curtain.is_gone
        curtain.tick()
    assert curtain.is_gone
    assert not hidden(curtain).any()


def test_calm_it_is_wiped_where_it_hangs() -> None:
    curtain = Curtain(FONTS, COVER, is_calm=True)
    for _tick in range(4):
        curtain.tick()
    whole = Canvas(400, 240)
    draw_cover(whole, FONTS, COVER)
    rows = hidden(curtain).all(axis=1)
    assert 0 < rows.sum() < 240
    assert np.array_equal(drawn(curtain, 1).pixels[rows], whole.pixels[rows])


def test_g17_it_knows_nothing_but_words_and_a_colour() -> None:
    """Nothing of the position is within its reach."""
    assert not {"State", "View", "Unit"} & set(vars(cover))
    assert set(get_type_hints(cover.Cover).values()) == {str, bool}


def test_golden_cover(renew_golden: bool) -> None:
    canvas = Canvas(400, 240)
    draw_cover(canvas, FONTS, COVER)
    check_frame("cover", canvas, renew=renew_golden)


def test_golden_cover_falling(renew_golden: bool) -> None:
    curtain = Curtain(FONTS, hand_over("Bartholomew the Second", "Anna"))
    for _tick in range(3):
        curtain.tick()
    check_frame("cover-falling", drawn(curtain, 1), renew=renew_golden)
