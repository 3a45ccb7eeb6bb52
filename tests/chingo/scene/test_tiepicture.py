"""The choice of a weapon in a tie."""

from itertools import product

import numpy as np
import pytest
from msgspec.structs import replace

from chingo.scene.picture.boardpicture import BoardPicture
from chingo.scene.picture.foot import Foot
from chingo.scene.picture.tie import choosing_of, draw_choosing, weapon_at
from chingo.state import Attack, Fight, View, Weapon
from engine.device.draw.screen import Canvas
from engine.device.pad import Button
from engine.device.widgets import Icon
from tests.chingo.scene.frames import FONTS, check_frame
from tests.chingo.scene.sitting import sit
from tests.chingo.scene.test_flow import TIE as SITTING_TIE
from tests.chingo.scene.views import cell, make_view

NAMES = ("Anna", "Bruno")
ROUNDS: tuple[tuple[Weapon, Weapon], ...] = (("R", "R"), ("P", "P"))
TIE = Fight(cell("c4"), cell("d4"), 1, ("S", "S"), ROUNDS)
HINTS = ((Icon.CRANK, "choose"), (Icon.A, "take it"))


def frame(seen: View, place: int = 1) -> Canvas:
    canvas = Canvas(400, 240)
    choosing = choosing_of(seen, NAMES, "to choose")
    draw_choosing(canvas, FONTS, seen, choosing, Foot("", HINTS), box=weapon_at(place))
    return canvas


def test_g09_what_was_chosen_so_far_is_told() -> None:
    choosing = choosing_of(make_view(fight=TIE), NAMES)
    assert choosing.past == ("S", "R", "P")
    assert (choosing.name, choosing.other, choosing.cell) == ("Anna", "Bruno", "d4")
    assert choosing_of(make_view(viewer=1, fight=TIE), NAMES).name == "Bruno"


def test_g09_only_a_seat_chooses_and_only_in_a_tie() -> None:
    for seen in (make_view(), make_view(viewer=None, fight=TIE)):
        with pytest.raises(ValueError, match="only a seat"):
            choosing_of(seen, NAMES)


def test_the_board_can_be_looked_at() -> None:
    """All of it, as the seat knows it, with the cells of the attack marked."""
    for viewer in (0, 1):
        attack = Attack(TIE.source, TIE.target)
        seen = make_view(viewer=viewer, fight=TIE, last=attack)
        board = Canvas(400, 240)
        BoardPicture(FONTS, NAMES).draw(board, seen, Foot())
        shown = frame(seen)
        assert np.array_equal(shown.pixels[:217, :246], board.pixels[:217, :246])


def test_the_box_begins_anywhere_and_is_the_same_again() -> None:
    sitting = sit(SITTING_TIE).match._sitting
    begun: dict[int, list[int]] = {0: [], 1: []}
    for seed, seat in product(range(30), (0, 1)):
        sitting.envelope = replace(sitting.envelope, seed=seed)
        seen = make_view(viewer=seat, fight=TIE)
        begun[seat].append(sitting.first_pick(seat, seen))
        assert sitting.first_pick(seat, seen) == begun[seat][-1]
    assert set(begun[0]) == set(begun[1]) == {0, 1, 2}
    assert begun[0] != begun[1]


def test_pressing_as_often_takes_another_weapon_in_another_match() -> None:
    """So that presses can be counted by ear, and tell nothing."""
    picked = set()
    for seed in (0, 1, 13):
        driver = sit(SITTING_TIE)
        driver.match._sitting.envelope = replace(driver.match._sitting.envelope, seed=seed)
        driver.lift(0)
        driver.step("d3", "d4")
        driver.see_fight()
        driver.lift(0)
        driver.press(Button.RIGHT, Button.A)
        picked.add(driver.truth.picks[0])
    assert picked == {"R", "P", "S"}


def test_a_tie_may_be_long() -> None:
    rounds = ROUNDS * 6
    long = Fight(TIE.source, TIE.target, 0, ("S", "S"), rounds)
    assert frame(make_view(fight=long)).digest() != frame(make_view(fight=TIE)).digest()


def test_golden_choosing(renew_golden: bool) -> None:
    check_frame("choosing", frame(make_view(fight=TIE)), renew=renew_golden)
