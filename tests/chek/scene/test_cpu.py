"""CPU players at the handheld: they think aside, show what they do, and never come too late."""

import pytest

from chek.scene.play import cpuhand
from chek.scene.play.cpuhand import POINT_TICKS, SHOW_TICKS
from chek.scene.result import ResultScene
from chek.state import Attack, Move
from engine.device.pad import Button
from tests.chek.scene.sitting import (
    CPU,
    FOUR,
    ONE_EACH,
    YOU,
    BoardDriver,
    against_cpu,
    sit,
    sit_new,
    words,
)
from tests.chek.scene.tabletalk import choose, open_menu, over_home
from tests.engine.driving import texts
from tests.engine.thinkers import SlowThinker


def until_acted(driver: BoardDriver, most: int = 200) -> None:
    """Until the CPU has put its action on the table."""
    played = len(driver.journal.calls)
    for _tick in range(most):
        if len(driver.journal.calls) > played:
            return
        driver.tick()
    raise AssertionError("the CPU does nothing")


# Its turn


def test_it_thinks_without_holding_up_anything() -> None:
    thinker = SlowThinker()
    driver = against_cpu("N", thinker=thinker)
    assert {"thinks", "leave"} <= set(words(driver))
    assert "hurry" not in words(driver)
    assert not driver.top.is_still
    driver.tick(90)
    assert driver.journal.calls == []
    assert thinker.waiting == ["choose"]
    thinker.think()
    driver.tick()
    assert "hurry" in words(driver)
    until_acted(driver)
    assert driver.journal.calls[0] in {"Move", "Attack"}


def test_its_hand_shows_the_piece_and_then_the_target() -> None:
    driver = against_cpu("N")
    phase = driver.board._phase
    assert isinstance(phase, cpuhand.CpuHand)
    action = phase.action
    assert isinstance(action, Move | Attack)
    name = driver.state.setup.board.name
    assert name(driver.marks().hand) == driver.box == name(action.source)
    driver.tick(POINT_TICKS)
    assert name(driver.marks().hand) == name(action.source)
    assert driver.box == name(action.target)
    assert driver.journal.calls == []
    driver.tick(SHOW_TICKS)
    assert driver.journal.calls[0] == type(action).__name__


def test_a_hurries() -> None:
    slow, fast = against_cpu("N"), against_cpu("N")
    fast.press(Button.A)
    assert fast.journal.calls
    assert not slow.journal.calls
    until_acted(slow)
    assert fast.truth == slow.truth


def test_the_odds_of_its_attack_are_shown_before_it_rolls() -> None:
    driver = sit("5/5/2N2/2S2/5 N - 0,0 0", players=(YOU, "cpu:5"))
    phase = driver.board._phase
    assert isinstance(phase, cpuhand.CpuHand)
    if isinstance(phase.action, Attack):
        driver.tick(POINT_TICKS)
        assert "of 36" in words(driver)


def test_two_cpus_and_two_people_take_their_turns() -> None:
    driver = sit(FOUR, players=("cpu:1", YOU, "cpu:1", YOU))
    actors = set()
    for _turn in range(8):
        actors.add(driver.state.actor)
        driver.settle()
        driver.press(Button.A)
        driver.settle()
        driver.press(Button.A)
        driver.settle()
    assert actors >= {1, 3}
    assert driver.journal.calls.count("Move") >= 4


@pytest.mark.parametrize("layout", ["facing2", "sides4"])
def test_cpus_alone_play_a_whole_match(layout: str) -> None:
    options = {"layout": layout, "size": 5, "quiet": 10}
    driver = sit_new(options, ("cpu:1",) * (4 if layout == "sides4" else 2))
    for _press in range(4000):
        if driver.shows(ResultScene):
            break
        assert driver.top is driver.board, "nobody is asked"
        driver.press(Button.A)
    assert driver.shows(ResultScene)
    assert driver.journal.calls[-2:] == ["finish", "close"]


