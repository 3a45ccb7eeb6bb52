"""Rows works: its rules, its text, its CPU, and on the handheld beside Chek."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import BadPosition, NotAnAction, RulesError
from engine.core.record import parse_record
from engine.device.operator import Operator
from engine.device.pad import Button
from engine.device.scene import Scene
from engine.device.system.launcher import Launcher
from engine.host import cli
from engine.host.desktop.headless import HeadlessWindow
from engine.host.mixer import NullMixer
from engine.host.player import make_loop
from main import CARDS
from tests.conformance.games import GAMES, SHOWN, find
from tests.engine.driving import Scribe
from tests.examples.rows import CARD
from tests.examples.rows.notation import RowsNotation
from tests.examples.rows.rules import LINES, Rows
from tests.examples.rows.scene import RowsReplay, RowsScene
from tests.examples.rows.state import Place

NOTATION, GAME = RowsNotation(), Rows()


def position(text: str) -> Any:
    return NOTATION.parse_position(text, {})


def test_r01_the_option_says_who_begins() -> None:
    assert GAME.new({}).turn == 0
    assert GAME.new({"first": "N"}).turn == 1


def test_r02_a_full_rank_is_not_named() -> None:
    state = position("..S/NSN/.S. N -")
    assert [roll.rank for roll, _weight in GAME.chance(state)] == [0, 2]  # type: ignore[union-attr]


def test_r03_only_an_empty_cell_of_the_named_rank_is_free() -> None:
    state = position(".../S../..N S 2")
    assert GAME.legal(state, 0) == [Place(4), Place(5)]
    assert GAME.legal(state, 1) == []


def test_r04_there_are_eight_lines_and_each_wins() -> None:
    lines = {frozenset(line) for line in LINES}
    assert len(lines) == 8
    for line in lines:
        cells = bytes(2 * (cell in line) for cell in range(9))
        outcome = GAME.outcome(type(GAME.new({}))(cells, 0))
        assert outcome is not None
        assert outcome.winners == (1,)


def test_r04_a_full_board_is_nobodys() -> None:
    state = position("SNS/NSS/NSN S -")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == ()
    assert NOTATION.call_end(state, outcome) == "Nobody wins."


@pytest.mark.parametrize("text", ["", "... S -", ".../.../... S 4", "SNS/.../... S 3"])
def test_a_bad_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        position(text)


def test_what_is_no_action_is_refused() -> None:
    for parse, text in ((NOTATION.parse_action, "d4"), (NOTATION.parse_chance, "4")):
        with pytest.raises(NotAnAction):
            parse(GAME.new({}), text)
    with pytest.raises(RulesError):
        CARD.make_cpu().make_player("3")


# The text face


def told(*argv: str) -> Any:
    out = io.StringIO()
    with redirect_stdout(out):
        assert cli.run(GAMES, [*argv, "--json"]) == 0
    return json.loads(out.getvalue())


def test_the_cpu_takes_a_line_and_beats_one_that_does_not_look() -> None:
    found = told("think", "rows", "--level", "2", "--position", ".N./SS./.N. S 2")
    assert (found["action"], found["value"]) == ("c2", 1.0)
    points = told("arena", "rows", "--cpu", "2", "--cpu", "1", "--games", "100")["points"]
    assert points["mean"] - points["within"] > 0.5


def test_it_loads_no_more_than_it_needs() -> None:
    code = "import sys, tests.examples; sys.exit('numpy' in sys.modules or 'pygame' in sys.modules)"
    root = Path(__file__).parents[2]
    assert subprocess.run([sys.executable, "-c", code], cwd=root, check=False).returncode == 0


# On the handheld


class Hands(Operator):
    """A real handheld with Chek and Rows, the launcher on top; its matches go to `folder`."""

    def __init__(self, folder: Path) -> None:
        loop = make_loop(SHOWN, folder, 5, HeadlessWindow([]), NullMixer())
        super().__init__(loop.console, loop.stage)
        self.rest()

    def choose(self, *words: str) -> None:
        """Turn to the launcher's item that says so, and open it."""
        for _item in range(8):
            if set(words) <= set(self.words()):
                self.press(Button.A)
                self.rest()
                return
            self.press(Button.RIGHT)
            self.rest()
        raise AssertionError(f"the launcher has no {words}")

    def words(self) -> list[str]:
        scribe = Scribe()
        self.stage.draw(scribe)
        return [each.text for each in scribe.written]


def test_a_match_is_begun_docked_gone_on_with_and_finished(tmp_path: Path) -> None:
    hands = Hands(tmp_path)
    hands.choose("Three in a line, by a die")
    assert hands.shows(RowsScene)
    hands.turn(18)
    hands.press(Button.A)
    hands.dock(docked=True)
    hands.rest()
    assert hands.shows(Launcher)
    assert "Rows is docked here" in hands.words()
    hands.dock(docked=False)
    hands.rest()
    assert hands.shows(RowsScene)
    assert "North to act" in hands.words()
    for _stone in range(9):
        hands.press(Button.A)
    assert not hands.top._now.legal  # type: ignore[attr-defined]
    assert len(list((tmp_path / "finished").iterdir())) == 1
    hands.press(Button.B)
    assert hands.shows(Launcher)
    hands.stage.close()


def test_a_match_that_is_left_lies_on_the_shelf(tmp_path: Path) -> None:
    hands = Hands(tmp_path)
    hands.choose("Three in a line, by a die")
    hands.press(Button.A, Button.B)
    (slip,) = hands.console.shelf.slips()
    assert (slip.saved.card.slug, slip.saved.last) == ("rows", "left")
    assert CARD.tally(slip.saved.match, ("Anna", "")) == "Anna 0, North 0"
    hands.stage.close()


def test_a_record_is_watched(tmp_path: Path) -> None:
    record = parse_record('[Game "rows"]\n\n[2] b2 [1] c1', find)
    hands = Hands(tmp_path)
    scene: Scene = CARD.make_replay(hands.console, record.match, record.headers)
    hands.open(scene)
    assert isinstance(scene, RowsReplay)
    first = hands.shot().digest()
    hands.turn(90)
    assert scene._states[scene._at] == record.match.state
    assert hands.shot().digest() != first
    hands.press(Button.B)
    assert hands.shows(Launcher)
    hands.stage.close()


def test_it_has_its_picture(tmp_path: Path) -> None:
    hands = Hands(tmp_path)
    assert [(name, hands.shows(RowsScene)) for name in CARD.make_shots(hands)] == [("rows", True)]
    hands.stage.close()


def test_it_is_an_example_only() -> None:
    assert CARD not in CARDS
