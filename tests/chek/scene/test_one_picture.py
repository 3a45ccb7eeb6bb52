"""One state, one picture: what stands on the screen never depends on how one came there."""

from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from chek.scene.board import BoardScene
from chek.scene.picture.dice import odds_picture
from chek.scene.play.chaining import Chaining
from chek.scene.play.motion import READ_TICKS
from chek.scene.play.pairing import Pairing
from chek.scene.play.picking import Picking
from chek.scene.play.sitting import Sitting
from engine.device.draw.screen import Screen
from engine.device.pad import Button
from engine.device.system.dialog import Dialog
from engine.device.system.menu import SystemMenu
from tests.chek.scene.cardtable import TABLE
from tests.chek.scene.sitting import CHAIN, CPU, FOUR, YOU, BoardDriver, sit, words
from tests.engine.keeping import Journal

TWO = "2N2/1NN2/1SS2/2S2/N3S S - 1,1 0"
FIGHT = "5/1NNN1/1SSS1/5/5 S - 0,0 0"
LATE = "5/2N2/2S2/1S3/N4 S - 2,2 78"
SURE = "5/1N1N1/1SSS1/2S2/N3N S - 0,0 0"
TABLES: dict[str, dict[str, Any]] = {
    "two": {"position": TWO},
    "fight": {"position": FIGHT},
    "late": {"position": LATE},
    "cpu": {"position": FIGHT, "players": (YOU, CPU)},
    "four": {"position": FOUR},
    "chain": {"position": CHAIN, "players": (YOU, YOU, "cpu:1", YOU)},
    "simple": {"position": SURE, "edition": "simple"},
    "basic": {"position": FIGHT, "edition": "basic"},
    "nights": {"position": TABLE, "edition": "nights"},
}
STEPS = ("up", "right", "down", "left", "a", "a", "b", "on", "back", "Hint", "Undo", "dock", "bar")
BUTTONS = {
    "up": Button.UP, "right": Button.RIGHT, "down": Button.DOWN, "left": Button.LEFT,
    "a": Button.A, "b": Button.B,
}  # fmt: skip

WHERE = st.sampled_from(sorted(TABLES))


def do(driver: BoardDriver, step: str) -> None:
    """One thing a person does; a question that comes up is left, with B or with an answer."""
    if step in BUTTONS:
        driver.press(BUTTONS[step])
    elif step in {"on", "back"}:
        driver.turn(18 if step == "on" else -18)
    elif step in {"Hint", "Undo"}:
        open_item(driver, step)
    elif step == "dock":
        driver.dock(docked=True)
        driver.settle()
        driver.dock(docked=False)
    else:
        driver.console.set(evaluation_bar=not driver.console.settings.evaluation_bar)
        driver.rest(2)
    driver.settle()
    while driver.shows(Dialog) or driver.shows(SystemMenu):
        driver.press(Button.B)
        driver.settle()


def open_item(driver: BoardDriver, step: str) -> None:
    """The first item of the menu takes back, however it is called; the second hints."""
    driver.press(Button.MENU)
    driver.settle()
    driver.press(*[Button.DOWN] * (step == "Hint"), Button.A)
    driver.settle()


def anew(driver: BoardDriver) -> BoardDriver:
    """The same match, opened anew, and the hand brought to where it is."""
    board = driver.board
    envelope, match = board._sitting.envelope, board._sitting.table.match
    journal = Journal()
    scene = BoardScene(driver.console, Sitting(match, journal, envelope))
    fresh = BoardDriver(driver.console, scene, journal)
    fresh.settle()
    bring(board._phase, scene._phase)
    fresh.tick()
    fresh.settle()
    return fresh


def bring(there: object, here: object) -> None:
    """Have a hand stand where another does."""
    match there, here:
        case Picking(), Picking():
            here.at, here.picked, here._target = there.at, there.picked, there._target
        case Chaining(), Chaining():
            here.at, here.box = there.at, there.box
        case Pairing(), Pairing():
            if there.first:
                here._lay(there.first)
            bring(there._hand, here._hand)
        case _:
            assert type(there) is type(here)


def picture(driver: BoardDriver) -> Screen:
    screen = Screen()
    driver.stage.draw(screen)
    return screen


def check(driver: BoardDriver) -> None:
    """The picture is that of the match opened anew; a sentence just said is no part of it."""
    board = driver.board
    if driver.top is not board or board._notice:
        return
    assert np.array_equal(picture(driver).pixels, picture(anew(driver)).pixels)
    phase = board._phase
    if isinstance(phase, Chaining):
        counts = odds_picture(driver.state, phase.attack)
        assert {counts.attacker.total, counts.defender.total} <= set(words(driver))


def play(table: str, steps: list[str], seed: int) -> None:
    driver = sit(**TABLES[table], seed=seed)
    driver.settle()
    check(driver)
    for step in steps:
        if driver.top is not driver.board:  # a result, or the launcher
            break
        do(driver, step)
        check(driver)


@given(
    st.sampled_from(sorted(TABLES)),
    st.lists(st.sampled_from(STEPS), max_size=14),
    st.integers(0, 99),
)
@example("basic", ["a", "bar", "a"], 0)  # the bar stood still as it was before
@settings(max_examples=30)
def test_the_picture_depends_on_the_match_and_the_hand_alone(
    table: str, steps: list[str], seed: int
) -> None:
    play(table, steps, seed)


@pytest.mark.long
@given(
    st.sampled_from(sorted(TABLES)),
    st.lists(st.sampled_from(STEPS), max_size=60),
    st.integers(0, 99),
)
@settings(max_examples=1500)
def test_the_picture_depends_on_the_match_and_the_hand_alone_at_length(
    table: str, steps: list[str], seed: int
) -> None:
    play(table, steps, seed)


def test_the_odds_stand_there_once_the_roll_could_be_read() -> None:
    """Left, Left, A, Up, A, and wait: nobody has to turn the crank for them."""
    driver = sit("5/NNNNN/SSSSS/5/5 S - 0,0 0", seed=2)
    driver.press(Button.LEFT, Button.LEFT, Button.A, Button.UP)
    assert "of 36" in words(driver)
    driver.press(Button.A)
    dice = rolled_while_moving(driver)
    assert dice >= READ_TICKS
    assert isinstance(driver.board._phase, Chaining)
    assert {"of 36", "+1 chain"} <= set(words(driver))


def rolled_while_moving(driver: BoardDriver) -> int:
    """Play the motion; for how many ticks both totals could be read."""
    seen = 0
    for _tick in range(400):
        driver.tick()
        frame = driver.board._play.frame
        if frame is None:
            break
        seen += bool(frame.roll and frame.roll.attacker.die and not frame.tumble)
    return seen


def test_old_dice_go_when_play_moves_on() -> None:
    driver = sit("5/2N2/2S2/5/S3N S - 0,0 0", seed=4)
    driver.play("c3", "c4")
    assert driver.board._play.story.last_roll
    assert "wins ties" in words(driver) or "of 36" not in words(driver)
    driver.press(Button.A, Button.A)
    driver.settle()
    assert driver.journal.calls[-1] == "Move"
    assert driver.board._play.story.last_roll is None