def test_a_rematch_seats_the_same_players() -> None:
    driver = sit(ONE_EACH, players=(YOU, "cpu:3:bold"))
    driver.press(Button.B)
    choose(driver, "End and score")
    driver.settle()
    driver.rest(20)
    assert driver.shows(ResultScene)
    driver.press(Button.A)
    driver.settle()
    envelope = driver.console.shelf.envelopes[-1]  # type: ignore[attr-defined]
    assert envelope.seats == (YOU, "cpu:3:bold")
    assert envelope.position == ONE_EACH


def test_a_cpu_takes_no_persons_name() -> None:
    driver = sit_new({"first": "S"}, (YOU, CPU))
    assert "CPU 2" in words(driver)
    assert "Ring" in words(driver)


def test_a_cpu_that_cannot_be_saved_waits_for_a_button() -> None:
    driver = against_cpu("N")
    driver.journal.room = 0
    with pytest.raises(OSError, match="no room left"):
        driver.tick(SHOW_TICKS + POINT_TICKS)
    driver.tick(30)
    assert driver.top.is_still
    assert "go on" in words(driver)
    driver.journal.room = None
    driver.press(Button.A)
    assert driver.journal.calls


def test_c21_nobody_is_asked_to_end_it_while_a_cpu_acts() -> None:
    position = ONE_EACH.replace(" S - ", " N - ")
    driver = sit(position, players=(YOU, CPU), thinker=SlowThinker())
    assert "One piece each: end it?" not in words(driver)
    assert "thinks" in words(driver)
    own = sit(ONE_EACH, players=(YOU, CPU))
    assert {"One piece each: end it?", "end it"} <= set(words(own))


# While it thinks


def test_undo_while_it_thinks_drops_its_answer() -> None:
    thinker = SlowThinker()
    driver = against_cpu(thinker=thinker)
    before = driver.state
    driver.play_slow("b4", "a4")
    assert thinker.waiting == ["choose"]
    open_menu(driver, "Take back")
    assert driver.state == before
    assert thinker.waiting == []
    thinker.think()
    driver.rest(60)
    assert driver.journal.calls == ["Move", "undo 1"]
    assert driver.state == before


def test_docking_while_it_thinks_asks_at_once_and_going_on_goes_on() -> None:
    thinker = SlowThinker()
    driver = against_cpu("N", thinker=thinker)
    over_home(driver)
    driver.dock(docked=True)
    driver.settle()
    assert "Crank docked" in texts(driver)
    thinker.think()
    driver.rest(40)
    assert driver.journal.calls == []
    driver.dock(docked=False)
    until_acted(driver)


def test_saving_while_it_thinks_leaves_nothing_behind() -> None:
    thinker = SlowThinker()
    driver = against_cpu("N", thinker=thinker)
    home = over_home(driver)
    driver.dock(docked=True)
    choose(driver, "Save and leave")
    assert driver.top is home
    assert driver.journal.calls == ["docked", "close"]
    assert thinker.waiting == []


def test_b_leaves_while_it_thinks() -> None:
    driver = against_cpu("N", thinker=SlowThinker())
    driver.press(Button.B)
    driver.settle()
    assert "Leave the match?" in texts(driver)
    driver.press(Button.B)
    assert driver.top is driver.board
    assert "thinks" in words(driver)


def test_resigning_while_it_thinks_ends_the_match() -> None:
    thinker = SlowThinker()
    driver = against_cpu("N", thinker=thinker)
    open_menu(driver, "Resign…")
    assert "Disc, resign?" in texts(driver), "there is nobody else to ask"
    choose(driver, "Resign")
    driver.settle()
    driver.rest(20)
    assert driver.shows(ResultScene)
    assert driver.truth.ended == "resigned"


def test_closing_the_window_while_it_thinks_marks_the_match() -> None:
    thinker = SlowThinker()
    driver = against_cpu("N", thinker=thinker)
    driver.stage.close()
    assert driver.journal.calls == ["left", "close"]
    assert thinker.waiting == []


# The same again


def test_after_a_resume_it_plays_on_as_it_would_have() -> None:
    first, second = against_cpu("N", seed=11), against_cpu("N", seed=11)
    until_acted(first)
    until_acted(second)
    assert first.truth == second.truth
    others = {against_cpu("N", seed=seed).board._phase.action for seed in range(12)}  # type: ignore[union-attr]
    assert len(others) > 1, "its errors come from the match's seed"
