"""`play chek --board FILE`: a match on a shared board, or one sentence (C04)."""

from argparse import Namespace
from pathlib import Path

import pytest

from engine.host.commands.common import CommandError
from engine.host.commands.play import _direct
from tests.examples.rows import CARD as ROWS
from tests.host.running import crankboard, refused

DUEL = "Chek board Duel: S3N/5/5/5/N3S"


@pytest.fixture
def board(tmp_path: Path) -> str:
    path = tmp_path / "duel.txt"
    path.write_text(f"\n{DUEL}\n", encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("more", [(), ("--option", "first=N"), ("--seats", "S=human,N=human")])
def test_c04_a_match_on_a_board_opens(board: str, tmp_path: Path, more: tuple[str, ...]) -> None:
    folder = str(tmp_path / "data")
    done = crankboard(
        "play", "chek", "--board", board, *more, "--frames", "2", "--data-dir", folder
    )
    assert (done.code, done.out, done.err) == (0, "", "")


def test_c04_a_board_comes_from_standard_input_too(tmp_path: Path) -> None:
    words = ("play", "chek", "--board", "-", "--frames", "1", "--data-dir", str(tmp_path))
    assert crankboard(*words, stdin=DUEL).code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--layout", "facing2"), "The board says its layout itself; leave the option layout out."),
        (
            ("--option", "edition=nights"),
            "The edition “nights” has no boards of your own.",
        ),
        (("--option", "size=5"), "The board says its size itself; leave the option size out."),
        (("--option", "first=W"), "The option first=W names no seat here; this board seats S, N."),
    ],
)
def test_c04_what_the_board_says_itself_is_refused(
    board: str, words: tuple[str, ...], sentence: str
) -> None:
    assert refused("play", "chek", "--board", board, *words) == f"{board}: {sentence}"


def test_c04_seats_that_the_board_has_not_are_refused(board: str) -> None:
    told = refused("play", "chek", "--board", board, "--seats", "W=human")
    assert told == "--seats takes S=human or S=cpu:4 for the seats S, N, not “W=human”."


def test_c04_bad_boards_are_told_with_their_file(tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("Chek board Duel: S3N/5/5/5/N3\n", encoding="utf-8")
    told = refused("play", "chek", "--board", str(path))
    assert told == f"{path}: The rank “N3” has 4 cells; a board of 5 ranks needs 5."
    path.write_text("Chek board Duel: S4/5/5/5/5\n", encoding="utf-8")
    told = refused("play", "chek", "--board", str(path))
    assert told == f"{path}: N has no piece on the board (Ring); each seat needs one."
    path.write_bytes(b"\xff\xfe")
    assert refused("play", "chek", "--board", str(path)).startswith(f"{path}:1: this is not UTF-8")
    missing = tmp_path / "none.txt"
    told = refused("play", "chek", "--board", str(missing))
    assert told.startswith(f"{missing}: it cannot be read")


def test_a_board_belongs_to_a_game(board: str) -> None:
    assert "name it too" in refused("play", "--board", board)


def test_a_game_without_such_boards_says_so(board: str) -> None:
    args = Namespace(game="rows", board=board, seats=None, option=[], layout="", edition="")
    with pytest.raises(CommandError, match=r"Rows has no boards of your own\."):
        _direct((ROWS,), args)
