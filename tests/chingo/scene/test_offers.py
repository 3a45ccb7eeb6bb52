"""What cannot be asked for, where, and why; and what the CPU offers a person."""

from chingo.scene.play.covering import CoverPhase
from chingo.scene.play.neutral import VotePhase
from chingo.scene.play.turning import TurnPhase
from chingo.state import Agree, Offer, Refuse
from engine.core.cpu import Choice, Thought
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from engine.device.system.menu import SystemMenu
from engine.device.widgets import DEAF_TICKS
from tests.chingo.playing import OPEN
from tests.chingo.scene.silence import Silent
from tests.chingo.scene.sitting import ALONE, MatchDriver, sit, words

AT_NORTH = OPEN.replace(" S ", " N ")


def reasons(driver: MatchDriver) -> dict[str, str]:
    """Why the items of the match's list cannot be chosen."""
    driver.open_menu("Match…")
    driver.wait_for(Dialog)
    dialog = driver.top
    assert isinstance(dialog, Dialog)
    found = {choice.label: choice.reason for choice in dialog._choices}
    driver.press(Button.B)
    driver.settle_menu()
    return found


def test_behind_the_curtain_nobody_offers_and_no_record_is_kept() -> None:
    driver = sit(OPEN)
    driver.wait_for(CoverPhase)
    found = reasons(driver)
    assert found["Offer a draw"]
    assert found["Save record"]
    assert not found["Resign…"]


def test_in_one_s_own_turn_everything_but_the_record_can_be_had() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    found = reasons(driver)
    assert [label for label, reason in found.items() if reason] == ["Save record"]


def test_while_the_cpu_thinks_a_person_may_resign_but_not_offer() -> None:
    driver = sit(AT_NORTH, players=ALONE, thinker=Silent())
    found = reasons(driver)
    assert found["Offer a draw"]
    assert not found["Resign…"]


def test_cpu_players_alone_do_not_resign_by_hand() -> None:
    driver = sit(OPEN, players=("cpu:1", "cpu:2"), thinker=Silent())
    assert reasons(driver)["Resign…"]


def answer(driver: MatchDriver, action: object) -> None:
    """The CPU on North's seat has decided."""
    thinker = driver.console.thinker
    assert isinstance(thinker, Silent)
    thinker.job.answer = Choice(action, Thought(0.0, 1, ()))


def test_a_cpu_players_offer_is_answered_by_the_person() -> None:
    driver = sit(AT_NORTH, players=ALONE, thinker=Silent())
    driver.tick()
    answer(driver, Offer())
    driver.tick(3)
    assert isinstance(driver.match.phase, VotePhase)
    driver.wait_for(Dialog)
    assert "Anna, a draw?" in words(driver)
    driver.choose("Play on")
    driver.tick(3)
    assert driver.truth.vote is None
    assert driver.truth.turn == 1


def test_g14_a_press_meant_for_what_was_shown_before_does_not_answer() -> None:
    driver = sit(AT_NORTH, players=ALONE, thinker=Silent())
    driver.tick()
    answer(driver, Offer())
    while not isinstance(driver.now, Dialog):
        driver.tick()
    for press in range(DEAF_TICKS):
        driver.press((Button.A, Button.B, Button.UP)[press % 3])
    assert driver.truth.vote == 1
    driver.wait_for(Dialog)
    driver.press(Button.A)
    assert driver.truth.vote is None


def test_a_cpu_player_refuses_and_that_is_told() -> None:
    driver = sit(OPEN, players=ALONE, thinker=Silent())
    driver.wait_for(TurnPhase)
    driver.open_match("Offer a draw")
    driver.choose("Offer it")
    driver.tick(3)
    answer(driver, Refuse())
    driver.wait_for(TurnPhase)
    assert "CPU 2 plays on" in words(driver)


def test_a_cpu_player_agrees() -> None:
    driver = sit(OPEN, players=ALONE, thinker=Silent())
    driver.wait_for(TurnPhase)
    driver.open_match("Offer a draw")
    driver.choose("Offer it")
    driver.tick(3)
    answer(driver, Agree())
    driver.tick(3)
    assert driver.truth.ended == "agreed"


def test_an_answer_that_the_disk_refuses_is_asked_for_again() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.open_match("Offer a draw")
    driver.choose("Offer it")
    driver.wait_for(Dialog)
    driver.journal.room = 0
    try:
        driver.choose("Agree")
        raise AssertionError("the disk is full")
    except OSError:
        driver.journal.room = None
    driver.choose("Agree")
    assert driver.truth.ended == "agreed"


def test_the_marks_of_moved_units_are_turned_off_in_the_menu_and_stay_off() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    before = driver.shot().pixels.copy()
    driver.press(Button.MENU)
    driver.settle()
    assert isinstance(driver.top, SystemMenu)
    driver.press(Button.A, Button.B)
    driver.settle_menu()
    assert not driver.console.settings.moved_marks
    assert (driver.shot().pixels != before).any()
    assert not sit(OPEN, moved_marks=False).match._desk.picture.feet


def test_b_with_a_unit_in_the_hand_puts_it_down() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.find("d3")
    driver.press(Button.A)
    driver.press(Button.B)
    assert isinstance(driver.now, TurnPhase)
    assert not driver.now._hand.picked
    driver.press(Button.B)
    driver.wait_for(Dialog)


def test_what_is_refused_is_said_in_the_bottom_line() -> None:
    driver = sit(OPEN)
    driver.lift(0)
    driver.find("c1")
    driver.press(Button.A)
    driver.press(Button.LEFT)
    assert "One of your own units is there." in words(driver)
    driver.press(Button.DOWN)
    assert "The board ends there." in words(driver)
