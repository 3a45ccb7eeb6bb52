"""Matches with cards for the tests of the edition `nights`."""

import pytest

from chek.state import State
from engine.core.game import (
    IllegalAction,
    OptionValue,
)
from tests.chek.playing import GAME, act, position

DEAL = "[S:A23456789TJQK/N:KQJT98765432A]"
DUEL = {5: "4,S7,5", 9: "9,NK"}
PAIR = {5: "4,S7,S8,SK,3", 9: "9,NK"}


def new(**chosen: OptionValue) -> State:
    return GAME.new({"edition": "nights", **chosen})


def nights(rows: dict[int, str], rest: str = "S - 0,0 0", **chosen: OptionValue) -> State:
    """A position of the ranks that are not empty."""
    ranks = "/".join(rows.get(rank, "10") for rank in range(10, 0, -1))
    return position(f"{ranks} {rest}", edition="nights", **chosen)


def cell(name: str) -> int:
    return new().setup.board.parse_cell(name)


def refused(state: State, word: str) -> str:
    with pytest.raises(IllegalAction) as error:
        act(state, word)
    return str(error.value)
