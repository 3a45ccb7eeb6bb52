"""Resigning, results, rematches, and a disk that is full."""

import pytest

from chek.scene.board import BoardScene
from chek.scene.result import ResultScene
from engine.device.pad import Button
from engine.device.system.reader import Reader
from tests.chek.scene.sitting import CHAIN, FOUR, ONE_EACH, sit, words
from tests.chek.scene.tabletalk import choose, end_by_vote, open_menu, over_home
from tests.engine.driving import texts


def test_the_match_list_leads_to_the_rules() -> None:
    driver = sit(FOUR)
    open_menu(driver, "Match…")
    choose(driver, "Rules")
    assert driver.shows(Reader)
    driver.press(Button.B)
    driver.settle()
    assert driver.top is driver.board


def test_resigning_is_asked_twice_and_can_be_called_off() -> None:
    driver = sit(FOUR)
    for answer, calls in (("Play on", []), ("Resign", ["Resign"])):
        open_menu(driver, "Match…")
        choose(driver, "Resign…")
        choose(driver, "Diamond")
        driver.rest(8)
        assert "Diamond, resign?" in texts(driver)
        choose(driver, answer)
        driver.settle()
        assert driver.journal.calls == calls
    assert driver.state.resigned == (False, False, False, True)
    assert driver.state.turn == 1
    assert "resigns" in words(driver)


def test_resigning_in_a_chain_and_by_the_acting_seat() -> None:
    driver = sit(CHAIN)
    open_menu(driver, "Match…")
    choose(driver, "Resign…")
    choose(driver, "Ring")
    choose(driver, "Resign")
    driver.settle()
    assert driver.state.chain is None
    assert driver.state.turn == 2
    assert driver.board._phase is not None


def test_the_last_resignation_ends_the_match() -> None:
    driver = sit(ONE_EACH)
    open_menu(driver, "Match…")
    choose(driver, "Resign…")
    choose(driver, "Ring")
    choose(driver, "Resign")
    driver.settle()
    driver.rest(2)
    driver.settle()
    assert driver.shows(ResultScene)
    assert driver.journal.calls == ["Resign", "finish", "close"]


def test_nothing_is_undone_once_the_match_is_over() -> None:
    driver = sit(ONE_EACH)
    end_by_vote(driver)
    assert "Undo" not in [item.label for item in driver.board.menu_items()]
    assert driver.board._sitting.why_not_undo() == "The match is over."


def test_a_rematch_has_the_same_options_and_a_new_journal() -> None:
    driver = sit(ONE_EACH, names=("Anna", "Bruno"))
    end_by_vote(driver)
    driver.press(Button.A)
    driver.settle()
    assert driver.shows(BoardScene)
    assert driver.top is not driver.board
    shelf = driver.console.shelf
    (envelope,) = shelf.envelopes  # type: ignore[attr-defined]
    assert envelope.options == driver.board._sitting.envelope.options
    assert envelope.names == ("Anna", "Bruno")
    assert driver.journal.calls[-2:] == ["finish", "close"]


def test_b_looks_at_the_board_and_then_goes_home() -> None:
    driver = sit(ONE_EACH)
    home = over_home(driver)
    end_by_vote(driver)
    driver.press(Button.B)
    driver.settle()
    assert driver.top is driver.board
    assert {"result", "home", "The match is over"} <= set(words(driver))
    driver.press(Button.A)
    driver.settle()
    assert driver.shows(ResultScene)
    driver.press(Button.B)
    driver.settle()
    driver.press(Button.B)
    assert driver.stage.scenes == [home]


@pytest.mark.parametrize("room", [0, 1])
def test_what_the_disk_refuses_can_be_tried_again(room: int) -> None:
    driver = sit(FOUR)
    driver.find("c4")
    driver.press(Button.A)
    driver.journal.room = room
    for _time in range(3):
        with pytest.raises(OSError, match="no room"):
            driver.press(Button.A)
        assert driver.journal.calls == ["Attack"][:room]
    driver.journal.room = None
    if room == 0:
        driver.press(Button.A)
    driver.settle()
    driver.rest(60)
    assert driver.journal.calls == ["Attack", "Roll"]
    assert driver.state == driver.truth
    assert driver.board._phase is not None


def test_a_match_that_could_not_be_put_away_goes_on() -> None:
    driver = sit(FOUR)
    driver.journal.room = 0
    driver.dock(docked=True)
    with pytest.raises(OSError, match="no room"):
        choose(driver, "Save and leave")
    driver.journal.room = None
    driver.dock(docked=False)
    driver.settle()
    assert driver.top is driver.board
    driver.play("a6", "a7")
    assert driver.journal.calls == ["Move"]


def test_leaving_closes_even_on_a_full_disk() -> None:
    driver = sit(FOUR)
    driver.journal.room = 0
    with pytest.raises(OSError, match="no room"):
        driver.stage.close()
    assert driver.journal.calls == ["close"]
