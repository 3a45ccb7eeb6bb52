"""A match on an own board is saved, gone on with, written down and played again (C04)."""

from datetime import datetime
from pathlib import Path
from typing import Any

from chek import CARD
from chek.ownboards import parse_board, position_of, start_position
from chek.scene.play.starting import rematch, start
from engine.core.game import OptionValue
from engine.core.record import format_record, parse_record
from engine.device.console import Console
from engine.host.disk.store import Store
from tests.chek.scene.sitting import BoardDriver
from tests.engine.driving import make_console
from tests.engine.saves import find_card

DUEL = "Chek board Duel: S3N/5/5/5/N3S"


def console_in(folder: Path) -> Console:
    store: Any = Store(folder, (CARD,), lambda: datetime(2026, 11, 30, 12, 0))
    return make_console(store, cards=(CARD,))


def begin(console: Console, first: str) -> BoardDriver:
    position = position_of(DUEL, {"first": first})
    scene = CARD.make_new(console, {"first": first}, (), position)
    return BoardDriver(console, scene, None)  # type: ignore[arg-type]


def test_c04_a_saved_match_stands_on_its_board(tmp_path: Path) -> None:
    driver = begin(console_in(tmp_path), "S")
    driver.settle()
    driver.play("e1", "e2")
    driver.stage.close()
    (slip,) = console_in(tmp_path).shelf.slips()
    assert slip.saved.envelope.position == start_position(parse_board(DUEL), "S")
    match, journal = console_in(tmp_path).shelf.resume(slip)
    assert CARD.make_notation().format_position(match.state).startswith("S3N/5/5/4S/N4 N")
    journal.close()


def test_c02_the_lot_is_drawn_on_an_own_board(tmp_path: Path) -> None:
    console = console_in(tmp_path)
    turns = set()
    for seed in range(12):
        console.make_seed = lambda seed=seed: seed  # type: ignore[misc]
        sitting = start(console, {}, position=position_of(DUEL, {}))
        turns.add(sitting.table.match.state.turn)
        sitting.leave()
    assert turns == {0, 1}


def test_c04_the_record_of_an_own_board_replays(tmp_path: Path) -> None:
    driver = begin(console_in(tmp_path), "N")
    driver.settle()
    driver.play("a1", "a2")
    sitting = driver.board._sitting
    envelope, match = sitting.envelope, sitting.table.match
    text = format_record(CARD, match, envelope.options, position=envelope.position)
    assert '[Position "S3N/5/5/5/N3S N - 0,0 0"]' in text
    assert "[Layout" not in text
    record = parse_record(text, find_card)
    assert record.match.state == match.state
    driver.stage.close()


def test_c04_a_rematch_is_on_the_same_board_and_the_next_seat_begins(tmp_path: Path) -> None:
    console = console_in(tmp_path)
    for first, following in (("S", "N"), ("N", "S"), ("lot", "lot")):
        options: dict[str, OptionValue] = {"first": first, "quiet": 10}
        sitting = start(console, options, ("Anna", "Bruno"), position=position_of(DUEL, options))
        again = rematch(console, sitting.envelope)
        assert again.envelope.position == position_of(DUEL, {"first": following})
        assert again.envelope.options == {**sitting.envelope.options, "first": following}
        assert again.envelope.names == ("Anna", "Bruno")
        sitting.leave()
        again.leave()
