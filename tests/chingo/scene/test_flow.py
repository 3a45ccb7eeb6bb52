"""Whole matches of two people, from cover to cover, by pads."""

import pytest

from chingo.scene.board import MatchScene
from chingo.scene.play.covering import CoverPhase
from chingo.scene.play.fighting import FightPhase
from chingo.scene.play.neutral import LotPhase, OverPhase, VotePhase
from chingo.scene.play.picks import PickPhase
from chingo.scene.play.turning import TurnPhase
from chingo.scene.play.watching import HopPhase
from chingo.scene.result import ResultScene
from chingo.scene.setup.phase import SetupPhase
from engine.device.audio.cues import Cue
from engine.device.draw.screen import WHITE, Screen
from engine.device.pad import Button
from tests.chingo.playing import OPEN
from tests.chingo.scene.sitting import MatchDriver, sit, sit_new, words

TIE = "NF,NT,NR,NP,NS,NR,NP/7/3,NR',3/3,SR',3/7/SF,ST,SR,SP,SS,SR,SP S - 0"
FLAG = "NF,NT,NR,4/SP',6/7/7/7/SF,ST,SR,4 S - 0"
LAST_AGAINST_TRAP = "NF,NT,5/1,SP',5/7/7/7/SF,ST,5 S - 0"
LAST_AGAINST_ROCK = "NF,NT,5/7/3,NR',3/3,SS',3/7/SF,ST,5 S - 0"
QUIET = "NF,NT,NR,NP,NS,NR,NP/7/7/3,SR',3/7/SF,ST,SR,SP,SS,SR,SP S - 99"


def set_both_up(driver: MatchDriver) -> None:
    driver.lift(0)
    driver.set_up("d1", "c1")
    driver.lift(1)
    driver.set_up("d6", "c6")


def test_a_new_match_goes_through_both_set_ups_and_the_lot_to_the_first_turn() -> None:
    driver = sit_new(first="lot")
    assert isinstance(driver.now, CoverPhase)
    set_both_up(driver)
    driver.wait_for(LotPhase)
    first = driver.truth.turn
    driver.press(Button.A)
    driver.lift(first)
    assert isinstance(driver.now, TurnPhase)
    assert driver.truth.musters[0].ready
    assert driver.journal.calls[-1] == "Lot"


def test_the_lot_shows_a_face_of_the_army_that_goes_first() -> None:
    seen = set()
    for seed in range(6):
        driver = sit_new(first="lot", seed=seed)
        set_both_up(driver)
        driver.wait_for(LotPhase)
        driver.tick(40)
        screen = Screen()
        driver.stage.draw(screen)
        is_white = (screen.pixels[88:144, 90:146] == WHITE).mean() > 0.5
        assert is_white == (driver.truth.turn == 0)
        seen.add(bool(is_white))
    assert seen == {True, False}


def test_without_a_lot_the_first_turn_comes_behind_its_cover() -> None:
    driver = sit_new(first="N")
    set_both_up(driver)
    driver.lift(1)
    assert isinstance(driver.now, TurnPhase)


def test_a_move_is_seen_by_its_own_seat_then_behind_the_cover_by_the_other() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.step("d3", "c3")
    assert hopping(driver) == 0
    driver.wait_for(CoverPhase)
    assert driver.match.phase.private is None
    driver.press(Button.A)
    driver.tick(16)
    assert hopping(driver) == 1
    driver.wait_for(TurnPhase)
    assert "d3 to c3" in " ".join(words(driver))


def hopping(driver: MatchDriver) -> int | None:
    """Before whose eyes a unit makes its move."""
    assert isinstance(driver.now, HopPhase)
    return driver.now.private


def test_a_fight_is_seen_by_both_and_stands_until_somebody_goes_on() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.step("d3", "d4")
    assert isinstance(driver.now, FightPhase)
    assert driver.now.private is None
    driver.wait_for(FightPhase)
    assert "Rock beats Scissors" in words(driver)
    driver.tick(200)
    assert isinstance(driver.now, FightPhase)
    driver.see_fight()
    driver.lift(1)


def test_g08_a_unit_that_everybody_knew_does_not_turn_again() -> None:
    driver = sit(OPEN.replace("NS'", "NS'!"))
    driver.lift(0)
    driver.step("d3", "d4")
    assert isinstance(driver.now, FightPhase)
    assert driver.now._clash.known == (False, True)


def test_a_fight_can_be_skipped_to_its_end_and_is_heard_once() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.step("d3", "d4")
    driver.cues()
    driver.tick(3)
    assert Cue.ROCK not in driver.cues()  # not before both have seen it
    driver.press(Button.A)
    assert driver.now.is_still
    driver.tick(60)
    assert driver.cues().count(Cue.ROCK) == 1


