"""What the README promises: its two commands, its table of commands, its record."""

import re
import tomllib
from pathlib import Path

from chek.ownboards import format_board, read_board
from engine.host.cli import COMMANDS
from tests.host.running import crankboard, refused

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def indented(first: str) -> str:
    """The indented block of the README that begins with `first`."""
    found = re.search(rf"(?m)^    {re.escape(first)}.*\n(?:(?:    .*)?\n)*", README)
    assert found
    return re.sub(r"(?m)^    ", "", found[0])


def test_the_two_commands_stand_there_word_for_word() -> None:
    assert "\n    pip install -e . && python main.py\n" in README
    assert "\n    pip install -e '.[test]' && pytest\n" in README


def test_every_command_is_in_the_table() -> None:
    section = README.partition("## Text")[2].partition("## Develop")[0]
    rows = re.findall(r"(?m)^\| `([a-z]+)", section)
    assert set(rows) == COMMANDS.keys()


def test_the_record_can_be_replayed() -> None:
    done = crankboard("check", stdin=indented('[Game "chek"]'))
    assert done.code == 0
    assert "Scores: S 2, N 4" in done.out


def test_the_sentence_for_bad_input_is_the_real_one() -> None:
    record = indented('[Game "chek"]').replace("c2-c3", "c2-c9")
    told = refused("check", stdin=record)
    assert told.removeprefix("-") in README


def test_the_board_can_be_played_on() -> None:
    board = read_board(indented("Chek board "))
    assert format_board(board) in README


def test_pictures_and_pages_exist() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / link).is_file(), link


def test_python_and_extras_are_as_written() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == ">=3.11"
    assert "Python 3.11 or newer" in README
    assert {"test", "capture"} <= project["optional-dependencies"].keys()
