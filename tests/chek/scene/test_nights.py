"""Turns of the edition `nights` at the handheld: two steps, two cards, sums, the CPU."""

import pytest

from chek.brain.judge import judge
from chek.scene.picture.counted import counted
from chek.scene.play.chaining import Chaining
from chek.scene.play.pairing import Pairing
from chek.scene.result import ResultScene
from chek.scene.review.steps import StepsScene
from chek.scene.review.summary import ReviewScene
from chek.scene.rolllog import RollLog
from chek.state import Double, Move, Resign
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from tests.chek.scene.cardtable import LAST, NIGHTS, cards, shown
from tests.chek.scene.sitting import BoardDriver, sit_new, words
from tests.engine.driving import texts

# A turn


def test_c24_two_steps_in_line_are_one_act() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A)
    assert driver.box == "f5", "the box begins as near to the enemy as the card comes"
    driver.press(Button.A)
    driver.settle()
    assert driver.journal.calls == ["Move"]
    assert shown(driver, "f5") == 6
    assert driver.state.actor == 1


def test_c24_the_d_pad_takes_the_box_out_along_a_line_and_back() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A)
    boxes = []
    for button in (Button.DOWN, Button.UP, Button.UP, Button.DOWN, Button.DOWN, Button.DOWN):
        driver.press(button)
        boxes.append(driver.box)
    assert boxes == ["f4", "f5", "f5", "f4", "f2", "f1"]
    driver.press(Button.RIGHT, Button.RIGHT)
    assert driver.box == "h3"


def test_c24_the_crank_goes_round_all_targets_of_a_card() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A)
    seen = []
    for _step in range(8):
        driver.turn(18)
        seen.append(driver.box)
    assert sorted(seen) == sorted(["f4", "f5", "g3", "h3", "f2", "f1", "e3", "d3"])


def test_c24_a_first_step_is_laid_out_and_a_second_card_goes_with_it() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A, Button.DOWN, Button.A)
    driver.settle()
    assert driver.journal.calls == [], "nothing is done yet"
    assert (shown(driver, "f4"), shown(driver, "f3")) == (6, 0)
    assert driver.hand == "f4"
    assert {"second card", "done", "back"} <= set(words(driver))
    driver.play("c5", "c6")
    assert driver.journal.calls == ["Double"]
    assert (shown(driver, "f4"), shown(driver, "c6")) == (6, 10)
    assert "f3 to f4, c5 to c6" in words(driver)
    assert driver.state.actor == 1


def test_c24_a_on_the_card_that_has_moved_ends_the_turn() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A, Button.DOWN, Button.A, Button.A)
    driver.settle()
    assert driver.journal.calls == ["Move"]
    assert shown(driver, "f4") == 6


def test_c24_b_takes_the_laid_out_step_back() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A, Button.DOWN, Button.A, Button.B)
    driver.settle()
    assert driver.journal.calls == []
    assert shown(driver, "f3") == 6
    assert driver.marks().picked is not None
    driver.press(Button.B, Button.B)
    driver.settle()
    assert driver.shows(Dialog), "B with nothing laid out asks about leaving"


def test_c24_a_face_card_goes_one_step_and_alone() -> None:
    driver = cards()
    driver.find("e2")
    driver.press(Button.A)
    driver.press(Button.RIGHT)
    driver.press(Button.RIGHT)
    assert driver.box == "f2"
    driver.press(Button.A)
    driver.settle()
    assert driver.journal.calls == ["Move"]
    assert shown(driver, "f2") == 12


def test_c24_face_cards_are_no_second_cards() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A, Button.DOWN, Button.A)
    phase = driver.board._phase
    assert isinstance(phase, Pairing)
    seen = set()
    for _step in range(12):
        seen.add(driver.hand)
        driver.turn(18)
    assert seen == {"b1", "c5", "d2", "e6", "f4"}


def test_c24_a_card_laid_out_stands_still_when_the_turn_is_done() -> None:
    driver = cards()
    driver.find("f3")
    driver.press(Button.A, Button.DOWN, Button.A)
    driver.find("c5")
    driver.press(Button.A)
    driver.aim("c6")
    driver.press(Button.A)
    frames = [driver.board._play.frame, *driver.board._play._frames]
    f4 = driver.state.setup.board.parse_cell("f4")
    assert all(frame is None or frame.cells[f4] for frame in frames)
    assert driver.count_ticks() < 12


# An attack and its chain


