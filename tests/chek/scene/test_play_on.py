"""Playing on from any point of a saved match or a record, by anybody."""

from pathlib import Path
from typing import Any

import pytest

from chek import CARD
from chek.rules import OPTIONS
from chek.scene.board import BoardScene
from chek.scene.play.players import players_in
from chek.scene.play.starting import start
from chek.scene.players import PlayersScene
from chek.scene.playon import PLAY_ON
from chek.scene.replay import ReplayScene
from engine.core.codec import decode_save
from engine.core.record import parse_record
from engine.core.writing import format_again, headers_of
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.stage import Stage
from engine.device.system.menu import SystemMenu
from engine.device.system.saves_scene import SavesScene
from engine.host.commands.common import find_card
from engine.host.handheld import make_console, make_stage, tapes_place
from tests.chek.scene.sitting import NOTATION
from tests.engine import driving
from tests.engine.driving import Driver
from tests.engine.keeping import Shelf

RECORD = """[Game "chek"]
[Layout "facing2"]
[Size "5"]
[Quiet "9"]
[NextTurn "strict"]
[North "Bruno"]

[S] S: c1-c2 N: c5-c4 S: c2-c3 N: c4xc3 [5:2] S: b1-b2 N: b5-b4 S: offer N: refuse S: d1-d2
"""


def watch(text: str = RECORD, **settings: Any) -> tuple[Driver, Shelf]:
    record = parse_record(text, find_card((CARD,)))
    shelf = Shelf()
    console = driving.make_console(shelf, cards=(CARD,), **settings)
    driver, _opener = driving.drive(console, ReplayScene(console, record.match, record.headers))
    driver.rest(3)
    return driver, shelf


def wind(driver: Operator, acts: int) -> None:
    for _act in range(acts):
        driver.press(Button.RIGHT)
        driver.settle()


def play_on(driver: Operator) -> None:
    driver.press(Button.MENU)
    driver.settle()
    driver.press(Button.DOWN, Button.A)
    driver.settle()


def test_a_new_match_begins_where_the_record_stands() -> None:
    driver, shelf = watch()
    wind(driver, 4)
    replay = driver.top
    assert isinstance(replay, ReplayScene)
    shown = NOTATION.format_position(replay._play.state)
    play_on(driver)
    assert driver.shows(PlayersScene)
    driver.press(Button.A)
    assert driver.shows(BoardScene)
    (envelope,) = shelf.envelopes
    assert envelope.position == shown
    assert {name: envelope.options[name] for name in ("quiet", "next_turn", "layout")} == {
        "quiet": 9,
        "next_turn": "strict",
        "layout": "facing2",
    }
    assert set(envelope.options) == {spec.name for spec in OPTIONS}


def test_the_seat_that_is_to_act_is_a_persons_and_the_others_are_cpus() -> None:
    driver, shelf = watch()
    wind(driver, 2)
    play_on(driver)
    driver.press(Button.A)
    assert shelf.envelopes[0].seats == ("cpu:3", "human")
    assert driver.top._sitting.players.is_practice  # type: ignore[attr-defined]


def test_the_players_of_the_last_match_are_offered_if_a_cpu_was_among_them() -> None:
    driver, shelf = watch(seats=("human", "cpu:5:bold"))
    wind(driver, 2)
    play_on(driver)
    driver.press(Button.A)
    assert shelf.envelopes[0].seats == ("human", "cpu:5:bold")


def test_anybody_can_be_seated_before() -> None:
    driver, shelf = watch()
    wind(driver, 2)
    play_on(driver)
    driver.press(Button.UP, Button.LEFT)
    driver.press(Button.DOWN, Button.A)
    assert shelf.envelopes[0].seats == ("cpu:3", "cpu:5")


def test_b_goes_back_to_the_record() -> None:
    driver, shelf = watch()
    replay = driver.top
    wind(driver, 2)
    play_on(driver)
    driver.press(Button.B)
    assert driver.top is replay
    assert shelf.envelopes == []


