"""`play --stream`: every entry is called aloud, whatever becomes of the listener (C26)."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from chek import CARD
from chek.rules import Chek
from chek.state import Action, Attack
from engine.core.card import Card
from engine.core.codec import Saved, decode_save, start_of
from engine.core.game import Seat
from engine.core.match import from_start
from engine.core.table import LocalTable
from engine.host.calling import CallingShelf
from engine.host.commands.common import find_card
from engine.host.disk.store import Store, StoreError
from main import CARDS
from tests.engine.saves import GAME, make_envelope, make_store
from tests.host.running import fill
from tests.sampling import sampled

ROOT = Path(__file__).parent.parent.parent
TAPES = ROOT / "tests" / "golden" / "tapes"
SEEDS = {"chek-two": 2, "chek-four": 4}
ENV = {
    **os.environ,
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "PYTHONPATH": str(ROOT),
}


def command(name: str, folder: Path, *more: str) -> list[str]:
    """The whole program, a real window on the dummy driver, used as the tape tells."""
    tape = str(TAPES / f"{name}.tape")
    play = ["play", "--stream", "--seed", str(SEEDS[name]), "--data-dir", str(folder)]
    child = [sys.executable, "-m", "tests.host.stream_child"]
    return [*child, tape, *play, "--scale", "1", *more]


def finished(folder: Path) -> Saved:
    (path,) = (folder / "finished").glob("*.match")
    return decode_save(path.read_bytes(), find_card(CARDS))


def called(saved: Saved) -> list[str]:
    """What a stream says of a whole match after its first line."""
    game, notation = saved.card.make_game(), saved.card.make_notation()
    state, lines = saved.match.start, []
    for entry in saved.match.log:
        lines.append(notation.call(state, entry.seat, entry.action))
        state = game.apply(state, entry.seat, entry.action)
    outcome = game.outcome(state)
    assert outcome is not None
    return [*lines, notation.call_end(state, outcome)]


@pytest.mark.parametrize("name", sampled(SEEDS, 2))
def test_c26_a_whole_match_by_tape_is_called_line_by_line(name: str, tmp_path: Path) -> None:
    done = subprocess.run(
        command(name, tmp_path), env=ENV, capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    first, *lines = done.stdout.splitlines()
    assert first.startswith("Chek, a new match: Disc ")
    assert lines == called(finished(tmp_path))


def test_c26_a_listener_that_leaves_costs_no_entry(tmp_path: Path) -> None:
    with subprocess.Popen(
        command("chek-two", tmp_path), env=ENV, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        assert program.stdout.readline() == b"Chek, a new match: Disc 5, Ring 5.\n"
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(120) == 0
    assert len(called(finished(tmp_path))) > 100


def test_c26_a_listener_that_sleeps_does_not_stop_the_game(tmp_path: Path) -> None:
    read, write = os.pipe()
    fill(write)
    done = subprocess.run(
        command("chek-two", tmp_path), env=ENV, stdout=write, stderr=subprocess.PIPE,
        check=False, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(called(finished(tmp_path))) > 100
    os.close(write)
    os.close(read)


# The shelf that calls


class Heard:
    """A store whose matches are called, and what was said."""

    def __init__(self, folder: Path, card: Card = CARD) -> None:
        self.card = card
        self.store: Store = make_store(folder)
        self.lines: list[str] = []
        self.shelf = CallingShelf(self.store, self.lines.append)

    def take(self) -> list[str]:
        lines = list(self.lines)
        self.lines.clear()
        return lines

    def begin(self, **changes: Any) -> LocalTable[Any, Any, Any]:
        envelope = make_envelope(2, 5, **changes)
        self.journal = self.shelf.begin(self.card, envelope)
        match = from_start(start_of(CARD, envelope), envelope.seed)
        return LocalTable(GAME, match, self.journal)

    def resume(self) -> LocalTable[Any, Any, Any]:
        (slip,) = self.shelf.slips()
        match, self.journal = self.shelf.resume(slip)
        return LocalTable(GAME, match, self.journal)


def act(table: LocalTable[Any, Any, Any], *words: str) -> None:
    """The acting seat does so; chance follows by itself."""
    for word in words:
        state = table.match.state
        action = CARD.make_notation().parse_action(state, word)
        table.send(GAME.actors(state)[0], action, table.poll()[-1].decision)


def test_c26_attacks_rolls_and_undone_steps_are_called(tmp_path: Path) -> None:
    heard = Heard(tmp_path)
    table = heard.begin(position="5/2N2/2SS1/5/N4 S - 0,0 0")
    assert heard.take() == ["Chek, a new match: Disc 2, Ring 2."]
    act(table, "d3-d4")
    table.undo()
    act(table, "c3xc4")
    first, taken, attack, roll = heard.take()
    assert (first, taken) == ("Disc: D3 to D4.", "Taken back.")
    assert attack == "Disc: C3 to C4, attacking Ring."
    assert roll in {f"{a} plus 1 against {b}, {_winner(a, b)} wins."
                    for a in range(1, 7) for b in range(1, 7)}  # fmt: skip


def _winner(attacker: int, defender: int) -> str:
    return "Disc" if attacker + 1 > defender else "Ring"


def test_c26_a_resumed_match_begins_with_where_it_stands(tmp_path: Path) -> None:
    heard = Heard(tmp_path)
    act(heard.begin(options={"layout": "checkers2", "first": "S"}), "a1-a2", "b8-a8")
    heard.journal.close()
    heard.take()
    table = heard.resume()
    assert heard.take() == ["Chek, gone on with: Disc to act, 2 turns; Disc 8, Ring 8."]
    table.undo()
    table.undo()
    act(table, "a1-b1")
    assert heard.take() == ["Taken back.", "Taken back.", "Disc: A1 to B1."]


def test_c26_the_end_is_called(tmp_path: Path) -> None:
    heard = Heard(tmp_path)
    table = heard.begin(position="8/3N4/8/1S6/8/8/8/8 S - 7,7 3")
    act(table, "offer", "agree")
    assert heard.take()[1:] == [
        "Disc offers to end.", "Ring agrees.", "Disc and Ring share the win, 8 to 8.",
    ]  # fmt: skip
    heard.journal.finish()
    assert list((tmp_path / "finished").glob("*.match"))


def test_what_a_disk_refuses_is_not_called(tmp_path: Path) -> None:
    heard = Heard(tmp_path)
    table = heard.begin(options={"layout": "checkers2", "first": "S"})
    heard.take()
    heard.journal.close()
    with pytest.raises(StoreError):
        act(table, "a1-a2")
    assert heard.take() == []


class Secretive(Chek):
    """Nobody sees another's moves."""

    def redact(self, seat: Seat, action: Action, viewer: Seat | None) -> Action | None:
        return action if viewer == seat or isinstance(action, Attack) else None


def test_a_stream_says_what_a_spectator_may_know(tmp_path: Path) -> None:
    heard = Heard(tmp_path, replace(CARD, make_game=Secretive))
    table = heard.begin(position="5/2N2/2SS1/5/N4 S - 0,0 0")
    act(table, "c3-c2", "c4-c3", "c2xc3")
    assert heard.take()[1:] == ["Disc: C2 to C3, attacking Ring."]


def test_matches_are_listed_and_deleted_as_before(tmp_path: Path) -> None:
    heard = Heard(tmp_path)
    act(heard.begin(options={"layout": "checkers2", "first": "S"}), "a1-a2")
    heard.journal.mark("docked")
    heard.journal.close()
    (slip,) = heard.shelf.slips()
    assert slip.is_docked
    heard.shelf.delete(slip)
    assert heard.shelf.slips() == []
    assert heard.shelf.troubles() == []