def test_c24_the_sums_stand_beside_the_board_and_their_cards_are_marked() -> None:
    driver = cards()
    driver.find("d6")
    driver.press(Button.A)
    assert driver.box == "d7"
    assert {"+14 cards", "+15 cards", "wins ties", "10", "26", "of 36"} <= set(words(driver))
    attack = driver.marks().attack
    assert attack is not None
    name = driver.state.setup.board.name
    assert sorted(map(name, counted(driver.state, attack))) == ["d6", "e6", "e7"]


def _fight(seed: int) -> BoardDriver:
    driver = cards(seed=seed)
    driver.play("d6", "d7")
    return driver


def test_c24_an_attack_rolls_adds_the_cards_and_takes_their_worth() -> None:
    results = set()
    for seed in range(12):
        driver = _fight(seed)
        rolled = driver.board._play.story.last_roll
        assert rolled is not None
        first, second = rolled.dice
        assert rolled.totals == (first + 14, second + 15)
        won = rolled.winner == 0
        assert driver.state.taken == ((15, 7) if won else (10, 17))
        if driver.state.chain:
            driver.press(Button.B)
            driver.settle()
        assert {str(total) for total in rolled.totals} <= set(words(driver))
        results.add(won)
    assert results == {True, False}


def test_c24_a_chain_goes_on_with_linked_cards_and_adds_nothing() -> None:
    driver = next(each for seed in range(12) if (each := _fight(seed)).state.taken[0] == 15)
    assert isinstance(driver.board._phase, Chaining)
    assert "chain" in words(driver)
    driver.turn(18)
    assert "+1 chain" not in words(driver)
    driver.press(Button.A)
    driver.settle()
    assert driver.journal.calls == ["Attack", "Roll", "Attack", "Roll"]


def test_c24_the_log_has_both_sums() -> None:
    driver = _fight(1)
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.DOWN, Button.DOWN, Button.A)
    driver.settle()
    driver.press(Button.A)
    driver.settle()
    assert driver.shows(RollLog)
    first, second = driver.board._play.story.rolls[0].dice
    assert {"d6xd7", f"{first}+14", f"{second}+15"} <= set(texts(driver))


def test_c24_the_result_counts_the_worth_of_cards() -> None:
    driver = cards(LAST)
    driver.play("e4", "e5")
    assert driver.shows(ResultScene)
    assert {"61 + 20", "60 + 0", "81", "60", "Spade wins"} <= set(texts(driver))


# The CPU


def test_c24_a_cpu_plays_with_cards_and_its_hand_is_seen() -> None:
    driver = sit_new(NIGHTS, ("cpu:3", "human"))
    driver.press(Button.A)
    for _tick in range(200):
        if driver.journal.calls[1:]:
            break
        driver.tick()
    assert driver.journal.calls[:2] in (["Deal", "Move"], ["Deal", "Double"])
    driver.settle()
    assert isinstance(driver.board._phase, Pairing)


def test_c24_a_hint_of_two_cards_lays_the_first_one_out() -> None:
    driver = cards()
    phase = driver.board._phase
    assert isinstance(phase, Pairing)
    cell = driver.state.setup.board.parse_cell
    phase.point(Double(Move(cell("c5"), cell("c6")), Move(cell("f3"), cell("f4"))))
    assert phase.first == Move(cell("c5"), cell("c6"))
    assert (driver.hand, driver.box) == ("f3", "f4")
    driver.press(Button.A)
    driver.settle()
    assert driver.journal.calls == ["Double"]


def test_c24_a_match_of_cards_is_reviewed_in_cards_of_average_worth() -> None:
    driver = cards(LAST)
    driver.play("e4", "e5")
    driver.rest(20)
    driver.press(Button.UP)
    driver.settle()
    assert driver.shows(ReviewScene)
    driver.press(Button.A)
    driver.settle()
    assert driver.shows(StepsScene)
    assert "e4xe5" in texts(driver)


def test_c24_the_verdict_knows_moves_of_two_cards() -> None:
    driver = cards()
    cell = driver.state.setup.board.parse_cell
    away = Double(Move(cell("b1"), cell("a1")), Move(cell("c5"), cell("b5")))
    verdict = judge(driver.state, away)
    assert verdict.loss > 0
    again = judge(driver.state, verdict.choice)
    assert again.loss == 0
    with pytest.raises(TypeError, match="not an action on the board"):
        judge(driver.state, Resign())


def test_c24_a_second_card_that_is_steered_onto_an_enemy_is_told_why_not() -> None:
    driver = cards("10/10/10/10/10/10/2,N9,7/2,S4,7/10/S6,9 S - 0,0 0")
    driver.play("a1", "a2")
    driver.find("c3")
    driver.press(Button.A, Button.UP)
    driver.settle()
    assert driver.journal.calls == []
    assert "The second card cannot attack." in words(driver)
