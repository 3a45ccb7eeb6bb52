"""Whole matches through real pads, and that every word of them fits."""

import random
from typing import Any

import pytest

from chek import CARD
from chek.scene.board import BoardScene
from chek.scene.play.sitting import Sitting
from chek.scene.result import ResultScene
from chek.state import Attack, Roll
from engine.core import match as matches
from engine.core.codec import decode_save, encode_entry, encode_line
from engine.core.saveline import Line
from engine.device.pad import Button
from tests.chek.playing import GAME
from tests.chek.scene.sitting import (
    CHAIN,
    FOUR,
    NOTATION,
    ONE_EACH,
    BoardDriver,
    sit,
    sit_new,
    words,
    written,
)
from tests.engine.driving import longer_words
from tests.engine.keeping import Journal

D_PAD = (Button.UP, Button.RIGHT, Button.DOWN, Button.LEFT)


def play_on(driver: BoardDriver, draw: random.Random, hands: str, most: int = 6000) -> Any:
    """Play with the crank alone, or the D-pad alone, until the result."""
    for _step in range(most):
        if driver.shows(ResultScene):
            return driver.top
        chance = draw.random()
        if chance < 0.4:
            driver.press(Button.A)
        elif hands == "crank":
            driver.turn(draw.choice([18, 36, -18]))
        else:
            driver.press(draw.choice(D_PAD))
        if chance > 0.99 and driver.board._phase and driver.state.chain:
            driver.press(Button.B)
        driver.console.cues.clear()
    raise AssertionError("the match never ends")


@pytest.mark.parametrize("hands", ["crank", "d-pad"])
@pytest.mark.parametrize(
    "options",
    [
        {"layout": "sides4", "size": 5},
        {"layout": "checkers2", "size": 6},
        {"layout": "pinwheel4", "size": 7, "first": "E"},
        {"layout": "double2", "size": 5, "next_turn": "strict"},
        {"layout": "facing2", "size": 8, "quiet": 10, "chain_bully": False},
    ],
    ids=lambda options: options["layout"],
)
def test_whole_matches_can_be_played(hands: str, options: dict[str, Any]) -> None:
    driver = sit_new(options)
    play_on(driver, random.Random(5), hands)
    assert driver.truth.ended
    assert driver.state == driver.truth
    assert driver.journal.calls[-2:] == ["finish", "close"]
    match = driver.board._sitting.table.match
    assert len(match.log) == len(driver.board._play.story.entries)
    assert match.log == tuple(driver.board._play.story.entries)


def test_the_same_pads_give_the_same_match() -> None:
    logs = []
    for _time in range(2):
        driver = sit_new({"layout": "sides4", "size": 5})
        play_on(driver, random.Random(9), "crank")
        logs.append(driver.board._sitting.table.match.log)
    assert logs[0] == logs[1]


def test_what_the_journal_holds_is_the_match() -> None:
    driver = sit_new({"layout": "checkers2", "size": 5, "first": "S"})
    sitting = driver.board._sitting
    driver.find("b2")
    driver.press(Button.A, Button.A)
    driver.settle()
    match, lines, checksum = sitting.table.match, b"", 0
    told: list[Line] = [encode_entry(entry, match.rng) for entry in match.log]
    for line in (sitting.envelope, *told):
        data, checksum = encode_line(line, checksum)
        lines += data
    saved = decode_save(lines, lambda _slug: CARD)
    assert saved.match.state == match.state


@pytest.mark.parametrize("position", [FOUR, CHAIN, "N4/5/5/5/S4 S - 4,5 45", ONE_EACH])
def test_every_word_stays_on_the_screen_in_a_longer_language(position: str) -> None:
    with longer_words():
        driver = sit(position, names=("Massimiliano", "", "Ekaterina II", "Dmitri"))
        driver.turn(18)
        driver.press(Button.A)
        for _tick in range(60):
            driver.tick()
            frame = driver.board._play.frame
            if frame and frame.tumble and frame.tumble.slide_px:
                continue
            for each in written(driver):
                assert each.is_inside, each


def test_no_english_word_is_cut() -> None:
    for position in (FOUR, CHAIN, "N4/5/5/5/S4 S - 14,15 45", ONE_EACH):
        driver = sit(position)
        driver.turn(18)
        driver.press(Button.A)
        for _tick in range(60):
            driver.tick()
            assert not any(each.is_cut for each in written(driver))


def test_an_attack_lunges_and_waits_for_the_dice() -> None:
    driver = sit(FOUR)
    driver.find("c4")
    driver.press(Button.A, Button.A)
    driver.tick(8)
    frame = driver.board._play.frame
    assert frame is not None
    assert frame.tumble is not None
    assert "c4 attacks d4" in words(driver), "the line does not tell the outcome ahead"
    attack = Attack(*map(driver.state.setup.board.parse_cell, ("c4", "d4")))
    assert frame.cells[attack.source] == 0
    assert frame.cells[attack.target] == 3


def test_positions_of_any_size_are_played() -> None:
    for size in (13, 20, 26):
        rows = [f"{size}"] * (size - 2)
        position = "/".join([f"N{size - 1}", *rows, f"S{size - 1}"]) + " S - 0,0 0"
        driver = sit(position)
        driver.find("a1")
        driver.press(Button.A, Button.A)
        driver.settle()
        assert driver.state.turn == 1
        assert NOTATION.format_position(driver.state) != position


def test_a_roll_that_was_due_when_the_program_ended_is_seen_as_the_match_opens() -> None:
    position = "N4/5/2N2/2S2/S4 S - 0,0 0"
    state = NOTATION.parse_position(position, {})
    attack = next(each for each in GAME.legal(state, 0) if isinstance(each, Attack))
    due = matches.play(GAME, matches.from_start(state, 3), 0, attack)
    driver = sit(position)
    envelope = driver.board._sitting.envelope
    journal = Journal()
    again = BoardDriver(
        driver.console, BoardScene(driver.console, Sitting(due, journal, envelope)), journal
    )
    assert journal.calls == ["Roll"]
    assert again.board._play.is_moving
    assert again.board._play.frame
    assert again.board._play.frame.roll
    again.settle()
    assert [type(entry.action) for entry in again.board._play.story.entries] == [Attack, Roll]
    assert len(again.board._play.story.rolls) == 1
