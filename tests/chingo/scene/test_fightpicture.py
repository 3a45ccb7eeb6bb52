"""Fights on a screen that everybody may see."""

from itertools import product

import numpy as np
import pytest

from chingo.scene.picture.clash import cut_of, fight_clash, round_clash, ticks_of
from chingo.scene.picture.fight import draw_fight
from chingo.scene.picture.sentences import arm_name, sentence_of
from chingo.state import Arm, Fight
from engine.device.draw.screen import BLACK, WHITE, Canvas
from tests.chingo.scene.frames import FONTS, check_frame
from tests.chingo.scene.views import cell

NAMES = ("Anna", "Bruno")
WON: dict[tuple[Arm, Arm], bool] = {
    ("R", "S"): True, ("S", "P"): True, ("P", "R"): True,
    ("S", "R"): False, ("P", "S"): False, ("R", "P"): False,
    ("R", "F"): True, ("P", "F"): True, ("S", "F"): True,
    ("R", "T"): False, ("P", "T"): False, ("S", "T"): False,
}  # fmt: skip
"""Whether the attacker wins (G07, G10, G11)."""


def fight(arms: tuple[Arm, Arm] = ("R", "S"), attacker: int = 0) -> Fight:
    winner = None if arms[0] == arms[1] else attacker if WON[arms] else 1 - attacker
    return Fight(cell("c4"), cell("d4"), attacker, arms, winner=winner)


def frame(of: Fight, tick: int, *, is_calm: bool = False) -> Canvas:
    canvas = Canvas(400, 240)
    draw_fight(canvas, FONTS, fight_clash(of, NAMES), tick, is_calm=is_calm)
    return canvas


def test_it_takes_45_ticks() -> None:
    assert ticks_of(fight_clash(fight(), NAMES)) == 45


def test_g07_nothing_is_told_before_the_tiles_turn() -> None:
    """Up to the turn, and in its first half, every fight of the same attacker looks alike."""
    cut = cut_of(fight_clash(fight(), NAMES))
    for tick in range(cut.enter + cut.pause + cut.turn // 2):
        assert len({frame(fight(arms), tick).digest() for arms in WON}) == 1, tick
    assert len({frame(fight(arms), 45).digest() for arms in WON}) == len(WON)


def test_the_left_is_always_south() -> None:
    """Whoever attacks."""
    south, north = (
        fight_clash(fight(("R", "S"), 0), NAMES),
        fight_clash(fight(("S", "R"), 1), NAMES),
    )
    assert south.arms == north.arms == ("R", "S")
    assert (south.winner, north.winner) == (0, 0)
    assert frame(fight(("R", "S"), 0), 45).digest() == frame(fight(("S", "R"), 1), 45).digest()


def test_g07_g10_g11_every_meeting_has_its_sentence() -> None:
    for arms, attacker in product(WON, (0, 1)):
        clash = fight_clash(fight(arms, attacker), NAMES)
        winner, loser = arms if WON[arms] else arms[::-1]
        assert clash.sentence == sentence_of((winner, loser))
        assert clash.sentence.count(arm_name(winner)) == 1
        assert clash.sentence.index(arm_name(winner)) < clash.sentence.index(arm_name(loser))
        assert ("d4" in clash.note) == (loser != "F")


def test_g08_the_note_says_who_is_seen_from_now_on() -> None:
    assert fight_clash(fight(("R", "S")), NAMES).note == "Rock holds d4 and stays revealed"
    assert fight_clash(fight(("R", "T")), NAMES).note == "The Trap holds d4 and stays revealed"
    assert fight_clash(fight(("R", "F")), NAMES).note == "The match is over"


def test_only_the_loser_cracks() -> None:
    end, before = frame(fight(), 45).pixels, frame(fight(), 32).pixels
    left, right = np.s_[52:165, 42:146], np.s_[52:165, 254:358]
    assert np.array_equal(end[left], before[left])
    assert not np.array_equal(end[right], before[right])


def test_calm_both_halves_are_white_and_star_and_rays_stand_still() -> None:
    calm = frame(fight(), 45, is_calm=True)
    assert calm.pixels[60, 240] == WHITE
    assert frame(fight(), 45).pixels[60, 240] == BLACK
    cut = cut_of(fight_clash(fight(), NAMES))
    first = cut.enter + cut.pause + cut.turn + cut.lunge
    ticks = [frame(fight(), first + tick, is_calm=True).pixels for tick in range(1, cut.star)]
    corner, star = np.s_[:50, :40], np.s_[80:130, 180:220]
    for later in ticks[1:]:
        assert np.array_equal(ticks[0][corner], later[corner])
        assert np.array_equal(ticks[0][star], later[star])


def test_a_unit_that_everybody_knew_does_not_turn() -> None:
    canvas = Canvas(400, 240)
    draw_fight(canvas, FONTS, fight_clash(fight(), NAMES, (True, False)), 12)
    left, right = np.s_[52:165, 42:146], np.s_[52:165, 254:358]
    unseen = frame(fight(), 12).pixels
    assert not np.array_equal(canvas.pixels[left], unseen[left])
    assert np.array_equal(canvas.pixels[right], unseen[right])


def test_g09_a_tie_has_no_winner_and_both_picks_turn_together_in_20_ticks() -> None:
    tie = fight(("R", "R"))
    clash = fight_clash(tie, NAMES)
    assert (clash.winner, clash.sentence) == (None, "Rock against Rock")
    assert ticks_of(clash) == 35
    decided = Fight(*(tie.source, tie.target, 0, tie.arms), (("P", "R"),), winner=0)
    shown = round_clash(decided, NAMES)
    assert cut_of(shown)[:3] == (0, 0, 20)
    assert (shown.arms, shown.winner, shown.sentence) == (("P", "R"), 0, "Paper beats Rock")
    assert fight_clash(decided, NAMES).winner is None


def test_no_picks_no_round() -> None:
    with pytest.raises(ValueError, match="no picks"):
        round_clash(fight(("R", "R")), NAMES)


def test_golden_fight(renew_golden: bool) -> None:
    for tick in (12, 24, 30, 36, 45):
        check_frame(f"fight-{tick}", frame(fight(), tick), renew=renew_golden)
    check_frame("fight-calm", frame(fight(("P", "T"), 1), 45, is_calm=True), renew=renew_golden)
    check_frame("fight-flag", frame(fight(("S", "F"), 1), 45), renew=renew_golden)


def test_golden_tie_shown(renew_golden: bool) -> None:
    tie = Fight(cell("c4"), cell("d4"), 0, ("R", "R"), (("S", "S"),))
    for tick in (14, 33):
        canvas = Canvas(400, 240)
        draw_fight(canvas, FONTS, round_clash(tie, NAMES), tick)
        check_frame(f"tie-shown-{tick}", canvas, renew=renew_golden)
