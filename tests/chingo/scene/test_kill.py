"""A kill at any instant: what was shown is on disk, so nothing revealed can be taken back."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from chingo import CARD
from chingo.scene.board import MatchScene
from chingo.scene.play.covering import CoverPhase
from chingo.scene.play.fighting import FightPhase
from chingo.scene.play.neutral import LotPhase
from chingo.scene.play.sitting import Sitting
from chingo.scene.play.turning import TurnPhase
from chingo.scene.result import ResultScene
from engine.core.codec import Saved, decode_save
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.host.handheld import make_console, make_stage, tapes_place
from engine.host.player import TAPE_SETTINGS
from tests.chingo.playing import GAME
from tests.chingo.scene.sitting import sit, sit_at, words
from tests.chingo.scene.test_flow import TIE
from tests.engine.keeping import Journal

MATCHES, TICKS = 3, 900


def open_handheld(folder: Path, seed: int) -> Operator:
    console, _store = make_console((CARD,), tapes_place(folder, seed), TAPE_SETTINGS)
    return Operator(console, make_stage(console))


def saved(folder: Path) -> Saved:
    (path,) = folder.glob("*/*.match")
    return decode_save(path.read_bytes(), lambda _slug: CARD)


def hands_of(driver: Operator, scene: MatchScene, hands: Random) -> None:
    """One press of somebody who plays on."""
    if isinstance(scene.phase, TurnPhase) and hands.random() < 0.4:
        driver.turn(hands.choice([-36, 18, 54]))
    driver.press(hands.choice([Button.A] * 5 + [Button.UP, Button.RIGHT, Button.RIGHT]))


def play(folder: Path, seed: int) -> Iterator[MatchScene]:
    """A match of two people, tick by tick."""
    operator, hands = open_handheld(folder, seed), Random(seed)
    scene = CARD.make_new(operator.console, {"clock": "10"}, ())
    operator.stage.push(scene)
    for _tick in range(TICKS):
        if isinstance(operator.top, ResultScene):
            break
        hands_of(operator, scene, hands)
        yield scene
    operator.stage.close()


@pytest.mark.parametrize("seed", range(MATCHES))
def test_all_that_is_shown_is_on_disk_before(seed: int, tmp_path: Path) -> None:
    entries = set()
    for scene in play(tmp_path, seed):
        match = saved(tmp_path).match
        entries.add(len(match.log))
        for viewer in (None, 0, 1):
            assert scene._sitting.place(viewer).view == GAME.view(match.state, viewer)
    assert len(entries) > 20


@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_match_that_is_gone_on_with_begins_covered_or_with_what_both_have_seen(
    seed: int, tmp_path: Path
) -> None:
    seen, seen_by_both = 0, CoverPhase | FightPhase | LotPhase
    for scene in play(tmp_path, seed):
        match = saved(tmp_path).match
        if match.state.ended or len(match.log) == seen:
            continue
        seen = len(match.log)
        envelope = scene._sitting.envelope
        again = MatchScene(scene._console, Sitting(match, Journal(), envelope))
        assert again.phase.private is None
        assert isinstance(again.phase, seen_by_both) or match.state.vote is not None
    assert seen > 20


def test_a_tie_that_one_has_chosen_in_is_gone_on_with_by_the_other() -> None:
    driver = sit(TIE)
    driver.lift(0)
    driver.step("d3", "d4")
    driver.see_fight()
    driver.lift(0)
    driver.pick("S")
    driver.wait_for(CoverPhase)
    again = sit_at(driver.match._sitting._table.match)
    assert isinstance(again.now, FightPhase)  # that there is a tie is told again
    again.see_fight()
    again.lift(1)
    again.pick("R")
    again.wait_for(FightPhase)
    assert "Rock beats Scissors" in words(again)
