"""One person against a CPU player: no curtain, and the CPU is asked with its own view."""

from typing import Any

import pytest

from chingo.scene.board import MatchScene
from chingo.scene.play.fighting import FightPhase
from chingo.scene.play.neutral import LotPhase, OverPhase
from chingo.scene.play.picks import PickPhase
from chingo.scene.play.turning import TurnPhase
from chingo.scene.play.watching import PointPhase, WaitPhase
from chingo.scene.result import ResultScene
from chingo.scene.setup.phase import SetupPhase
from chingo.state import View
from engine.core.game import Seat
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from tests.chingo.playing import OPEN
from tests.chingo.scene.silence import Silent
from tests.chingo.scene.sitting import ALONE, MatchDriver, sit, sit_new, words
from tests.chingo.scene.test_flow import TIE

CPU = "cpu:1"


def play_out(driver: MatchDriver, ticks: int = 6000) -> list[str]:
    """Press on as somebody who does not think; the kinds of phases that were shown."""
    shown: list[str] = []
    for tick in range(ticks):
        if not shown or shown[-1] != driver.kind:
            shown.append(driver.kind)
        if isinstance(driver.now, ResultScene):
            return shown
        if isinstance(driver.now, TurnPhase) and tick % 3 == 0:
            driver.turn(18)
        driver.press([Button.A, Button.A, Button.RIGHT, Button.UP][tick % 4])
    raise AssertionError(f"it never ends: {driver.position}")


def test_a_whole_match_against_the_cpu() -> None:
    driver = sit_new(("human", CPU), first="lot")
    driver.wait_for(SetupPhase)
    driver.set_up("d1", "c1")
    driver.wait_for(LotPhase)
    shown = play_out(driver)
    assert "CoverPhase" not in shown
    assert {"TurnPhase", "PointPhase", "FightPhase"} <= set(shown)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_board_is_the_persons_own_all_along(seat: Seat) -> None:
    driver = sit(OPEN, players=("human", CPU) if seat == 0 else (CPU, "human"))
    for _tick in range(200):
        assert driver.match.phase.private in (seat, None)
        driver.tick()


def test_the_cpu_gets_a_view_and_its_own_past() -> None:
    thinker = Silent()
    driver = sit(OPEN.replace(" S ", " N "), players=ALONE, thinker=thinker)
    driver.tick(3)
    ((_work, _brain, spec, view, seat, _seed, past),) = thinker.asked
    assert (spec, seat) == ("2", 1)
    assert isinstance(view, View)
    assert all(isinstance(each, View) and each.viewer == 1 for each in (view, *past))
    assert view == driver.view(1)


def test_the_cpu_is_asked_once_for_each_decision() -> None:
    thinker = Silent()
    driver = sit(OPEN.replace(" S ", " N "), players=ALONE, thinker=thinker)
    driver.tick(100)
    assert len(thinker.asked) == 1
    assert isinstance(driver.now, WaitPhase)
    assert "thinks" in words(driver)


def test_what_the_cpu_does_is_pointed_at_and_then_seen() -> None:
    driver = sit(OPEN.replace(" S ", " N "), players=ALONE)
    driver.tick()
    assert isinstance(driver.now, PointPhase)
    while driver.kind == "PointPhase":
        driver.tick()
    assert driver.kind in {"HopPhase", "FightPhase"}


def test_the_cpu_sets_up_while_the_person_does_and_nothing_tells_of_it() -> None:
    driver = sit_new(("human", CPU))
    driver.wait_for(SetupPhase)
    before = driver.shot().pixels.copy()
    driver.tick(30)
    assert driver.truth.musters[1].ready
    assert (driver.shot().pixels == before).all()


def test_in_a_tie_the_cpu_picks_unseen() -> None:
    driver = sit(TIE, players=ALONE)
    driver.wait_for(TurnPhase)
    driver.step("d3", "d4")
    driver.see_fight()
    driver.wait_for(PickPhase)
    driver.pick("P")
    driver.wait_for(FightPhase)
    assert len(driver.truth.fight.rounds) == 1 if driver.truth.fight else False


def test_an_offer_to_the_cpu_is_answered() -> None:
    driver = sit(OPEN, players=ALONE)
    driver.wait_for(TurnPhase)
    driver.open_match("Offer a draw")
    driver.choose("Offer it")
    for _tick in range(60):
        driver.tick()
        if driver.truth.vote is None:
            break
    driver.wait_for(TurnPhase, OverPhase, ResultScene)
    assert driver.truth.ended or "CPU 2 plays on" in " ".join(words(driver))


def test_resigning_asks_nobody_who() -> None:
    driver = sit(OPEN, players=ALONE)
    driver.wait_for(TurnPhase)
    driver.open_match("Resign…")
    driver.choose("Resign")
    driver.wait_for(ResultScene)
    assert "CPU 2 wins" in words(driver)


def test_b_leaves_while_the_cpu_thinks() -> None:
    driver = sit(OPEN.replace(" S ", " N "), players=ALONE, thinker=Silent())
    driver.press(Button.B)
    driver.choose("Leave")
    driver.tick()
    assert driver.top is driver.below
    assert driver.journal.calls == ["left", "close"]


def test_two_cpu_players_are_watched_by_what_both_know() -> None:
    driver = sit_new((CPU, CPU), first="lot")
    seen: set[Any] = set()
    for _tick in range(12_000):  # nobody presses anything
        driver.tick()
        seen.add(driver.match.phase.private)
        if isinstance(driver.now, ResultScene):
            break
    assert seen == {None}
    assert driver.truth.ended


def test_what_the_disk_refuses_the_cpu_is_tried_again_later() -> None:
    driver = sit(OPEN, players=ALONE)
    driver.wait_for(TurnPhase)
    driver.journal.room = 1
    driver.step("d3", "c3")
    with pytest.raises(OSError, match="no room"):
        driver.tick(40)
    driver.tick(30)  # it does not ask at every tick
    driver.journal.room = None
    driver.tick(100)
    driver.wait_for(TurnPhase, FightPhase, Dialog)
    assert driver.truth.last is not None


def test_a_rematch_has_the_cpu_on_the_other_side() -> None:
    driver = sit(OPEN, players=ALONE)
    driver.wait_for(TurnPhase)
    driver.open_match("Resign…")
    driver.choose("Resign")
    driver.wait_for(ResultScene)
    driver.press(Button.A)
    driver.tick()
    assert isinstance(driver.top, MatchScene)
    assert driver.top._sitting.envelope.seats == ALONE[::-1]