def test_g09_a_tie_is_picked_out_in_secret_as_often_as_needed() -> None:
    driver = sit(TIE)
    driver.lift(0)
    driver.step("d3", "d4")
    driver.wait_for(FightPhase)
    assert "Rock against Rock" in words(driver)
    driver.see_fight()
    for weapons in ("PP", "PR"):
        for seat, weapon in enumerate(weapons):
            driver.lift(seat)
            assert isinstance(driver.now, PickPhase)
            driver.pick(weapon)
        driver.wait_for(FightPhase)
        last = words(driver)
        driver.see_fight()
    assert "Paper beats Rock" in last
    driver.lift(1)
    assert driver.truth.fallen == ((), ("R",))


def end(driver: MatchDriver) -> list[str]:
    driver.wait_for(ResultScene)
    return words(driver)


def test_g11_a_taken_flag_ends_it_with_everything_shown() -> None:
    driver = sit(FLAG)
    driver.lift(0)
    driver.step("a5", "a6")
    driver.see_fight()
    driver.wait_for(ResultScene)
    assert all(unit is None or unit.arm != "?" for unit in driver.view(None).cells)
    assert "Anna wins" in end(driver)
    assert driver.journal.calls[-2:] == ["finish", "close"]


def test_g12_two_armies_that_cannot_move_draw() -> None:
    driver = sit(LAST_AGAINST_TRAP)
    driver.lift(0)
    driver.step("b5", "b6")
    driver.see_fight()
    assert "A draw" in end(driver)


def test_g12_who_cannot_move_in_his_turn_loses() -> None:
    driver = sit(LAST_AGAINST_ROCK)
    driver.lift(0)
    driver.step("d3", "d4")
    driver.see_fight()
    driver.lift(1)
    driver.step("d4", "c4")
    assert "Bruno wins" in end(driver)


def test_g13_a_hundred_quiet_moves_draw() -> None:
    driver = sit(QUIET)
    driver.lift(0)
    assert any("1 move to a draw" in text for text in words(driver))
    driver.step("d3", "d4")
    assert "A draw" in end(driver)


def test_g14_an_offer_is_asked_once_more_and_answered_where_both_may_look() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.open_match("Offer a draw")
    driver.choose("Offer it")
    driver.tick(2)
    assert isinstance(driver.match.phase, VotePhase)
    assert driver.match.phase.private is None
    driver.choose("Play on")
    driver.lift(0)
    assert any("Bruno plays on" in text for text in words(driver))
    driver.open_match("Offer a draw")  # once a turn: it cannot be chosen
    assert driver.truth.vote is None
    driver.press(Button.B)
    driver.settle()
    driver.step("d3", "c3")
    driver.lift(1)
    driver.open_match("Offer a draw")
    driver.choose("Offer it")
    driver.choose("Agree")
    assert "A draw" in end(driver)


def test_g14_resigning_is_asked_once_more() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.open_match("Resign…")
    driver.choose("Play on")
    assert not driver.truth.ended
    driver.open_match("Resign…")
    driver.choose("Resign")
    assert "Bruno wins" in end(driver)


def test_g14_over_the_curtain_it_is_asked_who_resigns() -> None:
    driver = sit(OPEN)
    driver.wait_for(CoverPhase)
    driver.open_match("Resign…")
    driver.choose("Bruno")
    driver.choose("Resign")
    assert "Anna wins" in end(driver)


def test_a_rematch_has_the_sides_changed() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.open_match("Resign…")
    driver.choose("Resign")
    driver.wait_for(ResultScene)
    driver.press(Button.A)
    driver.tick()
    assert isinstance(driver.top, MatchScene)
    assert driver.top._sitting.envelope.names == ("Bruno", "Anna")


def test_the_revealed_board_can_be_looked_at_and_left() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.open_match("Resign…")
    driver.choose("Resign")
    driver.wait_for(ResultScene)
    driver.press(Button.B)
    driver.wait_for(OverPhase)
    driver.press(Button.A)
    driver.wait_for(ResultScene)
    driver.press(Button.B)
    driver.press(Button.B)
    assert driver.top is driver.below


def test_what_the_disk_refuses_can_be_tried_again() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.find("d3")
    driver.press(Button.A)
    driver.aim("c3")
    driver.journal.room = 0
    with pytest.raises(OSError, match="no room"):
        driver.press(Button.A)
    assert isinstance(driver.now, TurnPhase)
    assert driver.truth.turn == 0
    driver.journal.room = None
    driver.press(Button.A)
    driver.lift(1)


def test_set_up_can_be_dealt_anew_by_a_turn_of_the_crank() -> None:
    driver = sit_new()
    driver.lift(0)
    before = driver.view(0).muster
    driver.turn(370)
    driver.wait_for(SetupPhase)
    assert driver.view(0).muster != before
