"""The choice of a weapon in a tie."""

import pytest

from chingo.scene.picture.foot import Foot
from chingo.scene.picture.tie import choosing_of, draw_choosing, weapon_at
from chingo.state import Fight, View, Weapon
from engine.device.draw.screen import Canvas
from engine.device.widgets import Icon
from tests.chingo.scene.frames import FONTS, check_frame
from tests.chingo.scene.views import cell, make_view

NAMES = ("Anna", "Bruno")
ROUNDS: tuple[tuple[Weapon, Weapon], ...] = (("R", "R"), ("P", "P"))
TIE = Fight(cell("c4"), cell("d4"), 1, ("S", "S"), ROUNDS)
HINTS = ((Icon.CRANK, "choose"), (Icon.A, "take it"))


def frame(seen: View, place: int = 1) -> Canvas:
    canvas = Canvas(400, 240)
    choosing = choosing_of(seen, NAMES, "to choose")
    draw_choosing(canvas, FONTS, choosing, Foot("", HINTS), box=weapon_at(place))
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


def test_a_tie_may_be_long() -> None:
    rounds = ROUNDS * 6
    long = Fight(TIE.source, TIE.target, 0, ("S", "S"), rounds)
    assert frame(make_view(fight=long)).digest() != frame(make_view(fight=TIE)).digest()


def test_golden_choosing(renew_golden: bool) -> None:
    check_frame("choosing", frame(make_view(fight=TIE)), renew=renew_golden)