def test_the_first_position_has_its_lot_before_it() -> None:
    driver, shelf = watch()
    play_on(driver)
    driver.press(Button.A)
    assert shelf.envelopes[0].position.split()[1] == "-"
    driver.settle()
    assert driver.shows(BoardScene)


@pytest.mark.parametrize(
    ("acts", "text", "reason"),
    [
        (8, RECORD, "An offer is waiting for an answer here: wind on or back."),
        (20, RECORD + "N: resign", "The match is over here: wind back."),
        (20, RECORD + "N: b4-b3 S: b2xb3", "A roll is due here: wind back."),
    ],
)
def test_where_no_match_can_begin_it_says_why(acts: int, text: str, reason: str) -> None:
    driver, shelf = watch(text)
    wind(driver, acts)
    replay = driver.top
    assert isinstance(replay, ReplayScene)
    reasons = {item.key: item.reason for item in replay.menu_items()}
    assert reasons[PLAY_ON] == reason
    play_on(driver)
    assert driver.shows(SystemMenu)
    assert shelf.envelopes == []


def test_a_saved_match_is_looked_through_and_played_on_from(tmp_path: Path) -> None:
    """On disk: the old match stays as it is, and the new one is read back with its start."""
    console, store = make_console((CARD,), tapes_place(tmp_path, 3))
    stage: Stage = make_stage(console)
    operator = Operator(console, stage)
    options: dict[str, Any] = {"layout": "facing2", "size": 5, "first": "S", "quiet": 12}
    operator.open(BoardScene(console, start(console, options, ("Anna", "Bruno"))))
    for _press in range(6):
        operator.press(Button.A)
        operator.settle()
    operator.home()
    (before,) = store.slips()
    operator.open(SavesScene(console))
    operator.press(Button.MENU)
    operator.settle()
    operator.press(Button.A)
    operator.settle()
    assert operator.shows(ReplayScene)
    wind(operator, 2)
    play_on(operator)
    operator.press(Button.A)
    operator.settle()
    assert operator.shows(BoardScene)
    operator.press(Button.A, Button.A)
    operator.settle()
    operator.home()
    saves = {path: decode_save(path.read_bytes(), find_card((CARD,)))
             for path in (tmp_path / "matches").glob("*.match")}  # fmt: skip
    assert len(saves) == 2
    old = next(saved for saved in saves.values() if not saved.envelope.position)
    new = next(saved for saved in saves.values() if saved.envelope.position)
    assert old.match == before.saved.match
    assert new.envelope.options["quiet"] == 12
    assert new.match.start == NOTATION.parse_position(new.envelope.position, new.envelope.options)
    assert new.match.log


def test_b_goes_back_to_the_list(tmp_path: Path) -> None:
    console, _store = make_console((CARD,), tapes_place(tmp_path, 3))
    operator = Operator(console, make_stage(console))
    operator.open(BoardScene(console, start(console, {"first": "S"})))
    operator.press(Button.A, Button.A)
    operator.settle()
    operator.home()
    operator.open(SavesScene(console))
    saves = operator.top
    operator.press(Button.MENU)
    operator.settle()
    operator.press(Button.A)
    operator.settle()
    operator.press(Button.B)
    assert operator.top is saves


def test_what_is_looked_through_keeps_its_position_and_its_cpu_players() -> None:
    """Its record begins where the match began, and the CPU's seat bears its level."""
    driver, shelf = watch(seats=("human", "cpu:3:bold", "cpu:3", "cpu:3"))
    wind(driver, 4)
    play_on(driver)
    driver.press(Button.A)
    driver.settle()
    journal = shelf.envelopes[0]
    scene = driver.top
    assert isinstance(scene, BoardScene)
    headers = headers_of(CARD, journal, scene._sitting.table.match)
    assert (headers["Position"], headers["North"]) == (journal.position, "cpu:3:bold")
    text = format_again(CARD, scene._sitting.table.match, headers)
    again = parse_record(text, find_card((CARD,)))
    assert again.match.start == scene._sitting.table.match.start
    assert players_in(again.headers, again.match.start.setup).kind(1) == "CPU 3"
    assert players_in(again.headers, again.match.start.setup).name(1) == "Ring"
