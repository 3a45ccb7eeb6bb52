"""The board scene through real pads: acting, undoing, resting, and what it tells."""

import pytest

from chek import CARD, moves
from engine.device.pad import Button
from tests.chek.scene.sitting import FOUR, BoardDriver, sit, sit_new, words
from tests.engine.keeping import Journal

D_PAD = (Button.UP, Button.RIGHT, Button.DOWN, Button.LEFT)


def test_a_move_hops_over_and_passes_the_turn_on() -> None:
    driver = sit(FOUR)
    driver.find("a6")
    driver.press(Button.A, Button.UP, Button.A)
    assert driver.count_ticks() in range(6, 10)
    assert driver.position.split()[1] == "N"
    assert "a6 to a7" in words(driver)
    assert driver.journal.calls == ["Move"]


def test_the_hand_comes_back_to_the_piece_that_was_played_last() -> None:
    driver = sit("4N/5/5/5/S1S1S S - 0,0 0")
    driver.play("c1", "c2")
    driver.play("e5", "d5")
    assert driver.hand == "c2"


def test_input_during_a_motion_is_ignored_and_not_queued() -> None:
    driver = sit(FOUR)
    driver.find("a6")
    driver.press(Button.A, Button.UP, Button.A)
    driver.press(Button.LEFT, Button.RIGHT, Button.B)
    driver.turn(90)
    driver.settle()
    assert driver.stage.top is driver.board
    first = driver.hand
    other = sit(FOUR)
    other.find("a6")
    other.press(Button.A, Button.UP, Button.A)
    other.settle()
    assert other.hand == first


def test_a_cuts_a_motion_short_and_does_nothing_else() -> None:
    driver = sit(FOUR)
    driver.find("c4")
    driver.press(Button.A, Button.A)
    driver.tick(10)
    assert not driver.top.is_still
    driver.press(Button.A)
    assert driver.count_ticks() <= 1
    assert driver.state == driver.truth
    assert isinstance(driver.journal.calls, list)
    assert driver.journal.calls == ["Attack", "Roll"]


def test_the_odds_stand_beside_the_board_before_an_attack() -> None:
    driver = sit(FOUR)
    driver.find("c4")
    assert "of 36" not in words(driver)
    driver.press(Button.A)
    assert {"15", "21", "of 36", "wins ties"} <= set(words(driver))
    driver.press(Button.UP)
    assert "of 36" not in words(driver)


def test_a_roll_names_its_dice_bonuses_and_winner() -> None:
    driver = sit("5/2N2/1SS2/5/4N S - 0,0 0", seed=11)
    driver.play("c3", "c4")
    if driver.state.chain:
        driver.press(Button.B)
        driver.settle()
    rolled = driver.board._play.story.last_roll
    assert rolled is not None
    assert (rolled.chances.bully, rolled.chances.chain) == (1, 0)
    shown = words(driver)
    assert "+1 bully" in shown
    assert {str(total) for total in rolled.totals} <= set(shown)


def test_a_tie_is_said_to_be_the_defenders() -> None:
    for seed in range(60):
        driver = sit("5/2N2/2S2/5/S3N S - 0,0 0", seed=seed)
        driver.play("c3", "c4")
        rolled = driver.board._play.story.last_roll
        if rolled and rolled.is_tie:
            assert rolled.winner == 1
            assert "wins ties" in words(driver)
            return
    raise AssertionError("no tie in sixty rolls")


def test_undo_goes_back_before_the_last_own_action() -> None:
    driver = sit(FOUR)
    driver.play("a6", "a7")
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.A)
    driver.settle()
    assert driver.position == FOUR
    assert driver.journal.calls == ["Move", "undo 1"]
    assert driver.hand in {"a6", "b5", "c4", "a4", "a3"}


def test_undo_never_goes_past_a_roll_and_says_why() -> None:
    driver = sit("5/2N2/2S2/5/S3N S - 0,0 0")
    driver.play("c3", "c4")
    (undo, *_rest) = driver.board.menu_items()
    assert "dice" in undo.reason
    fresh = sit(FOUR)
    assert fresh.board.menu_items()[0].reason


def test_an_idle_board_draws_nothing_and_may_sleep() -> None:
    driver = sit(FOUR)
    driver.settle()
    driver.shot()
    assert driver.stage.is_still
    for _tick in range(30):
        driver.tick()
        assert not driver.stage.needs_draw


def test_something_is_due_right_after_an_action() -> None:
    driver = sit(FOUR)
    driver.find("a6")
    driver.press(Button.A, Button.A)
    assert not driver.top.is_still, "the host must not sleep before the motion"


def test_nothing_moves_after_a_resume() -> None:
    driver = sit(FOUR)
    driver.play("a6", "a7")
    match = driver.board._sitting.table.match
    scene = CARD.make_match(driver.console, match, Journal(), driver.board._sitting.envelope)
    again = BoardDriver(driver.console, scene, Journal())
    assert again.board._play.frame is None
    assert "a6 to a7" in words(again)


def test_the_lot_is_drawn_before_the_eyes_of_all() -> None:
    driver = sit_new({"layout": "sides4", "size": 8})
    assert driver.journal.calls == ["Lot"]
    assert "Drawing lots" in words(driver)
    driver.settle()
    assert "begins, by lot" in words(driver)


def test_a_first_seat_that_is_fixed_begins_at_once() -> None:
    driver = sit_new({"layout": "sides4", "first": "N"})
    assert driver.journal.calls == []
    assert driver.state.turn == 2
    assert driver.board._phase is not None


def test_a_seat_without_pieces_is_skipped_and_its_row_washed() -> None:
    driver = sit("N3E/5/5/5/S4 S - 0,4,0,0 0")
    driver.play("a1", "a2")
    assert driver.state.turn == 2
    full = sit("N3E/5/5/5/S3W S - 0,4,0,0 0").shot().pixels[58:76, 245:394]
    washed = driver.shot().pixels[58:76, 245:394]
    assert washed.mean() > full.mean()


def test_a_pass_is_played_by_the_program_with_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    real = moves._first_acts
    monkeypatch.setattr(moves, "_first_acts", lambda state: [] if not state.turn else real(state))
    driver = sit("4N/5/5/5/S4 S - 0,0 0")
    driver.settle()
    assert driver.journal.calls == ["Pass"]
    assert driver.state.turn == 1
    assert "cannot move and passes" in words(driver)


def test_the_quiet_countdown_is_told_through_the_last_half() -> None:
    assert "Ends after 35 more quiet turns" in words(sit("N4/5/5/5/S4 S - 4,5 45"))
    assert not any("quiet" in text for text in words(sit("N4/5/5/5/S4 S - 4,5 39")))
    assert "Ends after 1 more quiet turn" in words(sit("N4/5/5/5/S4 S - 4,5 79"))


def test_players_are_called_by_their_names() -> None:
    driver = sit(FOUR, names=("Anna", "Bruno", "", "Dmitri"))
    assert {"Anna", "Bruno", "Cross", "Dmitri"} <= set(words(driver))


def test_without_a_crank_the_hints_show_the_d_pad() -> None:
    crank, pad = sit(FOUR), sit(FOUR, docked=True)
    assert pad.top is pad.board, "a crank that was docked all along asks nothing"
    assert crank.hand == pad.hand
    assert (crank.shot().pixels[222:] != pad.shot().pixels[222:]).any()
